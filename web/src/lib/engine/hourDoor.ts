import { hourReadingsOf } from '@shangyuan/engine/analysis/home';
import type { EngineDoor } from './engineOf.ts';

/** The readings of a birth whose hour is not known. */
export interface HourEngine {
  readonly hourReadingsOf: typeof hourReadingsOf;
}

export const HOURS: EngineDoor<HourEngine> = {
  modern: { hourReadingsOf },
  loadHistorical: () => import('@shangyuan/engine/analysis/historical'),
  loadAbroad: () => import('./hoursAbroad.ts'),
};
