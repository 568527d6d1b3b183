/** `LunarYear` and `LunarMonth`. */
import { almanacDay, type YearSigns } from '@shangyuan/engine/almanac';
import {
  monthJiuxing,
  yearGanzhi,
  yearJiuxing,
  type LunarMonth as MonthRow,
} from '@shangyuan/engine/calendar';
import { branchOf, BRANCH_INDEX, monthGanzhi, STEM_INDEX, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { HISTORY } from '@shangyuan/engine/history';
import { civilDateOf } from '@shangyuan/engine/time';
import { findMonth, yearOf } from '../engine.ts';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { NineStar } from './records.ts';

const MONTHS = '正二三四五六七八九十冬腊';
const YUAN = ['上', '中', '下'];
const YUN = '一二三四五六七八九';

/** 闰四: a month without the character 月, negative for a leap month. */
export function monthText(month: number): string {
  return `${month < 0 ? '闰' : ''}${MONTHS[Math.abs(month) - 1]}`;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the others are defined from tables
export class LunarYear {
  readonly #year: number;

  constructor(year: number) {
    this.#year = year;
  }
  static fromYear(year: number): LunarYear {
    return new LunarYear(year);
  }
  get #pillar(): Ganzhi {
    return yearGanzhi(this.#year);
  }
  getYear(): number {
    return this.#year;
  }
  getGanZhi(): string {
    return this.#pillar.name;
  }
  getGan(): string {
    return this.#pillar.stem;
  }
  getZhi(): string {
    return this.#pillar.branch;
  }
  getGanIndex(): number {
    return STEM_INDEX[this.#pillar.stem];
  }
  getZhiIndex(): number {
    return BRANCH_INDEX[this.#pillar.branch];
  }
  getDayCount(): number {
    return yearOf(this.#year).days;
  }
  /** 0 where the year has none. */
  getLeapMonth(): number {
    return yearOf(this.#year).leapMonth ?? 0;
  }
  getMonthsInYear(): LunarMonth[] {
    return yearOf(this.#year).months.map((row) => new LunarMonth(this.#year, row));
  }
  getMonth(month: number): LunarMonth | null {
    return LunarMonth.fromYm(this.#year, month);
  }
  /** 上元 of 1864, sixty years each. */
  getYuan(): string {
    return `${YUAN[modulo(Math.floor((this.#year - 1864) / 60), 3)]}元`;
  }
  getYun(): string {
    return `${YUN[modulo(Math.floor((this.#year - 1864) / 20), 9)]}运`;
  }
  getNineStar(): NineStar {
    return new NineStar(yearJiuxing(this.#year));
  }
  /** @internal What New Year's Day says of the year: 几龙治水 and the others. */
  signs(): YearSigns {
    return almanacDay(civilDateOf(yearOf(this.#year).startJdn), undefined, HISTORY).yearSigns;
  }
  next(years: number): LunarYear {
    return new LunarYear(this.#year + years);
  }
  toString(): string {
    return String(this.#year);
  }
  toFullString(): string {
    return `${this.#year}年`;
  }
}

/** Names of the signs there. */
const SIGNS = {
  getTouLiang: 'rats',
  getCaoZi: 'grass',
  getGengTian: 'oxen',
  getHuaShou: 'flowers',
  getZhiShui: 'dragons',
  getTuoGu: 'horses',
  getQiangMi: 'roosters',
  getKanCan: 'silkworms',
  getGongZhu: 'pigs',
  getJiaTian: 'fields',
  getFenBing: 'cakes',
  getDeJin: 'xin',
  getRenBing: 'peopleCakes',
  getRenChu: 'peopleHoes',
} as const satisfies Record<string, keyof YearSigns>;
type SignMethods = { [K in keyof typeof SIGNS]: () => string };
export interface LunarYear extends SignMethods {}
for (const [method, sign] of Object.entries(SIGNS))
  Object.defineProperty(LunarYear.prototype, method, {
    value(this: LunarYear) {
      return this.signs()[sign];
    },
  });
refuseMethods(
  'LunarYear',
  LunarYear,
  'getJieQiJulianDays getMonths getPositionXi getPositionXiDesc getPositionYangGui getPositionYangGuiDesc getPositionYinGui getPositionYinGuiDesc getPositionFu getPositionFuDesc getPositionCai getPositionCaiDesc getPositionTaiSui getPositionTaiSuiDesc',
);
refuseStatics('LunarYear', LunarYear, 'YUAN YUN');

export class LunarMonth {
  readonly #year: number;
  readonly #row: MonthRow;

  /** @internal */
  constructor(year: number, row: MonthRow) {
    this.#year = year;
    this.#row = row;
  }
  /** Null where the year has no such month. */
  static fromYm(year: number, month: number): LunarMonth | null {
    const row = findMonth(year, month);
    return row && new LunarMonth(year, row);
  }
  get #pillar(): Ganzhi {
    return monthGanzhi(yearGanzhi(this.#year).stem, branchOf(this.#row.month + 1));
  }
  getYear(): number {
    return this.#year;
  }
  /** Negative for a leap month. */
  getMonth(): number {
    return this.#row.isLeap ? -this.#row.month : this.#row.month;
  }
  isLeap(): boolean {
    return this.#row.isLeap;
  }
  /** 1 for the first of the year, leap months counted. */
  getIndex(): number {
    return yearOf(this.#year).months.indexOf(this.#row) + 1;
  }
  getGanZhi(): string {
    return this.#pillar.name;
  }
  getGan(): string {
    return this.#pillar.stem;
  }
  getZhi(): string {
    return this.#pillar.branch;
  }
  getGanIndex(): number {
    return STEM_INDEX[this.#pillar.stem];
  }
  getZhiIndex(): number {
    return BRANCH_INDEX[this.#pillar.branch];
  }
  getDayCount(): number {
    return this.#row.days;
  }
  getFirstJulianDay(): number {
    return this.#row.startJdn;
  }
  getNineStar(): NineStar {
    return new NineStar(monthJiuxing(yearGanzhi(this.#year).branch, this.#pillar.branch));
  }
  next(months: number): LunarMonth {
    let year = this.#year;
    let index = this.getIndex() - 1 + months;
    for (; index < 0; index += yearOf(year).months.length) year--;
    for (; index >= yearOf(year).months.length; year++) index -= yearOf(year).months.length;
    return new LunarMonth(year, yearOf(year).months[index] as MonthRow);
  }
  toString(): string {
    return `${this.#year}年${monthText(this.getMonth())}月(${this.#row.days})天`;
  }
}
refuseMethods(
  'LunarMonth',
  LunarMonth,
  'getPositionXi getPositionXiDesc getPositionYangGui getPositionYangGuiDesc getPositionYinGui getPositionYinGuiDesc getPositionFu getPositionFuDesc getPositionCai getPositionCaiDesc getPositionTaiSui getPositionTaiSuiDesc',
);
