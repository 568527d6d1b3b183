/**
 * Door of the questions a reader may ask of a chart.
 */
export * from './answer.ts';
export * from './kinds.ts';
export type { AskOther, AskReason } from './reasons.ts';
export type { AskStance } from './texts.ts';
export * from './understand.ts';
