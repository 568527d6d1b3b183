/**
 * Room compass: the twenty-four mountains and the rings of the 罗盘, 八宅, 玄空, the gods of the year by bearing.
 */
export { EAST_FOUR } from '../ganzhi/index.ts';
export * from './bazhai.ts';
export * from './mountains.ts';
export * from './plates.ts';
export * from './readCompass.ts';
export * from './rings.ts';
export * from './rules.ts';
export * from './sitFacing.ts';
export { MANSION_WIDTHS_DEG, type MansionName } from './tables/mansionRing.ts';
export { MOUNTAIN_FACTS, type MountainFacts } from './tables/mountainFacts.ts';
export * from './xuankong.ts';
