/**
 * 几龙治水 and its kin: what the days after 正月初一 say of a lunar year in 地母经 and the 灶马头 sheet.
 */
import { formatChineseNumber } from '../../calendar/index.ts';
import { BRANCH_INDEX, type Branch, type Stem, STEM_INDEX } from '../../ganzhi/index.ts';
import { modulo } from '../../modulo.ts';

/** The signs of a lunar year, as printed. */
export interface YearSigns {
  /** 龙治水, by the first 辰 day. */
  readonly dragons: string;
  /** 牛耕田, by 丑. */
  readonly oxen: string;
  /** 马驮谷, by 午. */
  readonly horses: string;
  /** 鼠偷粮, by 子. */
  readonly rats: string;
  /** 草子, by 子. */
  readonly grass: string;
  /** 花收, by 卯. */
  readonly flowers: string;
  /** 鸡抢米, by 酉. */
  readonly roosters: string;
  /** 姑看蚕, by 酉. */
  readonly silkworms: string;
  /** 屠共猪, by 亥. */
  readonly pigs: string;
  /** 甲田, by the first 甲 day. */
  readonly fields: string;
  /** 人分饼, by 丙. */
  readonly cakes: string;
  /** 日得辛, by 辛. */
  readonly xin: string;
  /** 几人几丙, by 寅 and 丙. */
  readonly peopleCakes: string;
  /** 几人几锄, by 寅 and 丁. */
  readonly peopleHoes: string;
}

/** The sixty answers, by pair of 正月初一. */
const SIGNS: (YearSigns | undefined)[] = [];

/**
 * Signs of the lunar year whose 正月初一 has the pair of this index.
 *
 * @param newYearDayIndex 0 to 59
 * @example yearSignsOf(40).dragons // '一龙治水'
 */
export function yearSignsOf(newYearDayIndex: number): YearSigns {
  const known = SIGNS[newYearDayIndex];
  if (known !== undefined) return known;
  const branch = (name: Branch): string =>
    formatChineseNumber(modulo(BRANCH_INDEX[name] - newYearDayIndex, 12) + 1);
  const stem = (name: Stem): string =>
    formatChineseNumber(modulo(STEM_INDEX[name] - newYearDayIndex, 10) + 1);
  const signs: YearSigns = Object.freeze({
    dragons: `${branch('辰')}龙治水`,
    oxen: `${branch('丑')}牛耕田`,
    horses: `${branch('午')}马驮谷`,
    rats: `${branch('子')}鼠偷粮`,
    grass: `草子${branch('子')}分`,
    flowers: `花收${branch('卯')}分`,
    roosters: `${branch('酉')}鸡抢米`,
    silkworms: `${branch('酉')}姑看蚕`,
    pigs: `${branch('亥')}屠共猪`,
    fields: `甲田${stem('甲')}分`,
    cakes: `${stem('丙')}人分饼`,
    xin: `${stem('辛')}日得辛`,
    peopleCakes: `${branch('寅')}人${stem('丙')}丙`,
    peopleHoes: `${branch('寅')}人${stem('丁')}锄`,
  });
  SIGNS[newYearDayIndex] = signs;
  return signs;
}
