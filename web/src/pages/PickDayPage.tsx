import { useIsAnsweredToday } from '../features/picking/answered.ts';
import { keyOf } from '../features/picking/pickAnswer.ts';
import {
  formatDaysQuestion,
  parseDaysQuestion,
  type DaysQuestion,
  type PickQueryError,
} from '../features/picking/pickQuery.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useToday } from '../lib/time/useToday.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { DaysSearch } from './DaysSearch.tsx';
import { DaysAnswer } from './DaysAnswer.tsx';

/** 择日: good days for a matter, with reasons. */
export default function PickDayPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择日">
      <PickDay />
    </FlagGate>
  );
}

/** The page for the question in its address; an invalid address shows an error and a new search. */
function useDaysQuestion(): { readonly question: DaysQuestion; readonly error: PickQueryError | null } {
  const query = useQueryTexts();
  const { date } = useToday();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const parsed = parseDaysQuestion(query, { date, preset });
  if (parsed.ok) return { question: parsed.value, error: null };
  const fresh = parseDaysQuestion({}, { date, preset });
  if (!fresh.ok) throw new Error('Cannot begin a search: the defaults were refused');
  return { question: fresh.value, error: parsed.error };
}

/** The form, or the answer where the question was paid for today. */
function PickDay() {
  const go = useGo();
  const query = useQueryTexts();
  const { question, error } = useDaysQuestion();
  const isPaid = useIsAnsweredToday(question);
  const isAsking = query['affair'] === undefined || query['edit'] !== undefined || error !== null;
  if (isAsking || !isPaid) return <DaysSearch key={keyOf(question)} question={question} error={error} />;
  const edit = () => go.to('pickDay', { ...formatDaysQuestion(question), edit: '1' });
  return <DaysAnswer key={keyOf(question)} question={question} onEdit={edit} />;
}
