import { castChart, type Birth } from '@shangyuan/engine/chart';
import type { EngineDoor } from './engineOf.ts';

/** Casting of charts. */
export interface CastEngine {
  readonly castChart: typeof castChart;
}

export const CAST: EngineDoor<CastEngine> = {
  modern: { castChart },
  loadHistorical: () => import('@shangyuan/engine/chart/historical'),
};

/** Year that says which calendar a birth needs; pillars alone need none. */
export function yearOfBirth(birth: Birth): number {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : Infinity;
}
