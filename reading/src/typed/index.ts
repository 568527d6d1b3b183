/**
 * Door of what people type: births in one line, and tables.
 */
export * from './birthText.ts';
export * from './csvTable.ts';
export type { TypedBirth, TypedQuestion } from './typedBirth.ts';
