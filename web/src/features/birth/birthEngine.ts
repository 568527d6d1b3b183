import { HOME, type Engine } from '@shangyuan/engine/chart';
import { useEngine } from '../../lib/engine/engineOf.ts';

/** The engine of a form: that of births at home from 1645 on until the other is there. */
interface FormEngine {
  readonly engine: Engine;
  readonly isLoading: boolean;
}

/**
 * The engine of a form whose date lies in a year, or is being typed for one.
 *
 * @param year the older of the two
 * @param zone of the place that was chosen
 */
export function useBirthEngine(year: number, zone: string | undefined): FormEngine {
  const loaded = useEngine(year, zone);
  return {
    engine: loaded.state === 'ready' ? loaded.value : HOME,
    isLoading: loaded.state === 'loading',
  };
}
