/**
 * Room chart, the light door: the functions of `@shangyuan/engine/chart` that read clocks, with the five zones of the Chinese
 * world alone, so that a page carries the table of the others only for a birth abroad. Another zone is an error here.
 */
export * from './homeCast.ts';
export * from './homeCompare.ts';
