/**
 * A line a day as events of a calendar.
 */
import type { CalendarEvent } from './calendarFile.ts';
import { lunarLine } from './lunarLine.ts';
import { uidOf } from './uid.ts';

/** A line of a day. */
export interface DayLine {
  /** Julian Day Number. */
  readonly jdn: number;
  readonly text: string;
}

/**
 * The lines in order; a day is one event, so that a line written again takes the place of the former.
 *
 * @param stampMs UTC milliseconds at which they were written
 */
export function lineEvents(lines: readonly DayLine[], stampMs: number): readonly CalendarEvent[] {
  return lines
    .toSorted((a, b) => a.jdn - b.jdn)
    .map(({ jdn, text }) => ({
      uid: uidOf('line', jdn),
      jdn,
      days: 1,
      title: text,
      text: lunarLine(jdn),
      stampMs,
    }));
}
