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

/** Whether the month pillar (and the year with it) changes with the whole civil day of the 节 or at its instant. */
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

/** Rules of the four pillars. */
export interface PillarRules extends CalendarRules {
  /** Default `instant` for the pillars of an instant, `day` for those of a civil day. */
  readonly monthPillar?: MonthPillarChange;
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
  monthPillar: ['day', 'instant'],
} as const satisfies { readonly [Rule in keyof PillarRules]-?: readonly PillarRules[Rule][] };

/**
 * Passes only rules whose values are known.
 *
 * @throws RangeError `Cannot use rule <name>: "<value>", expected …`
 * @example checkCalendarRules({ dayBoundary: 'midnight' }) // undefined
 */
export function checkCalendarRules(rules: PillarRules): void {
  for (const name in VALUES) {
    const value = rules[name as keyof PillarRules];
    const values: readonly string[] = VALUES[name as keyof PillarRules];
    if (value !== undefined && !values.includes(value)) {
      throw new RangeError(`Cannot use rule ${name}: "${value}", expected ${values.join(' or ')}`);
    }
  }
}

/**
 * Rules with the defaults filled in, to be carried in a result.
 *
 * @throws RangeError as {@link checkCalendarRules}
 * @example resolveCalendarRules({ dayBoundary: 'midnight' }).yearBoundary // 'lichun'
 */
export function resolveCalendarRules(rules: CalendarRules = {}): Required<CalendarRules> {
  checkCalendarRules(rules);
  return {
    tieDays: rules.tieDays ?? DEFAULT_CALENDAR_RULES.tieDays,
    era1912: rules.era1912 ?? DEFAULT_CALENDAR_RULES.era1912,
    historic: rules.historic ?? DEFAULT_CALENDAR_RULES.historic,
    dayBoundary: rules.dayBoundary ?? DEFAULT_CALENDAR_RULES.dayBoundary,
    yearBoundary: rules.yearBoundary ?? DEFAULT_CALENDAR_RULES.yearBoundary,
  };
}
