/**
 * A single day as a calendar file.
 */
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { showToast } from '../../lib/page/toast.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { saveCalendar } from './saveCalendar.ts';

/** What goes into the file. */
export interface DayToSave {
  readonly date: CivilDate;
  readonly affair: string;
  /** Why the day was picked; may be empty. */
  readonly reasons: string;
}

/** First year of the lunar calendar that the file's words know. */
const FIRST_YEAR = 1646;

/** Gives the user the file of a day, with the reminder chosen on this device. */
export async function saveDay({ date, affair, reasons }: DayToSave): Promise<void> {
  if (date.year < FIRST_YEAR) return showToast(`${FIRST_YEAR} 年以前的日子不能加入日历`);
  await saveCalendar(`${affair}-${formatDate(date)}`, ({ dayEvents }) =>
    dayEvents([{ jdn: jdnOf(date), affair, reasons, stampMs: Date.now() }]),
  );
}
