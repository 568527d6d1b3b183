import type { CivilDate } from '@shangyuan/engine/time';
import { shanghaiDate, useMinute } from './clock.ts';
import { formatDate, parseDate } from '../words/dateText.ts';
import { useQueryTexts } from '../page/navigation.ts';

/** The day a page is about: `date` of its query, else today in Shanghai. */
export function useQueryDate(): { readonly date: CivilDate; readonly isToday: boolean } {
  const today = shanghaiDate(useMinute());
  const date = parseDate(useQueryTexts()['date'] ?? '') ?? (parseDate(today) as CivilDate);
  return { date, isToday: formatDate(date) === today };
}
