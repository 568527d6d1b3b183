/**
 * Room time: civil dates and day numbers, instants, zones, ΔT and the Sun's clock. Numbers with units, nothing Chinese yet.
 */
export * from './civil.ts';
export * from './deltaT.ts';
export * from './epoch.ts';
export {
  civilDateOf,
  GREGORIAN_START_JDN,
  jdnOf,
  MAX_JDN,
  UNIX_EPOCH_JDN,
  weekdayOf,
  YEAR_ONE_JDN,
} from './jdn.ts';
export * from './formatTime.ts';
export * from './readTime.ts';
export * from './resolveCivil.ts';
export * from './solarClocks.ts';
export { TZDB_VERSION } from './tables/zones.ts';
export { WORLD_ZONES } from './worldZones.ts';
export {
  HOME_ZONES,
  isHomeZone,
  type HomeZone,
  type ZoneClock,
  type ZoneEngine,
  type Zones,
} from './zones.ts';
