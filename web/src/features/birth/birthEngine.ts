/**
 * What the form needs of the engine: lunar dates and the cast.
 */
import { civilDateOfLunar, lunarDateOf, lunarYear } from '@shangyuan/engine/calendar';
import { castChart } from '@shangyuan/engine/chart';
import { useEngine } from '../../lib/time/engineOf.ts';

/** Functions of the engine that read lunar dates, with one calendar in hand. */
export interface BirthEngine {
  readonly castChart: typeof castChart;
  readonly civilDateOfLunar: typeof civilDateOfLunar;
  readonly lunarDateOf: typeof lunarDateOf;
  readonly lunarYear: typeof lunarYear;
}

/** From 1645 on. */
export const MODERN_BIRTHS: BirthEngine = { castChart, civilDateOfLunar, lunarDateOf, lunarYear };

/** With the table of history; loaded when it is asked for. */
export async function loadHistoricalBirths(): Promise<BirthEngine> {
  const [calendar, chart] = await Promise.all([
    import('@shangyuan/engine/calendar/historical'),
    import('@shangyuan/engine/chart/historical'),
  ]);
  const { civilDateOfLunar: civil, lunarDateOf: lunar, lunarYear: year } = calendar;
  return { castChart: chart.castChart, civilDateOfLunar: civil, lunarDateOf: lunar, lunarYear: year };
}

/** A year whose months come from the table of history. */
const OLD_YEAR = 1600;

/**
 * The engine of the form. The months before 1645 are few, and what is typed next may need them, so the form always brings
 * them; until they are there it knows the years from 1645.
 */
export function useBirthEngine(): BirthEngine {
  const loaded = useEngine(OLD_YEAR, MODERN_BIRTHS, loadHistoricalBirths);
  return loaded.state === 'ready' ? loaded.value : MODERN_BIRTHS;
}
