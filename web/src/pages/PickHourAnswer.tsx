import { useWide } from '../lib/device/useWide.ts';
import { pickDays, pickHours, type PickDaysResult, type PickHoursResult } from '@shangyuan/engine/almanac';
import { useEffect, useRef } from 'react';
import { HourCards } from '../features/picking/HourCards.tsx';
import { yearOnlyNote } from '../features/picking/participants.ts';
import { RemovedHours } from '../features/picking/RemovedHours.tsx';
import { MonthHours } from '../features/picking/MonthHours.tsx';
import { pickHoursQuery, pickMonthQuery, type HoursQuestion } from '../features/picking/pickQuery.ts';
import { calendarOf } from '../lib/engine/calendarOf.ts';
import { useResource } from '../lib/page/resource.ts';
import { beijingTime } from '../lib/time/beijing.ts';
import { useMinute } from '../lib/time/clock.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { Card } from '../ui/display/Card.tsx';
import { FormGroup } from '../ui/display/FormGroup.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import styles from './PickDayPage.module.css';
import type { Result } from '../lib/page/result.ts';

export async function answerOf(question: HoursQuestion): Promise<PickHoursResult | PickDaysResult> {
  const calendar = await calendarOf(question.date.year);
  return question.span === 'month'
    ? pickDays(pickMonthQuery(question), calendar)
    : pickHours(pickHoursQuery(question), calendar);
}

export function PickHourAnswer({ question }: { readonly question: HoursQuestion }) {
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
      <WhenLoaded loaded={loaded} failed="没有算出来，请重试">
        {(value) =>
          'candidates' in value ? (
            <MonthHours result={value} />
          ) : (
            <Result
              result={value}
              yearOnly={yearOnlyNote(question.people)}
              nowHour={isToday ? clock.hour + clock.minute / 60 : null}
              date={formatDate(question.date)}
            />
          )
        }
      </WhenLoaded>
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
  const isBadDay = result.dayVerdict === '忌' || result.dayVerdict === '诸事不宜';
  return (
    <>
      {result.dayVerdict !== '宜' && (
        <Notice>
          这一天对{result.affair.name}是“{result.dayVerdict}”，可以先择日；下面仍列出当日较好的时辰。
        </Notice>
      )}
      {result.isGoodByNightAlone && <Notice>当日的吉时都在夜间，看前后几天试试</Notice>}
      <FormGroup
        label="时辰"
        note={isBadDay ? '这一天为忌，吉凶只在当天的时辰之间相比' : `${date}，最合适的在前`}
      >
        {result.hours.length === 0 ? (
          <EmptyState>当日无合适时辰，看前后几天试试</EmptyState>
        ) : (
          <Card isPadded={false}>
            <HourCards hours={result.hours} nowHour={nowHour} isBadDay={isBadDay} />
          </Card>
        )}
      </FormGroup>
      {yearOnly !== '' && <Note align="start">{yearOnly}</Note>}
      <RemovedHours hours={result.rejected} />
    </>
  );
}

/** Place of the answer, shown where it is beside the question. */
export function NotAnswered() {
  const isBeside = useWide('panes');
  return isBeside ? <EmptyState>选好事项与日期，点「查询」，时辰列在这里</EmptyState> : null;
}
