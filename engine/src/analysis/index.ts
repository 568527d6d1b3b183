/**
 * Room analysis: from a chart to its findings, each with rule, trigger and source. No prose.
 */
export * from './analyseChart.ts';
export type { Climate } from './model/climate.ts';
export * from './hepan/compareCharts.ts';
export { compareSchools, type Schools } from './schools/compareSchools.ts';
export type { Confidence, ConfidenceCode } from './yongshen/confidence.ts';
export { DOCTRINE_OPTIONS, type Doctrine } from './doctrine.ts';
export { RULE_SOURCES, type Evidence, type RuleCode } from './evidence.ts';
export type { ExplanationStep } from './explain.ts';
export type { Facets, FacetScore } from './life/facets.ts';
export {
  hourReadingsOf,
  rankHours,
  type HourReading,
  type HourReason,
  type RankedHour,
} from './hourReading.ts';
export type { HepanReason } from './hepan/hepanItems.ts';
export {
  COMBOS,
  type Combo,
  type LifeFacts,
  type PalaceTouch,
  type WealthBase,
  type WealthSource,
} from './life/lifeFacts.ts';
export { KEY_YEAR_SOURCES, keyYearsOf, type KeyYear, type KeyYearKind } from './luck/keyYears.ts';
export {
  scoreMonth,
  scoreMonths,
  scoreYear,
  scoreYears,
  type LuckSource,
  type PeriodFacets,
  type ScoredDecade,
  type ScoredMonth,
  type ScoredPeriod,
  type ScoredYear,
} from './luck/luckPeriods.ts';
export { luckBandOf, type LuckBand, type LuckReason } from './luck/luckScore.ts';
export type { MinorPattern } from './minorPatterns.ts';
export {
  PARTNER_YEAR_SOURCES,
  partnerYearsOf,
  type PartnerYear,
  type PartnerYearHit,
  type PartnerYearRange,
} from './luck/partnerYears.ts';
export type { Pattern } from './model/pattern.ts';
export type { PatternLevel, PatternStanding, PatternState } from './model/patternState.ts';
export {
  DEFAULT_PERSONAL_RULES,
  MAX_PERSONAL_DAYS,
  personalDays,
  type DayRange,
  type PersonalCalendar,
  type PersonalDay,
  type PersonalHour,
  type PersonalRules,
} from './luck/personalDays.ts';
export type { ClassicReference } from './references.ts';
export type { Follow, FollowType } from './model/specialClass.ts';
export type { Strength, StrengthClass, StrengthLabel } from './model/strength.ts';
export type { GroupPressure, Structure, StructureEdge, StructureNode, WuxingFlow } from './structure.ts';
export type { HepanGrade, HepanItemKey, HepanMode } from './tables/hepanPoints.ts';
export { HOUR_QUESTIONS, type HourAnswers } from './tables/hourQuestions.ts';
export type { Facet, LuckEvent } from './tables/luckPoints.ts';
export { FAVOUR, type Role } from './tables/roles.ts';
export { STRENGTH_MODEL, type MonthState } from './tables/strengthParams.ts';
export { CLIMATE_OF_MONTH, TIAOHOU, type MonthClimate } from './tables/tiaohou.ts';
export type { PresenceLevel, TenGodPower, TenGodPresence } from './model/tenGodPower.ts';
export type { ScorePart } from './model/wuxingScore.ts';
export type { Ledger, LedgerLine, LedgerRule, YongshenMethod } from './yongshen/ledger.ts';
export type { AlternativeReading, Yongshen, YongshenStore } from './yongshen/yongshenRecord.ts';
