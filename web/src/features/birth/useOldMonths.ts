import type { LunarHistory } from '@shangyuan/engine/calendar';
import { useLunarHistory } from '../../lib/time/lunarHistory.ts';

/** A year whose months come from the table. */
const OLD_YEAR = 1600;

/**
 * The months before 1645. The table is small, and what is typed next may need it, so the form always brings it.
 */
export function useOldMonths(): LunarHistory | undefined {
  const loaded = useLunarHistory(OLD_YEAR);
  return loaded.state === 'ready' ? (loaded.value ?? undefined) : undefined;
}
