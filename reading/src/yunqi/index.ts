/**
 * Door of the words of 五运六气: a moment, a birth, one beside another, and where the schools part.
 */
export * from './differenceText.ts';
export type { Quote } from './quotes.ts';
export * from './yunqiAnalysis.ts';
export * from './yunqiReading.ts';
