/**
 * Calendars that other programs subscribe to. The address holds a random secret; its SHA-256 is stored, so that no one can read
 * an address out of the database, and it cannot be shown again. What is not there, is not any more, or may not be read now is
 * answered alike.
 */
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { REMINDERS, type CalendarKind, type ReminderChoice, type WireLine } from '@shangyuan/contract';
import { calendarPieces, type CalendarEvent } from '@shangyuan/reading/ical';
import type { Ctx, UserCtx } from '../../context.ts';
import type { Replicas } from '../../db/replicas.ts';
import type { CalendarRow, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { newId } from '../../db/values.ts';
import { HOUR_MS, SECOND_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { createWorkQueue } from '../../workQueue.ts';
import { BOUNDS } from '../../bounds.ts';
import { etagOf } from '../../http/etag.ts';
import { lockOwnAccount } from '../account/account.service.ts';
import { audit } from '../audit/audit.service.ts';
import { holidayBook } from '../holidays/holidays.service.ts';
import { hasConsent } from '../consent/consent.service.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { takeToken } from '../rate/rate.service.ts';
import { cursorOf } from '../records/records.service.ts';
import { hashToken } from '../session/session.service.ts';
import * as store from './calendars.store.ts';
import { CALENDAR_NAMES, eventsOf } from './eventsOf.ts';

/** What is asked for. */
export type NewCalendar = {
  readonly kind: CalendarKind;
  readonly isNamed: boolean;
  readonly reminder: ReminderChoice;
  readonly leapBirthday: CalendarRow['leap_birthday'];
  readonly thirtieth: CalendarRow['thirtieth'];
  readonly hasTerms: boolean;
  readonly hasFestivals: boolean;
  readonly hasHolidays: boolean;
};

/** A calendar and its secret, which is given out here and nowhere else. */
export type OpenedCalendar = { readonly calendar: CalendarRow; readonly token: string };

/** Hours after which a program should refresh. */
const REFRESH_HOURS = 12;
const TOUCH_SEC = HOUR_MS / SECOND_MS;
/** What its owner has consented to before a calendar of a kind is made, and whenever it is read. */
const CONSENTS: Readonly<Partial<Record<CalendarKind, string>>> = {
  birthdays: 'birthdayCalendar',
  lines: 'dailyLines',
};

/** One calendar is made at a time, and what else waits goes on before the next. */
const textQueue = createWorkQueue(
  1,
  BOUNDS.calendarsWaiting.limit,
  () => new AppError('busy', { retryAfterSec: 30 }),
);

function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  if (hash === null) throw new TypeError('Cannot hash a token: not of the form of tokens');
  return { token, hash };
}

/** The calendars of the user who asks. */
export async function listCalendars(ctx: UserCtx): Promise<readonly CalendarRow[]> {
  return store.findCalendars(ctx.db, ctx.session.accountId);
}

/** The calendars of an account, for the export of its data. */
export async function calendarsOf(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<readonly CalendarRow[]> {
  return store.findCalendars(ctx.db, accountId);
}

/**
 * Opens a calendar.
 *
 * @throws AppError badInput for one that would hold nothing, consentNeeded for birthdays or lines before the consent, tooManyCalendars, tooOften
 */
export async function openCalendar(ctx: UserCtx, options: NewCalendar): Promise<OpenedCalendar> {
  if (!(options.hasTerms || options.hasFestivals || options.hasHolidays))
    throw new AppError('badInput', { field: 'hasTerms', msg: '节气、节日、放假至少选一样' });
  const { accountId } = ctx.session;
  const now = ctx.clock.now();
  const { token, hash } = newToken();
  const calendar: CalendarRow = {
    id: newId(now),
    account_id: accountId,
    token_sha256: hash,
    kind: options.kind,
    is_named: options.kind === 'birthdays' && options.isNamed,
    reminder: options.reminder,
    leap_birthday: options.leapBirthday,
    thirtieth: options.thirtieth,
    has_terms: options.hasTerms,
    has_festivals: options.hasFestivals,
    has_holidays: options.hasHolidays,
    lines: '[]',
    created_at: now,
    read_at: null,
  };
  if (!(await mayHold(ctx, accountId, options.kind))) throw new AppError('consentNeeded');
  await withTransaction(ctx, async (tx) => {
    // One after another, so that the count holds.
    await lockOwnAccount(ctx, tx);
    const existing = await store.findCalendars(tx, accountId);
    if (existing.length >= BOUNDS.calendars.limit) throw new AppError('tooManyCalendars');
    await takeToken(ctx, tx, 'calendarAccount', accountId);
    await store.addCalendar(tx, calendar);
    await auditChange(ctx, tx, 'calendar.open', calendar);
  });
  return { calendar, token };
}

/** Whether the owner of a calendar agrees to what its kind holds. */
async function mayHold(ctx: Pick<Ctx, 'db'>, accountId: string, kind: CalendarKind): Promise<boolean> {
  const consent = CONSENTS[kind];
  return consent === undefined || (await hasConsent(ctx, accountId, consent));
}

/**
 * Writes what a calendar of lines holds, in place of what it held.
 *
 * @throws AppError notFound also for a calendar of another user or kind; consentNeeded once it was withdrawn; tooOften
 */
export async function writeCalendarLines(
  ctx: UserCtx,
  { id, lines }: { readonly id: string; readonly lines: readonly WireLine[] },
): Promise<void> {
  const { accountId } = ctx.session;
  if (!(await mayHold(ctx, accountId, 'lines'))) throw new AppError('consentNeeded');
  await withTransaction(ctx, async (tx) => {
    await takeToken(ctx, tx, 'calendarLines', accountId);
    const written = await store.writeLines(tx, { accountId, id, lines: JSON.stringify(lines) });
    if (written === null) throw new AppError('notFound', { field: 'id' });
  });
  dropCachedText(id);
}

/**
 * Replaces the secret address; the old one stops working.
 *
 * @throws AppError notFound also for a calendar of another user; tooOften
 */
export async function renewCalendar(ctx: UserCtx, id: string): Promise<OpenedCalendar> {
  const { accountId } = ctx.session;
  const { token, hash } = newToken();
  return withTransaction(ctx, async (tx) => {
    await takeToken(ctx, tx, 'calendarAccount', accountId);
    const calendar = await store.changeToken(tx, { accountId, id }, hash);
    if (calendar === null) throw new AppError('notFound', { field: 'id' });
    await auditChange(ctx, tx, 'calendar.renew', calendar);
    return { calendar, token };
  });
}

/** @throws AppError notFound also for a calendar of another user */
export async function closeCalendar(ctx: UserCtx, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const calendar = await store.dropCalendar(tx, { accountId: ctx.session.accountId, id });
    if (calendar === null) throw new AppError('notFound', { field: 'id' });
    await auditChange(ctx, tx, 'calendar.close', calendar);
  });
  dropCachedText(id);
}

async function auditChange(ctx: UserCtx, tx: Tx, action: string, { kind }: CalendarRow): Promise<void> {
  await audit(ctx, tx, { actor: 'user', action, target: ctx.session.accountId, detail: { kind } });
}

/** What reading a calendar needs: no session, its secret is enough. */
export type ReaderCtx = Pick<Ctx, 'db' | 'clock' | 'keys' | 'cache' | 'metrics'> & {
  readonly replicas: Replicas | null;
  /** What limits by address count. */
  readonly network: string;
};

/** A calendar as it is now: its tag changes where its text may have, and the text is made when it is asked for. */
export type CalendarNow = { readonly tag: string; readonly text: () => Promise<Buffer> };

/** Texts as they were made last, in UTF-8, half of what strings would take; those read last at the end. */
const texts = new Map<string, { readonly tag: string; readonly text: Buffer }>();
let textBytes = 0;

function dropCachedText(id: string): void {
  textBytes -= texts.get(id)?.text.length ?? 0;
  texts.delete(id);
}

function cacheText(id: string, tag: string, text: Buffer): void {
  dropCachedText(id);
  texts.set(id, { tag, text });
  textBytes += text.length;
  for (const oldest of texts.keys()) {
    if (textBytes <= BOUNDS.calendarTexts.limit) return;
    dropCachedText(oldest);
  }
}

/**
 * A calendar, authenticated by the secret in its address.
 *
 * @throws AppError notFound for a secret that is none, or of a calendar that was closed, changed, or may not be read now;
 *   tooOften; busy, with the text
 */
export async function readCalendar(ctx: ReaderCtx, token: string): Promise<CalendarNow> {
  const calendar = await activeCalendar(ctx, token);
  if (calendar === null) {
    await takeToken(ctx, ctx.db, 'calendarMiss', ctx.network);
    throw new AppError('notFound');
  }
  await takeToken(ctx, ctx.db, 'calendarRead', calendar.id);
  await takeToken(ctx, ctx.db, 'calendarReadAccount', calendar.account_id);
  await store.touchCalendar(ctx.db, calendar.id, ctx.clock.now(), TOUCH_SEC);
  const tag = await tagOfCalendar(ctx, calendar);
  return { tag, text: async () => textOf(ctx, calendar, tag) };
}

const isOfRecords = ({ kind }: CalendarRow) => kind === 'days' || kind === 'birthdays';

/** The tag of what a text is made from: the settings, the day, and the records or the notices of holidays. */
async function tagOfCalendar(ctx: ReaderCtx, calendar: CalendarRow): Promise<string> {
  const { read_at: _read, token_sha256: _token, ...settings } = calendar;
  const isAlmanac = calendar.kind === 'almanac';
  const source = isAlmanac
    ? (await holidayBook(ctx)).notices
    : isOfRecords(calendar) && (await cursorOf(ctx, calendar.account_id));
  return etagOf(JSON.stringify([settings, shanghaiDay(ctx.clock.now()), source]));
}

async function textOf(ctx: ReaderCtx, calendar: CalendarRow, tag: string): Promise<Buffer> {
  return cachedText(calendar.id, tag) ?? textQueue.run(async () => buildText(ctx, calendar, tag));
}

function cachedText(id: string, tag: string): Buffer | null {
  const cached = texts.get(id);
  if (cached?.tag !== tag) return null;
  // Read last.
  texts.delete(id);
  texts.set(id, cached);
  return cached.text;
}

async function buildText(ctx: ReaderCtx, calendar: CalendarRow, tag: string): Promise<Buffer> {
  await setImmediate();
  // Another may have made it while this one waited.
  const cached = cachedText(calendar.id, tag);
  if (cached !== null) return cached;
  const source = {
    name: CALENDAR_NAMES[calendar.kind],
    events: await readEvents(ctx, calendar),
    reminder: REMINDERS[calendar.reminder],
    refreshHours: REFRESH_HOURS,
  };
  const pieces: Buffer[] = [];
  for (const piece of calendarPieces(source, BOUNDS.calendarSlice.limit)) {
    pieces.push(Buffer.from(piece));
    await setImmediate();
  }
  const text = Buffer.concat(pieces);
  cacheText(calendar.id, tag, text);
  return text;
}

/**
 * The events, from a replica where it has all changes of the account; with an older one the text would stay in the cache under
 * the tag of now.
 */
async function readEvents(ctx: ReaderCtx, calendar: CalendarRow): Promise<readonly CalendarEvent[]> {
  const { replicas, metrics } = ctx;
  if (replicas === null || !isOfRecords(calendar)) return eventsOf(ctx, calendar);
  const cursor = await cursorOf(ctx, calendar.account_id);
  const found = await replicas.read(null, async (tx) => {
    const there = { ...ctx, db: tx };
    return (await cursorOf(there, calendar.account_id)) < cursor ? null : eventsOf(there, calendar);
  });
  const events = found?.value ?? null;
  metrics.countStaleRead(events === null ? 'primary' : 'replica');
  return events ?? eventsOf(ctx, calendar);
}

async function activeCalendar(ctx: ReaderCtx, token: string): Promise<CalendarRow | null> {
  const hash = hashToken(token);
  const calendar = hash === null ? null : await store.findByToken(ctx.db, hash);
  if (calendar === null) return null;
  return (await mayHold(ctx, calendar.account_id, calendar.kind)) ? calendar : null;
}

export async function eraseCalendars(tx: Tx, accountId: string): Promise<void> {
  await store.eraseCalendars(tx, accountId);
}
