/**
 * Door of the words of a chart: why each value is what it is, notices, relations, luck; and its analysis, step by step, each
 * with its arithmetic.
 */
export { anchorsText } from './attributeTexts.ts';
export * from './combineReasonText.ts';
export * from './derivationText.ts';
export * from './explanationText.ts';
export { facetText } from './facetText.ts';
export * from './hourText.ts';
export { halfText, halvesText } from './lifeText.ts';
export * from './luckScoreText.ts';
export * from './luckText.ts';
export * from './godShare.ts';
export * from './meaningText.ts';
export * from './noticeText.ts';
export * from './referenceText.ts';
export * from './relationText.ts';
export * from './ruleNoteText.ts';
export * from './ruleText.ts';
export {
  PILLAR_NAMES,
  pillarsText,
  PLACE_TITLES,
  placeName,
  type Explanation,
  type SourcedExplanation,
} from './explanation.ts';
export { confidenceText, conflictText, hurtText, ledgerReasonText, ledgerText } from './yongshenText.ts';
