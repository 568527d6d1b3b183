/**
 * 调候用神: the stems a day master needs by the month it is born in, the most needed first (120 cells).
 *
 * Source: 穷通宝鉴 (栏江网, 造化元钥), 论十干各月, in the digest its editions share: stems only, in order of need.
 * Variants: five cells differ between digests. Ours: 乙申 丙癸己 (others 庚), 丁子 甲庚 (others 丙), 辛午 壬己癸, 辛酉 壬甲,
 * 癸午 庚辛壬癸. Columns are the months 子 … 亥 by branch. Checked: facts.test.ts, cell by cell.
 */
import type { Branch, ByBranch, ByStem, Stem } from '../../ganzhi/index.ts';

/** `TIAOHOU_TEXT[dayMaster]`: the twelve months 子 … 亥, separated by spaces, as the digest is printed. */
export const TIAOHOU_TEXT = {
  甲: '丁庚丙 丁庚丙 丙癸 庚丙丁戊己 庚丁壬 癸丁庚 癸丁庚 癸丁庚 庚丁壬 庚丁丙 庚甲壬丁癸 庚丁丙戊',
  乙: '丙 丙 丙癸 丙癸 癸丙戊 癸 癸丙 癸丙 丙癸己 癸丙丁 癸辛 丙戊',
  丙: '壬戊己 壬甲 壬庚 壬己 壬甲 壬庚癸 壬庚 壬庚 壬戊 壬癸 甲壬 甲戊庚壬',
  丁: '甲庚 甲庚 甲庚 庚甲 甲庚 甲庚 壬庚癸 甲壬庚 甲庚丙戊 甲庚丙戊 甲庚戊 甲庚',
  戊: '丙甲 丙甲 丙甲癸 丙甲癸 甲丙癸 甲丙癸 壬甲丙 癸丙甲 丙癸甲 丙癸 甲丙癸 甲丙',
  己: '丙甲戊 丙甲戊 丙庚甲 甲癸丙 丙癸甲 癸丙 癸丙 癸丙 丙癸 丙癸 甲丙癸 丙甲戊',
  庚: '丁甲丙 丙丁甲 戊甲壬丙丁 丁甲庚丙 甲丁壬癸 壬戊丙丁 壬癸 丁甲 丁甲 丁甲丙 甲壬 丁丙',
  辛: '丙戊壬甲 丙壬戊己 己壬庚 壬甲 壬甲 壬甲癸 壬己癸 壬庚甲 壬甲戊 壬甲 壬甲 壬丙',
  壬: '戊丙 丙丁甲 庚丙戊 戊辛庚 甲庚 壬辛庚癸 癸庚辛 辛甲 戊丁 甲庚 甲丙 戊丙庚',
  癸: '丙辛 丙丁 辛丙 庚辛 丙辛甲 辛 庚辛壬癸 庚辛壬癸 丁 辛丙 辛甲壬癸 庚辛戊丁',
} as const satisfies ByStem<string>;

/** 寒暖 of a month by its branch, the word of 穷通宝鉴 for the season's climate. */
export const CLIMATE_OF_MONTH = {
  亥: '寒', 子: '寒', 丑: '寒', 寅: '微寒', 卯: '和', 辰: '和',
  巳: '暖', 午: '暖', 未: '暖', 申: '和', 酉: '凉', 戌: '燥',
} as const satisfies ByBranch<string>;
/** A word of the month's climate. */
export type MonthClimate = (typeof CLIMATE_OF_MONTH)[Branch];

const BRANCHES_IN_ORDER = '子丑寅卯辰巳午未申酉戌亥';

/** `TIAOHOU[dayMaster][monthBranch]`: stems in order of need, one to five. */
export const TIAOHOU: ByStem<ByBranch<readonly Stem[]>> = Object.freeze(
  Object.fromEntries(
    Object.entries(TIAOHOU_TEXT).map(([stem, row]) => [
      stem,
      Object.freeze(
        Object.fromEntries(row.split(' ').map((cell, i) => [BRANCHES_IN_ORDER[i], Object.freeze([...cell])])),
      ),
    ]),
  ),
) as ByStem<ByBranch<readonly Stem[]>>;
