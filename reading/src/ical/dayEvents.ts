/**
 * Days a reader has saved or picked, as events of a calendar.
 */
import type { CalendarEvent } from './calendarFile.ts';
import { lunarLine } from './lunarLine.ts';
import { uidOf } from './uid.ts';

/** A day a reader has saved. */
export interface SavedDay {
  /** Julian Day Number. */
  readonly jdn: number;
  /** What for, such as 嫁娶; '' where none was chosen. */
  readonly affair: string;
  /** Why it was picked; may be empty. */
  readonly reasons: string;
  /** UTC milliseconds of its last change. */
  readonly stampMs: number;
}

/** The days in order; a day is one event, whatever is done on it. */
export function dayEvents(days: readonly SavedDay[]): readonly CalendarEvent[] {
  return days
    .toSorted((a, b) => a.jdn - b.jdn)
    .map(({ jdn, affair, reasons, stampMs }) => ({
      uid: uidOf('day', jdn, affair),
      jdn,
      days: 1,
      title: affair === '' ? '收藏的日子' : affair,
      text: [lunarLine(jdn), reasons].filter((line) => line !== '').join('\n'),
      stampMs,
    }));
}
