import { useNavigate } from '@tanstack/react-router';
import {
  rememberAnswered,
  rememberNames,
  useIsAnsweredToday,
  isAnsweredToday,
} from '../features/picking/answered.ts';
import { hoursQuestionOf } from '../features/picking/hourDraft.ts';
import { errorText, formatHoursQuestion, parseHoursQuestion } from '../features/picking/pickQuery.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { PATHS } from '../lib/page/paths.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { PickDock } from './PickDock.tsx';
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
  const gate = useGate();
  const go = useGo();
  const navigate = useNavigate();
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
    rememberNames(
      question.people.map((person, index) => ({ person, name: draft.people[index]?.name ?? '' })),
    );
    if (!isAnsweredToday(question)) {
      // The address becomes that of the question, so that a detour to login returns to it.
      await navigate({ to: PATHS.pickHour, search: formatHoursQuestion(question), replace: true });
      const passage = await gate('Shi', () => answerOf(question));
      if (!passage.isOpen) return;
      rememberAnswered(question);
    }
    go.to('pickHour', formatHoursQuestion(question), { replace: true });
  };
  return (
    <PageShell
      title="择时"
      isWide
      dock={
        <PickDock>
          <QuotaHint feature="Shi" />
          <Button onClick={() => void search()}>查询</Button>
        </PickDock>
      }
    >
      <PageBody>
        {!parsed.ok && <FormError>{errorText(parsed.error)}</FormError>}
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
        <Disclaimer>依据：{preset}。</Disclaimer>
      </PageBody>
    </PageShell>
  );
}
