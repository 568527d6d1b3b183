/**
 * Door of the words of directions: what a direction means to a day or a person, how it was found, and the table.
 */
export * from './directionReading.ts';
export * from './directionForm.ts';
