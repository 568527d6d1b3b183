/** `Solar` and the parts of the solar calendar. */
import { findPublicHoliday, festivalsOf, type Festival } from '@shangyuan/engine/calendar';
import { constellationOfDate, findBirthTimes } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import {
  civilDateOf,
  daysInMonth,
  daysInYear,
  isLeapCivilYear,
  jdnOf,
  weekdayOf,
  type CivilTime,
} from '@shangyuan/engine/time';
import { civilAt, civilOfDate, civilTime, epochMsOf, type Numeric } from '../engine.ts';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';

const WEEK = ['日', '一', '二', '三', '四', '五', '六'];
const DAY_SEC = 86400;
const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** Solar festivals of a day by their name there; lunar ones and those of a term belong to `Lunar`. */
const FESTIVAL_NAMES: Readonly<Record<string, string>> = { 元旦: '元旦节' };
const SOLAR_STATUTORY = ['元旦', '劳动节', '国庆节'];
export function isSolarFestival({ cls, name }: Festival): boolean {
  return cls === '国际' || cls === '国内' || SOLAR_STATUTORY.includes(name);
}

export class Solar {
  readonly #civil: CivilTime;

  constructor(
    year: Numeric,
    month: Numeric,
    day: Numeric,
    hour: Numeric = 0,
    minute: Numeric = 0,
    second: Numeric = 0,
  ) {
    this.#civil = civilTime(year, month, day, hour, minute, second);
  }

  static fromYmd(year: Numeric, month: Numeric, day: Numeric): Solar {
    return new Solar(year, month, day);
  }

  static fromYmdHms(
    year: Numeric,
    month: Numeric,
    day: Numeric,
    hour: Numeric,
    minute: Numeric,
    second: Numeric,
  ): Solar {
    return new Solar(year, month, day, hour, minute, second);
  }

  static fromDate(date: Date): Solar {
    return Solar.of(civilOfDate(date));
  }

  /** @internal */
  static of({ year, month, day, hour, minute, second }: CivilTime): Solar {
    return new Solar(year, month, day, hour, minute, second);
  }

  /** @internal At midnight of a day number. */
  static ofJdn(jdn: number): Solar {
    const { year, month, day } = civilDateOf(jdn);
    return new Solar(year, month, day);
  }

  static fromJulianDay(julianDay: number): Solar {
    const seconds = Math.round((julianDay + 0.5) * DAY_SEC);
    const rest = seconds % DAY_SEC;
    const { year, month, day } = civilDateOf(Math.floor(seconds / DAY_SEC));
    return new Solar(year, month, day, Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60);
  }

  /**
   * Times that have the four pillars, the middle of each double hour that lies wholly in them.
   *
   * @param sect 1 the day changes at 23:00, 2 at midnight
   * @param baseYear the first year of the search, to that of today
   */
  static fromBaZi(
    year: string,
    month: string,
    day: string,
    hour: string,
    sect = 2,
    baseYear = 1900,
  ): Solar[] {
    const dayBoundary = sect === 1 ? 'zi23' : 'midnight';
    const pillars = { year, month, day, hour };
    const range = { fromYear: baseYear, toYear: new Date().getFullYear() };
    return findBirthTimes(pillars, range, { dayBoundary }, HISTORY).map(({ startMs, endMs }) => {
      const start = civilAt(startMs);
      const full = civilAt(Math.ceil(startMs / 3_600_000) * 3_600_000);
      // The hour itself, 4:00 for 寅 3:00-5:00; where a 节 cuts it, the first full hour, or the first second.
      const middle = civilAt((startMs + endMs) / 2);
      return Solar.of(
        endMs - startMs === 7_200_000
          ? { ...middle, minute: 0, second: 0 }
          : full.hour === start.hour
            ? full
            : start,
      );
    });
  }

  /** @internal */
  get civil(): CivilTime {
    return this.#civil;
  }

  /** @internal */
  get jdn(): number {
    return jdnOf(this.#civil);
  }

  getYear(): number {
    return this.#civil.year;
  }
  getMonth(): number {
    return this.#civil.month;
  }
  getDay(): number {
    return this.#civil.day;
  }
  getHour(): number {
    return this.#civil.hour;
  }
  getMinute(): number {
    return this.#civil.minute;
  }
  getSecond(): number {
    return this.#civil.second;
  }

  /** 0 Sunday to 6 Saturday. */
  getWeek(): number {
    return weekdayOf(this.jdn);
  }
  getWeekInChinese(): string {
    return WEEK[this.getWeek()] as string;
  }
  getSolarWeek(start: number): SolarWeek {
    return SolarWeek.fromYmd(this.getYear(), this.getMonth(), this.getDay(), start);
  }
  isLeapYear(): boolean {
    return isLeapCivilYear(this.getYear());
  }
  getFestivals(): string[] {
    return festivalsOf(this.#civil, undefined, HISTORY)
      .filter(isSolarFestival)
      .map(({ name }) => FESTIVAL_NAMES[name] ?? name);
  }
  getXingZuo(): string {
    return constellationOfDate(this.getMonth(), this.getDay()).slice(0, 2);
  }
  getXingzuo(): string {
    return this.getXingZuo();
  }

  getJulianDay(): number {
    const { hour, minute, second } = this.#civil;
    return this.jdn - 0.5 + (hour * 3600 + minute * 60 + second) / DAY_SEC;
  }

  isBefore(other: Solar): boolean {
    return epochMsOf(this.#civil) < epochMsOf(other.civil);
  }
  isAfter(other: Solar): boolean {
    return other.isBefore(this);
  }
  /** Whole days from the other day to this. */
  subtract(other: Solar): number {
    return this.jdn - other.jdn;
  }
  subtractMinute(other: Solar): number {
    return Math.floor(
      (epochMsOf({ ...this.#civil, second: 0 }) - epochMsOf({ ...other.civil, second: 0 })) / 60_000,
    );
  }

  nextYear(years: number): Solar {
    return this.#inMonth(this.getYear() + years, this.getMonth());
  }
  nextMonth(months: number): Solar {
    const count = this.getYear() * 12 + this.getMonth() - 1 + months;
    return this.#inMonth(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1);
  }
  nextDay(days: number): Solar {
    return Solar.of({ ...this.#civil, ...civilDateOf(this.jdn + days) });
  }
  nextHour(hours: number): Solar {
    return Solar.of(civilAt(epochMsOf(this.#civil) + hours * 3_600_000));
  }
  next(days: number, onlyWorkday = false): Solar {
    if (!onlyWorkday) return this.nextDay(days);
    let jdn = this.jdn;
    for (let left = Math.abs(days); left > 0;) {
      jdn += Math.sign(days);
      const kind = findPublicHoliday(jdn)?.kind;
      if (kind === 'work' || (kind === undefined && weekdayOf(jdn) % 6 !== 0)) left--;
    }
    return this.nextDay(jdn - this.jdn);
  }
  /** The same day of another month, or its last where it is shorter. */
  #inMonth(year: number, month: number): Solar {
    let day = Math.min(this.getDay(), lastDay(year, month));
    if (year === 1582 && month === 10 && this.getDay() > 4 && this.getDay() < 15) day = this.getDay() + 10;
    return Solar.of({ ...this.#civil, year, month, day });
  }

  toYmd(): string {
    return `${pad(this.getYear(), 4)}-${pad(this.getMonth())}-${pad(this.getDay())}`;
  }
  toYmdHms(): string {
    return `${this.toYmd()} ${pad(this.getHour())}:${pad(this.getMinute())}:${pad(this.getSecond())}`;
  }
  toString(): string {
    return this.toYmd();
  }
  toFullString(): string {
    const leap = this.isLeapYear() ? ' 闰年' : '';
    const festivals = this.getFestivals()
      .map((name) => ` (${name})`)
      .join('');
    return `${this.toYmdHms()}${leap} 星期${this.getWeekInChinese()}${festivals} ${this.getXingZuo()}座`;
  }
}
refuseMethods('Solar', Solar, 'getOtherFestivals getSalaryRate');
refuseStatics('Solar', Solar, 'J2000');

/** Number of the last day of a month; October 1582 ends on its 31st though it has 21 days. */
function lastDay(year: number, month: number): number {
  return year === 1582 && month === 10 ? 31 : daysInMonth(year, month);
}

export class SolarWeek {
  readonly #solar: Solar;
  readonly #start: number;

  constructor(year: Numeric, month: Numeric, day: Numeric, start: number) {
    this.#solar = new Solar(year, month, day);
    this.#start = start;
  }
  static fromYmd(year: Numeric, month: Numeric, day: Numeric, start: number): SolarWeek {
    return new SolarWeek(year, month, day, start);
  }
  static fromDate(date: Date, start: number): SolarWeek {
    return Solar.fromDate(date).getSolarWeek(start);
  }
  getYear(): number {
    return this.#solar.getYear();
  }
  getMonth(): number {
    return this.#solar.getMonth();
  }
  getDay(): number {
    return this.#solar.getDay();
  }
  getStart(): number {
    return this.#start;
  }
  /** Weeks that begin on or before this one since that of the first of the month. */
  getIndex(): number {
    return this.#weeksSince(this.getMonth());
  }
  getIndexInYear(): number {
    return this.#weeksSince(1);
  }
  #weeksSince(month: number): number {
    const first = new SolarWeek(this.getYear(), month, 1, this.#start).getFirstDay();
    return Math.floor(this.#solar.subtract(first) / 7) + 1;
  }
  getFirstDay(): Solar {
    return this.#solar.nextDay(-((this.#solar.getWeek() - this.#start + 7) % 7));
  }
  getFirstDayInMonth(): Solar {
    return this.getDaysInMonth()[0] as Solar;
  }
  getDays(): Solar[] {
    const first = this.getFirstDay();
    return Array.from({ length: 7 }, (_, i) => first.nextDay(i));
  }
  getDaysInMonth(): Solar[] {
    return this.getDays().filter((day) => day.getMonth() === this.getMonth());
  }
  /** @param separateMonth whether a week that two months share is stepped through as two */
  next(weeks: number, separateMonth: boolean): SolarWeek {
    if (!separateMonth) return this.#solar.nextDay(weeks * 7).getSolarWeek(this.#start);
    return weeks === 0 ? this : this.#neighbour(Math.sign(weeks)).next(weeks - Math.sign(weeks), true);
  }
  #neighbour(step: number): SolarWeek {
    const days = this.getDaysInMonth();
    const edge = (step > 0 ? days.at(-1) : days[0]) as Solar;
    const beside = edge.nextDay(step);
    return beside.getSolarWeek(this.#start).getFirstDayInMonth().getSolarWeek(this.#start);
  }
  toString(): string {
    return `${this.getYear()}.${this.getMonth()}.${this.getIndex()}`;
  }
  toFullString(): string {
    return `${this.getYear()}年${this.getMonth()}月第${this.getIndex()}周`;
  }
}

export class SolarMonth {
  readonly #year: number;
  readonly #month: number;

  constructor(year: Numeric, month: Numeric) {
    this.#year = Number(year);
    this.#month = Number(month);
  }
  static fromYm(year: Numeric, month: Numeric): SolarMonth {
    return new SolarMonth(year, month);
  }
  static fromDate(date: Date): SolarMonth {
    return new SolarMonth(date.getFullYear(), date.getMonth() + 1);
  }
  getYear(): number {
    return this.#year;
  }
  getMonth(): number {
    return this.#month;
  }
  getDays(): Solar[] {
    const first = new Solar(this.#year, this.#month, 1);
    return Array.from({ length: daysInMonth(this.#year, this.#month) }, (_, i) => first.nextDay(i));
  }
  getWeeks(start: number): SolarWeek[] {
    const first = new Solar(this.#year, this.#month, 1).getSolarWeek(start);
    return Array.from({ length: SolarUtil.getWeeksOfMonth(this.#year, this.#month, start) }, (_, i) =>
      i === 0
        ? first
        : first
            .getFirstDay()
            .nextDay(i * 7)
            .getSolarWeek(start),
    );
  }
  next(months: number): SolarMonth {
    const { year, month } = new Solar(this.#year, this.#month, 1).nextMonth(months).civil;
    return new SolarMonth(year, month);
  }
  toString(): string {
    return `${this.#year}-${this.#month}`;
  }
  toFullString(): string {
    return `${this.#year}年${this.#month}月`;
  }
}

/** Months of a part of a year: three of a season, six of a half. */
abstract class SolarPart extends SolarMonth {
  protected abstract readonly length: number;

  getIndex(): number {
    return Math.ceil(this.getMonth() / this.length);
  }
  getMonths(): SolarMonth[] {
    const first = (this.getIndex() - 1) * this.length + 1;
    return Array.from({ length: this.length }, (_, i) => new SolarMonth(this.getYear(), first + i));
  }
  override toString(): string {
    return `${this.getYear()}.${this.getIndex()}`;
  }
}

export class SolarSeason extends SolarPart {
  protected readonly length = 3;
  static override fromYm(year: Numeric, month: Numeric): SolarSeason {
    return new SolarSeason(year, month);
  }
  static override fromDate(date: Date): SolarSeason {
    return new SolarSeason(date.getFullYear(), date.getMonth() + 1);
  }
  override next(seasons: number): SolarSeason {
    const month = super.next(seasons * this.length);
    return new SolarSeason(month.getYear(), month.getMonth());
  }
  override toFullString(): string {
    return `${this.getYear()}年${this.getIndex()}季度`;
  }
}

export class SolarHalfYear extends SolarPart {
  protected readonly length = 6;
  static override fromYm(year: Numeric, month: Numeric): SolarHalfYear {
    return new SolarHalfYear(year, month);
  }
  static override fromDate(date: Date): SolarHalfYear {
    return new SolarHalfYear(date.getFullYear(), date.getMonth() + 1);
  }
  override next(halves: number): SolarHalfYear {
    const month = super.next(halves * this.length);
    return new SolarHalfYear(month.getYear(), month.getMonth());
  }
  override toFullString(): string {
    return `${this.getYear()}年${this.getIndex() === 1 ? '上' : '下'}半年`;
  }
}

export class SolarYear {
  readonly #year: number;

  constructor(year: Numeric) {
    this.#year = Number(year);
  }
  static fromYear(year: Numeric): SolarYear {
    return new SolarYear(year);
  }
  static fromDate(date: Date): SolarYear {
    return new SolarYear(date.getFullYear());
  }
  getYear(): number {
    return this.#year;
  }
  getMonths(): SolarMonth[] {
    return Array.from({ length: 12 }, (_, i) => new SolarMonth(this.#year, i + 1));
  }
  next(years: number): SolarYear {
    return new SolarYear(this.#year + years);
  }
  toString(): string {
    return String(this.#year);
  }
  toFullString(): string {
    return `${this.#year}年`;
  }
}

export const SolarUtil = {
  WEEK,
  isLeapYear: isLeapCivilYear,
  getDaysOfMonth: daysInMonth,
  getDaysOfYear: daysInYear,
  getDaysInYear(year: number, month: number, day: number): number {
    return jdnOf({ year, month, day }) - jdnOf({ year, month: 1, day: 1 }) + 1;
  },
  getWeeksOfMonth(year: number, month: number, start: number): number {
    const offset = (new Solar(year, month, 1).getWeek() - start + 7) % 7;
    return Math.ceil((daysInMonth(year, month) + offset) / 7);
  },
  /** Days from a to b. */
  getDaysBetween(ay: number, am: number, ad: number, by: number, bm: number, bd: number): number {
    return new Solar(by, bm, bd).subtract(new Solar(ay, am, ad));
  },
};
refuseStatics('SolarUtil', SolarUtil, 'DAYS_OF_MONTH XINGZUO FESTIVAL OTHER_FESTIVAL WEEK_FESTIVAL');
