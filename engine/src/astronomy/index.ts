/**
 * Room astronomy: apparent longitudes of the Sun and the Moon, solar terms and phases. Numbers with units.
 */
export { deltaTSec, epochMsOfJdTT, jdTTOfEpochMs } from '../time/index.ts';
export { moonLongitudeDeg } from './moon.ts';
export * from './moonPhases.ts';
export * from './solarTerms.ts';
export { solarLongitudeDeg } from './sun.ts';
