/**
 * What the form needs of the engine: lunar dates and the cast.
 */
import { CHART, type ChartEngine } from '../../lib/engine/chartDoor.ts';
import { joinDoors, useEngine } from '../../lib/engine/engineOf.ts';
import { LUNAR, type LunarEngine } from '../../lib/engine/lunarDoor.ts';

/** Functions of the engine that read lunar dates, with one calendar in hand. */
export type BirthEngine = LunarEngine & ChartEngine;

export const BIRTHS = joinDoors(LUNAR, CHART);

/** A year whose months come from the table of history. */
const OLD_YEAR = 1600;

/**
 * The engine of the form. The months before 1645 are few, and what is typed next may need them, so the form always brings
 * them; until they are there it knows the years from 1645.
 */
export function useBirthEngine(): BirthEngine {
  const loaded = useEngine(OLD_YEAR, BIRTHS);
  return loaded.state === 'ready' ? loaded.value : BIRTHS.modern;
}
