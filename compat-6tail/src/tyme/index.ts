/** The API of tyme4ts on the engine. */
export { NotInShangyuan } from '../notInShangyuan.ts';
export * from './absent.ts';
export { EightChar } from './eightChar.ts';
export { LegalHoliday, LunarFestival, SolarFestival } from './festivals.ts';
export {
  ChildLimit,
  China95ChildLimitProvider,
  DecadeFortune,
  DefaultChildLimitProvider,
  Fortune,
  LunarSect1ChildLimitProvider,
  LunarSect2ChildLimitProvider,
} from './luck.ts';
export { Phase, PhaseDay } from './phase.ts';
export {
  DefaultEightCharProvider,
  FetusDay,
  KitchenGodSteed,
  LunarDay,
  LunarHour,
  LunarMonth,
  LunarSect2EightCharProvider,
  LunarYear,
  SixtyCycleDay,
  SixtyCycleHour,
  SixtyCycleMonth,
  SixtyCycleYear,
  ThreePillars,
} from './lunar.ts';
export {
  DogDay,
  HideHeavenStemDay,
  JulianDay,
  NineDay,
  PhenologyDay,
  PlumRainDay,
  SolarDay,
  SolarHalfYear,
  SolarMonth,
  SolarSeason,
  SolarTerm,
  SolarTermDay,
  SolarTime,
  SolarWeek,
  SolarYear,
} from './solar.ts';
export * from './values.ts';
