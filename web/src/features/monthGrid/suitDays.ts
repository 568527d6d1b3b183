/**
 * Days that suit an affair by the chosen book: those of a page, and the nearest before and after a day.
 */
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { ALMANAC_PRESETS, almanacDay, type AlmanacPreset } from '@shangyuan/engine/almanac';
import { civilDateOf, MAX_JDN, jdnOf } from '@shangyuan/engine/time';
import { MIN_JDN } from '../../lib/time/calendarDays.ts';

/** An affair to find days for, and by which book. */
export interface Suit {
  readonly affair: string;
  readonly preset: AlmanacPreset;
}

/** First day of the years that no table of history is needed for. */
const MODERN_JDN = jdnOf({ year: 1646, month: 1, day: 1 });

function suits(engine: CalendarEngine, jdn: number, { affair, preset }: Suit): boolean {
  const { yiji } = almanacDay(civilDateOf(jdn), ALMANAC_PRESETS[preset], engine);
  return yiji.affairsYi.some(({ id }) => id === affair);
}

/** Which of some days suit, by day number. */
export function suitDays(engine: CalendarEngine, jdns: readonly number[], suit: Suit): ReadonlySet<number> {
  return new Set(jdns.filter((jdn) => suits(engine, jdn, suit)));
}

/** How far the next one is looked for: every affair but the rarest has a day within a year. */
const REACH_DAYS = 366;

/**
 * The nearest day before or after one that suits.
 *
 * @param step 1 forward, −1 back; back it stops where the engine's calendar does, at 1646
 * @returns its day number; null where there is none within a year
 */
export function findSuitDay(
  engine: CalendarEngine,
  fromJdn: number,
  step: 1 | -1,
  suit: Suit,
): number | null {
  const floor = fromJdn < MODERN_JDN ? MIN_JDN : MODERN_JDN;
  for (let count = 1; count <= REACH_DAYS; count++) {
    const jdn = fromJdn + step * count;
    if (jdn < floor || jdn > MAX_JDN) return null;
    if (suits(engine, jdn, suit)) return jdn;
  }
  return null;
}
