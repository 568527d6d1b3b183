/**
 * Door of the plain words of the chart's grid.
 */
export { SPIRIT_MEANINGS } from '../report/library/spiritMeaningText.ts';
export * from './cellReading.ts';
