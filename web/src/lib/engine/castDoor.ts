import type { Birth } from '@shangyuan/engine/chart';
import { castChart } from '@shangyuan/engine/chart/home';
import { isHomeZone } from '@shangyuan/engine/time';
import type { EngineDoor } from './engineOf.ts';

/** Casting of charts. */
export interface CastEngine {
  readonly castChart: typeof castChart;
}

export const CAST: EngineDoor<CastEngine> = {
  modern: { castChart },
  loadHistorical: () => import('@shangyuan/engine/chart/historical'),
  loadAbroad: () => import('./chartAbroad.ts'),
};

/** Year that says which calendar a birth needs; pillars alone need none. */
export function yearOfBirth(birth: Birth): number {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : Infinity;
}

/** Whether a birth needs the zones of the world: its zone is none of the five of the Chinese world. */
export function isAbroad(zone: string | undefined): boolean {
  return !isHomeZone(zone);
}
