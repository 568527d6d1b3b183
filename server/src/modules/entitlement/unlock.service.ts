/**
 * Single services: what was bought is a use, a use is spent on one target (the chart or comparison it is for) and opens it for
 * good. Members need none.
 */
import type { Ctx, UserCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { lockAccount } from '../account/lookup.service.ts';
import { isMember } from '../account/membership.service.ts';
import { isProduct } from '../catalogue/catalogue.service.ts';
import * as store from './entitlement.store.ts';

/** Why something is open. */
export type Unlocked = { readonly by: 'member' | 'service'; readonly left: number };

/** Spends a use that is there. @returns whether the target is open */
export async function spendUse(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  accountId: string,
  productId: string,
  target: string,
): Promise<boolean> {
  const open = await store.findUnlocks(tx, accountId);
  if (open.some((row) => row.product_id === productId && row.target === target)) return true;
  const [entitlementId] = await store.findUnspent(tx, accountId, productId);
  if (entitlementId === undefined) return false;
  await store.addUnlock(tx, {
    entitlement_id: entitlementId,
    account_id: accountId,
    product_id: productId,
    target,
    at: ctx.clock.now(),
  });
  return true;
}

/** Opens a target: a member's is open, else a use is spent on it once. @throws AppError productUnknown, memberRequired */
export async function unlock(ctx: UserCtx, productId: string, target: string): Promise<Unlocked> {
  if (!(await isProduct(ctx, productId))) throw new AppError('productUnknown', { field: 'productId' });
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    const left = async () => (await store.findUnspent(tx, accountId, productId)).length;
    if (await isMember(ctx, tx, accountId)) return { by: 'member', left: await left() };
    if (!(await spendUse(ctx, tx, accountId, productId, target))) throw new AppError('memberRequired');
    return { by: 'service', left: await left() };
  });
}

/** For export: what an account has opened. */
export async function listUnlocks(tx: Tx, accountId: string) {
  return store.findUnlocks(tx, accountId);
}

export async function eraseUnlocks(tx: Tx, accountId: string): Promise<void> {
  await store.eraseUnlocks(tx, accountId);
}

/** Everything a user has opened, and how many uses of each service are left. */
export async function unlocksOf(ctx: UserCtx) {
  const { accountId } = ctx.session;
  const grants = await store.findGrants(ctx.db, accountId);
  const opened = await store.findUnlocks(ctx.db, accountId);
  const spent = new Set(opened.map((row) => row.entitlement_id));
  const left = new Map<string, number>();
  for (const row of grants)
    if (row.kind === 'service' && row.taken !== null && !spent.has(row.id) && row.product_id !== null)
      left.set(row.product_id, (left.get(row.product_id) ?? 0) + 1);
  return { opened, left };
}
