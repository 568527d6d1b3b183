/**
 * Public holidays: the notices that came with the program, with those the operator has imported since. What the program
 * holds is not copied into the database, so a release with a newer table needs nothing done.
 */
import {
  publicHoliday,
  publishedHolidays,
  withNotices,
  type HolidayBook,
  type HolidayNotice,
} from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import type { Ctx, OpsCtx } from '../../context.ts';
import type { HolidayNoticeRow } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { checkAsOf, readHolidayFile, type HolidayFile } from './holidayFile.ts';
import * as store from './holidays.store.ts';

function noticeOf({ year, source, days }: HolidayNoticeRow): HolidayNotice {
  return {
    year,
    source,
    days: days.map(({ date, name, kind }) => {
      const [ofYear = 0, month = 0, day = 0] = date.split('-').map(Number);
      return publicHoliday(jdnOf({ year: ofYear, month, day }), name, kind);
    }),
  };
}

async function loadHolidayBook(ctx: Pick<Ctx, 'db'>): Promise<HolidayBook> {
  const [notices, asOf] = await Promise.all([store.findNotices(ctx.db), store.findAsOf(ctx.db)]);
  const own = publishedHolidays();
  return withNotices(own, asOf ?? own.asOf, notices.map(noticeOf));
}

/** The notices known now; kept in memory until an operator brings in another. */
export async function holidayBook(ctx: Pick<Ctx, 'db' | 'cache'>): Promise<HolidayBook> {
  return ctx.cache.get('holiday_notice', () => loadHolidayBook(ctx));
}

/** What the program and the database have of each year. */
export async function listHolidays(ctx: Pick<Ctx, 'db'>) {
  const stored = new Set((await store.findNotices(ctx.db)).map(({ year }) => year));
  const { asOf, notices } = await loadHolidayBook(ctx);
  return {
    asOf,
    notices: notices.map(({ year, source, days }) => ({
      year,
      source,
      days: days.length,
      from: stored.has(year) ? 'operator' : 'program',
    })),
  };
}

/**
 * Reads a file of notices as {@link importNotices} would take it.
 *
 * @throws HolidayFileError
 */
export function readNotices(ctx: Pick<OpsCtx, 'clock'>, text: string): HolidayFile {
  return readHolidayFile(text, shanghaiDay(ctx.clock.now()));
}

/** For the operator: takes the notices of a file. */
export async function importNotices(ctx: OpsCtx, { asOf, notices }: HolidayFile): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    for (const notice of notices) {
      await store.putNotice(tx, { ...notice, updated_at: ctx.clock.now() });
      const detail = { source: notice.source, days: notice.days.length };
      await audit(ctx, tx, {
        actor: ctx.operator,
        action: 'holiday.import',
        target: String(notice.year),
        detail,
      });
    }
    await store.putAsOf(tx, asOf);
  });
}

/** For the operator: notices were looked for on a day, and there was none that is not here. @throws HolidayFileError */
export async function recordNoticeCheck(ctx: OpsCtx, asOf: string): Promise<void> {
  checkAsOf(asOf, shanghaiDay(ctx.clock.now()));
  await withTransaction(ctx, async (tx) => {
    await store.putAsOf(tx, asOf);
    await audit(ctx, tx, { actor: ctx.operator, action: 'holiday.look', target: asOf });
  });
}

/** For the operator: takes a notice away; the program's own stands again. @returns whether there was one */
export async function removeNotice(ctx: OpsCtx, year: number, why: string): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const isGone = await store.dropNotice(tx, year);
    const entry = { actor: ctx.operator, action: 'holiday.drop', target: String(year), detail: { why } };
    if (isGone) await audit(ctx, tx, entry);
    return isGone;
  });
}
