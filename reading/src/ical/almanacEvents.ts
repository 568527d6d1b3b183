/**
 * Solar terms, festivals, days off and days worked in exchange as events of a calendar.
 */
import {
  festivalsOf,
  isTermFestival,
  termDaysOfYear,
  termOfDay,
  type FestivalClass,
  type HolidayBook,
  type PublicHoliday,
} from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import type { CalendarEvent } from './calendarFile.ts';
import { lunarLine } from './lunarLine.ts';
import { uidOf } from './uid.ts';

/** What of the almanac goes into a calendar. */
export interface AlmanacChoice {
  readonly terms: boolean;
  /** Kinds of festivals; none where empty. */
  readonly festivals: readonly FestivalClass[];
  /** The notices known; null for none. */
  readonly holidays: HolidayBook | null;
}

const BEIJING_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;

/** `10:51` in Beijing, to the nearest minute; the term stays on its own day. */
function clockOf(epochMs: number): string {
  const local = epochMs + BEIJING_MS;
  const rounded = Math.round(local / MINUTE_MS) * MINUTE_MS;
  const isNextDay = Math.floor(rounded / 86_400_000) !== Math.floor(local / 86_400_000);
  return new Date(isNextDay ? local : rounded).toISOString().slice(11, 16);
}

function termEvents(year: number, stampMs: number): CalendarEvent[] {
  return [...termDaysOfYear(year)].flatMap((jdn) => {
    const term = termOfDay(jdn);
    if (term === null) return [];
    const text = `北京时间 ${clockOf(term.epochMs)} 交${term.name}\n${lunarLine(jdn)}`;
    return [{ uid: uidOf('term', jdn), jdn, days: 1, title: term.name, text, stampMs }];
  });
}

/** @param isBesideTerms whether the day's term has its own event, which 清明节 and 冬至节 would repeat */
function festivalEvents(
  year: number,
  kinds: readonly FestivalClass[],
  isBesideTerms: boolean,
  stampMs: number,
): CalendarEvent[] {
  if (kinds.length === 0) return [];
  const first = jdnOf({ year, month: 1, day: 1 });
  const length = jdnOf({ year: year + 1, month: 1, day: 1 }) - first;
  return Array.from({ length }, (_, index) => first + index).flatMap((jdn) => {
    const term = isBesideTerms ? (termOfDay(jdn)?.name ?? null) : null;
    return festivalsOf(civilDateOf(jdn))
      .filter(({ cls, name }) => kinds.includes(cls) && !isTermFestival(name, term))
      .map(({ name, alias }) => ({
        uid: uidOf('festival', jdn, name),
        jdn,
        days: 1,
        title: name,
        text: `${alias === null ? '' : `又称${alias}\n`}${lunarLine(jdn)}`,
        stampMs,
      }));
  });
}

/** Days off that follow one another as one event, days worked one by one. */
function holidayEvents(days: readonly PublicHoliday[], stampMs: number): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  for (const { jdn, name, kind } of days) {
    const last = events.at(-1);
    if (kind === 'work') {
      const title = `${name}调休上班`;
      events.push({ uid: uidOf('work', jdn), jdn, days: 1, title, text: '', stampMs });
    } else if (last !== undefined && last.jdn + last.days === jdn && last.title === `${name}放假`) {
      events[events.length - 1] = { ...last, days: last.days + 1 };
    } else {
      events.push({ uid: uidOf('off', jdn), jdn, days: 1, title: `${name}放假`, text: '', stampMs });
    }
  }
  return events;
}

/**
 * What the almanac has of some years, in order.
 *
 * @param from first civil year, 1646 or later
 * @param to last civil year
 */
export function almanacEvents(
  from: number,
  to: number,
  { terms, festivals, holidays }: AlmanacChoice,
): readonly CalendarEvent[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .flatMap((year) => {
      const stampMs = Date.UTC(year, 0, 1);
      const notice = holidays?.noticeOf(year) ?? null;
      return [
        ...(terms ? termEvents(year, stampMs) : []),
        ...festivalEvents(year, festivals, terms, stampMs),
        ...holidayEvents(notice?.days ?? [], stampMs),
      ];
    })
    .toSorted((a, b) => a.jdn - b.jdn);
}
