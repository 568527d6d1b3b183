/**
 * Grants and revocations. Every change of a membership happens here, under the lock of its account, and ends with the
 * account's vip_until being what the living grants add up to.
 */
import type { Ctx, OpsCtx } from '../../context.ts';
import type { EntitlementSource, ProductKind, RevocationRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { lockOwner } from '../account/lookup.service.ts';
import { setVipUntil } from '../account/vip.service.ts';
import { audit } from '../audit/audit.service.ts';
import * as store from './entitlement.store.ts';
import { foldMerged, type VipFold, type VipPeriod } from './foldVip.ts';

type GrantCtx = Pick<Ctx, 'clock'>;

/** A grant to add. */
export type Grant = {
  readonly accountId: string;
  readonly kind: ProductKind;
  readonly source: EntitlementSource;
  readonly sourceId: string;
  readonly ledgerTxnId: string | null;
  readonly productId: string | null;
  readonly name: string;
  readonly days: number | null;
  readonly isLifetime: boolean;
};

/**
 * Locks the account that a grant goes to: the one named, or the one that it was merged into.
 *
 * @returns its id; null where it does not exist or is erased
 */
export async function lockRecipient(tx: Tx, accountId: string): Promise<string | null> {
  const account = await lockOwner(tx, accountId);
  return account === null || account.status === 'erased' ? null : account.id;
}

/**
 * Adds a grant, once per cause.
 *
 * @param grantedAt when its days begin where none are left
 * @returns whether it was added now
 */
export async function grant(ctx: GrantCtx, tx: Tx, request: Grant, grantedAt?: Date): Promise<boolean> {
  const recipient = await lockRecipient(tx, request.accountId);
  if (recipient === null) return false;
  const now = grantedAt ?? ctx.clock.now();
  const isNew = await store.addEntitlement(tx, {
    id: newId(now),
    account_id: recipient,
    kind: request.kind,
    source: request.source,
    source_id: request.sourceId,
    ledger_txn_id: request.ledgerTxnId,
    product_id: request.productId,
    name: request.name,
    days: request.days,
    is_lifetime: request.isLifetime,
    granted_at: now,
  });
  if (isNew) await refreshVip(ctx, tx, recipient);
  return isNew;
}

type Revocation = Pick<RevocationRow, 'source' | 'source_id'> & { readonly days: number | null };

/**
 * Revokes what an order granted: a number of days, or all with null. No effect where it granted nothing or the same
 * cause revoked before.
 */
export async function revokeGrant(
  ctx: GrantCtx,
  tx: Tx,
  orderId: string,
  revocation: Revocation,
): Promise<void> {
  const granted = await store.findBySource(tx, 'order', orderId);
  if (granted === null || revocation.days === 0) return;
  const owner = await lockOwner(tx, granted.account_id);
  const days = granted.kind === 'vip' && !granted.is_lifetime ? revocation.days : null;
  const isNew = await store.addRevocation(tx, {
    ...revocation,
    entitlement_id: granted.id,
    days,
    at: ctx.clock.now(),
  });
  if (isNew && owner !== null) await refreshVip(ctx, tx, owner.id);
}

/** Sets the end of a membership to what its grants add up to; for a merge, and after every change of a grant. */
export async function refreshVip(ctx: GrantCtx, tx: Tx, accountId: string): Promise<void> {
  const { until } = await foldOf(tx, accountId, await store.findGrants(tx, accountId));
  await setVipUntil(tx, accountId, until, ctx.clock.now());
}

async function foldOf(tx: Tx, accountId: string, rows: readonly store.GrantRow[]): Promise<VipFold> {
  const isMerged = rows.some((row) => row.account_id !== accountId);
  const merged = isMerged ? await store.findMerged(tx, accountId) : [];
  return foldMerged(
    accountId,
    merged.map((row) => ({ id: row.id, into: row.merged_into, at: row.merged_at })),
    (id) =>
      rows
        .filter((row) => row.kind === 'vip' && row.account_id === id)
        .map((row) => ({ name: row.name, grantedAt: row.granted_at, days: row.days, taken: row.taken })),
  );
}

/** A membership as its holder sees it. */
export type Membership = {
  readonly until: Date | null;
  readonly periods: readonly VipPeriod[];
  /** How often it was opened or prolonged; what was taken back whole does not count. */
  readonly times: number;
  /** Uses of services that are not spent. */
  readonly unspent: number;
};

export async function membershipOf(ctx: { readonly db: Tx }, accountId: string): Promise<Membership> {
  const rows = await store.findGrants(ctx.db, accountId);
  const spent = new Set((await store.findUnlocks(ctx.db, accountId)).map((row) => row.entitlement_id));
  return {
    ...(await foldOf(ctx.db, accountId, rows)),
    times: rows.filter((row) => row.kind === 'vip' && row.taken !== null).length,
    unspent: rows.filter((row) => row.kind === 'service' && row.taken !== null && !spent.has(row.id)).length,
  };
}

/** Whether an order has given anything. */
export async function isDelivered(tx: Tx, orderId: string): Promise<boolean> {
  return (await store.findBySource(tx, 'order', orderId)) !== null;
}

/** For export and the operator: everything that was given to an account. */
export async function listGrants(ctx: Pick<Ctx, 'db'>, accountId: string) {
  return store.findGrants(ctx.db, accountId);
}

/** For the operator: so many days more, beside what the account has. */
export async function grantDays(ctx: OpsCtx, accountId: string, days: number): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await grant(ctx, tx, operatorGrant(ctx, accountId, days));
    await audit(ctx, tx, { actor: ctx.operator, action: 'user.vip', target: accountId, detail: { days } });
  });
}

/**
 * For the operator: sets the end of a membership, or ends it now with null. What was given before is taken back, so that no
 * two rows say different things.
 */
export async function setMembershipEnd(ctx: OpsCtx, id: string, until: Date | null): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const accountId = (await lockRecipient(tx, id)) ?? id;
    await revokeAllVip(ctx, tx, accountId);
    const days = until === null ? 0 : Math.ceil((until.getTime() - ctx.clock.now().getTime()) / DAY_MS);
    if (until !== null && days > 0) {
      const grantedAt = new Date(until.getTime() - days * DAY_MS);
      await grant(ctx, tx, operatorGrant(ctx, accountId, days), grantedAt);
    }
    const detail = { until: until?.toISOString() ?? null };
    await audit(ctx, tx, { actor: ctx.operator, action: 'user.vip', target: accountId, detail });
  });
}

function operatorGrant(ctx: GrantCtx, accountId: string, days: number): Grant {
  return {
    accountId,
    kind: 'vip',
    source: 'operator',
    sourceId: newId(ctx.clock.now()),
    ledgerTxnId: null,
    productId: null,
    name: '赠送会员',
    days,
    isLifetime: false,
  };
}

async function revokeAllVip(ctx: GrantCtx, tx: Tx, accountId: string): Promise<void> {
  const at = ctx.clock.now();
  for (const { id, kind, taken } of await store.findGrants(tx, accountId))
    if (kind === 'vip' && taken !== null)
      await store.addRevocation(tx, {
        entitlement_id: id,
        source: 'operator',
        source_id: newId(at),
        days: null,
        at,
      });
  await refreshVip(ctx, tx, accountId);
}
