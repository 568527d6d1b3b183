/** The solar calendar of tyme4ts: days, times, terms, weeks and the parts of a year. */
import { solarTermsOfYear, type SolarTerm as TermRow } from '@shangyuan/engine/astronomy';
import {
  findMeiyu,
  findSanfu,
  findShujiu,
  houAt,
  houOf,
  meiyuOfYear,
  termDayOf,
  termOrdinalOnDay,
} from '@shangyuan/engine/calendar';
import { constellationOfDate, SILING } from '@shangyuan/engine/chart';
import { type Branch } from '@shangyuan/engine/ganzhi';
import {
  civilDateOf,
  daysInMonth,
  daysInYear,
  isLeapCivilYear,
  jdnOf,
  weekdayOf,
  type CivilDate,
  type CivilTime,
} from '@shangyuan/engine/time';
import { civilAt, civilTime, epochMsOf, secondsAt, type Numeric } from '../engine.ts';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { Culture } from './loop.ts';
import {
  Constellation,
  Dog,
  HeavenStem,
  HideHeavenStem,
  HideHeavenStemType,
  Nine,
  Phenology,
  PlumRain,
  Week,
} from './values.ts';

const TERMS = 24;
const DAY_SEC = 86_400;
/** Their year of terms begins with 冬至 of the year before, ours with 小寒. */
const TERM_NAMES = solarTermsOfYear(2000).map(({ name }) => name);
const THEIR_NAMES = [TERM_NAMES.at(-1) as string, ...TERM_NAMES.slice(0, -1)];
const WEEK_NUMBERS = ['一', '二', '三', '四', '五', '六'];
const pad = (value: number): string => String(value).padStart(2, '0');
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

export class JulianDay extends Culture {
  readonly #day: number;

  constructor(day: number) {
    super();
    this.#day = day;
  }
  static fromJulianDay(day: number): JulianDay {
    return new JulianDay(day);
  }
  static fromYmdHms(
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  ): JulianDay {
    return SolarTime.fromYmdHms(year, month, day, hour, minute, second).getJulianDay();
  }
  getDay(): number {
    return this.#day;
  }
  getName(): string {
    return String(this.#day);
  }
  getSolarTime(): SolarTime {
    const seconds = Math.round((this.#day + 0.5) * DAY_SEC);
    return SolarDay.ofJdn(Math.floor(seconds / DAY_SEC)).atSecond(modulo(seconds, DAY_SEC));
  }
  getSolarDay(): SolarDay {
    return this.getSolarTime().getSolarDay();
  }
  getWeek(): Week {
    return this.getSolarDay().getWeek();
  }
  next(days: number): JulianDay {
    return new JulianDay(this.#day + days);
  }
  subtract(other: JulianDay): number {
    return this.#day - other.getDay();
  }
}

/** A day of a stretch of days: 初伏第1天. */
export abstract class StretchDay<T extends Culture> extends Culture {
  readonly #of: T;
  readonly #index: number;

  /** @internal */
  constructor(of: T, index: number) {
    super();
    this.#of = of;
    this.#index = index;
  }
  protected get of(): T {
    return this.#of;
  }
  /** 0 on its first day. */
  getDayIndex(): number {
    return this.#index;
  }
  getName(): string {
    return this.#of.getName();
  }
  override toString(): string {
    return `${this.getName()}第${this.#index + 1}天`;
  }
}
export class DogDay extends StretchDay<Dog> {
  getDog(): Dog {
    return this.of;
  }
}
export class NineDay extends StretchDay<Nine> {
  getNine(): Nine {
    return this.of;
  }
}
export class PlumRainDay extends StretchDay<PlumRain> {
  getPlumRain(): PlumRain {
    return this.of;
  }
  /** The day it ends has no count. */
  override toString(): string {
    return this.of.getIndex() === 0 ? super.toString() : this.getName();
  }
}
export class PhenologyDay extends StretchDay<Phenology> {
  getPhenology(): Phenology {
    return this.of;
  }
}
export class SolarTermDay extends StretchDay<SolarTerm> {
  getSolarTerm(): SolarTerm {
    return this.of;
  }
}
export class HideHeavenStemDay extends StretchDay<HideHeavenStem> {
  getHideHeavenStem(): HideHeavenStem {
    return this.of;
  }
  override getName(): string {
    const stem = this.of.getHeavenStem();
    return stem.getName() + stem.getElement().getName();
  }
}

export class SolarTerm extends Culture {
  /** Ordinal of the engine: 24 a year from 小寒. */
  readonly #ordinal: number;

  /** @internal */
  constructor(ordinal: number) {
    super();
    this.#ordinal = ordinal;
  }
  /** @param index 0 for 冬至 of the December before */
  static fromIndex(year: number, index: number): SolarTerm {
    return new SolarTerm(year * TERMS + index - 1);
  }
  static fromName(year: number, name: string): SolarTerm {
    const index = THEIR_NAMES.indexOf(name);
    if (index < 0) throw new RangeError(`illegal solar term ${name}`);
    return SolarTerm.fromIndex(year, index);
  }
  get #row(): TermRow {
    return solarTermsOfYear(Math.floor(this.#ordinal / TERMS))[modulo(this.#ordinal, TERMS)] as TermRow;
  }
  /** The year whose 冬至 to 大雪 it is of. */
  getYear(): number {
    return Math.floor((this.#ordinal + 1) / TERMS);
  }
  getIndex(): number {
    return modulo(this.#ordinal + 1, TERMS);
  }
  getSize(): number {
    return TERMS;
  }
  getName(): string {
    return THEIR_NAMES[this.getIndex()] as string;
  }
  isJie(): boolean {
    return this.getIndex() % 2 === 1;
  }
  isQi(): boolean {
    return !this.isJie();
  }
  /** The instant in UTC+8, to the second. */
  getJulianDay(): JulianDay {
    return SolarTime.of(civilAt(this.#row.epochMs)).getJulianDay();
  }
  getSolarDay(): SolarDay {
    return SolarDay.ofJdn(termDayOf(this.#ordinal));
  }
  next(steps: number): SolarTerm {
    return new SolarTerm(this.#ordinal + steps);
  }
}
refuseMethods('SolarTerm', SolarTerm, 'getCursoryJulianDay stepsTo stepsBackTo stepsCloseTo');

export class SolarDay extends Culture {
  readonly #date: CivilDate;

  constructor(year: Numeric, month: Numeric, day: Numeric) {
    super();
    const { hour: _h, minute: _m, second: _s, ...date } = civilTime(year, month, day);
    this.#date = date;
  }
  static fromYmd(year: Numeric, month: Numeric, day: Numeric): SolarDay {
    return new SolarDay(year, month, day);
  }
  /** @internal */
  static ofJdn(jdn: number): SolarDay {
    const { year, month, day } = civilDateOf(jdn);
    return new SolarDay(year, month, day);
  }
  /** @internal */
  get jdn(): number {
    return jdnOf(this.#date);
  }
  /** @internal */
  get date(): CivilDate {
    return this.#date;
  }
  /** @internal */
  atSecond(second: number): SolarTime {
    const { year, month, day } = this.#date;
    return new SolarTime(
      year,
      month,
      day,
      Math.floor(second / 3600),
      Math.floor(second / 60) % 60,
      second % 60,
    );
  }
  getYear(): number {
    return this.#date.year;
  }
  getMonth(): number {
    return this.#date.month;
  }
  getDay(): number {
    return this.#date.day;
  }
  getSolarMonth(): SolarMonth {
    return new SolarMonth(this.getYear(), this.getMonth());
  }
  getName(): string {
    return `${this.getDay()}日`;
  }
  override toString(): string {
    return `${this.getYear()}年${this.getMonth()}月${this.getDay()}日`;
  }
  getWeek(): Week {
    return Week.fromIndex(weekdayOf(this.jdn));
  }
  /** @param start weekday a week begins with, 0 Sunday */
  getSolarWeek(start: number): SolarWeek {
    const first = new SolarDay(this.getYear(), this.getMonth(), 1);
    const offset = modulo(weekdayOf(first.jdn) - start, 7);
    return new SolarWeek(
      this.getYear(),
      this.getMonth(),
      Math.floor((this.subtract(first) + offset) / 7),
      start,
    );
  }
  getConstellation(): Constellation {
    return Constellation.fromName(constellationOfDate(this.getMonth(), this.getDay()).slice(0, 2));
  }
  getIndexInYear(): number {
    return this.subtract(new SolarDay(this.getYear(), 1, 1));
  }
  /** Whole days from the other day to this. */
  subtract(other: SolarDay): number {
    return this.jdn - other.jdn;
  }
  isBefore(other: SolarDay): boolean {
    return this.jdn < other.jdn;
  }
  isAfter(other: SolarDay): boolean {
    return this.jdn > other.jdn;
  }
  next(days: number): SolarDay {
    return SolarDay.ofJdn(this.jdn + days);
  }
  getJulianDay(): JulianDay {
    return JulianDay.fromJulianDay(this.jdn - 0.5);
  }
  getTermDay(): SolarTermDay {
    const ordinal = termOrdinalOnDay(this.jdn);
    return new SolarTermDay(new SolarTerm(ordinal), this.jdn - termDayOf(ordinal));
  }
  getTerm(): SolarTerm {
    return this.getTermDay().getSolarTerm();
  }
  getPhenologyDay(): PhenologyDay {
    const { name, number } = houOf(this.jdn, 'days');
    const day = this.getTermDay().getDayIndex();
    return new PhenologyDay(new Phenology(name, number), day - (number - 1) * 5);
  }
  getPhenology(): Phenology {
    return this.getPhenologyDay().getPhenology();
  }
  getDogDay(): DogDay | null {
    const found = findSanfu(this.jdn);
    return found && new DogDay(Dog.fromName(found.name), found.day - 1);
  }
  getNineDay(): NineDay | null {
    const found = findShujiu(this.jdn);
    return found && new NineDay(Nine.fromName(found.name), found.day - 1);
  }
  getPlumRainDay(): PlumRainDay | null {
    if (meiyuOfYear(this.getYear()).endJdn === this.jdn) return new PlumRainDay(PlumRain.fromIndex(1), 0);
    const found = findMeiyu(this.jdn);
    return found && new PlumRainDay(PlumRain.fromIndex(0), found.day - 1);
  }
  /** 人元司令 of the day, counted in days from that of the 节. */
  getHideHeavenStemDay(): HideHeavenStemDay {
    let ordinal = termOrdinalOnDay(this.jdn);
    if (ordinal % 2 !== 0) ordinal--;
    let day = this.jdn - termDayOf(ordinal);
    const branch = '丑寅卯辰巳午未申酉戌亥子'[modulo(ordinal, TERMS) / 2] as Branch;
    const stretches = SILING[branch];
    const types = stretches.length === 2 ? [0, 2] : [0, 1, 2];
    let index = 0;
    for (; index < stretches.length - 1 && day >= (stretches[index]?.days ?? 0); index++)
      day -= stretches[index]?.days ?? 0;
    const stem = HeavenStem.fromName(stretches[index]?.stem ?? '');
    return new HideHeavenStemDay(
      new HideHeavenStem(stem, (types[index] ?? HideHeavenStemType.MAIN) as 0 | 1 | 2),
      day,
    );
  }
}
refuseMethods('SolarDay', SolarDay, 'getRabByungDay getHijriDay getNineStar');

export class SolarTime extends Culture {
  readonly #civil: CivilTime;

  constructor(year: Numeric, month: Numeric, day: Numeric, hour: Numeric, minute: Numeric, second: Numeric) {
    super();
    this.#civil = civilTime(year, month, day, hour, minute, second);
  }
  static fromYmdHms(
    year: Numeric,
    month: Numeric,
    day: Numeric,
    hour: Numeric,
    minute: Numeric,
    second: Numeric,
  ): SolarTime {
    return new SolarTime(year, month, day, hour, minute, second);
  }
  /** @internal */
  static of({ year, month, day, hour, minute, second }: CivilTime): SolarTime {
    return new SolarTime(year, month, day, hour, minute, second);
  }
  /** @internal */
  get civil(): CivilTime {
    return this.#civil;
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
  getSolarDay(): SolarDay {
    return new SolarDay(this.#civil.year, this.#civil.month, this.#civil.day);
  }
  getName(): string {
    return [this.#civil.hour, this.#civil.minute, this.#civil.second].map(pad).join(':');
  }
  override toString(): string {
    return `${this.getSolarDay().toString()} ${this.getName()}`;
  }
  /** The term in force at the instant. */
  getTerm(): SolarTerm {
    let term = this.getSolarDay().getTerm().next(1);
    while (term.getJulianDay().getSolarTime().isAfter(this)) term = term.next(-1);
    return term;
  }
  /** The 候 at the instant, by the longitude of the Sun. */
  getPhenology(): Phenology {
    const { name, number } = houAt(epochMsOf(this.#civil) + 499);
    return new Phenology(name, number);
  }
  getJulianDay(): JulianDay {
    const { hour, minute, second } = this.#civil;
    return JulianDay.fromJulianDay(jdnOf(this.#civil) - 0.5 + (hour * 3600 + minute * 60 + second) / DAY_SEC);
  }
  /** Seconds from the other time to this. */
  subtract(other: SolarTime): number {
    return secondsAt(epochMsOf(this.#civil)) - secondsAt(epochMsOf(other.civil));
  }
  isBefore(other: SolarTime): boolean {
    return this.subtract(other) < 0;
  }
  isAfter(other: SolarTime): boolean {
    return this.subtract(other) > 0;
  }
  next(seconds: number): SolarTime {
    return SolarTime.of(civilAt(epochMsOf(this.#civil) + seconds * 1000));
  }
}

export class SolarYear extends Culture {
  readonly #year: number;

  constructor(year: number) {
    super();
    this.#year = year;
  }
  static fromYear(year: number): SolarYear {
    return new SolarYear(year);
  }
  getYear(): number {
    return this.#year;
  }
  getName(): string {
    return `${this.#year}年`;
  }
  getDayCount(): number {
    return daysInYear(this.#year);
  }
  isLeap(): boolean {
    return isLeapCivilYear(this.#year);
  }
  next(years: number): SolarYear {
    return new SolarYear(this.#year + years);
  }
  getMonths(): SolarMonth[] {
    return Array.from({ length: 12 }, (_, i) => new SolarMonth(this.#year, i + 1));
  }
  getSeasons(): SolarSeason[] {
    return Array.from({ length: 4 }, (_, i) => SolarSeason.fromIndex(this.#year, i));
  }
  getHalfYears(): SolarHalfYear[] {
    return Array.from({ length: 2 }, (_, i) => SolarHalfYear.fromIndex(this.#year, i));
  }
}
refuseMethods('SolarYear', SolarYear, 'getRabByungYear');

export class SolarMonth extends Culture {
  readonly #year: number;
  readonly #month: number;

  constructor(year: number, month: number) {
    super();
    this.#year = year;
    this.#month = month;
  }
  static fromYm(year: number, month: number): SolarMonth {
    return new SolarMonth(year, month);
  }
  getYear(): number {
    return this.#year;
  }
  getMonth(): number {
    return this.#month;
  }
  getSolarYear(): SolarYear {
    return new SolarYear(this.#year);
  }
  getName(): string {
    return `${this.#month}月`;
  }
  override toString(): string {
    return `${this.#year}年${this.getName()}`;
  }
  getDayCount(): number {
    return daysInMonth(this.#year, this.#month);
  }
  getIndexInYear(): number {
    return this.#month - 1;
  }
  getSeason(): SolarSeason {
    return SolarSeason.fromIndex(this.#year, Math.floor((this.#month - 1) / 3));
  }
  getFirstDay(): SolarDay {
    return new SolarDay(this.#year, this.#month, 1);
  }
  getWeekCount(start: number): number {
    const offset = modulo(this.getFirstDay().getWeek().getIndex() - start, 7);
    return Math.ceil((offset + this.getDayCount()) / 7);
  }
  getWeeks(start: number): SolarWeek[] {
    return Array.from(
      { length: this.getWeekCount(start) },
      (_, index) => new SolarWeek(this.#year, this.#month, index, start),
    );
  }
  getDays(): SolarDay[] {
    return Array.from({ length: this.getDayCount() }, (_, i) => this.getFirstDay().next(i));
  }
  next(months: number): SolarMonth {
    const count = this.#year * 12 + this.#month - 1 + months;
    return new SolarMonth(Math.floor(count / 12), modulo(count, 12) + 1);
  }
}

/** Months of a part of a year. */
abstract class SolarPart extends Culture {
  protected readonly year: number;
  protected readonly index: number;

  constructor(year: number, index: number) {
    super();
    this.year = year;
    this.index = index;
  }
  protected abstract readonly count: number;
  getYear(): number {
    return this.year;
  }
  getSolarYear(): SolarYear {
    return new SolarYear(this.year);
  }
  getIndex(): number {
    return this.index;
  }
  override toString(): string {
    return `${this.year}年${this.getName()}`;
  }
  getMonths(): SolarMonth[] {
    const length = 12 / this.count;
    return Array.from({ length }, (_, i) => new SolarMonth(this.year, this.index * length + i + 1));
  }
  protected moved(steps: number): [year: number, index: number] {
    const count = this.year * this.count + this.index + steps;
    return [Math.floor(count / this.count), modulo(count, this.count)];
  }
}
export class SolarSeason extends SolarPart {
  protected readonly count = 4;
  static fromIndex(year: number, index: number): SolarSeason {
    return new SolarSeason(year, index);
  }
  getName(): string {
    return `${WEEK_NUMBERS[this.index]}季度`;
  }
  next(seasons: number): SolarSeason {
    return new SolarSeason(...this.moved(seasons));
  }
}
export class SolarHalfYear extends SolarPart {
  protected readonly count = 2;
  static fromIndex(year: number, index: number): SolarHalfYear {
    return new SolarHalfYear(year, index);
  }
  getName(): string {
    return this.index === 0 ? '上半年' : '下半年';
  }
  next(halves: number): SolarHalfYear {
    return new SolarHalfYear(...this.moved(halves));
  }
  getSeasons(): SolarSeason[] {
    return [0, 1].map((i) => SolarSeason.fromIndex(this.year, this.index * 2 + i));
  }
}

export class SolarWeek extends Culture {
  readonly #month: SolarMonth;
  readonly #index: number;
  readonly #start: number;

  constructor(year: number, month: number, index: number, start: number) {
    super();
    this.#month = new SolarMonth(year, month);
    this.#index = index;
    this.#start = start;
  }
  static fromYm(year: number, month: number, index: number, start: number): SolarWeek {
    return new SolarWeek(year, month, index, start);
  }
  getYear(): number {
    return this.#month.getYear();
  }
  getMonth(): number {
    return this.#month.getMonth();
  }
  getSolarMonth(): SolarMonth {
    return this.#month;
  }
  getIndex(): number {
    return this.#index;
  }
  getStart(): Week {
    return Week.fromIndex(this.#start);
  }
  getName(): string {
    return `第${WEEK_NUMBERS[this.#index]}周`;
  }
  override toString(): string {
    return `${this.#month.toString()}${this.getName()}`;
  }
  getFirstDay(): SolarDay {
    const first = this.#month.getFirstDay();
    return first.next(this.#index * 7 - modulo(first.getWeek().getIndex() - this.#start, 7));
  }
  getDays(): SolarDay[] {
    return Array.from({ length: 7 }, (_, i) => this.getFirstDay().next(i));
  }
  getIndexInYear(): number {
    const first = new SolarWeek(this.getYear(), 1, 0, this.#start).getFirstDay();
    return this.getFirstDay().subtract(first) / 7;
  }
  /** Weeks within months: one that two months share is of the month this one steps into. */
  next(weeks: number): SolarWeek {
    let month = this.#month;
    let index = this.#index + weeks;
    // A shared week is not counted twice.
    while (index < 0) {
      if (month.getFirstDay().getWeek().getIndex() !== this.#start) index--;
      month = month.next(-1);
      index += month.getWeekCount(this.#start);
    }
    while (index >= month.getWeekCount(this.#start)) {
      index -= month.getWeekCount(this.#start);
      month = month.next(1);
      if (month.getFirstDay().getWeek().getIndex() !== this.#start) index++;
    }
    return new SolarWeek(month.getYear(), month.getMonth(), index, this.#start);
  }
}
refuseStatics('JulianDay', JulianDay, 'J2000');
refuseStatics('SolarTerm', SolarTerm, 'NAMES');
refuseStatics('SolarDay', SolarDay, 'validate NAMES');
refuseStatics('SolarTime', SolarTime, 'validate');
refuseStatics('SolarYear', SolarYear, 'validate');
refuseStatics('SolarMonth', SolarMonth, 'validate NAMES DAYS');
refuseStatics('SolarSeason', SolarSeason, 'validate NAMES');
refuseStatics('SolarHalfYear', SolarHalfYear, 'validate NAMES');
refuseStatics('SolarWeek', SolarWeek, 'validate');
