import { useNavigate } from '@tanstack/react-router';
import { pickHours, type PickHoursResult } from '@shangyuan/engine/almanac';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PickCaseSheet } from '../features/cases/PickCaseSheet.tsx';
import {
  rememberAnswered,
  rememberNames,
  useIsAnsweredToday,
  isAnsweredToday,
} from '../features/picking/answered.ts';
import { HourCards } from '../features/picking/HourCards.tsx';
import { followedDraft, hourDraftOf, hoursQuestionOf } from '../features/picking/hourDraft.ts';
import { yearOnlyNote } from '../features/picking/participants.ts';
import { RemovedHours } from '../features/picking/RemovedHours.tsx';
import { PeopleField } from '../features/picking/PeopleField.tsx';
import { AffairGroup, DateNote } from '../features/picking/PickDayForm.tsx';
import {
  errorText,
  formatHoursQuestion,
  parseHoursQuestion,
  pickHoursQuery,
  type HoursQuestion,
  type PickQueryError,
} from '../features/picking/pickQuery.ts';
import { useSettings } from '../lib/device/settings.ts';
import { calendarOf } from '../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { PATHS } from '../lib/page/paths.ts';
import { useResource } from '../lib/page/resource.ts';
import { beijingTime } from '../lib/time/beijing.ts';
import { useWide } from '../lib/device/useWide.ts';
import { useMinute } from '../lib/time/clock.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useGate } from '../lib/wire/useGate.ts';
import { presetOf } from '../lib/words/almanacText.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { Button } from '../ui/controls/Button.tsx';
import { DateTile } from '../ui/controls/DateTile.tsx';
import { Card } from '../ui/display/Card.tsx';
import { FormGroup } from '../ui/display/FormGroup.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Grid } from '../ui/kit/Kit.tsx';
import styles from './PickDayPage.module.css';
import type { Result } from '../lib/page/result.ts';

const NewPersonSheet = lazy(() => import('./NewPersonSheet.tsx'));

/** 择时: good hours of a day for a matter. */
export default function PickHourPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择时">
      <PickHour />
    </FlagGate>
  );
}

/**
 * The form, which follows every change of the address.
 *
 * @param address the address text: a new day does not change it
 */
function useHourDraft(address: string, parsed: Result<HoursQuestion, PickQueryError>, fresh: HoursQuestion) {
  const [followed, setFollowed] = useState(address);
  const [draft, setDraft] = useState(() => hourDraftOf(parsed.ok ? parsed.value : fresh));
  if (address !== followed) {
    setFollowed(address);
    if (parsed.ok) setDraft(followedDraft(draft, parsed.value));
  }
  return [draft, setDraft] as const;
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
        <Grid
          columns="minmax(0, auto) minmax(max-content, 1fr)"
          gap={4}
          align="center"
          size="cell"
          tone="soft"
          className={styles.Dock}
        >
          <QuotaHint feature="Shi" />
          <Button onClick={() => void search()}>查询</Button>
        </Grid>
      }
    >
      <PageBody>
        {!parsed.ok && <FormError>{errorText(parsed.error)}</FormError>}
        <Columns isStill>
          <Column>
            <AffairGroup affairId={draft.affair} onAffair={({ id }) => setDraft({ ...draft, affair: id })} />
            <FormGroup label="日期">
              <Card>
                <DateTile
                  label="日期"
                  date={draft.date}
                  note={<DateNote date={draft.date} />}
                  onChange={({ date }) => setDraft({ ...draft, date })}
                />
              </Card>
            </FormGroup>
            <FormGroup label="参与人" note="可不填，最多四人">
              <Card>
                <PeopleField
                  affair={draft.affair}
                  people={draft.people}
                  onChange={(people) => setDraft({ ...draft, people })}
                  caseSheet={(props) => <PickCaseSheet title="参与人" {...props} />}
                  birthSheet={(props) => (
                    <Suspense fallback={null}>
                      <NewPersonSheet {...props} />
                    </Suspense>
                  )}
                />
              </Card>
            </FormGroup>
          </Column>
          <Column>
            {parsed.ok && isPaid && 'affair' in query ? (
              <Answer key={JSON.stringify(query)} question={parsed.value} />
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

/** Place of the answer, shown where it is beside the question. */
function NotAnswered() {
  const isBeside = useWide('panes');
  return isBeside ? <EmptyState>选好事项与日期，点「查询」，时辰列在这里</EmptyState> : null;
}

async function answerOf(question: HoursQuestion): Promise<PickHoursResult> {
  return pickHours(pickHoursQuery(question), await calendarOf(question.date.year));
}

function Answer({ question }: { readonly question: HoursQuestion }) {
  const loaded = useResource({ queryKey: ['hoursAnswer', question], queryFn: () => answerOf(question) });
  const clock = beijingTime(useMinute());
  const isToday = formatDate(clock) === formatDate(question.date);
  const top = useRef<HTMLElement>(null);
  const isReady = loaded.state === 'ready';
  useEffect(() => {
    if (isReady) top.current?.scrollIntoView({ block: 'start' });
  }, [isReady]);
  return (
    <section ref={top} aria-label="结果" className={styles.Result}>
      {loaded.state === 'loading' && <Skeleton />}
      {loaded.state === 'failed' && <ErrorState onRetry={loaded.retry}>没有算出来，请重试</ErrorState>}
      {loaded.state === 'ready' && (
        <Result
          result={loaded.value}
          yearOnly={yearOnlyNote(question.people)}
          nowHour={isToday ? clock.hour + clock.minute / 60 : null}
          date={formatDate(question.date)}
        />
      )}
    </section>
  );
}

interface ResultProps {
  readonly result: PickHoursResult;
  /** What was not considered of people known only by a year; may be empty. */
  readonly yearOnly: string;
  readonly nowHour: number | null;
  readonly date: string;
}

function Result({ result, yearOnly, nowHour, date }: ResultProps) {
  return (
    <>
      <FormGroup label="时辰" note={`${date}，最合适的在前`}>
        {result.hours.length === 0 ? (
          <EmptyState>当日无合适时辰，看前后几天试试</EmptyState>
        ) : (
          <Card isPadded={false}>
            <HourCards hours={result.hours} nowHour={nowHour} />
          </Card>
        )}
      </FormGroup>
      {yearOnly !== '' && <Note align="start">{yearOnly}</Note>}
      {result.isGoodByNightAlone && <Notice>当日的吉时都在夜间，看前后几天试试</Notice>}
      {result.dayVerdict !== '宜' && (
        <Notice>
          这一天对{result.affair.name}是“{result.dayVerdict}”，可以先择日；上面仍列出当日较好的时辰。
        </Notice>
      )}
      <RemovedHours hours={result.rejected} />
    </>
  );
}
