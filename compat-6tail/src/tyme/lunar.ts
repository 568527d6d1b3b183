/** The lunar calendar of tyme4ts: days, hours, months and years, with the facts of each. */
import { almanacDay, dayJiuxing, hourJiuxing, isYangHalf, roadSpiritOf } from '@shangyuan/engine/almanac';
import {
  dayGanzhi,
  jdnOfLunar,
  lunarDayName,
  monthGanzhiOfYear,
  monthJiuxing,
  termDayOf,
  termOrdinalOnDay,
  yearGanzhi,
  yearJiuxing,
  type LunarDate,
  type LunarMonth as MonthRow,
} from '@shangyuan/engine/calendar';
import { branchOf, monthGanzhi, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { HISTORY } from '@shangyuan/engine/history';
import { civilDateOf, type CivilDate } from '@shangyuan/engine/time';
import { findMonth, lunarOf, pillarsAt, pillarsOfDay, yearOf, type Numeric } from '../engine.ts';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { EightChar } from './eightChar.ts';
import { Culture } from './loop.ts';
import { type JulianDay, SolarDay, SolarTime } from './solar.ts';
import {
  Duty,
  God,
  Luck,
  MinorRen,
  NineStar,
  SixStar,
  SixtyCycle,
  Taboo,
  TwelveStar,
  Twenty,
  TwentyEightStar,
  type Week,
} from './values.ts';

const MONTHS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const almanacOf = (date: CivilDate) => almanacDay(date, { dayStarLeap: 'backcount' }, HISTORY);

export class LunarYear extends Culture {
  readonly #year: number;

  constructor(year: number) {
    super();
    this.#year = year;
  }
  static fromYear(year: number): LunarYear {
    return new LunarYear(year);
  }
  getYear(): number {
    return this.#year;
  }
  getSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(yearGanzhi(this.#year));
  }
  getName(): string {
    return `农历${this.getSixtyCycle().getName()}年`;
  }
  getDayCount(): number {
    return yearOf(this.#year).days;
  }
  getMonthCount(): number {
    return yearOf(this.#year).months.length;
  }
  /** 0 where the year has none. */
  getLeapMonth(): number {
    return yearOf(this.#year).leapMonth ?? 0;
  }
  getMonths(): LunarMonth[] {
    return yearOf(this.#year).months.map((row) => new LunarMonth(this.#year, row));
  }
  getFirstMonth(): LunarMonth {
    return this.getMonths()[0] as LunarMonth;
  }
  getTwenty(): Twenty {
    return Twenty.fromIndex(Math.floor((this.#year - 1864) / 20));
  }
  getNineStar(): NineStar {
    return NineStar.of(yearJiuxing(this.#year));
  }
  getKitchenGodSteed(): KitchenGodSteed {
    return KitchenGodSteed.fromLunarYear(this.#year);
  }
  next(years: number): LunarYear {
    return new LunarYear(this.#year + years);
  }
}
refuseMethods('LunarYear', LunarYear, 'getJupiterDirection');
refuseStatics('LunarYear', LunarYear, 'validate');

/** What New Year's Day says of a year. */
export class KitchenGodSteed extends Culture {
  readonly #year: number;

  constructor(year: number) {
    super();
    this.#year = year;
  }
  static fromLunarYear(year: number): KitchenGodSteed {
    return new KitchenGodSteed(year);
  }
  get #signs() {
    return almanacOf(civilDateOf(yearOf(this.#year).startJdn)).yearSigns;
  }
  getName(): string {
    return '灶马头';
  }
  getMouse(): string {
    return this.#signs.rats;
  }
  getGrass(): string {
    return this.#signs.grass;
  }
  getCattle(): string {
    return this.#signs.oxen;
  }
  getFlower(): string {
    return this.#signs.flowers;
  }
  getDragon(): string {
    return this.#signs.dragons;
  }
  getHorse(): string {
    return this.#signs.horses;
  }
  getChicken(): string {
    return this.#signs.roosters;
  }
  getSilkworm(): string {
    return this.#signs.silkworms;
  }
  getPig(): string {
    return this.#signs.pigs;
  }
  getField(): string {
    return this.#signs.fields;
  }
  getCake(): string {
    return this.#signs.cakes;
  }
  /** Counted by 辛; they print 金. */
  getGold(): string {
    return this.#signs.xin;
  }
  getPeopleCakes(): string {
    return this.#signs.peopleCakes;
  }
  getPeopleHoes(): string {
    return this.#signs.peopleHoes;
  }
}

export class LunarMonth extends Culture {
  readonly #year: number;
  readonly #row: MonthRow;

  /** @internal */
  constructor(year: number, row: MonthRow) {
    super();
    this.#year = year;
    this.#row = row;
  }
  /** @param month negative for a leap month */
  static fromYm(year: number, month: number): LunarMonth {
    const row = findMonth(year, month);
    if (row === null) throw new RangeError(`illegal leap month ${-month} in lunar year ${year}`);
    return new LunarMonth(year, row);
  }
  getLunarYear(): LunarYear {
    return new LunarYear(this.#year);
  }
  getYear(): number {
    return this.#year;
  }
  getMonth(): number {
    return this.#row.month;
  }
  getMonthWithLeap(): number {
    return this.#row.isLeap ? -this.#row.month : this.#row.month;
  }
  isLeap(): boolean {
    return this.#row.isLeap;
  }
  getDayCount(): number {
    return this.#row.days;
  }
  getIndexInYear(): number {
    return yearOf(this.#year).months.indexOf(this.#row);
  }
  getName(): string {
    return `${this.#row.isLeap ? '闰' : ''}${MONTHS[this.#row.month - 1]}月`;
  }
  override toString(): string {
    return this.getLunarYear().getName() + this.getName();
  }
  get #pillar(): Ganzhi {
    return monthGanzhi(yearGanzhi(this.#year).stem, branchOf(this.#row.month + 1));
  }
  getSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(this.#pillar);
  }
  getNineStar(): NineStar {
    return NineStar.of(monthJiuxing(yearGanzhi(this.#year).branch, this.#pillar.branch));
  }
  getMinorRen(): MinorRen {
    return MinorRen.fromIndex(this.#row.month - 1);
  }
  getFirstJulianDay(): JulianDay {
    return SolarDay.ofJdn(this.#row.startJdn).getJulianDay().next(0.5);
  }
  getDays(): LunarDay[] {
    return Array.from({ length: this.#row.days }, (_, i) => LunarDay.ofJdn(this.#row.startJdn + i));
  }
  getFirstDay(): LunarDay {
    return LunarDay.ofJdn(this.#row.startJdn);
  }
  next(months: number): LunarMonth {
    let year = this.#year;
    let index = this.getIndexInYear() + months;
    for (; index < 0; index += yearOf(year).months.length) year--;
    for (; index >= yearOf(year).months.length; year++) index -= yearOf(year).months.length;
    return new LunarMonth(year, yearOf(year).months[index] as MonthRow);
  }
}
refuseMethods(
  'LunarMonth',
  LunarMonth,
  'getSeason getWeekCount getWeeks getFetus getJupiterDirection getNewMoon',
);

export class LunarDay extends Culture {
  readonly #jdn: number;
  readonly #date: LunarDate;

  private constructor(jdn: number) {
    super();
    this.#jdn = jdn;
    this.#date = lunarOf({ ...civilDateOf(jdn), hour: 0, minute: 0, second: 0 });
  }
  /** @param month negative for a leap month */
  static fromYmd(year: Numeric, month: Numeric, day: Numeric): LunarDay {
    const number = Number(month);
    const at = { year: Number(year), month: Math.abs(number), isLeap: number < 0, day: Number(day) };
    return new LunarDay(jdnOfLunar(at, undefined, HISTORY));
  }
  /** @internal */
  static ofJdn(jdn: number): LunarDay {
    return new LunarDay(jdn);
  }
  /** @internal */
  get jdn(): number {
    return this.#jdn;
  }
  get #facts() {
    return almanacOf(civilDateOf(this.#jdn));
  }
  getYear(): number {
    return this.#date.year;
  }
  /** Negative for a leap month. */
  getMonth(): number {
    return this.#date.isLeap ? -this.#date.month : this.#date.month;
  }
  getDay(): number {
    return this.#date.day;
  }
  getLunarMonth(): LunarMonth {
    return LunarMonth.fromYm(this.getYear(), this.getMonth());
  }
  getName(): string {
    return lunarDayName(this.#date.day);
  }
  override toString(): string {
    return this.getLunarMonth().toString() + this.getName();
  }
  getSolarDay(): SolarDay {
    return SolarDay.ofJdn(this.#jdn);
  }
  getWeek(): Week {
    return this.getSolarDay().getWeek();
  }
  next(days: number): LunarDay {
    return LunarDay.ofJdn(this.#jdn + days);
  }
  isBefore(other: LunarDay): boolean {
    return this.#jdn < other.jdn;
  }
  isAfter(other: LunarDay): boolean {
    return this.#jdn > other.jdn;
  }
  /** From the day of 立春 on that of the new year. */
  getYearSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(pillarsOfDay(this.#jdn).year);
  }
  /** From the day of the 节 on that of the new month. */
  getMonthSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(pillarsOfDay(this.#jdn).month);
  }
  getSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(dayGanzhi(this.#jdn));
  }
  getDuty(): Duty {
    return Duty.fromName(this.#facts.jianchu);
  }
  getTwelveStar(): TwelveStar {
    return twelveStar(this.#facts.road.spirit);
  }
  getNineStar(): NineStar {
    return NineStar.of(dayJiuxing(this.#jdn, 'backcount'));
  }
  getSixStar(): SixStar {
    return SixStar.fromName(this.#facts.liuyao);
  }
  getTwentyEightStar(): TwentyEightStar {
    return TwentyEightStar.fromName(this.#facts.mansion.name);
  }
  getFetusDay(): FetusDay {
    const { place, direction } = this.#facts.taishen;
    return new FetusDay(`${place} ${direction}`);
  }
  getMinorRen(): MinorRen {
    return this.getLunarMonth()
      .getMinorRen()
      .next(this.#date.day - 1);
  }
  /** Spirits by 协纪, the good ones first. */
  getGods(): God[] {
    const { spirits } = this.#facts.yiji;
    const of = (kind: '吉' | '凶') => spirits.filter((spirit) => spirit.kind === kind);
    return [...of('吉'), ...of('凶')].map(({ name, kind }) => new God(name, Luck.fromName(kind)));
  }
  /** 宜 of the day as 协纪 derives it, not their table. */
  getRecommends(): Taboo[] {
    return this.#facts.yiji.affairsYi.map(({ name }) => new Taboo(name));
  }
  getAvoids(): Taboo[] {
    return this.#facts.yiji.affairsJi.map(({ name }) => new Taboo(name));
  }
  getSixtyCycleDay(): SixtyCycleDay {
    return this.getSolarDay().getSixtyCycleDay();
  }
  getThreePillars(): ThreePillars {
    return this.getSixtyCycleDay().getThreePillars();
  }
  getHours(): LunarHour[] {
    return [0, ...Array.from({ length: 12 }, (_, i) => i * 2 + 1)].map(
      (hour) => new LunarHour(this.getSolarDay().atSecond(hour * 3600)),
    );
  }
}
refuseMethods('LunarDay', LunarDay, 'getJupiterDirection');

const twelveStar = (spirit: string): TwelveStar => TwelveStar.fromName(spirit === '宝光' ? '天德' : spirit);

export class FetusDay extends Culture {
  readonly #name: string;

  /** @internal */
  constructor(name: string) {
    super();
    this.#name = name;
  }
  getName(): string {
    return this.#name;
  }
}
refuseMethods('FetusDay', FetusDay, 'getSide getDirection getFetusHeavenStem getFetusEarthBranch');

/** How the four pillars are read from an hour. */
export interface EightCharProvider {
  getEightChar(hour: LunarHour): EightChar;
}

declare module './eightChar.ts' {
  interface EightChar {
    getSolarTimes(startYear: number, endYear: number): SolarTime[];
  }
}
/** The times of these years that have the pillars under the provider in force. */
EightChar.prototype.getSolarTimes = function (startYear, endYear) {
  const dayBoundary = LunarHour.provider instanceof LunarSect2EightCharProvider ? 'midnight' : 'zi23';
  return this.timesIn(startYear, endYear, dayBoundary);
};

function eightCharAt(hour: LunarHour, dayBoundary: 'zi23' | 'midnight'): EightChar {
  const { year, month, day, hour: time } = pillarsAt(hour.getSolarTime().civil, dayBoundary);
  return new EightChar(SixtyCycle.of(year), SixtyCycle.of(month), SixtyCycle.of(day), SixtyCycle.of(time));
}

/** The day changes at 23:00. */
export class DefaultEightCharProvider implements EightCharProvider {
  getEightChar(hour: LunarHour): EightChar {
    return eightCharAt(hour, 'zi23');
  }
}
/** The day changes at midnight; 23:00 has the hour of the next. */
export class LunarSect2EightCharProvider implements EightCharProvider {
  getEightChar(hour: LunarHour): EightChar {
    return eightCharAt(hour, 'midnight');
  }
}

export class LunarHour extends Culture {
  static provider: EightCharProvider = new DefaultEightCharProvider();
  readonly #time: SolarTime;

  /** @internal */
  constructor(time: SolarTime) {
    super();
    this.#time = time;
  }
  /** @param month negative for a leap month */
  static fromYmdHms(
    year: Numeric,
    month: Numeric,
    day: Numeric,
    hour: Numeric,
    minute: Numeric,
    second: Numeric,
  ): LunarHour {
    const { year: y, month: m, day: d } = LunarDay.fromYmd(year, month, day).getSolarDay().date;
    return new LunarHour(new SolarTime(y, m, d, hour, minute, second));
  }
  getSolarTime(): SolarTime {
    return this.#time;
  }
  getLunarDay(): LunarDay {
    return LunarDay.ofJdn(this.#time.getSolarDay().jdn);
  }
  getYear(): number {
    return this.getLunarDay().getYear();
  }
  getMonth(): number {
    return this.getLunarDay().getMonth();
  }
  getDay(): number {
    return this.getLunarDay().getDay();
  }
  getHour(): number {
    return this.#time.getHour();
  }
  getMinute(): number {
    return this.#time.getMinute();
  }
  getSecond(): number {
    return this.#time.getSecond();
  }
  /** 0 and 12 are both 子, early and late. */
  getIndexInDay(): number {
    return Math.floor((this.getHour() + 1) / 2);
  }
  get #pillars() {
    return pillarsAt(this.#time.civil);
  }
  getSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(this.#pillars.hour);
  }
  getDaySixtyCycle(): SixtyCycle {
    return SixtyCycle.of(this.#pillars.day);
  }
  getMonthSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(this.#pillars.month);
  }
  getYearSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(this.#pillars.year);
  }
  getName(): string {
    return `${branchOf(this.getIndexInDay() % 12)}时`;
  }
  override toString(): string {
    return `${this.getLunarDay().toString()}${this.getSixtyCycle().getName()}时`;
  }
  getSixtyCycleHour(): SixtyCycleHour {
    return this.#time.getSixtyCycleHour();
  }
  getEightChar(): EightChar {
    return LunarHour.provider.getEightChar(this);
  }
  getTwelveStar(): TwelveStar {
    return twelveStar(roadSpiritOf(this.#pillars.day.branch, this.#pillars.hour.branch));
  }
  getNineStar(): NineStar {
    const jdn = this.#time.getSolarDay().jdn;
    return NineStar.of(
      hourJiuxing(dayGanzhi(jdn).branch, branchOf(this.getIndexInDay() % 12), isYangHalf(jdn)),
    );
  }
  getMinorRen(): MinorRen {
    return this.getLunarDay()
      .getMinorRen()
      .next(this.getIndexInDay() % 12);
  }
  /** @param hours double hours */
  next(hours: number): LunarHour {
    return new LunarHour(this.#time.next(hours * 7200));
  }
  isBefore(other: LunarHour): boolean {
    return this.#time.isBefore(other.getSolarTime());
  }
  isAfter(other: LunarHour): boolean {
    return this.#time.isAfter(other.getSolarTime());
  }
}
refuseMethods('LunarHour', LunarHour, 'getRecommends getAvoids');

/** A year of pillars, from 立春. */
export class SixtyCycleYear extends Culture {
  readonly #year: number;

  constructor(year: number) {
    super();
    this.#year = year;
  }
  static fromYear(year: number): SixtyCycleYear {
    return new SixtyCycleYear(year);
  }
  getYear(): number {
    return this.#year;
  }
  getSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(yearGanzhi(this.#year));
  }
  getTwenty(): Twenty {
    return LunarYear.fromYear(this.#year).getTwenty();
  }
  getNineStar(): NineStar {
    return NineStar.of(yearJiuxing(this.#year));
  }
  getName(): string {
    return `${this.getSixtyCycle().getName()}年`;
  }
  getFirstMonth(): SixtyCycleMonth {
    return SixtyCycleMonth.fromIndex(this.#year, 0);
  }
  getMonths(): SixtyCycleMonth[] {
    return Array.from({ length: 12 }, (_, i) => SixtyCycleMonth.fromIndex(this.#year, i));
  }
  next(years: number): SixtyCycleYear {
    return new SixtyCycleYear(this.#year + years);
  }
}
refuseMethods('SixtyCycleYear', SixtyCycleYear, 'getJupiterDirection');

/** Months of pillars since that of 立春 in the year 0: the month of 寅 is 0 of its year. */
const monthCountOn = (jdn: number): number => {
  const ordinal = termOrdinalOnDay(jdn);
  return Math.floor((ordinal - LICHUN) / 2);
};
const LICHUN = 2;

/** A month of pillars, from the day of its 节. */
export class SixtyCycleMonth extends Culture {
  readonly #count: number;

  private constructor(count: number) {
    super();
    this.#count = count;
  }
  static fromIndex(year: number, index: number): SixtyCycleMonth {
    return new SixtyCycleMonth(year * 12 + index);
  }
  /** @internal */
  static ofJdn(jdn: number): SixtyCycleMonth {
    return new SixtyCycleMonth(monthCountOn(jdn));
  }
  get #startJdn(): number {
    return termDayOf(2 * this.#count + LICHUN);
  }
  getSixtyCycleYear(): SixtyCycleYear {
    return new SixtyCycleYear(Math.floor(this.#count / 12));
  }
  getYear(): SixtyCycle {
    return this.getSixtyCycleYear().getSixtyCycle();
  }
  getIndexInYear(): number {
    return this.#count - 12 * Math.floor(this.#count / 12);
  }
  getSixtyCycle(): SixtyCycle {
    return SixtyCycle.of(monthGanzhiOfYear(Math.floor(this.#count / 12), this.getIndexInYear()));
  }
  getNineStar(): NineStar {
    return NineStar.of(monthJiuxing(this.getYear().pair.branch, this.getSixtyCycle().pair.branch));
  }
  getName(): string {
    return `${this.getSixtyCycle().getName()}月`;
  }
  override toString(): string {
    return this.getSixtyCycleYear().toString() + this.getName();
  }
  getFirstDay(): SixtyCycleDay {
    return SolarDay.ofJdn(this.#startJdn).getSixtyCycleDay();
  }
  getDays(): SixtyCycleDay[] {
    const start = this.#startJdn;
    const length = this.next(1).#startJdn - start;
    return Array.from({ length }, (_, i) => SolarDay.ofJdn(start + i).getSixtyCycleDay());
  }
  next(months: number): SixtyCycleMonth {
    return new SixtyCycleMonth(this.#count + months);
  }
}
refuseMethods('SixtyCycleMonth', SixtyCycleMonth, 'getJupiterDirection');

/** Pillars of year, month and day. */
export class ThreePillars extends Culture {
  readonly #pillars: readonly [SixtyCycle, SixtyCycle, SixtyCycle];

  constructor(year: SixtyCycle | string, month: SixtyCycle | string, day: SixtyCycle | string) {
    super();
    this.#pillars = [SixtyCycle.read(year), SixtyCycle.read(month), SixtyCycle.read(day)];
  }
  getYear(): SixtyCycle {
    return this.#pillars[0];
  }
  getMonth(): SixtyCycle {
    return this.#pillars[1];
  }
  getDay(): SixtyCycle {
    return this.#pillars[2];
  }
  getName(): string {
    return this.#pillars.join(' ');
  }
  /** Days that have the pillars, in these civil years. */
  getSolarDays(startYear: number, endYear: number): SolarDay[] {
    const found: SolarDay[] = [];
    for (let year = startYear - 1; year <= endYear; year++) {
      if (yearGanzhi(year) !== this.getYear().pair) continue;
      const month = new SixtyCycleYear(year)
        .getMonths()
        .find((each) => each.getSixtyCycle().equals(this.getMonth()));
      const days = month?.getDays().map((day) => day.getSolarDay()) ?? [];
      const day = days.find((each) => SixtyCycle.of(dayGanzhi(each.jdn)).equals(this.getDay()));
      if (day !== undefined && day.getYear() >= startYear && day.getYear() <= endYear) found.push(day);
    }
    return found;
  }
}

/** A civil day by its pillars: year and month change with the day of the term. */
export class SixtyCycleDay extends Culture {
  readonly #day: LunarDay;

  private constructor(day: LunarDay) {
    super();
    this.#day = day;
  }
  static fromSolarDay(day: SolarDay): SixtyCycleDay {
    return new SixtyCycleDay(LunarDay.ofJdn(day.jdn));
  }
  getSolarDay(): SolarDay {
    return this.#day.getSolarDay();
  }
  getYear(): SixtyCycle {
    return this.#day.getYearSixtyCycle();
  }
  getMonth(): SixtyCycle {
    return this.#day.getMonthSixtyCycle();
  }
  getSixtyCycle(): SixtyCycle {
    return this.#day.getSixtyCycle();
  }
  getDuty(): Duty {
    return this.#day.getDuty();
  }
  getTwelveStar(): TwelveStar {
    return this.#day.getTwelveStar();
  }
  getNineStar(): NineStar {
    return this.#day.getNineStar();
  }
  getTwentyEightStar(): TwentyEightStar {
    return this.#day.getTwentyEightStar();
  }
  getFetusDay(): FetusDay {
    return this.#day.getFetusDay();
  }
  getGods(): God[] {
    return this.#day.getGods();
  }
  getRecommends(): Taboo[] {
    return this.#day.getRecommends();
  }
  getAvoids(): Taboo[] {
    return this.#day.getAvoids();
  }
  getName(): string {
    return `${this.getSixtyCycle().getName()}日`;
  }
  override toString(): string {
    return `${this.getYear().getName()}年${this.getMonth().getName()}月${this.getName()}`;
  }
  getSixtyCycleMonth(): SixtyCycleMonth {
    return SixtyCycleMonth.ofJdn(this.#day.jdn);
  }
  getThreePillars(): ThreePillars {
    return new ThreePillars(this.getYear(), this.getMonth(), this.getSixtyCycle());
  }
  next(days: number): SixtyCycleDay {
    return new SixtyCycleDay(this.#day.next(days));
  }
}
refuseMethods('SixtyCycleDay', SixtyCycleDay, 'getJupiterDirection getHours');

/** A double hour by its pillars: year and month change at the instant of the term, the day at 23:00. */
export class SixtyCycleHour extends Culture {
  readonly #hour: LunarHour;

  private constructor(hour: LunarHour) {
    super();
    this.#hour = hour;
  }
  static fromSolarTime(time: SolarTime): SixtyCycleHour {
    return new SixtyCycleHour(new LunarHour(time));
  }
  getSolarTime(): SolarTime {
    return this.#hour.getSolarTime();
  }
  getYear(): SixtyCycle {
    return this.#hour.getYearSixtyCycle();
  }
  getMonth(): SixtyCycle {
    return this.#hour.getMonthSixtyCycle();
  }
  getDay(): SixtyCycle {
    return this.#hour.getDaySixtyCycle();
  }
  getSixtyCycle(): SixtyCycle {
    return this.#hour.getSixtyCycle();
  }
  getIndexInDay(): number {
    return this.#hour.getIndexInDay() % 12;
  }
  getEightChar(): EightChar {
    return this.#hour.getEightChar();
  }
  /** From 23:00 on that of the next day. */
  getNineStar(): NineStar {
    const time = this.getSolarTime();
    return (time.getHour() === 23 ? new LunarHour(time.next(3600)) : this.#hour).getNineStar();
  }
  getTwelveStar(): TwelveStar {
    return this.#hour.getTwelveStar();
  }
  getName(): string {
    return `${this.getSixtyCycle().getName()}时`;
  }
  override toString(): string {
    return `${this.getYear().getName()}年${this.getMonth().getName()}月${this.getDay().getName()}日${this.getName()}`;
  }
  /** Seconds as in their library, while an hour of the lunar day steps by double hours. */
  next(seconds: number): SixtyCycleHour {
    return SixtyCycleHour.fromSolarTime(this.getSolarTime().next(seconds));
  }
}
refuseMethods('SixtyCycleHour', SixtyCycleHour, 'getSixtyCycleDay getRecommends getAvoids');

refuseStatics('LunarMonth', LunarMonth, 'validate NAMES');
refuseStatics('LunarDay', LunarDay, 'validate NAMES');
refuseStatics('LunarHour', LunarHour, 'validate');
refuseStatics('FetusDay', FetusDay, 'fromLunarDay fromSixtyCycleDay');

declare module './solar.ts' {
  interface SolarDay {
    getLunarDay(): LunarDay;
    getSixtyCycleDay(): SixtyCycleDay;
    getThreePillars(): ThreePillars;
  }
  interface SolarTime {
    getLunarHour(): LunarHour;
    getSixtyCycleHour(): SixtyCycleHour;
  }
}
SolarDay.prototype.getLunarDay = function () {
  return LunarDay.ofJdn(this.jdn);
};
SolarTime.prototype.getLunarHour = function () {
  return new LunarHour(this);
};
SolarDay.prototype.getThreePillars = function () {
  return this.getSixtyCycleDay().getThreePillars();
};
SolarDay.prototype.getSixtyCycleDay = function () {
  return SixtyCycleDay.fromSolarDay(this);
};
SolarTime.prototype.getSixtyCycleHour = function () {
  return SixtyCycleHour.fromSolarTime(this);
};
