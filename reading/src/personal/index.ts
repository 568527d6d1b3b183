/**
 * Door of the words of the personal calendar.
 */
export * from './personalReading.ts';
