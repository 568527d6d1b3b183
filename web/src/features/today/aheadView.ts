/**
 * The faces behind today: the pentad and the festivals ahead. Loaded once the first page is rendered, before it turns.
 */
import { houOf, isMinorFolkDay, MODERN, festivalsOf } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { beijingTime } from '../../lib/time/beijing.ts';

/** A festival ahead. */
export interface UpcomingFestival {
  readonly name: string;
  readonly dateText: string;
  readonly days: number;
}

/** Behind today. */
export interface AheadView {
  /** 虹藏不见: the pentad of the day. */
  readonly houText: string;
  readonly festivals: readonly UpcomingFestival[];
}

const FESTIVAL_DAYS = 120;
const FESTIVAL_COUNT = 3;

function festivalsAfter(jdn: number): UpcomingFestival[] {
  const found: UpcomingFestival[] = [];
  for (let days = 0; days <= FESTIVAL_DAYS && found.length < FESTIVAL_COUNT; days++) {
    const date = civilDateOf(jdn + days);
    const first = festivalsOf(date, undefined, MODERN).find(({ name }) => !isMinorFolkDay(name));
    if (first !== undefined) found.push({ name: first.name, dateText: `${date.month}月${date.day}日`, days });
  }
  return found;
}

/**
 * The pentad and the festivals from a moment on.
 *
 * @param epochMs UTC milliseconds
 */
export function aheadViewOf(epochMs: number): AheadView {
  const jdn = jdnOf(beijingTime(epochMs));
  return { houText: houOf(jdn).name, festivals: festivalsAfter(jdn) };
}
