/** `EightChar` 八字 and its luck 运. */
import {
  castChart,
  luckOf,
  minggongOf,
  shengongOf,
  taixiOf,
  taiyuanOf,
  xiaoyunAt,
  type Chart,
  type Dayun,
  type Luck,
} from '@shangyuan/engine/chart';
import { yearGanzhi } from '@shangyuan/engine/calendar';
import {
  BRANCH_INDEX,
  BRANCH_WUXING,
  branchOf,
  changshengOf,
  hiddenStemsOf,
  monthGanzhi,
  STEM_INDEX,
  STEM_WUXING,
  tenGodOf,
  type Ganzhi,
} from '@shangyuan/engine/ganzhi';
import { HISTORY } from '@shangyuan/engine/history';
import { UTC8_MINUTES } from '@shangyuan/engine/time';
import { refuse, refuseMethods } from '../notInShangyuan.ts';
import { Lunar } from './lunar.ts';
import { monthText } from './lunarYear.ts';
import { Solar } from './solar.ts';

type Place = 'year' | 'month' | 'day' | 'hour';

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the others are defined from tables
export class EightChar {
  readonly #lunar: Lunar;
  #sect = 2;

  constructor(lunar: Lunar) {
    this.#lunar = lunar;
  }
  static fromLunar(lunar: Lunar): EightChar {
    return new EightChar(lunar);
  }
  getLunar(): Lunar {
    return this.#lunar;
  }
  getSect(): number {
    return this.#sect;
  }
  /** @param sect 1 the day changes at 23:00, 2 at midnight */
  setSect(sect: number): void {
    this.#sect = sect === 1 ? 1 : 2;
  }
  /** @internal */
  pillar(place: Place): Ganzhi {
    if (place === 'year') return this.#lunar.yearPillar('exact');
    if (place === 'month') return this.#lunar.monthPillar(true);
    return place === 'hour'
      ? this.#lunar.hourPillar()
      : this.#lunar.dayPillar(this.#sect === 1 ? 'zi23' : 'midnight');
  }
  getDayGanIndex(): number {
    return STEM_INDEX[this.pillar('day').stem];
  }
  getDayZhiIndex(): number {
    return BRANCH_INDEX[this.pillar('day').branch];
  }
  getDayShiShenGan(): string {
    return '日主';
  }
  getTaiYuan(): string {
    return taiyuanOf(this.pillar('month')).name;
  }
  getTaiYuanNaYin(): string {
    return taiyuanOf(this.pillar('month')).nayin;
  }
  getTaiXi(): string {
    return taixiOf(this.pillar('day')).name;
  }
  getTaiXiNaYin(): string {
    return taixiOf(this.pillar('day')).nayin;
  }
  #palace(find: typeof minggongOf): Ganzhi {
    return find(this.pillar('year').stem, this.pillar('month').branch, this.pillar('hour').branch);
  }
  getMingGong(): string {
    return this.#palace(minggongOf).name;
  }
  getMingGongNaYin(): string {
    return this.#palace(minggongOf).nayin;
  }
  getShenGong(): string {
    return this.#palace(shengongOf).name;
  }
  getShenGongNaYin(): string {
    return this.#palace(shengongOf).nayin;
  }
  /**
   * @param gender 1 male, 0 female
   * @param sect 1 counts from double hour to double hour, 2 by the minute
   */
  getYun(gender: number, sect = 1): Yun {
    return new Yun(this, gender, sect);
  }
  toString(): string {
    return (['year', 'month', 'day', 'hour'] as const).map((place) => this.pillar(place).name).join(' ');
  }
}

const PLACES = { Year: 'year', Month: 'month', Day: 'day', Time: 'hour' } as const;
/** What a pillar says beside the stem of the day, by the end of the method's name. */
const FACTS: Readonly<Record<string, (pillar: Ganzhi, day: Ganzhi) => unknown>> = {
  '': ({ name }) => name,
  Gan: ({ stem }) => stem,
  Zhi: ({ branch }) => branch,
  HideGan: ({ branch }) => hiddenStemsOf(branch).map(({ stem }) => stem),
  WuXing: ({ stem, branch }) => STEM_WUXING[stem] + BRANCH_WUXING[branch],
  NaYin: ({ nayin }) => nayin,
  ShiShenGan: ({ stem }, day) => tenGodOf(day.stem, stem),
  ShiShenZhi: ({ branch }, day) => hiddenStemsOf(branch).map(({ stem }) => tenGodOf(day.stem, stem)),
  DiShi: ({ branch }, day) => changshengOf(day.stem, branch),
  Xun: ({ xun }) => xun,
  XunKong: ({ kongwang }) => kongwang.join(''),
};
type Part = keyof typeof PLACES;
type PillarMethods = {
  [
    K in `get${Part}${'' | 'Gan' | 'Zhi' | 'WuXing' | 'NaYin' | 'ShiShenGan' | 'DiShi' | 'Xun' | 'XunKong'}`
  ]: () => string;
} & { [K in `get${Part}${'HideGan' | 'ShiShenZhi'}`]: () => string[] };
export interface EightChar extends PillarMethods {}
for (const [part, place] of Object.entries(PLACES))
  for (const [fact, read] of Object.entries(FACTS)) {
    const name = `get${part}${fact}`;
    if (name in EightChar.prototype) continue;
    Object.defineProperty(EightChar.prototype, name, {
      value(this: EightChar) {
        return read(this.pillar(place), this.pillar('day'));
      },
    });
  }
refuseMethods('EightChar', EightChar, 'getDiShi');

/** The same chart each time: its `setSect` is kept. */
const CHARTS = new WeakMap<Lunar, EightChar>();
const PARTS = ['Year', 'Month', 'Day', 'Time'] as const;

interface BaZi {
  getBaZi(): string[];
  getBaZiWuXing(): string[];
  getBaZiNaYin(): string[];
  getBaZiShiShenGan(): string[];
}
declare module './lunar.ts' {
  interface Lunar extends BaZi {
    getEightChar(): EightChar;
  }
}
Lunar.prototype.getEightChar = function () {
  const known = CHARTS.get(this) ?? new EightChar(this);
  CHARTS.set(this, known);
  return known;
};
for (const fact of ['', 'WuXing', 'NaYin', 'ShiShenGan'] as const)
  Lunar.prototype[`getBaZi${fact}`] = function () {
    return PARTS.map((part) => this.getEightChar()[`get${part}${fact}`]());
  };

export class Yun {
  readonly #chart: Chart;
  readonly #luck: Luck;
  readonly #lunar: Lunar;
  readonly #gender: number;
  readonly #sect: number;

  /** @internal */
  constructor(eightChar: EightChar, gender: number, sect: number) {
    this.#lunar = eightChar.getLunar();
    this.#gender = gender;
    this.#sect = sect;
    const civil = this.#lunar.getSolar().civil;
    const birth = {
      civil,
      hour: 'minute',
      sex: gender === 1 ? '男' : '女',
      utcOffsetMinutes: UTC8_MINUTES,
    } as const;
    const dayBoundary = eightChar.getSect() === 1 ? 'zi23' : 'midnight';
    const luckStart = sect === 1 ? 'hourBlock' : 'minute';
    this.#chart = castChart(birth, { dayBoundary, luckStart }, HISTORY);
    this.#luck = luckOf(this.#chart, { dayunCount: 12 });
  }
  /** @internal */
  get chart(): Chart {
    return this.#chart;
  }
  /** @internal */
  get dayun(): readonly Dayun[] {
    return this.#luck.dayun;
  }
  getGender(): number {
    return this.#gender;
  }
  getLunar(): Lunar {
    return this.#lunar;
  }
  isForward(): boolean {
    return this.#luck.direction === '顺';
  }
  getStartYear(): number {
    return this.#luck.offset.years;
  }
  getStartMonth(): number {
    return this.#luck.offset.months;
  }
  getStartDay(): number {
    return this.#luck.offset.days;
  }
  /** 0 by the first way of counting, which knows no hours. */
  getStartHour(): number {
    return this.#sect === 1 ? 0 : this.#luck.offset.hours;
  }
  getStartSolar(): Solar {
    return Solar.of(this.#luck.start);
  }
  /** The years before the first decade, then the decades: `count` in all, at most 13. */
  getDaYun(count = 10): DaYun[] {
    if (count > this.#luck.dayun.length + 1) refuse(`Yun.getDaYun(${count})`);
    return Array.from({ length: count }, (_, index) => new DaYun(this, index));
  }
}

export class DaYun {
  readonly #yun: Yun;
  readonly #index: number;

  /** @internal */
  constructor(yun: Yun, index: number) {
    this.#yun = yun;
    this.#index = index;
  }
  get #birthYear(): number {
    return this.#yun.getLunar().getSolar().getYear();
  }
  get #firstYear(): number {
    return this.#yun.getStartSolar().getYear();
  }
  getIndex(): number {
    return this.#index;
  }
  getLunar(): Lunar {
    return this.#yun.getLunar();
  }
  getStartYear(): number {
    return this.#index < 1 ? this.#birthYear : this.#firstYear + (this.#index - 1) * 10;
  }
  getEndYear(): number {
    return this.#firstYear + this.#index * 10 - 1;
  }
  getStartAge(): number {
    return this.getStartYear() - this.#birthYear + 1;
  }
  getEndAge(): number {
    return this.getEndYear() - this.#birthYear + 1;
  }
  #pillar(): Ganzhi | null {
    return this.#yun.dayun[this.#index - 1]?.ganzhi ?? null;
  }
  /** Empty before the first decade. */
  getGanZhi(): string {
    return this.#pillar()?.name ?? '';
  }
  getXun(): string {
    return this.#pillar()?.xun ?? '';
  }
  getXunKong(): string {
    return this.#pillar()?.kongwang.join('') ?? '';
  }
  #years(count: number): number[] {
    const length = this.#index < 1 ? this.getEndYear() - this.getStartYear() + 1 : count;
    return Array.from({ length }, (_, i) => this.getStartYear() + i);
  }
  getLiuNian(count = 10): LiuNian[] {
    return this.#years(count).map(
      (year, i) => new LiuNian(year, year - this.#birthYear + 1, i, this.getLunar()),
    );
  }
  getXiaoYun(count = 10): XiaoYun[] {
    return this.#years(count).map((year, i) => {
      const age = year - this.#birthYear + 1;
      return new XiaoYun(year, age, i, xiaoyunAt(this.#yun.chart, age) as Ganzhi);
    });
  }
}

/** A year with its age and pillar. */
class LuckYear {
  readonly #year: number;
  readonly #age: number;
  readonly #index: number;
  protected readonly pillar: Ganzhi;

  constructor(year: number, age: number, index: number, pillar: Ganzhi) {
    this.#year = year;
    this.#age = age;
    this.#index = index;
    this.pillar = pillar;
  }
  getYear(): number {
    return this.#year;
  }
  getAge(): number {
    return this.#age;
  }
  getIndex(): number {
    return this.#index;
  }
  getGanZhi(): string {
    return this.pillar.name;
  }
  getXun(): string {
    return this.pillar.xun;
  }
  getXunKong(): string {
    return this.pillar.kongwang.join('');
  }
}

export class XiaoYun extends LuckYear {}

export class LiuNian extends LuckYear {
  readonly #lunar: Lunar;

  /** @internal */
  constructor(year: number, age: number, index: number, lunar: Lunar) {
    super(year, age, index, yearGanzhi(year));
    this.#lunar = lunar;
  }
  getLunar(): Lunar {
    return this.#lunar;
  }
  getLiuYue(): LiuYue[] {
    return Array.from(
      { length: 12 },
      (_, index) => new LiuYue(index, monthGanzhi(this.pillar.stem, branchOf(index + 2))),
    );
  }
}

export class LiuYue {
  readonly #index: number;
  readonly #pillar: Ganzhi;

  /** @internal */
  constructor(index: number, pillar: Ganzhi) {
    this.#index = index;
    this.#pillar = pillar;
  }
  getIndex(): number {
    return this.#index;
  }
  getMonthInChinese(): string {
    return monthText(this.#index + 1);
  }
  getGanZhi(): string {
    return this.#pillar.name;
  }
  getXun(): string {
    return this.#pillar.xun;
  }
  getXunKong(): string {
    return this.#pillar.kongwang.join('');
  }
}
