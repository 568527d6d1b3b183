/**
 * Door of the words of 日时断.
 */
export * from './dayHourReading.ts';
