import { useIsAnsweredToday } from '../features/picking/answered.ts';
import { hoursQuestionOf } from '../features/picking/hourDraft.ts';
import { formatHoursQuestion, parseHoursQuestion } from '../features/picking/pickQuery.ts';
import { useAsking } from '../features/picking/useAsking.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useToday } from '../lib/time/useToday.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { PickPage } from './PickDock.tsx';
import { HourForm, useHourDraft } from './HourForm.tsx';
import { answerOf, NotAnswered, PickHourAnswer } from './PickHourAnswer.tsx';

/** 择时: good hours of a day for a matter. */
export default function PickHourPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择时">
      <PickHour />
    </FlagGate>
  );
}

function PickHour() {
  const ask = useAsking();
  const go = useGo();
  const query = useQueryTexts();
  const today = useToday();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const defaults = { date: today.date, preset };
  const parsed = parseHoursQuestion(query, defaults);
  const fresh = parseHoursQuestion({}, defaults);
  if (!fresh.ok) throw new Error('Cannot begin a search: the defaults were refused');
  const [draft, setDraft] = useHourDraft(JSON.stringify(query), parsed, fresh.value);
  const isPaid = useIsAnsweredToday(parsed.ok ? parsed.value : null);
  const search = async (): Promise<void> => {
    const question = hoursQuestionOf(draft, preset);
    const address = formatHoursQuestion(question);
    const work = () => answerOf(question);
    if (await ask({ question, feature: 'Shi', people: draft.people, page: 'pickHour', address, work }))
      go.to('pickHour', address, { replace: true });
  };
  return (
    <PickPage
      title="择时"
      cost={<QuotaHint feature="Shi" />}
      onSearch={search}
      error={parsed.ok ? null : parsed.error}
    >
      <Columns isStill>
        <Column>
          <HourForm draft={draft} onDraft={setDraft} />
        </Column>
        <Column>
          {parsed.ok && isPaid && 'affair' in query ? (
            <PickHourAnswer key={JSON.stringify(query)} question={parsed.value} />
          ) : (
            <NotAnswered />
          )}
        </Column>
      </Columns>
    </PickPage>
  );
}
