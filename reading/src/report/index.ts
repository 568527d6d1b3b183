/**
 * Door of the report. Pages that show one section open its own door (`@shangyuan/reading/report/character`), so that they load
 * the texts of that section alone.
 */
export * from './reportFacts.ts';
export * from './report.ts';
export * from './reportOf.ts';
