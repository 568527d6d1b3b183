/**
 * Room astronomy: apparent longitudes of the Sun and the Moon, solar terms and phases. Numbers with units.
 */
export { deltaTSec, epochMsOfJdTT, jdTTOfEpochMs } from '../time/index.ts';
export * from './equationOfTime.ts';
export * from './illumination.ts';
export { moonLongitudeDeg } from './moon.ts';
export * from './moonPhases.ts';
export type { Place } from './place.ts';
export * from './riseSet.ts';
export * from './solarTerms.ts';
export { solarLongitudeDeg } from './sun.ts';
