import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { lazy, Suspense, useEffect, useState } from 'react';
import { seeStep } from '../lib/device/firstSteps.ts';
import { JumpSheet } from '../features/monthGrid/JumpSheet.tsx';
import { useHolidays } from '../lib/time/holidayBook.ts';
import { isCalendarDay, monthFrom } from '../lib/time/calendarDays.ts';
import { useToday } from '../lib/time/useToday.ts';
import { formatDate, parseDate, wrongDateText } from '../lib/words/dateText.ts';
import { useCalendar } from '../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { HeaderSearch } from '../ui/shell/AppHeader.tsx';
import { Seal } from '../ui/display/Card.tsx';
import { PageShell } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { Grid } from '../ui/kit/Kit.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarHeading } from './CalendarHeading.tsx';
import styles from './CalendarPage.module.css';
import { DayActions } from '../features/monthGrid/DayActions.tsx';

const FestivalSheet = lazy(() =>
  import('../features/festivals/FestivalSheet.tsx').then((module) => ({ default: module.FestivalSheet })),
);

/** 万年历: a month and the almanac of its chosen day. */
export default function CalendarPage() {
  const go = useGo();
  const query = useQueryTexts();
  const today = useToday();
  const dateText = query['date'];
  const queryDate = dateText === undefined ? today.date : parseDate(dateText);
  const jdn = jdnOf(queryDate ?? today.date);
  const holidays = useHolidays();
  useEffect(() => seeStep('today'), []);
  const [sheet, setSheet] = useState<'jump' | 'day' | 'festivals' | null>(null);
  const date = civilDateOf(jdn);
  const isInRange = isCalendarDay(jdn);
  const engine = useCalendar(date.year);
  // Keys and swipes continue past the ends of the calendar; the calendar does not.
  const select = (next: number) => {
    if (isCalendarDay(next)) go.query({ date: formatDate(civilDateOf(next)) });
  };
  const turnMonth = (months: number) => {
    const month = monthFrom(date, months);
    if (month !== null) select(jdnOf(month));
  };
  return (
    <PageShell
      title="万年历"
      isWide
      heading={<CalendarHeading date={date} onTurn={turnMonth} onJump={() => setSheet('jump')} />}
      right={
        <>
          <HeaderSearch label="搜索节日与日期" onClick={() => setSheet('festivals')} />
          <Grid
            as="button"
            centred
            className={styles.Today}
            aria-label="回到今天"
            onClick={() => select(today.jdn)}
          >
            <Seal>今</Seal>
          </Grid>
        </>
      }
    >
      {queryDate === null && dateText !== undefined && <FormError>{wrongDateText(dateText)}</FormError>}
      {!isInRange && (
        <ErrorState onRetry={() => select(today.jdn)} retryText="回到今天">
          该年份暂不支持
        </ErrorState>
      )}
      {isInRange && engine.state === 'loading' && <Skeleton />}
      {isInRange && engine.state === 'failed' && (
        <ErrorState onRetry={engine.retry}>历表没有加载成功</ErrorState>
      )}
      {isInRange && engine.state === 'ready' && (
        <CalendarMonth
          jdn={jdn}
          todayJdn={today.jdn}
          holidays={holidays}
          engine={engine.value}
          onSelect={select}
          onTurn={({ months }) => turnMonth(months)}
          onLongPress={() => setSheet('day')}
          onFestivals={() => setSheet('festivals')}
        />
      )}
      <JumpSheet
        key={`${date.year}-${date.month}`}
        isOpen={sheet === 'jump'}
        date={date}
        thisYear={today.date.year}
        find={async (text) => (await import('../features/festivals/findDays.ts')).findDay(text, today.jdn)}
        onClose={() => setSheet(null)}
        onJump={({ date: target }) => {
          setSheet(null);
          select(jdnOf(target));
        }}
      />
      {sheet === 'festivals' && (
        <Suspense fallback={null}>
          <FestivalSheet
            today={today.jdn}
            year={date.year}
            holidays={holidays}
            onClose={() => setSheet(null)}
            onPick={(choice) => {
              setSheet(null);
              select(choice.jdn);
            }}
          />
        </Suspense>
      )}
      <DayActions isOpen={sheet === 'day'} jdn={jdn} onClose={() => setSheet(null)} />
    </PageShell>
  );
}
