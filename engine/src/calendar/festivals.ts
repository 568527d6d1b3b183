/**
 * 节日 of a civil day: lunar, solar, by weekday, by term, and 寒食 and 社日.
 */
import { type CivilDate, civilDateOf, daysInMonth, jdnOf, weekdayOf } from '../time/index.ts';
import { MODERN, type CalendarEngine, type LunarCalendar } from './lunarCalendar.ts';
import { readLunarDate, type LunarDate } from './lunarDate.ts';
import { FESTIVAL_OPTIONS, type FestivalRules } from './rules.ts';
import { hanshiOfYear, sheriOfYear } from './seasons.ts';
import {
  COUNTED_FESTIVALS,
  type FestivalClass,
  LUNAR_FESTIVALS,
  LUNAR_YEAR_END,
  MINOR_FOLK_DAYS,
  SOLAR_FESTIVALS,
  TERM_FESTIVALS,
  WEEKDAY_FESTIVALS,
} from './tables/festivals.ts';
import { termOfDay } from './terms.ts';

export type { FestivalClass } from './tables/festivals.ts';

/** A festival. */
export interface Festival {
  readonly name: string;
  /** Another name, or null. */
  readonly alias: string | null;
  readonly cls: FestivalClass;
}

/** The rules by which a day's festivals are found once its lunar date is known; a fuller set will do. */
export type FeastRules = Pick<FestivalRules, 'leapFestival' | 'hanshi' | 'sheri'>;

function festival(name: string, cls: FestivalClass, alias: string | null = null): Festival {
  return Object.freeze({ name, alias, cls });
}

/** A festival that began in a year. */
interface DatedFestival {
  readonly festival: Festival;
  readonly since: number;
}

/** Kinds of festivals that most people celebrate: the holidays of the state and those of the folk. */
export const USUAL_FESTIVALS: readonly FestivalClass[] = ['法定', '民俗'];

/**
 * Whether a festival is no more than the name of its day's solar term, so that a list with both would say one thing twice.
 *
 * @param name of the festival
 * @param term of the same day, or null
 * @example isTermFestival('清明节', '清明') // true
 */
export function isTermFestival(name: string, term: string | null): boolean {
  return term !== null && (name === term || name === `${term}节`);
}

/**
 * Whether only some regions and trades celebrate a festival, so that it gives way where there is room for one name.
 *
 * @param name of the festival
 * @example isMinorFolkDay('尾牙') // true
 */
export function isMinorFolkDay(name: string): boolean {
  return MINOR_FOLK_DAYS.includes(name);
}

const keyOf = (month: number, day: number): number => 100 * month + day;

function groupBy<Row, Value>(
  rows: readonly Row[],
  key: (row: Row) => number,
  value: (row: Row) => Value,
): ReadonlyMap<number, readonly Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [value(row)]);
    else group.push(value(row));
  }
  return groups;
}

const LUNAR = groupBy(
  LUNAR_FESTIVALS,
  ([month, day]) => keyOf(month, day),
  ([, , name, cls, alias]) => festival(name, cls, alias ?? null),
);
const SOLAR = groupBy(
  SOLAR_FESTIVALS,
  ([month, day]) => keyOf(month, day),
  ([, , name, cls, since]): DatedFestival => ({ festival: festival(name, cls), since: since ?? 0 }),
);
const WEEKDAY = groupBy(
  WEEKDAY_FESTIVALS,
  ([month]) => month,
  ([, nth, weekday, name, cls, since]) => ({ nth, weekday, festival: festival(name, cls), since }),
);
const YEAR_END = festival(...LUNAR_YEAR_END);
const QINGMING_FESTIVAL = festival(...TERM_FESTIVALS.清明);
const DONGZHI_FESTIVAL = festival(...TERM_FESTIVALS.冬至);
const HANSHI = festival(...COUNTED_FESTIVALS.hanshi);
const SPRING_SHE = festival(...COUNTED_FESTIVALS.springShe);
const AUTUMN_SHE = festival(...COUNTED_FESTIVALS.autumnShe);

const NONE: readonly Festival[] = Object.freeze([]);

function lunarFestivals(
  calendar: LunarCalendar,
  jdn: number,
  lunar: LunarDate,
  rules: FeastRules,
): readonly Festival[] {
  // Only the last days of the twelfth month, leap or not, can be the eve; the next day decides.
  if (lunar.month === 12 && lunar.day === lunar.monthDays && readLunarDate(calendar, jdn + 1).month === 1) {
    return [YEAR_END, ...(lunar.isLeap ? NONE : (LUNAR.get(keyOf(12, lunar.day)) ?? NONE))];
  }
  if (lunar.isLeap && rules.leapFestival !== 'on') return NONE;
  return LUNAR.get(keyOf(lunar.month, lunar.day)) ?? NONE;
}

function solarFestivals(jdn: number, { year, month, day }: CivilDate): Festival[] {
  const onDate = (SOLAR.get(keyOf(month, day)) ?? []).filter(({ since }) => year >= since);
  const nth = Math.ceil(day / 7);
  const isLast = day + 7 > daysInMonth(year, month);
  const onWeekday = (WEEKDAY.get(month) ?? []).filter(
    (row) =>
      (row.nth === 'last' ? isLast : row.nth === nth) && year >= row.since && row.weekday === weekdayOf(jdn),
  );
  return [...onDate, ...onWeekday].map((row) => row.festival);
}

/** Months in which 寒食 and the two 社日 can fall, under either rule and either calendar. */
const COUNTED_MONTHS = new Set([3, 4, 9, 10]);

function termFestivals(jdn: number, date: CivilDate, rules: FeastRules): Festival[] {
  const found: Festival[] = [];
  const term = termOfDay(jdn)?.name;
  if (term === '清明') found.push(QINGMING_FESTIVAL);
  if (term === '冬至') found.push(DONGZHI_FESTIVAL);
  if (!COUNTED_MONTHS.has(date.month)) return found;
  if (jdn === hanshiOfYear(date.year, rules.hanshi)) found.push(HANSHI);
  const { springJdn, autumnJdn } = sheriOfYear(date.year, rules.sheri);
  if (jdn === springJdn) found.push(SPRING_SHE);
  if (jdn === autumnJdn) found.push(AUTUMN_SHE);
  return found;
}

/**
 * Festivals of a day whose lunar date is known already (pages that show a month of days), by the given calendar.
 *
 * @param calendar under the rules of the lunar date
 * @param jdn Julian Day Number
 * @param lunar lunar date of that day
 * @param rules checked
 * @example festivalsOfDay(MODERN_CALENDAR, 2460472, lunarDateOf({ year: 2024, month: 6, day: 10 }), FESTIVAL_OPTIONS.defaults)[0].name // '端午节'
 */
export function festivalsOfDay(
  calendar: LunarCalendar,
  jdn: number,
  lunar: LunarDate,
  rules: FeastRules,
): readonly Festival[] {
  const date = civilDateOf(jdn);
  const all = [
    ...lunarFestivals(calendar, jdn, lunar, rules),
    ...solarFestivals(jdn, date),
    ...termFestivals(jdn, date, rules),
  ];
  return all.length === 0 ? NONE : all;
}

/**
 * Festivals of a civil day, lunar ones first.
 *
 * @param date civil date, from 1645-01-28; earlier with the engine `HISTORY`
 * @param rules `leapFestival`, `hanshi`, `sheri` and those of lunar dates
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @returns in table order; an empty list on a day without one
 * @throws RangeError `wrong solar year|month|day N`; for an unknown option
 * Source: tables/festivals.ts.
 * @example festivalsOf({ year: 2026, month: 6, day: 19 })[0].name // '端午节'
 */
export function festivalsOf(
  date: CivilDate,
  choice?: Partial<FestivalRules>,
  { calendar: held }: CalendarEngine = MODERN,
): readonly Festival[] {
  const rules = FESTIVAL_OPTIONS.complete(choice);
  const calendar = held.under(rules);
  const jdn = jdnOf(date);
  return festivalsOfDay(calendar, jdn, readLunarDate(calendar, jdn), rules);
}
