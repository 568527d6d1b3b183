/**
 * The schools of the calendar, as arguments: every function here takes them, none remembers them.
 */

/**
 * When the day pillar changes. `zi23`: at 23:00 (子初换日). `midnight`: at 0:00, the late 子 hour takes its stem from the
 * next day (早晚子时). `midnightSame`: at 0:00, the late 子 hour takes its stem from the same day.
 */
export type DayBoundary = 'zi23' | 'midnight' | 'midnightSame';

/** When the year pillar changes: at the instant of 立春, on 正月初一, or at the instant of 冬至. */
export type YearBoundary = 'lichun' | 'lunarNewYear' | 'winterSolstice';

/** Whether the month pillar changes with the whole civil day of the 节 or at its instant. */
export type MonthPillarChange = 'day' | 'instant';

/** Which day begins a month when the new moon is seconds from midnight: the computed one. */
export type TieDays = 'compute';

/** 1914-1920: the days of the almanacs of the time (Beijing mean time), or those that GB/T 33661-2017 gives. */
export type Era1912 = 'period' | 'gbt';

/** Before 1645: the historical calendars from a table, or the rules of today computed backwards. */
export type Historic = 'table' | 'proleptic-gbt';

/** Labels of months before 1645: numbered from the 寅 month, or as printed at the time. */
export type YearStart = 'jianyin' | 'regnal';

/** Rules that decide lunar dates. */
export interface LunarRules {
  /** Default `compute`. */
  readonly tieDays?: TieDays;
  /** Default `period`. */
  readonly era1912?: Era1912;
  /** Default `table`. */
  readonly historic?: Historic;
}

/** Rules that decide lunar dates and pillars. */
export interface CalendarRules extends LunarRules {
  /** Default `zi23`. */
  readonly dayBoundary?: DayBoundary;
  /** Default `lichun`. */
  readonly yearBoundary?: YearBoundary;
}

/** Defaults of the domain rules (bazi/01, almanac/01 §3), written out. */
export const DEFAULT_CALENDAR_RULES = Object.freeze({
  tieDays: 'compute',
  era1912: 'period',
  historic: 'table',
  dayBoundary: 'zi23',
  yearBoundary: 'lichun',
} as const satisfies Required<CalendarRules>);

const VALUES = {
  tieDays: ['compute'],
  era1912: ['period', 'gbt'],
  historic: ['table', 'proleptic-gbt'],
  dayBoundary: ['zi23', 'midnight', 'midnightSame'],
  yearBoundary: ['lichun', 'lunarNewYear', 'winterSolstice'],
} as const satisfies { readonly [Rule in keyof CalendarRules]-?: readonly CalendarRules[Rule][] };

/**
 * Fills in the defaults of rules and refuses values that are none.
 *
 * @throws RangeError `Cannot use rule <name>: "<value>", expected …`
 * @example resolveCalendarRules({ dayBoundary: 'midnight' }).yearBoundary // 'lichun'
 */
export function resolveCalendarRules(rules: CalendarRules = {}): Required<CalendarRules> {
  for (const [name, values] of Object.entries(VALUES)) {
    const value = rules[name as keyof CalendarRules];
    if (value !== undefined && !(values as readonly string[]).includes(value)) {
      throw new RangeError(`Cannot use rule ${name}: "${value}", expected ${values.join(' or ')}`);
    }
  }
  return { ...DEFAULT_CALENDAR_RULES, ...rules };
}
