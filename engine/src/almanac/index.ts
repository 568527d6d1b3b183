/**
 * Room almanac: facts of a day and of its hours, spirits, 宜忌 with reasons, and picking of days and hours.
 */
export { almanacDay, type AlmanacDay, type AlmanacTerm } from './almanacDay.ts';
export { type DayBrief, dayBrief, type Road } from './dayBrief.ts';
export * from './hours/almanacHours.ts';
export {
  type AffairRowResult,
  type ItemRow,
  type Reason,
  type RungResult,
  type Verdict,
  type Yiji,
} from './yiji/yijiTypes.ts';
export { type Chongsha, type DayAttributes, type GuiDirection } from './day/dayAttributes.ts';
export { type DayContext, type MinorTermDay, type PrincipalPhase } from './day/dayContext.ts';
export { dayJiuxing, hourJiuxing, isYangHalf } from './day/dayJiuxing.ts';
export { type DayHours, type GuiTianmen, guiTianmenOf, yuejiangOf } from './hours/guiTianmen.ts';
export { hourVerdicts } from './hours/hourRows.ts';
export {
  hourBandOf,
  type HourBand,
  type HourSpirit,
  type HourVerdict,
  hourVerdict,
} from './hours/hourSpirits.ts';
export { isHuangdao, roadSpiritOf } from './day/jianchu.ts';
export {
  HUANGDAO,
  JIANCHU,
  type Jianchu,
  JIANCHU_LUCK,
  ROAD_SPIRITS,
  type RoadSpirit,
} from './tables/jianchu.ts';
export {
  type ClosingStep,
  RELAXING_CLAUSES,
  type RelaxingClause,
  UNLISTING_CLAUSES,
  type UnlistingClause,
} from './yiji/closingSteps.ts';
export {
  GRADE_NAMES,
  LADDER_MODE_NAMES,
  type LadderMode,
  type RungCase,
  type RungWhy,
} from './yiji/ladder.ts';
export { type Rating, RATINGS } from './yiji/rating.ts';
export { type Source } from './tables/source.ts';
export * from './rules.ts';
export { itemIndexes, itemIndexOf, POPULAR_SPIRITS, type Spirit, spiritOf, SPIRITS } from './yiji/spirits.ts';
export { type SpiritId, SPIRIT_ROWS } from './tables/spiritRows.ts';
export { SPIRIT_WORDS, type SpiritWords } from './tables/spiritWords.ts';
export { type AffairCombine, type AffairRow } from './tables/affairRow.ts';
export { AFFAIR_CATEGORIES, AFFAIRS } from './tables/affairs.ts';
export { type Direction } from './tables/directions.ts';
export { COURT_ITEMS, type Item, ITEMS } from './tables/items.ts';
export { type MonthTaishen, monthTaishenOf } from './tables/monthTaishen.ts';
export { type Mansion, MANSIONS } from './tables/mansions.ts';
export { type SpiritKind, type SpiritRow, type SpiritRule } from './tables/spiritRow.ts';
export { type MatchedFact, spiritCause, type SpiritCause } from './spiritCause.ts';
export { yijiOf } from './yiji/yiji.ts';
export { yijiNames, type YijiNames } from './yiji/yijiNames.ts';
export { type YearSigns, yearSignsOf } from './day/yearSigns.ts';
export * from './yiji/compareYiji.ts';
export { nearestPickDays, pickDays } from './pick/pickDays.ts';
export { type ComparedReason, comparePicks } from './pick/comparePicks.ts';
export { pickHours } from './pick/pickHours.ts';
export { type Affair, affairOf, findAffairs, MAX_PICK_DAYS, MAX_PICK_PEOPLE } from './pick/pickQuery.ts';
export { pickBandOf } from './pick/pickScore.ts';
export * from './pick/pickReasons.ts';
export * from './pick/pickTypes.ts';
