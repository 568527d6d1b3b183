import { findBirthTimes } from '@shangyuan/engine/chart';
import type { EngineDoor } from './engineOf.ts';

/** The times that have given pillars. */
export interface SearchEngine {
  readonly findBirthTimes: typeof findBirthTimes;
}

export const SEARCH: EngineDoor<SearchEngine> = {
  modern: { findBirthTimes },
  loadHistorical: () => import('@shangyuan/engine/chart/historical'),
};
