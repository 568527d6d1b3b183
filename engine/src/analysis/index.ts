/**
 * Room analysis: from a chart to its findings, each with rule, trigger and source. No prose.
 */
export * from './analyseChart.ts';
export type { Climate } from './model/climate.ts';
export * from './hepan/compareCharts.ts';
export { compareSchools, type Schools } from './schools/compareSchools.ts';
export type { Confidence, ConfidenceStep } from './yongshen/confidence.ts';
export { DOCTRINE_OPTIONS, type Doctrine } from './doctrine.ts';
export {
  OWN_SCORING,
  RULE_SOURCES,
  SPECIAL_SOURCES,
  type ChartPlace,
  type ComboHalf,
  type Evidence,
  type EvidenceValues,
  type RuleCode,
  type StemChange,
} from './evidence.ts';
export { EXPLANATION_STEPS, type ExplanationStep } from './explain.ts';
export type { Facets, FacetScore, FacetStep } from './life/facets.ts';
export {
  hourReadingsOf,
  rankHours,
  type HourReading,
  type HourReason,
  type RankedHour,
} from './hourReading.ts';
export type { HepanCode, HepanPalace, HepanPerson, HepanReason } from './hepan/hepanItems.ts';
export type { BalanceFacts, HealthFact } from './life/balance.ts';
export type { CareerFacts } from './life/career.ts';
export { COMBOS, type Combo } from './life/combos.ts';
export type { KinPalace, KinStar } from './life/kin.ts';
export type { LifeFacts } from './life/lifeFacts.ts';
export { PALACE_TOUCHES, type PalaceTouch, type SpouseFacts } from './life/spouse.ts';
export type { StudyFacts } from './life/study.ts';
export { WEALTH_BASES, type WealthBase, type WealthFacts, type WealthSource } from './life/wealth.ts';
export { KEY_YEAR_SOURCES, keyYearsOf, type KeyYear, type KeyYearKind } from './luck/keyYears.ts';
export {
  decadeFactsOf,
  lifePhaseOf,
  monthFactsOf,
  scoredYearFactsOf,
  yearFactsOf,
  type DecadeFacts,
  type LifePhase,
  type LuckFactSource,
  type MonthFacts,
  type XiaoyunFacts,
  type YearFacts,
  type YearMeeting,
} from './luck/luckFacts.ts';
export {
  LUCK_TOUCHES,
  luckTouchesOf,
  type LuckTouch,
  type LuckTouchKind,
  type TouchSource,
} from './luck/luckTouches.ts';
export { YEAR_SPIRITS, type YearSpirit } from './tables/yearSpirits.ts';
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
  type ScoredPillar,
  type ScoredYear,
} from './luck/luckPeriods.ts';
export { luckBandOf, type LuckBand, type LuckReason } from './luck/luckScore.ts';
export {
  dayVerdictOf,
  hourBalanceOf,
  LEAN_EDGES,
  leanOfScore,
  type FacetVerdict,
  type PeriodBalance,
  type PeriodLean,
  type PeriodVerdict,
  type VerdictGround,
} from './luck/periodVerdict.ts';
export type { MinorPattern } from './minorPatterns.ts';
export {
  PARTNER_YEAR_SOURCES,
  partnerYearsOf,
  type PartnerYear,
  type PartnerYearHit,
  type PartnerYearRange,
} from './luck/partnerYears.ts';
export type { Pattern, PatternRule } from './model/pattern.ts';
export {
  patternLinesOf,
  type PatternAnswer,
  type PatternFailure,
  type PatternLine,
  type PatternSuccess,
} from './patternLines.ts';
export type { Assist, PatternLevel, PatternOutcome, PatternState } from './model/patternState.ts';
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
export type { ClassicReference, ReferenceKey } from './references.ts';
export type { Follow, FollowType } from './model/specialClass.ts';
export type { WuxingStore } from './model/store.ts';
export type { Strength, StrengthClass, StrengthLabel } from './model/strength.ts';
export type { GroupPressure, Structure, StructureEdge, StructureNode, WuxingFlow } from './structure.ts';
export {
  BRANCH_TIE_POINTS,
  HEPAN_BASIS,
  HEPAN_GRADES,
  HEPAN_MODES,
  HEPAN_POINTS,
  HEPAN_TEN_GODS,
  HEPAN_WEIGHTS,
  NAYIN_SCORES,
  STEM_TIE_POINTS,
  type BranchTie,
  type HepanBasis,
  type HepanGrade,
  type HepanItemKey,
  type HepanMode,
  type NayinTie,
  type StemTie,
} from './tables/hepanPoints.ts';
export { HOUR_QUESTIONS, type HourAnswers } from './tables/hourQuestions.ts';
export {
  FACET_GODS,
  LUCK_SCALE,
  SPOUSE_GODS,
  VERDICT,
  type Facet,
  type LuckEvent,
} from './tables/luckPoints.ts';
export type { FailureName, PatternNeed, SuccessName } from './tables/patternRules.ts';
export { presenceLevelOf, PRESENT_LEVEL, type PresenceLevel } from './tables/presence.ts';
export { FAVOUR, type Role } from './tables/roles.ts';
export { STORE_BRANCH } from './tables/storeBranch.ts';
export { CONFIDENCE, type ConfidenceCode } from './tables/yongshenPoints.ts';
export { STRENGTH_MODEL, type MonthState } from './tables/strengthParams.ts';
export { CLIMATE_OF_MONTH, TIAOHOU, type MonthClimate } from './tables/tiaohou.ts';
export { GODS_OF_GROUP, type TenGodPower, type TenGodPresence } from './model/tenGodPower.ts';
export type { ScorePart } from './model/wuxingScore.ts';
export type { Ledger, SupportCause } from './yongshen/ledger.ts';
export { SCHOOL_OF_RULE, type LedgerLine, type LedgerRule } from './yongshen/ledgerLine.ts';
export type { LedgerSchool, SchoolChoices, YongshenMethod } from './yongshen/method.ts';
export type { AlternativeReading, Yongshen } from './yongshen/yongshenRecord.ts';
