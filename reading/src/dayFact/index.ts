/**
 * Door of the words behind the facts of a day: what each means, how today's value comes about, and where that stands.
 */
export * from './dayFactReading.ts';
