/**
 * Calendar files of the data on this device.
 */
import { REMINDERS } from '@shangyuan/contract';
import type * as icalRoom from '@shangyuan/reading/ical';
import { useReminder } from '../../lib/device/reminder.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { convert } from '../../lib/script/script.ts';

type Ical = typeof icalRoom;

/**
 * Saves a calendar file in the current script, with the reminder chosen on this device.
 *
 * @param fileName without its ending
 * @param build builds the events with the module that is loaded for them
 */
export async function saveCalendar(
  fileName: string,
  build: (ical: Ical) => readonly icalRoom.CalendarEvent[],
): Promise<void> {
  const ical = await import('@shangyuan/reading/ical');
  const text = ical.calendarFile({
    name: '',
    events: build(ical).map((event) => ({
      ...event,
      title: convert(event.title),
      text: convert(event.text),
    })),
    reminder: REMINDERS[useReminder.getState().choice],
    refreshHours: null,
  });
  saveTextFile(`${convert(fileName)}.ics`, 'text/calendar', text);
}
