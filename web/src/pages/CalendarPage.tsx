import type { PersonalDay } from '@shangyuan/engine/analysis';
import type { HolidayBook, CalendarEngine } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { lazy, Suspense, useMemo, useState } from 'react';
import { TermBar } from '../features/dayPanel/TermBar.tsx';
import { presetOf } from '../lib/words/almanacText.ts';
import { JumpSheet } from '../features/monthGrid/JumpSheet.tsx';
import { MonthGrid } from '../features/monthGrid/MonthGrid.tsx';
import { monthView, type MonthView } from '../features/monthGrid/monthView.ts';
import { SuitBar } from '../features/monthGrid/SuitBar.tsx';
import { useSuited } from '../features/monthGrid/useSuited.ts';
import type { Person } from '../features/personal/person.ts';
import { PersonalCard } from '../features/personal/PersonalCard.tsx';
import { useHolidays } from '../lib/time/holidayBook.ts';
import { isCalendarDay, monthFrom } from '../lib/time/calendarDays.ts';
import { useToday } from '../lib/time/useToday.ts';
import { holidayNote } from '../lib/words/holidayText.ts';
import { formatDate, parseDate } from '../lib/words/dateText.ts';
import { useCalendar } from '../lib/engine/calendarOf.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useWide } from '../lib/device/useWide.ts';
import { BandLegend } from '../ui/display/BandMark.tsx';
import { HeaderSearch } from '../ui/shell/AppHeader.tsx';
import { Seal } from '../ui/display/Card.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { PageShell } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { caretDownIcon, caretLeftIcon, caretRightIcon } from '../ui/tables/icons.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { Grid } from '../ui/kit/Kit.tsx';
import styles from './CalendarPage.module.css';
import { DayActions } from '../features/monthGrid/DayActions.tsx';
import { planOf } from '../features/personal/plan.ts';
import { usePersonalCalendar } from '../features/personal/usePersonalCalendar.ts';
import { Note } from '../ui/display/Note.tsx';

const FestivalSheet = lazy(() =>
  import('../features/festivals/FestivalSheet.tsx').then((module) => ({ default: module.FestivalSheet })),
);

const PickCaseSheet = lazy(() =>
  import('../features/cases/PickCaseSheet.tsx').then((module) => ({ default: module.PickCaseSheet })),
);
const AffairSheet = lazy(() =>
  import('../features/picking/AffairSheet.tsx').then((module) => ({ default: module.AffairSheet })),
);
const PersonalPlan = lazy(() =>
  import('../features/personal/PersonalPlan.tsx').then((module) => ({ default: module.PersonalPlan })),
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
      heading={
        <>
          <button type="button" className={styles.Turn} aria-label="上个月" onClick={() => turnMonth(-1)}>
            <Icon of={caretLeftIcon} size={1.125} />
          </button>
          <button type="button" className={styles.Heading} onClick={() => setSheet('jump')}>
            {date.year}年{date.month}月 <Icon of={caretDownIcon} size={1} />
          </button>
          <button type="button" className={styles.Turn} aria-label="下个月" onClick={() => turnMonth(1)}>
            <Icon of={caretRightIcon} size={1.125} />
          </button>
        </>
      }
      right={
        <>
          <HeaderSearch label="搜索节日与日期" onClick={() => setSheet('festivals')} />
          <Grid
            as="button"
            centred
            type="button"
            className={styles.Today}
            aria-label="回到今天"
            onClick={() => select(today.jdn)}
          >
            <Seal>今</Seal>
          </Grid>
        </>
      }
    >
      {queryDate === null && <FormError>{dateText} 这一天不存在，先看今天</FormError>}
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
        <Month
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
        find={async (text) => {
          const { findDay } = await import('../features/festivals/findDays.ts');
          return findDay(text, today.jdn);
        }}
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

interface MonthProps {
  readonly jdn: number;
  readonly todayJdn: number;
  readonly engine: CalendarEngine;
  readonly onSelect: (jdn: number) => void;
  readonly onTurn: (turn: { readonly months: number }) => void;
  readonly onLongPress: () => void;
  readonly onFestivals: () => void;
  readonly holidays: HolidayBook;
}

/** The days of a month page rated for a person, by day number; none without a person. */
function ratedDays(person: Person | null, { weeks }: MonthView): ReadonlyMap<number, PersonalDay> {
  const first = weeks[0]?.[0];
  const last = weeks.at(-1)?.at(-1);
  if (person === null || first === undefined || last === undefined) return new Map();
  return new Map(person.rate({ from: first.civil, to: last.civil }).map((day) => [day.jdn, day]));
}

function Month(props: MonthProps) {
  const { jdn, todayJdn, engine, holidays, onSelect, onTurn, onLongPress, onFestivals } = props;
  const go = useGo();
  const queryPlan = planOf(useQueryTexts()['plan']);
  const { jdns } = useSavedDays();
  const saved = useMemo(() => new Set(jdns), [jdns]);
  const preset = presetOf(useSettings().almanacPreset);
  const date = civilDateOf(jdn);
  const view = useMemo(
    () => monthView(engine, holidays, date.year, date.month, todayJdn),
    [engine, holidays, date.year, date.month, todayJdn],
  );
  const suited = useSuited(engine, view, preset);
  const [isChoosing, setChoosing] = useState(false);
  const { person, isAsking, answer, turn } = usePersonalCalendar();
  const rated = useMemo(() => ratedDays(person, view), [person, view]);
  const bands = useMemo(() => new Map([...rated].map(([key, { band }]) => [key, band])), [rated]);
  const own = rated.get(jdn);
  const isDesktop = useWide('rail');
  const hasPane = useWide('panes');
  const plan = person === null ? 'month' : queryPlan;
  const moves = {
    onSelect: ({ jdn: next }: { readonly jdn: number }) => onSelect(next),
    onTurn,
    onToday: () => onSelect(todayJdn),
  };
  const month = (
    <>
      <MonthGrid
        view={view}
        selectedJdn={jdn}
        savedJdns={saved}
        bands={bands}
        suited={suited}
        {...moves}
        onLongPress={({ jdn: pressed }) => {
          onSelect(pressed);
          onLongPress();
        }}
      >
        {isDesktop && (
          <div className={styles.Terms}>
            <TermBar date={date} />
          </div>
        )}
      </MonthGrid>
      <SuitBar
        affair={suited?.name ?? null}
        count={suited?.count ?? 0}
        onChoose={() => setChoosing(true)}
        onTurn={({ step }) => {
          const found = suited?.findFrom(jdn, step) ?? null;
          if (found !== null) onSelect(found);
        }}
        onClear={() => go.query({ affair: undefined })}
      />
    </>
  );
  return (
    <div className={styles.Panes}>
      <div className={styles.MonthPane}>
        {person === null ? (
          month
        ) : (
          <Suspense fallback={month}>
            <PersonalPlan
              person={person}
              plan={plan}
              onPlan={(next) => go.query({ plan: next === 'month' ? undefined : next })}
              year={date.year}
              month={date.month}
              weeks={view.weeks}
              rated={rated}
              selectedJdn={jdn}
              hasPane={hasPane}
              {...moves}
            >
              {month}
            </PersonalPlan>
          </Suspense>
        )}
        {isChoosing && (
          <Suspense fallback={null}>
            <AffairSheet
              isOpen
              selectedId={suited?.affair.id ?? ''}
              onClose={() => setChoosing(false)}
              onSelect={({ id }) => {
                setChoosing(false);
                go.query({ affair: id });
              }}
            />
          </Suspense>
        )}
        {person !== null && <BandLegend />}
        {holidayNote(holidays, date.year) !== '' && <Note>{holidayNote(holidays, date.year)}</Note>}
      </div>
      <div className={styles.DayPane}>
        <CalendarDay
          jdn={jdn}
          todayJdn={todayJdn}
          engine={engine}
          hasTermBar={!isDesktop || plan !== 'month'}
          isPersonal={person !== null}
          onPersonal={turn}
          onFestivals={onFestivals}
        >
          {person !== null && own !== undefined && (plan !== 'list' || hasPane) && (
            <PersonalCard person={person} day={own} />
          )}
        </CalendarDay>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <PickCaseSheet
            title="看谁的个人历"
            onClose={() => answer(null)}
            onPick={({ record }) => answer(record)}
          />
        </Suspense>
      )}
    </div>
  );
}
