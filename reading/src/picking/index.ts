/**
 * Door of the words of picking: why a day or an hour suits an affair, why one was removed, what to mind.
 */
export * from './hourText.ts';
export * from './personText.ts';
export * from './reasonText.ts';
export * from './rejectionText.ts';
export * from './verdictText.ts';
