/**
 * Room chart: from a birth to the four pillars, luck, spirits and relations.
 */
export * from '../version.ts';
export * from './rules.ts';
export type * from './types.ts';
