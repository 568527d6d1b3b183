/**
 * Door of the words of 合盘.
 */
export * from './hepanText.ts';
