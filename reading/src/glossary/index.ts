/**
 * Door of the glossary.
 */
export * from './entry.ts';
export * from './glossary.ts';
export * from './termParts.ts';
export * from './terms.ts';
