/**
 * A picked day as a calendar file (RFC 5545): one event of a whole day.
 */
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { pad } from '../../lib/words/text.ts';

/** What goes into the event. */
export interface DayEvent {
  readonly date: CivilDate;
  readonly title: string;
  readonly text: string;
  /** UTC milliseconds of the making. */
  readonly nowMs: number;
}

const basicDate = ({ year, month, day }: CivilDate) => `${pad(year, 4)}${pad(month)}${pad(day)}`;

/** Commas, semicolons, backslashes and line ends have meanings of their own. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const LINE_BYTES = 75;

/** Lines of at most 75 bytes; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_BYTES - 1) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** The file, to be saved as `text/calendar`. */
export function dayFile({ date, title, text, nowMs }: DayEvent): string {
  const stamp = `${new Date(nowMs).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shangyuan//Almanac//ZH',
    'BEGIN:VEVENT',
    `UID:${basicDate(date)}-${nowMs}@shangyuan`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDate(date)}`,
    `DTEND;VALUE=DATE:${basicDate(civilDateOf(jdnOf(date) + 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Gives the user the file of a day. */
export function saveDayFile(event: Omit<DayEvent, 'nowMs'>): void {
  const name = `${event.title}-${basicDate(event.date)}.ics`;
  saveTextFile(name, 'text/calendar', dayFile({ ...event, nowMs: Date.now() }));
}
