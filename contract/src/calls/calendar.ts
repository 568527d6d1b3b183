/**
 * Calendars of an account that other programs subscribe to. The address is the key: who has it reads, without a session, so it
 * is shown when it is made and never again; the owner can get a new one, and then the old one stops working.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, flag, isoDate, json, uuid, withDefault } from '../fields.ts';
import { LIMITS } from '../product.ts';
import { REMINDER_CHOICES, type ReminderChoice } from '../reminders.ts';

/** What a calendar holds: terms, festivals and days off; starred days; lunar birthdays of the cases; a line a day that a device writes. */
export const CALENDAR_KINDS = ['almanac', 'days', 'birthdays', 'lines'] as const;
/** A kind of calendar. */
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

const kind = z.enum(CALENDAR_KINDS);
const reminder = z.enum(REMINDER_CHOICES as [ReminderChoice, ...ReminderChoice[]]);
const leapBirthday = z.enum(['plain', 'leap', 'both']);
const thirtieth = z.enum(['lastDay', 'nextDay']);

/**
 * A calendar as its owner sees it. The three `has…` say what one of kind almanac holds; `readAt` is '' until a program has fetched it
 * for it.
 */
const calendar = z.object({
  id: z.string(),
  kind,
  isNamed: z.boolean(),
  reminder,
  leapBirthday,
  thirtieth,
  hasTerms: z.boolean(),
  hasFestivals: z.boolean(),
  hasHolidays: z.boolean(),
  createdAt: z.string(),
  readAt: z.string(),
});

/** A calendar as its owner sees it. */
export type WireCalendar = z.output<typeof calendar>;

/** `path` is the address from the root of the site, and holds the secret. */
const opened = z.object({ calendar, path: z.string() });

export const listCalendars = defineCall({
  path: '/api/calendar/list',
  kind: 'read',
  access: 'user',
  summary: '本人的日历订阅（不含订阅地址，地址只在生成时给出一次）',
  input: z.object({}),
  output: z.array(calendar),
});

export const openCalendar = defineCall({
  path: '/api/calendar/open',
  kind: 'write',
  access: 'user',
  summary:
    "新建日历订阅：kind 'almanac' 节气节日与放假（hasTerms、hasFestivals、hasHolidays 至少取一样），'days' 收藏的日子，'birthdays' 命例的农历生日（须先同意 birthdayCalendar；isNamed 为 true 时写姓名与岁数），'lines' 每日一句（须先同意 dailyLines；内容由设备以 calendar/lines 写入）。path 即订阅地址，只给出这一次",
  input: z.object({
    kind,
    isNamed: withDefault(flag, false),
    reminder: withDefault(reminder, 'none'),
    leapBirthday: withDefault(leapBirthday, 'plain'),
    thirtieth: withDefault(thirtieth, 'lastDay'),
    hasTerms: withDefault(flag, true),
    hasFestivals: withDefault(flag, true),
    hasHolidays: withDefault(flag, true),
  }),
  output: opened,
});

export const renewCalendar = defineCall({
  path: '/api/calendar/renew',
  kind: 'write',
  access: 'user',
  summary: '更换一个订阅的地址，原地址随即失效',
  input: z.object({ id: uuid }),
  output: opened,
});

export const closeCalendar = defineCall({
  path: '/api/calendar/close',
  kind: 'write',
  access: 'user',
  summary: '取消一个订阅，其地址随即失效',
  input: z.object({ id: uuid }),
  output: z.object({}),
});

/** A day with its line. */
const line = z.object({ date: isoDate, text: filledText(LIMITS.calendarLine) });

/** A day with its line. */
export type WireLine = z.output<typeof line>;

export const writeCalendarLines = defineCall({
  path: '/api/calendar/lines',
  kind: 'write',
  access: 'user',
  summary: '写入「每日一句」订阅的内容，取代先前的；由设备按命盘推算，服务器不收生辰，也不推算',
  input: z.object({ id: uuid, lines: json(z.array(line).check(z.maxLength(LIMITS.calendarLines))) }),
  output: z.object({}),
});
