/**
 * Room ganzhi: the 干支 vocabulary, without dates.
 */
export * from './branch.ts';
export * from './changsheng.ts';
export * from './firstStems.ts';
export * from './ganzhi.ts';
export * from './hiddenStems.ts';
export * from './lu.ts';
export * from './mountain.ts';
export * from './nayin.ts';
export * from './partners.ts';
export * from './relations.ts';
export * from './stem.ts';
export * from './tenGods.ts';
export * from './tianyi.ts';
export * from './trigram.ts';
export * from './wuxing.ts';
