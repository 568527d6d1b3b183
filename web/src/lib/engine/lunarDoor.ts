import { civilDateOfLunar, lunarDateOf, lunarYear } from '@shangyuan/engine/calendar';
import type { EngineDoor } from './engineOf.ts';

/** Lunar dates and years. */
export interface LunarEngine {
  readonly civilDateOfLunar: typeof civilDateOfLunar;
  readonly lunarDateOf: typeof lunarDateOf;
  readonly lunarYear: typeof lunarYear;
}

export const LUNAR: EngineDoor<LunarEngine> = {
  modern: { civilDateOfLunar, lunarDateOf, lunarYear },
  loadHistorical: () => import('@shangyuan/engine/calendar/historical'),
};
