/**
 * Room yunqi: 五运六气 of years and instants.
 */
export * from './compareYunqi.ts';
export * from './jialin.ts';
export * from './rules.ts';
export * from './schoolDifferences.ts';
export { QI_WUXING, type Qi, SITIAN, SIX_QI } from './tables/qi.ts';
export { type Tone, type YunClass, type YunState, YUN_WUXING } from './tables/yun.ts';
export * from './tendency.ts';
export * from './yearFacts.ts';
export * from './yunqiAt.ts';
export * from './yunqiOfYear.ts';
