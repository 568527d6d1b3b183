import { festivalsOf, monthGrid } from '@shangyuan/engine/calendar';
import type { EngineDoor } from './engineOf.ts';

/** Months as a calendar shows them. */
export interface MonthEngine {
  readonly festivalsOf: typeof festivalsOf;
  readonly monthGrid: typeof monthGrid;
}

export const MONTH: EngineDoor<MonthEngine> = {
  modern: { festivalsOf, monthGrid },
  loadHistorical: () => import('@shangyuan/engine/calendar/historical'),
};
