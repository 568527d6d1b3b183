/**
 * The export of one's own data: requested, made by a job within bounded memory, fetched within a day.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { createGunzip, createGzip } from 'node:zlib';
import type { OpsCtx, SystemCtx, UserCtx } from '../../context.ts';
import type { ExportJobRow, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { newId } from '../../db/values.ts';
import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { lockOwnAccount } from '../account/account.service.ts';
import { accountOf } from '../account/lookup.service.ts';
import { audit } from '../audit/audit.service.ts';
import { takeToken } from '../rate/rate.service.ts';
import { exportPieces } from './export.present.ts';
import * as store from './export.store.ts';

const FILE_TTL_MS = DAY_MS;
/** An export that has not ended by then never will. */
const JOB_TIMEOUT_MS = HOUR_MS;
const PIECE_BYTES = 1024 * 1024;

/**
 * Asks for an export. One that is under way is given instead of another.
 *
 * @throws AppError tooOften after three a day, busy where no worker can make it
 */
export async function requestExport(ctx: UserCtx): Promise<ExportJobRow> {
  const { accountId } = ctx.session;
  const now = ctx.clock.now();
  const open = await lastExport(ctx);
  if (open !== null && (open.state === 'waiting' || open.state === 'running')) return open;
  const job = {
    id: newId(now),
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + JOB_TIMEOUT_MS),
  };
  const isNew = await withTransaction(ctx, async (tx) => {
    await lockOwnAccount(ctx, tx);
    // One that never ended stands in the way of no other once its time is over.
    await store.dropOldJobsOf(tx, accountId, now);
    if (!(await store.addJob(tx, job))) return false;
    await takeToken(ctx, tx, 'exportAccount', accountId);
    await audit(ctx, tx, { actor: 'user', action: 'user.export', target: accountId });
    return true;
  });
  if (isNew)
    await ctx.queue.send('export', { id: job.id }).catch(async (error: unknown) => {
      // No worker would ever make it.
      await store.dropJob(ctx.db, job.id);
      throw error;
    });
  return (await lastExport(ctx)) ?? { ...job, state: 'waiting', bytes: 0, stored: 0 };
}

/** The last export of the user who asks, null when there is none that has not expired. */
export async function lastExport(ctx: UserCtx): Promise<ExportJobRow | null> {
  return store.findLastJob(ctx.db, ctx.session.accountId, ctx.clock.now());
}

/** A file to be sent: its length is known before its first byte. */
export type ExportFile = {
  readonly stream: Readable;
  readonly bytes: number;
  readonly isGzip: boolean;
  readonly madeAt: Date;
};

/** @throws AppError notFound also for an export of another user, and one that has expired */
export async function exportFile(ctx: UserCtx, id: string, takesGzip: boolean): Promise<ExportFile> {
  const job = await store.findReadyJob(ctx.db, ctx.session.accountId, id, ctx.clock.now());
  if (job === null) throw new AppError('notFound', { field: 'id' });
  const stored = Readable.from(eachPiece(ctx.db, id), { objectMode: false });
  const madeAt = job.created_at;
  if (takesGzip) return { stream: stored, bytes: job.stored, isGzip: true, madeAt };
  const plain = createGunzip();
  stored.on('error', (error) => plain.destroy(error));
  return { stream: stored.pipe(plain), bytes: job.bytes, isGzip: false, madeAt };
}

async function* eachPiece(db: Tx, id: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const piece = await store.findPiece(db, id, position);
    if (piece === null) return;
    yield piece;
  }
}

/** Makes an export that was asked for; safe to run again after it broke off. */
export async function runExport(ctx: SystemCtx, id: string): Promise<void> {
  const accountId = await withTransaction(ctx, (tx) => store.beginJob(tx, id));
  const account = accountId === null ? null : await accountOf(ctx, accountId);
  if (account === null) return;
  const state = { bytes: 0, stored: 0, position: 0 };
  const countBytes = async function* () {
    for await (const piece of exportPieces(ctx, account)) {
      const bytes = Buffer.from(piece);
      state.bytes += bytes.length;
      yield bytes;
    }
  };
  const storePieces = async (source: AsyncIterable<Buffer>) => {
    for await (const piece of joinPieces(source)) {
      await store.addPiece(ctx.db, id, state.position, piece);
      state.position += 1;
      state.stored += piece.length;
    }
  };
  try {
    await pipeline(countBytes, createGzip(), storePieces);
    const expires_at = new Date(ctx.clock.now().getTime() + FILE_TTL_MS);
    await store.endJob(ctx.db, id, { state: 'ready', bytes: state.bytes, stored: state.stored, expires_at });
    recordEvent(ctx, 'export.made', { account: account.id, detail: `${state.bytes} bytes` });
  } catch (error) {
    const expires_at = new Date(ctx.clock.now().getTime() + JOB_TIMEOUT_MS);
    await store.endJob(ctx.db, id, { state: 'failed', bytes: 0, stored: 0, expires_at });
    throw error;
  }
}

/** Gathers what comes in small parts into pieces of about a megabyte. */
async function* joinPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of source) {
    parts.push(part);
    bytes += part.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

/** For the operator: writes the data of an account into a new file. @returns whether there is such an account */
export async function exportToFile(ctx: OpsCtx, id: string, file: string): Promise<boolean> {
  const account = await accountOf(ctx, id);
  if (account === null) return false;
  await pipeline(exportPieces(ctx, account), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  await audit(ctx, ctx.db, { actor: ctx.operator, action: 'user.export', target: id });
  return true;
}

/** Removes exports whose time is over. @returns how many */
export async function purgeExports(ctx: SystemCtx): Promise<number> {
  return store.dropOldJobs(ctx.db, ctx.clock.now());
}

export async function eraseExports(tx: Tx, accountId: string): Promise<void> {
  await store.eraseJobs(tx, accountId);
}
