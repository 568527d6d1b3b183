import { almanacDay, pickDays, pickHours } from '@shangyuan/engine/almanac';
import type { EngineDoor } from './engineOf.ts';

/** Days of the almanac, and picking among them. */
export interface AlmanacEngine {
  readonly almanacDay: typeof almanacDay;
  readonly pickDays: typeof pickDays;
  readonly pickHours: typeof pickHours;
}

export const ALMANAC: EngineDoor<AlmanacEngine> = {
  modern: { almanacDay, pickDays, pickHours },
  loadHistorical: () => import('@shangyuan/engine/almanac/historical'),
};
