/**
 * Door of the words of time: dates and clocks, and the equation from the typed time to the clock in use.
 */
export * from './clockText.ts';
export * from './equationText.ts';
export * from './lunarBirthText.ts';
export * from './printedText.ts';
