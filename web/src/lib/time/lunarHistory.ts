/**
 * The table of months before 1645, which is loaded only when a year needs it.
 */
import type { LunarHistory } from '@shangyuan/engine/calendar';
import { useLoaded, type Loaded } from '../page/useLoaded.ts';

/** Years whose months come from the table of history. */
const HISTORY_BEFORE = 1646;

async function loadHistory(year: number): Promise<LunarHistory | null> {
  if (year >= HISTORY_BEFORE) return null;
  return (await import('@shangyuan/engine/calendar/historical')).LUNAR_HISTORY;
}

/** The table where `year` needs it, else null. */
export function useLunarHistory(year: number): Loaded<LunarHistory | null> {
  return useLoaded(() => loadHistory(year), String(year < HISTORY_BEFORE));
}
