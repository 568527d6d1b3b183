/**
 * The lunar years before 1645, unpacked from a table of facts: every month of the historical calendars from −104 on.
 */
import {
  COMPUTED_JDN_MIN,
  calendarsUnder,
  findYearContaining,
  type CalendarRules,
  MODERN_CALENDAR,
  refuseEarlyDay,
  refuseYear,
  type LunarCalendar,
} from '../lunarCalendar.ts';
import { freezeYear, type LunarMonth, type LunarYear } from '../lunarYear.ts';
import { LUNAR_OPTIONS } from '../rules.ts';
import { regnalOf } from './regnal.ts';
import {
  HISTORICAL_FIRST_JDN,
  HISTORICAL_FIRST_MONTH,
  HISTORICAL_FIRST_YEAR,
  HISTORICAL_LAST_YEAR,
  HISTORICAL_MONTH_BITS,
} from './tables/months.ts';

/** A year as packed: its first day, its leap position and the lengths of its months as bits, first month highest. */
interface PackedYear {
  readonly startJdn: number;
  readonly leapAt: number;
  readonly lengths: readonly number[];
}

const LEAP_BITS = 4;
/** The one month of 28 days: 十二月 of 236, the thirteenth of a leap year, was cut when 景初历 came in on 237-02-12. */
const SHORT_MONTH = { year: 236, monthIndex: 12, days: 28 } as const;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads bits of base64 text from the front. `atob` is left aside: not every host of the engine has it. */
function bitReader(text: string): (count: number) => number {
  const sextets = Uint8Array.from(text, (mark) => BASE64.indexOf(mark));
  let at = 0;
  return (count) => {
    let value = 0;
    for (let i = 0; i < count; i++, at++) {
      value = value * 2 + (((sextets[(at / 6) | 0] ?? 0) >> (5 - (at % 6))) & 1);
    }
    return value;
  };
}

function unpack(): PackedYear[] {
  const read = bitReader(HISTORICAL_MONTH_BITS);
  const years: PackedYear[] = [];
  let startJdn = HISTORICAL_FIRST_JDN;
  for (let year = HISTORICAL_FIRST_YEAR; year <= HISTORICAL_LAST_YEAR; year++) {
    const leapAt = read(LEAP_BITS);
    const regular = year === HISTORICAL_FIRST_YEAR ? 13 - HISTORICAL_FIRST_MONTH : 12;
    const lengths = Array.from({ length: regular + (leapAt > 0 ? 1 : 0) }, () => 29 + read(1));
    if (year === SHORT_MONTH.year) lengths[SHORT_MONTH.monthIndex] = SHORT_MONTH.days;
    years.push({ startJdn, leapAt, lengths });
    startJdn += lengths.reduce((sum, days) => sum + days, 0);
  }
  return years;
}

/** The unpacked table and the years assembled from it, filled at first use: pure facts, at most 1,750 records. */
let packedYears: PackedYear[] | undefined;
const YEARS: (LunarYear | undefined)[] = [];

function buildYear(year: number): LunarYear {
  packedYears ??= unpack();
  const { startJdn, leapAt, lengths } = packedYears[year - HISTORICAL_FIRST_YEAR] as PackedYear;
  let month = year === HISTORICAL_FIRST_YEAR ? HISTORICAL_FIRST_MONTH - 1 : 0;
  let start = startJdn;
  const months = lengths.map((days, i): LunarMonth => {
    const isLeap = leapAt > 0 && i === leapAt;
    if (!isLeap) month++;
    const record: LunarMonth = Object.freeze({
      month,
      isLeap,
      startJdn: start,
      days,
      uncertainStart: false,
      uncertainEnd: false,
      regnal: regnalOf(year, month, isLeap, start),
    });
    start += days;
    return record;
  });
  return freezeYear(year, months, 'table');
}

/** @param year −105 to 1644 */
function tabledYear(year: number): LunarYear {
  const at = year - HISTORICAL_FIRST_YEAR;
  return (YEARS[at] ??= buildYear(year));
}

function historicalCalendar(rules: CalendarRules): LunarCalendar {
  const modern = MODERN_CALENDAR.under(rules);
  // The rules of today run backwards do not use the table.
  if (rules.historic === 'proleptic-gbt') return Object.freeze({ ...modern, under: historicalUnder });

  function lunarYear(year: number): LunarYear {
    if (!Number.isInteger(year) || year < HISTORICAL_FIRST_YEAR)
      return refuseYear(year, HISTORICAL_FIRST_YEAR);
    return year <= HISTORICAL_LAST_YEAR ? tabledYear(year) : modern.lunarYear(year);
  }

  function yearContaining(jdn: number): LunarYear {
    if (!(jdn < COMPUTED_JDN_MIN) || !Number.isInteger(jdn)) return modern.yearContaining(jdn);
    if (jdn < HISTORICAL_FIRST_JDN) return refuseEarlyDay(jdn, '-105-11-08');
    return findYearContaining(jdn, tabledYear, HISTORICAL_FIRST_YEAR, HISTORICAL_LAST_YEAR);
  }

  return Object.freeze({ firstJdn: HISTORICAL_FIRST_JDN, lunarYear, yearContaining, under: historicalUnder });
}

const historicalUnder = calendarsUnder(historicalCalendar);

/**
 * The lunar years −105 to 9999: the table of history to 1644, computed from 1645 on. Of −105 only 十月 to 十二月 are there:
 * the printed year −104 began with them.
 *
 * Other states of divided times had their own calendars, a month or a day apart; this is the main line 汉 魏 晋 南朝 隋 唐
 * 宋 元 明.
 */
export const HISTORICAL_CALENDAR: LunarCalendar = historicalUnder(LUNAR_OPTIONS.defaults);
