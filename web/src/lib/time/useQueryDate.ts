import type { CivilDate } from '@shangyuan/engine/time';
import { useQueryTexts } from '../page/navigation.ts';
import { formatDate, parseDate } from '../words/dateText.ts';
import { useToday } from './useToday.ts';

/** The day of an address. */
interface QueryDate {
  readonly date: CivilDate;
  readonly isToday: boolean;
  /** The date text of the address, where there is no such day; null where it is valid. */
  readonly error: string | null;
}

/** The day a page is about: `date` of its query, else today in Shanghai. */
export function useQueryDate(): QueryDate {
  const today = useToday();
  const text = useQueryTexts()['date'] ?? '';
  const requested = parseDate(text);
  const isValid = requested !== null && requested.year >= 1;
  const date = isValid ? requested : today.date;
  return { date, isToday: formatDate(date) === today.text, error: isValid || text === '' ? null : text };
}
