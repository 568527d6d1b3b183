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
};

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
