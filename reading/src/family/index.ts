/**
 * Door of 家: several people as one picture, years and days of all.
 */
export * from './family.ts';
export * from './pairs.ts';
export { VOICES, type FamilyRow, type FamilyYear, type FamilyYearCell, type Voice } from './years.ts';
