/**
 * 时间起卦 from a clock: lunar date and day pillar of the moment, then the time rule.
 */
import {
  CALENDAR_OPTIONS,
  type CalendarRules,
  dayGanzhi,
  LATE_ZI_HOUR,
  type CalendarEngine,
  type LunarCalendar,
  type LunarDate,
  readLunarDate,
  MODERN,
} from '../calendar/index.ts';
import { type Branch, branchOf, type Ganzhi } from '../ganzhi/index.ts';
import { checkCivilTime, type CivilTime, jdnOf, MAX_JDN } from '../time/index.ts';
import { type HexagramCast, layOutHexagram } from './layOutHexagram.ts';
import { castByNumbers } from './timeRule.ts';

/** The hexagram of a moment, with what it was cast from. */
export interface TimeHexagram extends HexagramCast {
  /** Lunar date the numbers came from; the next day's from 23:00 under `zi23`. */
  readonly lunar: LunarDate;
  /** 支 of the lunar year. */
  readonly yearBranch: Branch;
  /** Double-hour 时辰. */
  readonly hour: Branch;
  /** Day pillar, whose stem places the 六神. */
  readonly dayGanzhi: Ganzhi;
  /** Rules in force. */
  readonly rules: CalendarRules;
}

/** Lunar date of a day, also of the one after the last: 9999-12-31 is the second of its month, so the next is the third. */
function lunarOf(calendar: LunarCalendar, jdn: number): LunarDate {
  if (jdn <= MAX_JDN) return readLunarDate(calendar, jdn);
  const last = readLunarDate(calendar, MAX_JDN);
  return { ...last, day: last.day + 1 };
}

/**
 * Hexagram of a clock time in UTC+8 by the time rule.
 *
 * @param civil clock time, dates from 1645-01-28; earlier with the engine `HISTORY`
 * @param rules `dayBoundary` decides which day 23:00–23:59 belongs to (default `zi23`: the next)
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @throws RangeError `wrong solar year|month|day N`, `wrong hour N` and the like
 * Source: 梅花易数·卷一·年月日时起例.
 * @example castHexagram({ year: 2026, month: 2, day: 17, hour: 12, minute: 0, second: 0 }).hexagram.fullName // '天地否'
 */
export function castHexagram(
  civil: CivilTime,
  rules?: Partial<CalendarRules>,
  { calendar: held }: CalendarEngine = MODERN,
): TimeHexagram {
  checkCivilTime(civil);
  const resolved = CALENDAR_OPTIONS.complete(rules);
  const isNextDay = civil.hour === LATE_ZI_HOUR && resolved.dayBoundary === 'zi23';
  const jdn = jdnOf(civil) + (isNextDay ? 1 : 0);
  const lunar = lunarOf(held.under(resolved), jdn);
  const yearBranch = branchOf(lunar.year - 4);
  const hour = branchOf(Math.floor((civil.hour + 1) / 2));
  const day = dayGanzhi(jdn);
  const { hexagram, movingLine } = castByNumbers({ yearBranch, month: lunar.month, day: lunar.day, hour });
  return {
    ...layOutHexagram(hexagram, [movingLine], day.stem),
    lunar,
    yearBranch,
    hour,
    dayGanzhi: day,
    rules: resolved,
  };
}
