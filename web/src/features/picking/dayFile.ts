/**
 * A picked day as a calendar file.
 */
import { REMINDERS } from '@shangyuan/contract';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { useReminder } from '../../lib/device/reminder.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { formatDate } from '../../lib/words/dateText.ts';

/** What goes into the file. */
export interface PickedDayFile {
  readonly date: CivilDate;
  readonly affair: string;
  /** Why the day was picked. */
  readonly reasons: string;
}

/** Gives the user the file of a day, with the reminder chosen on this device. */
export async function saveDayFile({ date, affair, reasons }: PickedDayFile): Promise<void> {
  const { calendarFile, dayEvents } = await import('@shangyuan/reading/ical');
  const text = calendarFile({
    name: '',
    events: dayEvents([{ jdn: jdnOf(date), affair, reasons, stampMs: Date.now() }]),
    reminder: REMINDERS[useReminder.getState().choice],
    refreshHours: null,
  });
  saveTextFile(`${affair}-${formatDate(date)}.ics`, 'text/calendar', text);
}
