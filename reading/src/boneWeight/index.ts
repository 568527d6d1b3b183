/**
 * Door of the words of 称骨.
 */
export * from './boneReading.ts';
