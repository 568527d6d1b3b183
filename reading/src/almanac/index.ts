/**
 * Door of the words of the almanac: a day, its 宜忌 with reasons, its spirits and its hours.
 */
export * from './dayText.ts';
export * from './hourText.ts';
export * from './monthText.ts';
export * from './skyText.ts';
export * from './spiritText.ts';
export * from './stepText.ts';
export * from './twoBooksText.ts';
export * from './yijiText.ts';
