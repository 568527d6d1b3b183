import { fourPillarsAt } from '@shangyuan/engine/calendar';
import type { EngineDoor } from './engineOf.ts';

/** The pillars of a moment. */
export interface PillarsEngine {
  readonly fourPillarsAt: typeof fourPillarsAt;
}

export const PILLARS: EngineDoor<PillarsEngine> = {
  modern: { fourPillarsAt },
  loadHistorical: () => import('@shangyuan/engine/calendar/historical'),
};
