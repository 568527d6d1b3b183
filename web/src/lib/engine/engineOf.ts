/**
 * The engine of a birth, which is passed last to what casts it: the calendar of its year and the zones of its place. Apart from
 * calendarOf.ts, because pages that read dates only would load the zones.
 */
import { HOME, type Birth, type Engine } from '@shangyuan/engine/chart';
import { isHomeZone } from '@shangyuan/engine/time';
import { useModule, type Loaded } from '../page/useModule.ts';
import { isHistorical, loadHistory } from './calendarOf.ts';

/** Year that decides which calendar a birth needs; pillars only need none. */
export function yearOfBirth(birth: Birth): number {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : Infinity;
}

/** What an engine in hand lacks for a year and a zone; the table of history comes with the zones. */
function missingFor(year: number, zone: string | undefined): 'history' | 'zones' | null {
  if (isHistorical(year)) return 'history';
  return isHomeZone(zone) ? null : 'zones';
}

const LATER = {
  history: loadHistory,
  zones: async () => (await import('@shangyuan/engine/world')).WORLD,
} as const;

/** The engine that knows a year and the clocks of a zone. */
export async function engineOf(year: number, zone: string | undefined): Promise<Engine> {
  const missing = missingFor(year, zone);
  return missing === null ? HOME : LATER[missing]();
}

/** As {@link engineOf}, for a page: at once for years of today and the zones of China. */
export function useEngine(year: number, zone: string | undefined): Loaded<Engine> {
  const missing = missingFor(year, zone);
  const loaded = useModule<Engine>(missing === null ? null : LATER[missing]);
  return missing === null ? { state: 'ready', value: HOME } : loaded;
}
