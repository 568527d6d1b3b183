/**
 * What the form needs of the engine: lunar dates and the cast.
 */
import { CAST, isAbroad, type CastEngine } from '../../lib/engine/castDoor.ts';
import { joinDoors, useEngine } from '../../lib/engine/engineOf.ts';
import { LUNAR, type LunarEngine } from '../../lib/engine/lunarDoor.ts';

/** Functions of the engine that read lunar dates, with one calendar in hand. */
export type BirthEngine = LunarEngine & CastEngine;

export const BIRTHS = joinDoors(LUNAR, CAST);

/** The engine of a form: that of births at home from 1645 on until the other is there. */
interface FormEngine {
  readonly engine: BirthEngine;
  readonly isLoading: boolean;
}

/**
 * The engine of a form whose date lies in a year, or is being typed for one.
 *
 * @param year the older of the two
 * @param zone of the place that was chosen
 */
export function useBirthEngine(year: number, zone: string | undefined): FormEngine {
  const loaded = useEngine(year, BIRTHS, isAbroad(zone));
  return {
    engine: loaded.state === 'ready' ? loaded.value : BIRTHS.modern,
    isLoading: loaded.state === 'loading',
  };
}
