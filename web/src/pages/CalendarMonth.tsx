import type { PersonalDay } from '@shangyuan/engine/analysis';
import type { HolidayBook, CalendarEngine } from '@shangyuan/engine/calendar';
import { civilDateOf } from '@shangyuan/engine/time';
import { lazy, Suspense, useMemo, useState } from 'react';
import { TermBar } from '../features/dayPanel/TermBar.tsx';
import { presetOf } from '../lib/words/almanacText.ts';
import { MonthGrid } from '../features/monthGrid/MonthGrid.tsx';
import { monthView, type MonthView } from '../features/monthGrid/monthView.ts';
import { SuitBar } from '../features/monthGrid/SuitBar.tsx';
import { useSuited } from '../features/monthGrid/useSuited.ts';
import type { Person } from '../features/personal/person.ts';
import { PersonalCard } from '../features/personal/PersonalCard.tsx';
import { holidayNote } from '../lib/words/holidayText.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useWide } from '../lib/device/useWide.ts';
import { BandLegend } from '../ui/display/BandMark.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import styles from './CalendarPage.module.css';
import { planOf } from '../features/personal/plan.ts';
import { usePersonalCalendar } from '../features/personal/usePersonalCalendar.ts';
import { Note } from '../ui/display/Note.tsx';

const PickCaseSheet = lazy(() =>
  import('../features/cases/PickCaseSheet.tsx').then((module) => ({ default: module.PickCaseSheet })),
);

const AffairSheet = lazy(() =>
  import('../features/picking/AffairSheet.tsx').then((module) => ({ default: module.AffairSheet })),
);

const PersonalPlan = lazy(() =>
  import('../features/personal/PersonalPlan.tsx').then((module) => ({ default: module.PersonalPlan })),
);

interface CalendarMonthProps {
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

export function CalendarMonth(props: CalendarMonthProps) {
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
