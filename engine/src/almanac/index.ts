/**
 * Room almanac: facts of a day and of its hours, spirits, 宜忌 with reasons, and picking of days and hours.
 */
export * from './almanacDay.ts';
export * from './almanacHours.ts';
export {
  type AffairRowResult,
  type ItemRow,
  type Reason,
  type RungResult,
  type Verdict,
  type Yiji,
  type YijiNote,
} from './yijiTypes.ts';
export { type Chongsha, type DayAttributes, type GuiDirection } from './dayAttributes.ts';
export { type DayContext, type MinorTermDay, type PrincipalPhase } from './dayContext.ts';
export { dayJiuxing, hourJiuxing, isYangHalf } from './dayJiuxing.ts';
export { type DayHours, type GuiTianmen, guiTianmenOf, yuejiangOf } from './guiTianmen.ts';
export { hourBandOf, type HourBand, type HourSpirit, type HourVerdict, hourVerdict } from './hourSpirits.ts';
export {
  HUANGDAO,
  isHuangdao,
  JIANCHU,
  type Jianchu,
  JIANCHU_LUCK,
  ROAD_SPIRITS,
  type RoadSpirit,
  roadSpiritOf,
} from './jianchu.ts';
export { GRADE_NAMES, LADDER_MODE_NAMES, type LadderMode } from './ladder.ts';
export * from './rules.ts';
export {
  itemIndexes,
  itemIndexOf,
  POPULAR_SPIRITS,
  type Spirit,
  type SpiritId,
  SPIRIT_ROWS,
  SPIRITS,
} from './spirits.ts';
export { type AffairCombine, type AffairRow } from './tables/affairRow.ts';
export { AFFAIR_CATEGORIES, AFFAIRS } from './tables/affairs.ts';
export { type Direction } from './tables/directions.ts';
export { COURT_ITEMS, type Item, ITEMS } from './tables/items.ts';
export { type Mansion, MANSIONS } from './tables/mansions.ts';
export { type SpiritKind, type SpiritRow, type SpiritRule } from './tables/spiritRow.ts';
export { spiritFormula } from './spiritFormula.ts';
export { yijiOf } from './yiji.ts';
export { type YearSigns, yearSignsOf } from './yearSigns.ts';
export * from './compareYiji.ts';
export { pickDays } from './pickDays.ts';
export { pickHours } from './pickHours.ts';
export { affairOf, findAffairs, MAX_PICK_DAYS, MAX_PICK_PEOPLE } from './pickQuery.ts';
export { pickBandOf } from './pickScore.ts';
export * from './pickTypes.ts';
