/**
 * From four pillars to the times that have them.
 */
import { lunarDateOf, type CalendarEngine } from '@shangyuan/engine/calendar';
import { DEFAULT_ZONE, findBirthTimes, type ChartRulesInput } from '@shangyuan/engine/chart';
import { civilInZone, type CivilTime } from '@shangyuan/engine/time';
import { lunarText } from '../../lib/words/almanacText.ts';
import { clockText, formatDate } from '../../lib/words/dateText.ts';
import type { ChosenPillars } from './chosenPillars.ts';

/** A span of time with the requested pillars. */
export interface FoundTime {
  /** The middle, as the clocks of the day showed it (daylight time where it was in force), for the form. */
  readonly civil: CivilTime;
  /** 1990-06-15. */
  readonly dateText: string;
  /** 13:00–15:00. */
  readonly spanText: string;
  readonly spanMs: number;
  /** 农历五月廿三. */
  readonly lunarText: string;
  /** Years since the one before; null for the first. */
  readonly gapYears: number | null;
}

const wallClock = (epochMs: number) => civilInZone(epochMs, DEFAULT_ZONE);

/**
 * Times that have the pillars, by the clocks of China, oldest first. With an unknown hour a whole day counts once.
 */
export function foundTimes(
  engine: CalendarEngine,
  { year, month, day, hour }: ChosenPillars,
  range: { readonly fromYear: number; readonly toYear: number },
  rules: ChartRulesInput,
): readonly FoundTime[] {
  const names = { year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null };
  let before: number | null = null;
  return findBirthTimes(names, range, rules, engine).map(({ startMs, endMs }) => {
    const start = wallClock(startMs);
    const end = wallClock(endMs);
    const middle = { ...wallClock((startMs + endMs) / 2), second: 0 };
    const gapYears: number | null = before === null ? null : middle.year - before;
    before = middle.year;
    return {
      civil: middle,
      dateText: formatDate(middle),
      spanText: `${clockText(start)}–${clockText(end)}`,
      spanMs: endMs - startMs,
      lunarText: `农历${lunarText(lunarDateOf(middle, undefined, engine))}`,
      gapYears,
    };
  });
}
