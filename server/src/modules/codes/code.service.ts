/**
 * Activation codes: made in batches, shown once, kept as keyed hashes, used by one conditional statement. Whether a code is
 * unknown, used, revoked or too old is not revealed.
 */
import type { OpsCtx, SystemCtx, UserCtx } from '../../context.ts';
import type { BatchRow, CodeRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';
import { withTransaction } from '../../db/transaction.ts';
import { SECOND_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { RATES } from '../../rates.ts';
import { audit } from '../audit/audit.service.ts';
import { grant, membershipOf, type Membership } from '../entitlement/entitlement.service.ts';
import { isLifetime } from '../entitlement/foldVip.ts';
import { countFailure, findReachedLimit } from '../rate/rate.service.ts';
import * as store from './code.store.ts';
import { newCode, parseCode } from '../../crypto/codeText.ts';

/** What a code granted. */
export type Redeemed = { readonly gift: store.RedeemedRow; readonly membership: Membership };

/**
 * Turns a code into membership. A repeat with the same request id is answered as the first time.
 *
 * @throws AppError codeMalformed where it cannot be a code, which costs no try; codeInvalid; alreadyLifetime; tooOften
 */
export async function useCode(ctx: UserCtx, text: string, requestId: string | null): Promise<Redeemed> {
  const code = parseCode(text);
  if (code === null) throw new AppError('codeMalformed', { field: 'code' });
  const { accountId } = ctx.session;
  const hmacs = ctx.keys.hashes('code', code);
  const membership = await membershipOf(ctx, accountId);
  if (isLifetime(membership.until)) {
    const used = await findEarlierUse(ctx.db, accountId, hmacs);
    if (!isRepeat(used, requestId)) throw new AppError('alreadyLifetime');
    return { gift: used, membership };
  }
  const tries = [{ name: 'codeAccount', key: accountId }] as const;
  if ((await findReachedLimit(ctx, ctx.db, tries)) !== null) throw tooManyFailures();
  const gift = await redeem(ctx, hmacs, requestId).catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    recordEvent(ctx, 'gift.wrong', { account: accountId });
    throw (await countFailure(ctx, ctx.db, tries)) === null ? error : tooManyFailures();
  });
  recordEvent(ctx, 'gift.used', { account: accountId });
  return { gift, membership: await membershipOf(ctx, accountId) };
}

function tooManyFailures(): AppError {
  const retryAfterSec = RATES.codeAccount.windowMs / SECOND_MS;
  return new AppError('tooOften', { msg: '激活码输错次数过多，请一小时后再试', retryAfterSec });
}

async function redeem(
  ctx: UserCtx,
  hmacs: readonly Buffer[],
  requestId: string | null,
): Promise<store.RedeemedRow> {
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    const gift = await store.redeem(tx, { hmacs, accountId, requestId, now: ctx.clock.now() });
    if (gift === null) {
      const used = await findEarlierUse(tx, accountId, hmacs);
      if (isRepeat(used, requestId)) return used;
      const msg = used === null ? {} : { msg: '你已使用过这个激活码' };
      throw new AppError('codeInvalid', { field: 'code', ...msg });
    }
    const isGranted = await grant(ctx, tx, {
      accountId,
      kind: 'vip',
      source: 'code',
      sourceId: gift.id,
      ledgerTxnId: null,
      productId: null,
      name: gift.name,
      days: gift.days,
      isLifetime: gift.is_lifetime,
    });
    if (!isGranted) throw new AppError('codeInvalid', { field: 'code' });
    return gift;
  });
}

/** What a user got for this code before; null where they have not used it. */
async function findEarlierUse(
  tx: Tx,
  accountId: string,
  hmacs: readonly Buffer[],
): Promise<store.UsedRow | null> {
  const code = await store.findCode(tx, hmacs);
  const used = await store.findUsed(tx, accountId);
  return used.find((row) => row.id === code?.id) ?? null;
}

/** Whether it is the same request that comes again: it is answered as the first time. */
function isRepeat(used: store.UsedRow | null, requestId: string | null): used is store.UsedRow {
  return used !== null && requestId !== null && used.request_id === requestId;
}

/** Codes a user has used, the newest first. */
export async function usedCodes(ctx: UserCtx): Promise<readonly store.UsedRow[]> {
  return store.findUsed(ctx.db, ctx.session.accountId);
}

/** What a batch of codes is to give. */
export type NewBatch = {
  readonly name: string;
  readonly size: number;
  /** Null for a membership without end. */
  readonly days: number | null;
  readonly expiresAt: Date | null;
  /** Of the operator's page: a repeat makes no second batch. */
  readonly requestId?: string;
};

/**
 * For the operator: makes a batch.
 *
 * @returns the batch and its codes, which are shown only once
 * @throws AppError conflict where the request has made a batch before, whose codes cannot be shown again
 */
export async function createCodes(
  ctx: OpsCtx,
  options: NewBatch,
): Promise<{ readonly batch: BatchRow; readonly codes: readonly string[] }> {
  const now = ctx.clock.now();
  const batch: BatchRow = {
    id: newId(now),
    name: options.name,
    days: options.days,
    is_lifetime: options.days === null,
    size: options.size,
    expires_at: options.expiresAt,
    secret_mark: ctx.keys.seal(options.name),
    revoked_at: null,
    request_id: options.requestId ?? null,
    created_at: now,
  };
  const codes = Array.from({ length: options.size }, newCode);
  await withTransaction(ctx, async (tx) => {
    if (!(await store.addBatch(tx, batch)))
      throw new AppError('conflict', {
        msg: '这一批已经生成，激活码只显示一次；没有存下就把它作废，再生成一批',
      });
    await store.addCodes(
      tx,
      codes.map((code, index) => ({
        id: newId(now),
        batch_id: batch.id,
        serial: index + 1,
        code_hmac: ctx.keys.hash('code', code),
        revoked_at: null,
        used_by: null,
        used_at: null,
        request_id: null,
      })),
    );
    const detail = { name: batch.name, size: batch.size, days: batch.days };
    await audit(ctx, tx, { actor: ctx.operator, action: 'codes.create', target: batch.id, detail });
  });
  return { batch, codes };
}

export async function listBatches(
  ctx: Pick<SystemCtx, 'db'>,
  page: store.Page = { after: null, limit: null },
) {
  return (await store.findBatches(ctx.db, page)).map(withoutMark);
}

const withoutMark = <T extends { readonly secret_mark: Buffer }>({ secret_mark: _mark, ...rest }: T) => rest;

/**
 * How many codes that can still be used were made under an older secret: they work as long as APP_SECRET_READ names it, and
 * cannot be rehashed, since only hashes are stored.
 */
export async function countOlderCodes(ctx: Pick<SystemCtx, 'db' | 'keys' | 'clock'>): Promise<number> {
  const usable = await store.countUsable(ctx.db, ctx.clock.now());
  return usable.reduce((sum, row) => (ctx.keys.isCurrent(row.secret_mark) ? sum : sum + row.codes), 0);
}

/** A batch with every code of it that was used or revoked; null where there is none of that id. */
export async function showBatch(ctx: Pick<SystemCtx, 'db'>, id: string) {
  const batch = await store.findBatch(ctx.db, id);
  return batch === null ? null : { ...withoutMark(batch), codes: await store.findUses(ctx.db, id) };
}

/** A code by its text, without its hash; null where it is none of ours. */
export async function showCode(ctx: Pick<SystemCtx, 'db' | 'keys'>, text: string) {
  const row = await codeOf(ctx, text);
  if (row === null) return null;
  const { code_hmac: _hash, ...code } = row;
  const batch = await store.findBatch(ctx.db, row.batch_id);
  return { ...code, batch: batch === null ? null : withoutMark(batch) };
}

async function codeOf(ctx: Pick<SystemCtx, 'db' | 'keys'>, text: string): Promise<CodeRow | null> {
  const code = parseCode(text);
  return code === null ? null : store.findCode(ctx.db, ctx.keys.hashes('code', code));
}

/** @returns how many codes of the batch were revoked now */
export async function revokeBatch(ctx: OpsCtx, id: string, why: string): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const revoked = await store.revokeBatch(tx, id, ctx.clock.now());
    await audit(ctx, tx, {
      actor: ctx.operator,
      action: 'codes.revoke',
      target: id,
      detail: { revoked, why },
    });
    return revoked;
  });
}

/** @returns whether it was a code that no one had used */
export async function revokeCode(ctx: OpsCtx, text: string, why: string): Promise<boolean> {
  const code = await codeOf(ctx, text);
  if (code === null) return false;
  return withTransaction(ctx, async (tx) => {
    const isRevoked = await store.revokeCode(tx, code.id, ctx.clock.now());
    const detail = { serial: code.serial, why };
    if (isRevoked)
      await audit(ctx, tx, { actor: ctx.operator, action: 'codes.revoke', target: code.batch_id, detail });
    return isRevoked;
  });
}
