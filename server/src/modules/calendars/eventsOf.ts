/**
 * What a calendar that is subscribed to holds: the almanac of three years, or what an account keeps.
 */
import type { CalendarKind } from '@shangyuan/contract';
import { lunarBirthDateOf, USUAL_FESTIVALS } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import {
  almanacEvents,
  birthdayEvents,
  dayEvents,
  type BirthdayPerson,
  type CalendarEvent,
  type KeptDay,
} from '@shangyuan/reading/ical';
import type { Ctx } from '../../context.ts';
import type { CalendarRow } from '../../db/tables.ts';
import { BOUNDS } from '../../bounds.ts';
import { holidayBook } from '../holidays/holidays.service.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { eachLiving, type RecordParts } from '../records/records.service.ts';

type EventsCtx = Pick<Ctx, 'db' | 'clock' | 'kept'>;
type Jdn = ReturnType<typeof jdnOf>;

/** What calendars of each kind are called. */
export const CALENDAR_NAMES: Readonly<Record<CalendarKind, string>> = {
  almanac: '上元 · 节气与节日',
  days: '上元 · 收藏的日子',
  birthdays: '上元 · 农历生日',
};

/** Days gone by stay in a calendar for so long. */
const PAST_DAYS = 366;
/** Birthdays of each person. */
const BIRTHDAYS = 3;
const MAX_EVENTS = BOUNDS.calendarEvents.limit;

const maxBytes = BOUNDS.calendarPart.limit;
const DAY_PARTS = { kind: 'day', fields: ['date', 'affair'], maxBytes } as const;
const CASE_PARTS = { kind: 'case', fields: ['name', 'birth'], maxBytes } as const;

/** @param text `YYYY-MM-DD` */
function jdnOfDay(text: string): Jdn {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return jdnOf({ year, month, day });
}

/** The events of a calendar, in order. */
export async function eventsOf(ctx: EventsCtx, calendar: CalendarRow): Promise<readonly CalendarEvent[]> {
  const today = shanghaiDay(ctx.clock.now());
  if (calendar.kind === 'almanac') {
    const year = Number(today.slice(0, 4));
    return almanacEvents(year - 1, year + 1, {
      terms: calendar.has_terms,
      festivals: calendar.has_festivals ? USUAL_FESTIVALS : [],
      holidays: calendar.has_holidays ? await holidayBook(ctx) : null,
    });
  }
  const fromJdn = jdnOfDay(today) - PAST_DAYS;
  const records = eachLiving(ctx.db, calendar.account_id, calendar.kind === 'days' ? DAY_PARTS : CASE_PARTS);
  const events =
    calendar.kind === 'days'
      ? dayEvents(await gathered(records, (row) => keptDay(row, fromJdn)))
      : birthdayEvents(await gathered(records, personOf), {
          fromJdn,
          count: BIRTHDAYS,
          rules: { leapBirthday: calendar.leap_birthday, thirtieth: calendar.thirtieth },
          isNamed: calendar.is_named,
        });
  const ahead = events.filter(({ jdn }) => jdn >= jdnOfDay(today));
  return events.length > MAX_EVENTS ? ahead.slice(0, MAX_EVENTS) : events;
}

async function gathered<T>(
  rows: AsyncIterable<RecordParts>,
  read: (row: RecordParts) => T | null,
): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) {
    const one = orNull(() => read(row));
    if (one !== null) found.push(one);
  }
  return found;
}

/** Null for a date that there is not: the schema of bodies knows ranges, not calendars. */
function orNull<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const LAST_JDN = jdnOf({ year: 9_999, month: 12, day: 31 });

/** A starred day; null where it is long gone, or has no day after it, which an event ends with. */
function keptDay({ body, edited_at: editedAt }: RecordParts, fromJdn: number): KeptDay | null {
  const { date, affair } = body as { readonly date: string; readonly affair?: string };
  const jdn = jdnOfDay(date);
  if (jdn < fromJdn || jdn >= LAST_JDN) return null;
  return { jdn, affair: affair ?? '', reasons: '', stampMs: editedAt.getTime() };
}

type CaseBody = { readonly name: string; readonly birth?: Parameters<typeof lunarBirthDateOf>[0] };

/** Whoever a case is about; null where the day of birth is not known. */
function personOf({ id, body, edited_at: editedAt }: RecordParts): BirthdayPerson | null {
  const { name, birth } = body as unknown as CaseBody;
  const born = birth === undefined ? null : lunarBirthDateOf(birth);
  return born === null ? null : { id, name: shortName(name), birth: born, stampMs: editedAt.getTime() };
}

function shortName(name: string): string {
  const { limit } = BOUNDS.calendarName;
  const letters = [...name];
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : name;
}
