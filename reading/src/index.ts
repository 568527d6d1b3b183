/**
 * Door of reading: findings and facts in, Chinese sentences out.
 */
export * from './hexagrams/hexagramReading.ts';
export type { HexagramReading, HexagramText } from './hexagrams/text.ts';
export * from './mansions/mansionReading.ts';
export type { MansionText } from './mansions/mansionTexts.ts';
export type { Quote } from './yunqi/quotes.ts';
export * from './yunqi/yunqiReading.ts';
