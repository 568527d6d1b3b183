/**
 * 寒暖燥湿: the climate gauge of a chart.
 */
import { LUNAR_MONTH_NAMES } from '../../calendar/index.ts';
import { monthIndexOf, STEM_WUXING, type Branch, type Stem } from '../../ganzhi/index.ts';
import { RULE_SOURCES } from '../evidence.ts';
import { round1 } from '../round.ts';
import type { Strength } from './strength.ts';
import { isRevealed, type Subject } from './subject.ts';
import { CLIMATE_OF_MONTH, TIAOHOU, type MonthClimate } from '../tables/tiaohou.ts';

/** Climate of a chart. */
export interface Climate {
  /** Month whose climate is read, as a branch. */
  readonly month: Branch;
  readonly word: MonthClimate;
  /** 暖 less 寒: percent of 火 less percent of 水, −100 to 100. */
  readonly warmth: number;
  /** 燥 less 湿: dry characters less wet ones, −8 to 8. */
  readonly dryness: number;
  /** 调候 stems in order of need. */
  readonly tiaohou: readonly Stem[];
  /** Where each is: in the stems 透, as the day stem itself 日干, hidden in a branch 藏, or not at all 无. */
  readonly present: readonly { readonly stem: Stem; readonly where: '透' | '日干' | '藏' | '无' }[];
  readonly source: string;
}

/** Chapter of 穷通宝鉴 on a stem in a month. It numbers the months: 正月 is that of 寅. */
export function climateChapterOf(stem: Stem, month: Branch): string {
  return `论${stem}${STEM_WUXING[stem]}·${LUNAR_MONTH_NAMES[monthIndexOf(month)]}`;
}

const DRY = '丙丁午未戌巳';
const WET = '壬癸子丑辰亥';

/**
 * The climate gauge.
 *
 * @param month branch whose 调候 row is read: the birth month, or the opposite one where the southern rule asks
 * Source: 穷通宝鉴; 滴天髓·寒暖, 燥湿. The numbers are ours.
 */
export function climateOf(subject: Subject, strength: Strength, month: Branch): Climate {
  let dryness = 0;
  for (const { stem, branch } of subject.slots)
    for (const char of [stem, branch]) dryness += DRY.includes(char) ? 1 : WET.includes(char) ? -1 : 0;
  const tiaohou = TIAOHOU[subject.dayMaster][month];
  return {
    month,
    word: CLIMATE_OF_MONTH[month],
    warmth: round1(strength.percent.火 - strength.percent.水),
    dryness,
    tiaohou,
    present: tiaohou.map((stem) => {
      const isHidden = subject.slots.some((slot) => slot.hidden.some((h) => h.stem === stem));
      const isDay = stem === subject.dayMaster;
      return { stem, where: isRevealed(subject, stem) ? '透' : isDay ? '日干' : isHidden ? '藏' : '无' };
    }),
    source: `${RULE_SOURCES.UG_CLIMATE}·${climateChapterOf(subject.dayMaster, month)}`,
  };
}
