/**
 * Door of the words of the sixty-four hexagrams, and of how one was cast.
 */
export * from './castText.ts';
export * from './hexagramReading.ts';
export type { HexagramReading, HexagramText } from './text.ts';
