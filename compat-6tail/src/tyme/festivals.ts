/** Festivals and public holidays of tyme4ts. */
import { findPublicHoliday, publicHolidaysOfYear, type PublicHoliday } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { yearOf } from '../engine.ts';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { Culture } from './loop.ts';
import { LunarDay } from './lunar.ts';
import { SolarDay, SolarTerm } from './solar.ts';

/** Their solar festivals in order: name, month, day, first year. */
const SOLAR = [
  ['元旦', 1, 1, 1950],
  ['妇女节', 3, 8, 1950],
  ['植树节', 3, 12, 1979],
  ['劳动节', 5, 1, 1950],
  ['青年节', 5, 4, 1950],
  ['儿童节', 6, 1, 1950],
  ['建党节', 7, 1, 1941],
  ['建军节', 8, 1, 1933],
  ['教师节', 9, 10, 1985],
  ['国庆节', 10, 1, 1950],
] as const;
/** Their lunar festivals in order: name, and a month and day, a term, or the last day of the year. */
const LUNAR = [
  ['春节', 1, 1],
  ['元宵节', 1, 15],
  ['龙头节', 2, 2],
  ['上巳节', 3, 3],
  ['清明节', '清明'],
  ['端午节', 5, 5],
  ['七夕节', 7, 7],
  ['中元节', 7, 15],
  ['中秋节', 8, 15],
  ['重阳节', 9, 9],
  ['冬至节', '冬至'],
  ['腊八节', 12, 8],
  ['除夕'],
] as const;
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

export class SolarFestival extends Culture {
  static readonly NAMES: readonly string[] = SOLAR.map(([name]) => name);
  readonly #index: number;
  readonly #day: SolarDay;

  private constructor(index: number, day: SolarDay) {
    super();
    this.#index = index;
    this.#day = day;
  }
  /** Null before its first year. */
  static fromIndex(year: number, index: number): SolarFestival | null {
    const row = SOLAR[index];
    return row === undefined || year < row[3]
      ? null
      : new SolarFestival(index, new SolarDay(year, row[1], row[2]));
  }
  static fromYmd(year: number, month: number, day: number): SolarFestival | null {
    return SolarFestival.fromIndex(
      year,
      SOLAR.findIndex((row) => row[1] === month && row[2] === day),
    );
  }
  getIndex(): number {
    return this.#index;
  }
  getDay(): SolarDay {
    return this.#day;
  }
  getStartYear(): number {
    return SOLAR[this.#index]?.[3] as number;
  }
  getName(): string {
    return SOLAR[this.#index]?.[0] as string;
  }
  override toString(): string {
    return `${this.#day.toString()} ${this.getName()}`;
  }
  next(steps: number): SolarFestival | null {
    const count = this.#day.getYear() * SOLAR.length + this.#index + steps;
    return SolarFestival.fromIndex(Math.floor(count / SOLAR.length), modulo(count, SOLAR.length));
  }
}
refuseMethods('SolarFestival', SolarFestival, 'getType');

function lunarFestivalDay(year: number, index: number): LunarDay {
  const row = LUNAR[index];
  if (row === undefined) throw new RangeError(`illegal index of a lunar festival ${index}`);
  const [, at, day] = row;
  if (at === undefined) return LunarDay.ofJdn(yearOf(year + 1).startJdn - 1);
  return typeof at === 'string'
    ? LunarDay.ofJdn(SolarTerm.fromName(at === '冬至' ? year + 1 : year, at).getSolarDay().jdn)
    : LunarDay.fromYmd(year, at, day as number);
}

export class LunarFestival extends Culture {
  static readonly NAMES: readonly string[] = LUNAR.map(([name]) => name);
  readonly #year: number;
  readonly #index: number;

  private constructor(year: number, index: number) {
    super();
    this.#year = year;
    this.#index = index;
  }
  static fromIndex(year: number, index: number): LunarFestival | null {
    return index in LUNAR ? new LunarFestival(year, index) : null;
  }
  static fromYmd(year: number, month: number, day: number): LunarFestival | null {
    const { jdn } = LunarDay.fromYmd(year, month, day);
    const index = LUNAR.findIndex((_, each) => lunarFestivalDay(year, each).jdn === jdn);
    return LunarFestival.fromIndex(year, index);
  }
  getIndex(): number {
    return this.#index;
  }
  getDay(): LunarDay {
    return lunarFestivalDay(this.#year, this.#index);
  }
  getName(): string {
    return LUNAR[this.#index]?.[0] as string;
  }
  /** The term of 清明节 and 冬至节. */
  getSolarTerm(): SolarTerm | null {
    const at = LUNAR[this.#index]?.[1];
    return typeof at === 'string' ? this.getDay().getSolarDay().getTerm() : null;
  }
  override toString(): string {
    return `${this.getDay().toString()} ${this.getName()}`;
  }
  next(steps: number): LunarFestival | null {
    const count = this.#year * LUNAR.length + this.#index + steps;
    return LunarFestival.fromIndex(Math.floor(count / LUNAR.length), modulo(count, LUNAR.length));
  }
}
refuseMethods('LunarFestival', LunarFestival, 'getType');

/** A day of rest or of work made up for, by the notices of the State Council. */
export class LegalHoliday extends Culture {
  readonly #row: PublicHoliday;

  private constructor(row: PublicHoliday) {
    super();
    this.#row = row;
  }
  /** Null on a day that no notice names. */
  static fromYmd(year: number, month: number, day: number): LegalHoliday | null {
    const row = findPublicHoliday(jdnOf({ year, month, day }));
    return row && new LegalHoliday(row);
  }
  getDay(): SolarDay {
    return SolarDay.ofJdn(this.#row.jdn);
  }
  isWork(): boolean {
    return this.#row.kind === 'work';
  }
  getName(): string {
    return this.#row.name === '国庆节、中秋节' ? '国庆中秋' : this.#row.name;
  }
  override toString(): string {
    return `${this.getDay().toString()} ${this.getName()}(${this.isWork() ? '班' : '休'})`;
  }
  /** Null past the notices known. */
  next(steps: number): LegalHoliday | null {
    let year = this.#row.date.year;
    let index = publicHolidaysOfYear(year).findIndex((row) => row.jdn === this.#row.jdn) + steps;
    while (index < 0) {
      const before = publicHolidaysOfYear(--year);
      if (before.length === 0) return null;
      index += before.length;
    }
    for (let rows = publicHolidaysOfYear(year); ; rows = publicHolidaysOfYear(++year)) {
      const row = rows[index];
      if (row !== undefined) return new LegalHoliday(row);
      if (rows.length === 0) return null;
      index -= rows.length;
    }
  }
}
refuseMethods('LegalHoliday', LegalHoliday, 'getTarget');
refuseStatics('LegalHoliday', LegalHoliday, 'DATA NAMES');

declare module './solar.ts' {
  interface SolarDay {
    getFestival(): SolarFestival | null;
    getLegalHoliday(): LegalHoliday | null;
  }
}
declare module './lunar.ts' {
  interface LunarDay {
    getFestival(): LunarFestival | null;
  }
}
SolarDay.prototype.getFestival = function () {
  return SolarFestival.fromYmd(this.getYear(), this.getMonth(), this.getDay());
};
SolarDay.prototype.getLegalHoliday = function () {
  return LegalHoliday.fromYmd(this.getYear(), this.getMonth(), this.getDay());
};
LunarDay.prototype.getFestival = function () {
  return LunarFestival.fromYmd(this.getYear(), this.getMonth(), this.getDay());
};
