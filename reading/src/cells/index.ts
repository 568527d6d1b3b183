/**
 * Door of the plain words of the chart's grid.
 */
export * from './cellReading.ts';
