import { nearestPickDays, pickDays, pickHours } from '@shangyuan/engine/almanac';
import type { EngineDoor } from './engineOf.ts';

/** Picking of days and hours. */
export interface PickEngine {
  readonly pickDays: typeof pickDays;
  readonly pickHours: typeof pickHours;
  readonly nearestPickDays: typeof nearestPickDays;
}

export const PICK: EngineDoor<PickEngine> = {
  modern: { pickDays, pickHours, nearestPickDays },
  loadHistorical: () => import('@shangyuan/engine/almanac/historical'),
};
