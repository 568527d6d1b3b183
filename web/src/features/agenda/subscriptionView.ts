/**
 * Calendars of an account in words, and their addresses.
 */
import type { CalendarKind, WireCalendar } from '@shangyuan/contract';
import { momentText } from '../../lib/time/beijing.ts';
import { REMINDER_TEXTS } from './ReminderSelect.tsx';

/** What calendars of each kind are called. */
export const KIND_TEXTS: Readonly<Record<CalendarKind, string>> = {
  almanac: '节气、节日与放假',
  days: '收藏的日子',
  birthdays: '农历生日',
  lines: '每日一句',
};

/** Parts of the almanac a calendar may contain, in the order of the form. */
export const PARTS = ['hasTerms', 'hasFestivals', 'hasHolidays'] as const;
/** Which of them it contains. */
export type Parts = Readonly<Record<(typeof PARTS)[number], boolean>>;

/** All of them, as for calendars of other kinds, which contain none. */
export const ALL_PARTS: Parts = { hasTerms: true, hasFestivals: true, hasHolidays: true };

/** What the parts are called. */
export const PART_TEXTS: Readonly<Record<keyof Parts, string>> = {
  hasTerms: '节气',
  hasFestivals: '节日',
  hasHolidays: '放假与调休',
};

/**
 * The content of a calendar.
 *
 * @example contentText({ kind: 'almanac', hasTerms: true, hasFestivals: false, hasHolidays: true }) // "节气、放假与调休"
 */
export function contentText(calendar: Pick<WireCalendar, 'kind'> & Parts): string {
  if (calendar.kind !== 'almanac' || PARTS.every((part) => calendar[part])) return KIND_TEXTS[calendar.kind];
  return PARTS.filter((part) => calendar[part])
    .map((part) => PART_TEXTS[part])
    .join('、');
}

/**
 * A calendar in a line.
 *
 * @example calendarLine({ kind: 'birthdays', isNamed: true, reminder: 'week', readAt: '' }) // "含姓名 · 一周前 9 点 · 还没有程序读取过"
 */
export function calendarLine({
  isNamed,
  kind,
  reminder,
  readAt,
}: Pick<WireCalendar, 'isNamed' | 'kind' | 'reminder' | 'readAt'>): string {
  const parts = [
    ...(kind === 'birthdays' ? [isNamed ? '含姓名' : '不含姓名'] : []),
    REMINDER_TEXTS[reminder],
    readAt === '' ? '还没有程序读取过' : `上次读取 ${momentText(Date.parse(readAt))}`,
  ];
  return parts.join(' · ');
}

/** Where a calendar is read: for programs that subscribe, and for those that ask for an address of the web. */
export interface CalendarAddress {
  readonly webcal: string;
  readonly web: string;
}

/**
 * The addresses of a calendar.
 *
 * @param path from the root of the site, as the server gives it
 * @param page address of this page
 * @example addressOf('/calendar/a.ics', 'https://example.com/#/x').webcal // "webcal://example.com/calendar/a.ics"
 */
export function addressOf(path: string, page: string): CalendarAddress {
  const web = new URL(`.${path}`, page.split('#', 1)[0]).href;
  return { webcal: web.replace(/^https?:/, 'webcal:'), web };
}
