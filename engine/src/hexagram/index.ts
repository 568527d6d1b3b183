/**
 * Room hexagram: the sixty-four hexagrams, what follows from each, and the hexagram of a moment, of three coins, of
 * numbers one says.
 */
export * from './castByCoins.ts';
export * from './castByCounts.ts';
export { castHexagram, type TimeHexagram } from './castHexagram.ts';
export * from './hexagram.ts';
export * from './layOutHexagram.ts';
export * from './liushen.ts';
export { type HexagramName } from './tables/kingWen.ts';
export * from './timeRule.ts';
export * from './transform.ts';
