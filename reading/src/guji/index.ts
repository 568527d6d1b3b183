/**
 * Door of the references to the classics.
 */
export * from './guji.ts';
