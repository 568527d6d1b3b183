import { dayBrief } from '@shangyuan/engine/almanac';
import type { EngineDoor } from './engineOf.ts';

/** What an almanac says of a day first; the whole day is behind dayDoor.ts and weighs more. */
export interface BriefEngine {
  readonly dayBrief: typeof dayBrief;
}

export const BRIEF: EngineDoor<BriefEngine> = {
  modern: { dayBrief },
  loadHistorical: () => import('@shangyuan/engine/almanac/historical'),
};
