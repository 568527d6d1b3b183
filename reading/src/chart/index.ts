/**
 * Door of the words of a chart: its analysis, step by step, each with its arithmetic.
 */
export * from './combineReasonText.ts';
export * from './explanationText.ts';
export { facetText } from './facetText.ts';
export * from './hourText.ts';
export { halfText } from './lifeText.ts';
export * from './luckScoreText.ts';
export * from './referenceText.ts';
export { PILLAR_NAMES, pillarsText, placeName, type Said, type SourcedText } from './said.ts';
export { confidenceText, conflictText, hurtText, ledgerText } from './yongshenText.ts';
