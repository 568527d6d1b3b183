/**
 * Door of the books themselves, word for word.
 */
export * from './zhouyi.ts';
