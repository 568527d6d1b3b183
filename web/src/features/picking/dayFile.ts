/**
 * A picked day as a calendar file.
 */
import { REMINDERS } from '@shangyuan/contract';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { useReminder } from '../../lib/device/reminder.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { showToast } from '../../lib/page/toast.ts';
import { formatDate } from '../../lib/words/dateText.ts';

/** What goes into the file. */
export interface PickedDayFile {
  readonly date: CivilDate;
  readonly affair: string;
  /** Why the day was picked. */
  readonly reasons: string;
}

/** First year of the lunar calendar that the file's words know. */
const FIRST_YEAR = 1646;

/** Gives the user the file of a day, with the reminder chosen on this device. */
export async function saveDayFile({ date, affair, reasons }: PickedDayFile): Promise<void> {
  if (date.year < FIRST_YEAR) {
    showToast(`${FIRST_YEAR} 年以前的日子不能加入日历`);
    return;
  }
  const { calendarFile, dayEvents } = await import('@shangyuan/reading/ical');
  const text = calendarFile({
    name: '',
    events: dayEvents([{ jdn: jdnOf(date), affair, reasons, stampMs: Date.now() }]),
    reminder: REMINDERS[useReminder.getState().choice],
    refreshHours: null,
  });
  saveTextFile(`${affair}-${formatDate(date)}.ics`, 'text/calendar', text);
}
