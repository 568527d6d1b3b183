/**
 * Room chart: from a birth to the four pillars, luck, spirits and relations.
 */
export { ENGINE_VERSION } from '../version.ts';
export { ageXuOn } from './age.ts';
export { birthTermOf } from './birthTerm.ts';
export { boneWeightOf, formatQian, type BonePart, type BoneWeight } from './boneWeight.ts';
export { castChart } from './castChart.ts';
export { parsePillars } from './castPillars.ts';
export { isLunarBirth, isPillarsBirth } from './checkBirth.ts';
export {
  compareRecords,
  compareRules,
  type ComparedValue,
  type RuleChange,
  type RulesComparison,
} from './compareRules.ts';
export { DEFAULT_ZONE } from './chartTime.ts';
export { decadeHalvesOf, type DecadeHalf } from './decadeHalves.ts';
export { findBirthTimes, hourChoicesOf, monthChoicesOf, type TimeInterval } from './findBirthTimes.ts';
export { hourChartsOf, type HourChart } from './hourComparison.ts';
export { isLuckForward, luckOf, stepGanzhiOf, type LuckOptions } from './luck.ts';
export { jiaoyunOf, luckAt, type Jiaoyun, type LuckNow } from './luckNow.ts';
export { daysOf, hoursOf, monthsOf, xiaoyunAt, xiaoyunOf, yearsOf, type YearRange } from './luckYears.ts';
export { constellationOfDate, mingguaOf, type Constellation } from './minggua.ts';
export { minggongOf, shengongOf, taixiOf, taiyuanOf } from './palaces.ts';
export { dayFactsOf, pillarFactsOf } from './pillarFacts.ts';
export { branchPairEntries, STEM_PAIRS, type PairEntry } from './relationPairs.ts';
export { relationsOf, relationsWithLuck, type LuckPlace } from './relations.ts';
export * from './rules.ts';
export {
  SHENSHA,
  shenshaOf,
  shenshaOfLuck,
  sortShensha,
  type ChartShensha,
  type ShenshaSelection,
  type ShenshaSubject,
} from './shensha.ts';
export { SILING, silingStemAt } from './siling.ts';
export { fanTaisuiOf, isTiankeDichong, SUIQIAN, suiqianOf, yearMarksOf } from './suiqian.ts';
export type { ShenshaItem } from './tables/shenshaItem.ts';
export type * from './types.ts';
