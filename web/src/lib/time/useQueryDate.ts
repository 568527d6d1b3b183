import type { CivilDate } from '@shangyuan/engine/time';
import { useQueryTexts } from '../page/navigation.ts';
import { formatDate, parseDate } from '../words/dateText.ts';
import { useToday } from './useToday.ts';

/** The day a page is about: `date` of its query, else today in Shanghai. */
export function useQueryDate(): { readonly date: CivilDate; readonly isToday: boolean } {
  const today = useToday();
  const asked = parseDate(useQueryTexts()['date'] ?? '');
  const date = asked === null || asked.year < 1 ? today.date : asked;
  return { date, isToday: formatDate(date) === today.text };
}
