/**
 * Room chart: from a birth to the four pillars, luck, spirits and relations.
 */
export { ENGINE_VERSION } from '../version.ts';
export { ageXuOn } from './luck/age.ts';
export { birthTermOf } from './cast/birthTerm.ts';
export { boneWeightOf, formatQian, type BonePart, type BoneWeight } from './cast/boneWeight.ts';
export { castChart } from './cast/castChart.ts';
export { parsePillars } from './cast/castPillars.ts';
export { isLunarBirth, isPillarsBirth } from './cast/checkBirth.ts';
export {
  compareRecords,
  compareRules,
  type ComparedValue,
  type RuleChange,
  type RulesComparison,
} from './compare/compareRules.ts';
export { DEFAULT_ZONE } from './cast/chartTime.ts';
export { CHINA_ZONES, FIVE_ZONES_YEARS } from './cast/fiveZones.ts';
export { derivationOf } from './derivation/derivationOf.ts';
export { RELATION_SOURCES } from './derivation/relationSteps.ts';
export type { CellRow, ChartFact, DerivedPlace, PillarRef } from './derivation/places.ts';
export type { DerivationStep, StepCode, StepValues } from './derivation/steps.ts';
export { dayunHalvesOf, type DayunHalf } from './luck/dayunHalves.ts';
export { findBirthTimes, hourChoicesOf, monthChoicesOf, type TimeInterval } from './cast/findBirthTimes.ts';
export { hourChartsOf, type HourChart } from './compare/hourComparison.ts';
export { HOME, type Engine } from './engine.ts';
export { isDated, isLuckForward, NATAL_KEYS } from './natalPillars.ts';
export { luckOf, dayunGanzhiOf, type LuckOptions } from './luck/luck.ts';
export { jiaoyunOf, luckAt, type Jiaoyun, type LuckNow } from './luck/luckNow.ts';
export { liuriOf, liushiOf, liuyueOf, xiaoyunAt, xiaoyunOf, liunianOf } from './luck/luckYears.ts';
export { constellationOfDate, type Constellation } from './cast/constellation.ts';
export { mingguaOf } from './cast/minggua.ts';
export { minggongOf, shengongOf, taixiOf, taiyuanOf } from './cast/palaces.ts';
export { pillarsOf } from './cast/pillarsOf.ts';
export { dayFactsOf, pillarFactsOf } from './cast/pillarFacts.ts';
export { branchPairing, stemPairing, type PairEntry, type Pairing } from './relations/relationPairs.ts';
export type { RelationRules } from './relations/findRelations.ts';
export { heldByTriple, judgeRelations } from './relations/judgeRelations.ts';
export type { LuckPlace } from './relations/place.ts';
export { relationsOf, relationsWithLuck } from './relations/relations.ts';
export * from './rules.ts';
export {
  shenshaFinder,
  shenshaOf,
  shenshaOfLuck,
  sortShensha,
  type ChartShensha,
  type ShenshaSelection,
  type ShenshaSubject,
} from './shensha/shensha.ts';
export { SILING, silingOfDay, silingStemAt, type DaySiling } from './cast/siling.ts';
export { fanTaisuiOf, isTiankeDichong, SUIQIAN, suiqianOf, yearMarksOf } from './luck/suiqian.ts';
export { kongwangNoteOf } from './shensha/kongwangNote.ts';
export type { ShenshaItem } from './shensha/tables/shenshaItem.ts';
export { SHENSHA } from './shensha/tables/shenshaTable.ts';
export type * from './luck/types.ts';
export type * from './relations/types.ts';
export type * from './shensha/types.ts';
export type * from './types.ts';
