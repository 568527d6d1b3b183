/**
 * Public holidays as pages read them: the built-in table with the notices the server has sent since. The last answer is
 * stored on the device for offline use.
 */
import {
  publicHoliday,
  publishedHolidays,
  withNotices,
  type HolidayBook,
  type HolidayNotice,
} from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { parseDate } from '../words/dateText.ts';
import { useHolidayNotices, type ServerHolidays } from './storedNotices.ts';

function noticeOf({ year, source, days }: ServerHolidays['notices'][number]): HolidayNotice {
  const read = days.flatMap(({ date, name, kind }) => {
    const civil = parseDate(date);
    return civil === null ? [] : [publicHoliday(jdnOf(civil), name, kind)];
  });
  return { year, source, days: read };
}

/** The built-in book with the stored notices; without them where they cannot be read (another version wrote them). */
export function bookWith(stored: ServerHolidays | null): HolidayBook {
  const own = publishedHolidays();
  if (stored === null) return own;
  try {
    return withNotices(own, stored.asOf, stored.notices.map(noticeOf));
  } catch {
    return own;
  }
}

let last: { readonly stored: ServerHolidays | null; readonly book: HolidayBook } | null = null;

function bookOf(stored: ServerHolidays | null): HolidayBook {
  if (last?.stored !== stored) last = { stored, book: bookWith(stored) };
  return last.book;
}

/** The holidays known now. */
export function holidaysNow(): HolidayBook {
  return bookOf(useHolidayNotices.getState().newer);
}

/** The holidays known now; re-renders when the server sends more. */
export function useHolidays(): HolidayBook {
  return useHolidayNotices(({ newer }) => bookOf(newer));
}
