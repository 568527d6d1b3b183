/** The calendar of a year, which is passed last to what reads lunar dates: the table of the years before 1645 is loaded only then. */
import { MODERN, type CalendarEngine } from '@shangyuan/engine/calendar';
import { useModule, type Loaded } from '../page/useModule.ts';

/** First year that the modern calendar knows whole. */
const MODERN_FROM = 1646;

/** Whether a year needs the table of historical months. */
export function isHistorical(year: number): boolean {
  return year < MODERN_FROM;
}

/** The engine with the calendars before 1645 and every zone. */
export async function loadHistory() {
  return (await import('@shangyuan/engine/history')).HISTORY;
}

/** The calendar that knows a year. */
export async function calendarOf(year: number): Promise<CalendarEngine> {
  return isHistorical(year) ? loadHistory() : MODERN;
}

/** As {@link calendarOf}, for a page: at once for years of today. */
export function useCalendar(year: number): Loaded<CalendarEngine> {
  const loaded = useModule(isHistorical(year) ? loadHistory : null);
  return isHistorical(year) ? loaded : { state: 'ready', value: MODERN };
}
