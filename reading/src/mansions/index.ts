/**
 * Door of the words of the twenty-eight mansions.
 */
export * from './mansionReading.ts';
export type { MansionText } from './mansionTexts.ts';
