import { compareYiji } from '@shangyuan/engine/almanac';
import type { EngineDoor } from './engineOf.ts';

/** 宜忌 of a day under two sets of rules. */
export interface YijiEngine {
  readonly compareYiji: typeof compareYiji;
}

export const YIJI: EngineDoor<YijiEngine> = {
  modern: { compareYiji },
  loadHistorical: () => import('@shangyuan/engine/almanac/historical'),
};
