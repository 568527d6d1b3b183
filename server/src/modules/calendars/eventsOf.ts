/**
 * What a calendar that is subscribed to holds: the almanac of three years, or what an account keeps.
 */
import { setImmediate } from 'node:timers/promises';
import type { CalendarKind, WireLine } from '@shangyuan/contract';
import { lunarBirthDateOf, USUAL_FESTIVALS } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import {
  almanacEvents,
  birthdayEvents,
  dayEvents,
  lineEvents,
  type BirthdayChoice,
  type BirthdayPerson,
  type CalendarEvent,
  type SavedDay,
} from '@shangyuan/reading/ical';
import type { Ctx } from '../../context.ts';
import type { CalendarRow } from '../../db/tables.ts';
import { BOUNDS } from '../../bounds.ts';
import { holidayBook } from '../holidays/holidays.service.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { eachLiving, type RecordParts } from '../records/records.service.ts';

type EventsCtx = Pick<Ctx, 'db' | 'clock' | 'cache'>;
type Jdn = ReturnType<typeof jdnOf>;

/** What calendars of each kind are called. */
export const CALENDAR_NAMES: Readonly<Record<CalendarKind, string>> = {
  almanac: '上元 · 节气与节日',
  days: '上元 · 收藏的日子',
  birthdays: '上元 · 农历生日',
  lines: '上元 · 每日一句',
};

/** Days gone by stay in a calendar for so long. */
const PAST_DAYS = 366;
/** Birthdays of each person. */
const BIRTHDAYS = 3;
const MAX_EVENTS = BOUNDS.calendarEvents.limit;
const SLICE = BOUNDS.calendarSlice.limit;

const maxBytes = BOUNDS.calendarPart.limit;
const DAY_PARTS = { kind: 'day', fields: ['date', 'affair'], maxBytes } as const;
const CASE_PARTS = { kind: 'case', fields: ['name', 'birth'], maxBytes } as const;

/** @param text `YYYY-MM-DD` */
function jdnOfDay(text: string): Jdn {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return jdnOf({ year, month, day });
}

/** The events of a calendar, in order. Other requests have their turn after so many records. */
export async function eventsOf(ctx: EventsCtx, calendar: CalendarRow): Promise<readonly CalendarEvent[]> {
  const today = shanghaiDay(ctx.clock.now());
  const year = Number(today.slice(0, 4));
  if (calendar.kind === 'almanac')
    return almanacEvents(year - 1, year + 1, {
      terms: calendar.has_terms,
      festivals: calendar.has_festivals ? USUAL_FESTIVALS : [],
      holidays: calendar.has_holidays ? await holidayBook(ctx) : null,
    });
  if (calendar.kind === 'lines') return eventsOfLines(calendar);
  const todayJdn = jdnOfDay(today);
  const fromJdn = todayJdn - PAST_DAYS;
  const parts = calendar.kind === 'days' ? DAY_PARTS : CASE_PARTS;
  const records = eachLiving(ctx.db, calendar.account_id, parts);
  if (calendar.kind === 'days') return dayEvents(capEvents(await starredDays(records, todayJdn), todayJdn));
  const rules = { leapBirthday: calendar.leap_birthday, thirtieth: calendar.thirtieth };
  const choice = { fromJdn, count: BIRTHDAYS, rules, isNamed: calendar.is_named };
  return capEvents(await birthdaysOf(records, choice, year), todayJdn);
}

/** What a device wrote; a line stands for its day whenever it was written. */
function eventsOfLines({ lines, created_at: createdAt }: CalendarRow): readonly CalendarEvent[] {
  const written = JSON.parse(lines) as readonly WireLine[];
  const days = written.map(({ date, text }) => ({ jdn: jdnOfDay(date), text }));
  return lineEvents(days, createdAt.getTime());
}

/** What is in order, or of too much of it what is still to come and comes first. */
function capEvents<T extends { readonly jdn: number }>(items: readonly T[], todayJdn: Jdn): readonly T[] {
  if (items.length <= MAX_EVENTS) return items;
  return items.filter(({ jdn }) => jdn >= todayJdn).slice(0, MAX_EVENTS);
}

/** Starred days in order, without those long gone or far ahead. */
async function starredDays(rows: AsyncIterable<RecordParts>, todayJdn: Jdn): Promise<readonly SavedDay[]> {
  const days: SavedDay[] = [];
  for await (const slice of inSlices(rows, SLICE))
    days.push(...slice.flatMap((row) => skipInvalid(() => starredDay(row, todayJdn))));
  return days.toSorted((a, b) => a.jdn - b.jdn);
}

/**
 * Birthdays of the people of the cases, in order.
 *
 * @param year this civil year: births after the next one are left out
 */
export async function birthdaysOf(
  rows: AsyncIterable<RecordParts>,
  choice: BirthdayChoice,
  year: number,
): Promise<readonly CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for await (const slice of inSlices(rows, SLICE)) {
    const people = slice.flatMap((row) => skipInvalid(() => personOf(row, year + 1)));
    events.push(...birthdayEvents(people, choice));
  }
  return events.toSorted((a, b) => a.jdn - b.jdn);
}

/** Rows a few at a time; whatever else waits has its turn before the next few. */
async function* inSlices<T>(rows: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let slice: T[] = [];
  for await (const row of rows) {
    slice.push(row);
    if (slice.length < size) continue;
    yield slice;
    slice = [];
    await setImmediate();
  }
  yield slice;
}

/** Nothing for a date that there is not: the schema of bodies knows ranges, not calendars. */
function skipInvalid<T>(read: () => T | null): T[] {
  try {
    const one = read();
    return one === null ? [] : [one];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** A starred day; null where it is long gone or far ahead. */
function starredDay({ body, edited_at: editedAt }: RecordParts, todayJdn: Jdn): SavedDay | null {
  const { date, affair } = body as { readonly date: string; readonly affair?: string };
  const jdn = jdnOfDay(date);
  if (jdn < todayJdn - PAST_DAYS || jdn > todayJdn + BOUNDS.calendarAhead.limit) return null;
  return { jdn, affair: affair ?? '', reasons: '', stampMs: editedAt.getTime() };
}

type CaseBody = { readonly name: string; readonly birth?: Parameters<typeof lunarBirthDateOf>[0] };

/** The person of a case; null where the day of birth is not known, or lies in a year after the last. */
function personOf({ id, body, edited_at: editedAt }: RecordParts, lastYear: number): BirthdayPerson | null {
  const { name, birth } = body as unknown as CaseBody;
  if (birth === undefined || yearOf(birth) > lastYear) return null;
  const born = lunarBirthDateOf(birth);
  return born === null ? null : { id, name: shortName(name), birth: born, stampMs: editedAt.getTime() };
}

/** The year as it was entered: later ones are computed from the Sun and Moon, at a hundred times the cost of a table. */
function yearOf(birth: NonNullable<CaseBody['birth']>): number {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : 0;
}

function shortName(name: string): string {
  const { limit } = BOUNDS.calendarName;
  const letters = [...name];
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : name;
}
