/** Calendars that other programs subscribe to. */
import { sql } from 'kysely';
import type { CalendarRow, Tx } from '../../db/tables.ts';

export async function addCalendar(tx: Tx, row: CalendarRow): Promise<void> {
  await tx.insertInto('calendar').values(row).execute();
}

/** Of an account, the first opened first. */
export async function findCalendars(tx: Tx, accountId: string): Promise<readonly CalendarRow[]> {
  return tx
    .selectFrom('calendar')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Gives a calendar of an account another secret. @returns the calendar, null where it is not the account's */
export async function changeToken(
  tx: Tx,
  at: { readonly accountId: string; readonly id: string },
  token: Buffer,
): Promise<CalendarRow | null> {
  const row = await tx
    .updateTable('calendar')
    .set({ token_sha256: token, read_at: null })
    .where('id', '=', at.id)
    .where('account_id', '=', at.accountId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the lines of a calendar of that kind. @returns the calendar, null where the account has none of that id */
export async function writeLines(
  tx: Tx,
  { accountId, id, lines }: { readonly accountId: string; readonly id: string; readonly lines: string },
): Promise<CalendarRow | null> {
  const row = await tx
    .updateTable('calendar')
    .set({ lines })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'lines')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns the calendar that was dropped, null where it is not the account's */
export async function dropCalendar(
  tx: Tx,
  at: { readonly accountId: string; readonly id: string },
): Promise<CalendarRow | null> {
  const row = await tx
    .deleteFrom('calendar')
    .where('id', '=', at.id)
    .where('account_id', '=', at.accountId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The calendar of a secret whose account is alive and not locked. */
export async function findByToken(tx: Tx, token: Buffer): Promise<CalendarRow | null> {
  const row = await tx
    .selectFrom('calendar')
    .innerJoin('account', 'account.id', 'calendar.account_id')
    .selectAll('calendar')
    .where('token_sha256', '=', token)
    .where('account.status', '=', 'active')
    .where('account.locked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a calendar was read, once in a while. */
export async function touchCalendar(tx: Tx, id: string, now: Date, everySec: number): Promise<void> {
  await tx
    .updateTable('calendar')
    .set({ read_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('read_at', 'is', null),
        where('read_at', '<', sql<Date>`${now}::timestamptz - make_interval(secs => ${everySec})`),
      ]),
    )
    .execute();
}

export async function eraseCalendars(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('calendar').where('account_id', '=', accountId).execute();
}
