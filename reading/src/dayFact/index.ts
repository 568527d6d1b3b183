/**
 * Door of the words behind the facts of a day: what each means, how today's value comes about, and its source.
 */
export * from './dayFactReading.ts';
export * from './termReading.ts';
