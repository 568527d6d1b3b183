/** Notices of public holidays, and up to which day they were looked for. */
import type { HolidayNoticeRow, Tx } from '../../db/tables.ts';
import { jsonb } from '../../db/values.ts';

/** Every notice, by year. */
export async function findNotices(tx: Tx): Promise<readonly HolidayNoticeRow[]> {
  return tx.selectFrom('holiday_notice').selectAll().orderBy('year').execute();
}

/** Puts a notice in the place of the one for its year. */
export async function putNotice(tx: Tx, { days, ...row }: HolidayNoticeRow): Promise<void> {
  const values = { ...row, days: jsonb(days) };
  await tx
    .insertInto('holiday_notice')
    .values(values)
    .onConflict((conflict) => conflict.column('year').doUpdateSet(values))
    .execute();
}

/** @returns whether there was one */
export async function dropNotice(tx: Tx, year: number): Promise<boolean> {
  const gone = await tx.deleteFrom('holiday_notice').where('year', '=', year).returning('year').execute();
  return gone.length > 0;
}

/** `YYYY-MM-DD`, or null where no check was recorded since the release. */
export async function findAsOf(tx: Tx): Promise<string | null> {
  const row = await tx.selectFrom('holiday_look').select('as_of').executeTakeFirst();
  return row?.as_of ?? null;
}

export async function putAsOf(tx: Tx, asOf: string): Promise<void> {
  await tx
    .insertInto('holiday_look')
    .values({ id: 1, as_of: asOf })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ as_of: asOf }))
    .execute();
}
