import { FEATURE_NAMES } from '@shangyuan/contract';
import { jdnOf, weekdayOf, type CivilDate } from '@shangyuan/engine/time';
import { isAnswered, rememberAnswered } from '../features/picking/answered.ts';
import { answerOf, keyOf } from '../features/picking/pickAnswer.ts';
import { errorText, parseDay, parseDaysQuestion, type DaysQuestion } from '../features/picking/pickQuery.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useCalendar } from '../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { shortWeekday } from '../lib/words/text.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Page, PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ArrivalGate } from '../ui/states/ArrivalGate.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import { PickedDay, PlainDay } from './PickedDay.tsx';

/** 日详情: a day, and where it was picked for something what the answer says of it. */
export default function DayDetailsPage() {
  const query = useQueryTexts();
  const preset = presetOf(useSettings((settings) => settings.almanacPreset));
  const date = parseDay(query);
  if (date === null) return <InvalidAddress text={errorText('date')} />;
  const parsed = query['affair'] === undefined ? null : parseDaysQuestion(query, { date, preset });
  if (parsed !== null && !parsed.ok) return <InvalidAddress text={errorText(parsed.error)} />;
  return (
    <FlagGate flag="is_show_lucky_day" title="日详情">
      <Details key={formatDate(date)} date={date} question={parsed?.value ?? null} />
    </FlagGate>
  );
}

function InvalidAddress({ text }: { readonly text: string }) {
  const go = useGo();
  const leave = () => go.to('pickDay', {}, { replace: true });
  return (
    <Page title="日详情">
      <EmptyState action={<Button onClick={leave}>去择日</Button>}>{text}</EmptyState>
    </Page>
  );
}

interface DetailsProps {
  readonly date: CivilDate;
  /** What the day was picked for; null for a plain day. */
  readonly question: DaysQuestion | null;
}

function Details({ date, question }: DetailsProps) {
  const engine = useCalendar(date.year);
  const title = `${date.year}年${date.month}月${date.day}日 ${shortWeekday(weekdayOf(jdnOf(date)))}`;
  if (engine.state === 'ready' && question !== null)
    return (
      <ArrivalGate
        title={title}
        question={keyOf(question)}
        isOpen={isAnswered(question)}
        failed="没有算出来，请重试"
        find={() =>
          Promise.resolve({
            feature: 'Ri',
            reason: FEATURE_NAMES.Ri,
            why: '这一天合适不合适，要用一次择日。',
            isPassed: () => isAnswered(question),
            work: () => answerOf(question),
            onPass: () => rememberAnswered(question),
          })
        }
      >
        <PickedDay title={title} date={date} question={question} engine={engine.value} />
      </ArrivalGate>
    );
  return (
    <PageShell title={title}>
      {engine.state === 'ready' ? (
        <PlainDay date={date} engine={engine.value} />
      ) : (
        <PageBody>
          {engine.state === 'loading' && <Skeleton />}
          {engine.state === 'failed' && <ErrorState onRetry={engine.retry}>历表没有加载成功</ErrorState>}
        </PageBody>
      )}
    </PageShell>
  );
}
