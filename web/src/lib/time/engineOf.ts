/**
 * The engine of a year: its functions with the calendar that knows the year in hand. Years before 1645 need the table of
 * historical months, which is loaded only then; whoever reads lunar dates takes the functions from here, not from the
 * engine's own doors, which end at 1645.
 */
import { useLoaded, type Loaded } from '../page/useLoaded.ts';

/** First year that the engine's own doors know whole. */
const MODERN_FROM = 1646;

/**
 * The functions that fit a year.
 *
 * @param modern those of the engine's own doors
 * @param loadHistorical the same of its historical doors
 */
export async function engineOf<T>(
  year: number,
  modern: T,
  loadHistorical: () => Promise<NoInfer<T>>,
): Promise<T> {
  return year < MODERN_FROM ? loadHistorical() : modern;
}

/** As {@link engineOf}, for a page: at once for years of today, loaded for older ones. */
export function useEngine<T>(year: number, modern: T, loadHistorical: () => Promise<NoInfer<T>>): Loaded<T> {
  const isOld = year < MODERN_FROM;
  const loaded = useLoaded(() => engineOf(year, modern, loadHistorical), String(isOld));
  return isOld ? loaded : { state: 'ready', value: modern };
}
