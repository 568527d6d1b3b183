import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { AFFAIRS, type AffairRow, type AlmanacPreset } from '@shangyuan/engine/almanac';
import { useMemo } from 'react';
import { useQueryTexts } from '../../lib/page/navigation.ts';
import { showToast } from '../../lib/page/toast.ts';
import type { MonthView } from './monthView.ts';
import { findSuitDay, suitDays } from './suitDays.ts';

/** The month filtered by an affair. */
export interface Suited {
  readonly affair: AffairRow;
  readonly name: string;
  /** Days of the page that suit it. */
  readonly jdns: ReadonlySet<number>;
  /** How many of them are days of the month itself. */
  readonly count: number;
  /** The nearest such day before or after one; null, with a toast, where there is none within a year. */
  readonly findFrom: (jdn: number, step: 1 | -1) => number | null;
}

/** The affair of the address with the days that suit it; null without one. */
export function useSuited(engine: CalendarEngine, view: MonthView, preset: AlmanacPreset): Suited | null {
  const requested = useQueryTexts()['affair'];
  return useMemo(() => {
    const affair = AFFAIRS.find(({ id }) => id === requested);
    if (affair === undefined) return null;
    const suit = { affair: affair.id, preset };
    const cells = view.weeks.flat();
    const jdns = suitDays(
      engine,
      cells.map(({ jdn }) => jdn),
      suit,
    );
    return {
      affair,
      name: affair.name,
      jdns,
      count: cells.filter(({ jdn, inMonth }) => inMonth && jdns.has(jdn)).length,
      findFrom: (jdn, step) => {
        const found = findSuitDay(engine, jdn, step, suit);
        if (found === null) showToast(`一年之内没有宜${affair.name}的日子`);
        return found;
      },
    };
  }, [engine, view, preset, requested]);
}
