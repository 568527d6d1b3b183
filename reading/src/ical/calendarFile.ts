/**
 * A calendar for other programs (iCalendar, RFC 5545): events of whole days, which need no time zone, and moments in UTC. Written by
 * ical-generator (docs/decisions/076-calendar-files.md); what is ours is the days, the words and the ids.
 */
import { civilDateOf, epochMsOfJdn, jdnOfEpochMs } from '@shangyuan/engine/time';
import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';

/** When a reader wants to be reminded: so many days before, at a full hour of the device's clock. */
export interface Reminder {
  readonly daysBefore: number;
  readonly hour: number;
}

/** An event of whole days, or a moment. */
export interface CalendarEvent {
  /** The same for the same event in every file, so that a calendar that has it changes it instead of adding another. */
  readonly uid: string;
  /** Julian Day Number of its first day. */
  readonly jdn: number;
  /** How many days, one or more. */
  readonly days: number;
  /** UTC milliseconds of what happens at a moment of that day; absent for whole days. */
  readonly startMs?: number;
  readonly title: string;
  /** Lines below the title; may be empty. */
  readonly text: string;
  /** UTC milliseconds of its last change. */
  readonly stampMs: number;
}

/** What a file is made from. */
export interface CalendarSource {
  /** Name a calendar shows; '' for a file of single events. */
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** For every event, or none. */
  readonly reminder: Reminder | null;
  /** Hours after which a subscriber refreshes; null for a file. */
  readonly refreshHours: number | null;
}

const DAY_SEC = 86_400;
const HOUR_SEC = 3_600;
const SECOND_MS = 1_000;

/**
 * What the form has no place for is left out: control characters and lone surrogates. Every sign that a program may take for
 * the end of a line is one, which the library writes as \\n.
 */
function plain(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
}

/** The day as the library reads whole days: midnight UTC. */
function utcOf(jdn: number): Date {
  const { year, month, day } = civilDateOf(jdn);
  return new Date(Date.UTC(year, month - 1, day));
}

/** Seconds since the midnight in Beijing before a moment, from which its reminder counts; 0 for whole days. */
function secondsIntoDay(startMs: number | undefined): number {
  if (startMs === undefined) return 0;
  return Math.floor((startMs - epochMsOfJdn(jdnOfEpochMs(startMs))) / SECOND_MS);
}

/** The text of a calendar, `text/calendar`; the same events give the same text. */
export function calendarFile(source: CalendarSource): string {
  return [...calendarPieces(source, Math.max(1, source.events.length))].join('');
}

const FIRST_EVENT = '\r\nBEGIN:VEVENT\r\n';
const END = 'END:VCALENDAR';

/**
 * The text of a calendar in pieces that make {@link calendarFile} together, for a program that has other work in between.
 *
 * @param size events of a piece, one or more
 */
export function* calendarPieces(source: CalendarSource, size: number): Generator<string, void> {
  const { events } = source;
  for (let from = 0; from === 0 || from < events.length; from += size) {
    const text = wholeText({ ...source, events: events.slice(from, from + size) });
    const start = from === 0 ? 0 : text.indexOf(FIRST_EVENT) + 2;
    const isLast = from + size >= events.length;
    yield isLast ? `${text.slice(start)}\r\n` : text.slice(start, text.lastIndexOf(END));
  }
}

function wholeText({ name, events, reminder, refreshHours }: CalendarSource): string {
  const calendar = ical({
    prodId: { company: 'Shangyuan', product: 'Almanac', language: 'ZH' },
    ...(name === '' ? {} : { name: plain(name) }),
    ...(refreshHours === null ? {} : { ttl: refreshHours * HOUR_SEC }),
  });
  for (const { uid, jdn, days, startMs, title, text, stampMs } of events) {
    const summary = plain(title);
    const event = calendar.createEvent({
      id: uid,
      ...(startMs === undefined
        ? { start: utcOf(jdn), end: utcOf(jdn + days), allDay: true }
        : { start: new Date(startMs) }),
      stamp: new Date(stampMs),
      summary,
      ...(text === '' ? {} : { description: plain(text) }),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (reminder !== null)
      event
        .createAlarm({
          type: ICalAlarmType.display,
          trigger: reminder.daysBefore * DAY_SEC - reminder.hour * HOUR_SEC + secondsIntoDay(startMs),
          description: summary,
        })
        .relatesTo(ICalAlarmRelatesTo.start);
  }
  return calendar.toString();
}
