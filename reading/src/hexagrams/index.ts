/**
 * Door of the words of the sixty-four hexagrams.
 */
export * from './hexagramReading.ts';
export type { HexagramReading, HexagramText } from './text.ts';
