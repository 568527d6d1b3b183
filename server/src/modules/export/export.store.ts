/** Exports and the pieces they are kept in. */
import type { ExportJobRow, Tx } from '../../db/tables.ts';

type NewJob = Pick<ExportJobRow, 'id' | 'account_id' | 'created_at' | 'expires_at'>;

/** @returns false when one of the account is under way already */
export async function addJob(tx: Tx, job: NewJob): Promise<boolean> {
  const added = await tx
    .insertInto('export_job')
    .values({ ...job, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The last export of an account that has not expired. */
export async function findLastJob(tx: Tx, accountId: string, now: Date): Promise<ExportJobRow | null> {
  const row = await tx
    .selectFrom('export_job')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** An export of an account that is ready to be fetched. */
export async function findReadyJob(
  tx: Tx,
  accountId: string,
  id: string,
  now: Date,
): Promise<ExportJobRow | null> {
  const row = await tx
    .selectFrom('export_job')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Begins, or begins again, an export that is not done. @returns whose it is, null where there is nothing to do */
export async function beginJob(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .updateTable('export_job')
    .set({ state: 'running', bytes: 0, stored: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('account_id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await tx.deleteFrom('export_piece').where('job_id', '=', id).execute();
  return row.account_id;
}

export async function addPiece(tx: Tx, jobId: string, position: number, gzip: Buffer): Promise<void> {
  await tx.insertInto('export_piece').values({ job_id: jobId, position, gzip }).execute();
}

export async function endJob(
  tx: Tx,
  id: string,
  end: Pick<ExportJobRow, 'state' | 'expires_at'> & { bytes: number; stored: number },
): Promise<void> {
  await tx.updateTable('export_job').set(end).where('id', '=', id).where('state', '=', 'running').execute();
}

export async function findPiece(tx: Tx, jobId: string, position: number): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('export_piece')
    .select('gzip')
    .where('job_id', '=', jobId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.gzip);
}

export async function dropJob(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('export_job').where('id', '=', id).execute();
}

/** Removes an account's exports whose time is over. */
export async function dropOldJobsOf(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('export_job')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', now)
    .execute();
}

/** Removes exports whose time is over. @returns how many */
export async function dropOldJobs(tx: Tx, now: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('export_job').where('expires_at', '<=', now).executeTakeFirst()).numDeletedRows,
  );
}

export async function eraseJobs(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('export_job').where('account_id', '=', accountId).execute();
}
