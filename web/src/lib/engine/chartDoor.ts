import { castChart, compareRules, findBirthTimes, type Birth } from '@shangyuan/engine/chart';
import type { EngineDoor } from './engineOf.ts';

/** Charts: casting, comparing rules, and the times that have given pillars. */
export interface ChartEngine {
  readonly castChart: typeof castChart;
  readonly compareRules: typeof compareRules;
  readonly findBirthTimes: typeof findBirthTimes;
}

export const CHART: EngineDoor<ChartEngine> = {
  modern: { castChart, compareRules, findBirthTimes },
  loadHistorical: () => import('@shangyuan/engine/chart/historical'),
};

/** Year that says which calendar a birth needs; pillars alone need none. */
export function yearOfBirth(birth: Birth): number {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : Infinity;
}
