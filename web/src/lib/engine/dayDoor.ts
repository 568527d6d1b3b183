import { almanacDay } from '@shangyuan/engine/almanac';
import type { EngineDoor } from './engineOf.ts';

/** Days of the almanac. */
export interface DayEngine {
  readonly almanacDay: typeof almanacDay;
}

export const DAY: EngineDoor<DayEngine> = {
  modern: { almanacDay },
  loadHistorical: () => import('@shangyuan/engine/almanac/historical'),
};
