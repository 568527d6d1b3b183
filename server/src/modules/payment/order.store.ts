/**
 * Orders. Every change of a status is one conditional statement that says from where it may come. An account is read with those
 * that were merged into it: an order stays that of the account which placed it.
 */
import type { OrderStatus, PayChannel } from '@shangyuan/contract';
import { sql } from 'kysely';
import type { OrderRow, ProductKind } from '../../db/moneyTables.ts';
import { ownIds } from '../../db/owned.ts';
import type { Tx } from '../../db/tables.ts';

/** @returns false where the account's request id has made an order before, or another of the same purchase is open */
export async function addOrder(tx: Tx, row: OrderRow): Promise<boolean> {
  const added = await tx
    .insertInto('pay_order')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findByRequest(tx: Tx, accountId: string, requestId: string): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('pay_order')
    .selectAll()
    .where('account_id', '=', ownIds(accountId))
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findOrder(tx: Tx, orderNo: string): Promise<OrderRow | null> {
  const row = await tx.selectFrom('pay_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
  return row ?? null;
}

export async function findOrderById(tx: Tx, id: string): Promise<OrderRow | null> {
  return (await tx.selectFrom('pay_order').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('pay_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an order was paid with the provider's payment of that number. */
export async function isPaidWith(tx: Tx, channel: PayChannel, txn: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pay_order')
    .select('id')
    .where('channel', '=', channel)
    .where('provider_txn', '=', txn)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last pending order that a new one would repeat word for word and that can still be paid for a while. */
export async function findSamePending(tx: Tx, like: OrderRow, until: Date): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('pay_order')
    .selectAll()
    .where('account_id', '=', ownIds(like.account_id))
    .where('status', '=', 1)
    .where('given_up_at', 'is', null)
    .where('product_id', '=', like.product_id)
    .where('channel', '=', like.channel)
    .where('scene', '=', like.scene)
    .where('target', '=', like.target)
    .where('amount_fen', '=', like.amount_fen)
    .where('origin', '=', like.origin)
    .where('client_ip', '=', like.client_ip)
    .where('expires_at', '>', until)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** An account's last order of a kind. */
export async function findLast(
  tx: Tx,
  accountId: string,
  kind: ProductKind | null,
): Promise<OrderRow | null> {
  let query = tx.selectFrom('pay_order').selectAll().where('account_id', '=', ownIds(accountId));
  if (kind !== null) query = query.where('kind', '=', kind);
  return (
    (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null
  );
}

/** A place in a list of orders: that of an order, or an instant. */
export type OrderPlace = { readonly at: Date; readonly id: string | null };

export async function findOrders(
  tx: Tx,
  accountId: string,
  { before, limit }: { readonly before: OrderPlace | null; readonly limit: number },
): Promise<readonly OrderRow[]> {
  let query = tx.selectFrom('pay_order').selectAll().where('account_id', '=', ownIds(accountId));
  if (before !== null)
    query =
      before.id === null
        ? query.where('created_at', '<', before.at)
        : query.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Which orders an operator looks for; null for any. */
export type OrderFilter = {
  readonly orderNo: string | null;
  readonly accountId: string | null;
  readonly status: OrderStatus | null;
  readonly channel: PayChannel | null;
  readonly after: string | null;
  readonly limit: number;
};

/** Orders of all accounts, the newest first. */
export async function searchOrders(tx: Tx, filter: OrderFilter): Promise<readonly OrderRow[]> {
  let query = tx.selectFrom('pay_order').selectAll();
  if (filter.orderNo !== null) query = query.where('order_no', '=', filter.orderNo);
  if (filter.accountId !== null) query = query.where('account_id', '=', ownIds(filter.accountId));
  if (filter.status !== null) query = query.where('status', '=', filter.status);
  if (filter.channel !== null) query = query.where('channel', '=', filter.channel);
  if (filter.after !== null) query = query.where('id', '<', filter.after);
  return query.orderBy('id', 'desc').limit(filter.limit).execute();
}

/** What came in and went back since an instant, and how many orders wait for their payment now. */
export async function sumSince(tx: Tx, since: Date) {
  const { rows } = await sql<{
    pending: number;
    paid: number;
    income: string;
    refunds: number;
    refunded: string;
  }>`
    SELECT (SELECT count(*)::int FROM pay_order WHERE status = 1) AS pending, count(*)::int AS paid,
      coalesce(sum(amount_fen), 0)::text AS income,
      (SELECT count(*)::int FROM pay_refund WHERE done_at >= ${since}) AS refunds,
      (SELECT coalesce(sum(amount_fen), 0)::text FROM pay_refund WHERE done_at >= ${since}) AS refunded
    FROM pay_order WHERE channel IN ('wechat', 'alipay') AND paid_at >= ${since}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new TypeError('Cannot sum the orders: no row');
  return { ...row, income: Number(row.income), refunded: Number(row.refunded) };
}

/** Number of the last order an account has paid for. */
export async function findLastPaidNo(tx: Tx, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('pay_order')
    .select('order_no')
    .where('account_id', '=', ownIds(accountId))
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.order_no ?? null;
}

/** Orders paid on a day, as the report sees them. */
export async function findPaidBetween(
  tx: Tx,
  channel: PayChannel,
  from: Date,
  to: Date,
): Promise<readonly OrderRow[]> {
  return tx
    .selectFrom('pay_order')
    .selectAll()
    .where('channel', '=', channel)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .execute();
}

type Paid = { readonly txn: string; readonly paidAt: Date };

/** 1 or 3 → 2. @returns the order, null where it was in neither state */
export async function markPaid(tx: Tx, orderId: string, paid: Paid): Promise<OrderRow | null> {
  const row = await tx
    .updateTable('pay_order')
    .set({ status: 2, provider_txn: paid.txn, paid_at: paid.paidAt, closed_at: null, check_at: null })
    .where('id', '=', orderId)
    .where('status', 'in', [1, 3])
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** 1 → 3, to be looked at once more. @returns whether it was pending */
export async function markClosed(tx: Tx, orderId: string, now: Date, lookAt: Date): Promise<boolean> {
  const row = await tx
    .updateTable('pay_order')
    .set({ status: 3, closed_at: now, check_at: lookAt })
    .where('id', '=', orderId)
    .where('status', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** 2 → 4. @returns whether it was paid */
export async function markRefunding(tx: Tx, orderId: string): Promise<boolean> {
  return changeStatus(tx, orderId, 2, { status: 4 });
}

/** 4 → 2, when a refund came to nothing. */
export async function unmarkRefunding(tx: Tx, orderId: string): Promise<boolean> {
  return changeStatus(tx, orderId, 4, { status: 2 });
}

/** 4 → 5 where all has gone back, else 4 → 2. */
export async function markRefunded(tx: Tx, order: OrderRow, amountFen: number): Promise<boolean> {
  const refundedFen = order.refunded_fen + amountFen;
  return changeStatus(tx, order.id, 4, {
    status: refundedFen === order.amount_fen ? 5 : 2,
    refunded_fen: refundedFen,
  });
}

async function changeStatus(
  tx: Tx,
  orderId: string,
  from: OrderStatus,
  to: { readonly status: OrderStatus; readonly refunded_fen?: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('pay_order')
    .set(to)
    .where('id', '=', orderId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets who pays inside WeChat, once. */
export async function setOpenid(tx: Tx, orderId: string, openid: string): Promise<void> {
  await tx
    .updateTable('pay_order')
    .set({ openid })
    .where('id', '=', orderId)
    .where('openid', 'is', null)
    .execute();
}

/** Takes the right to ask the provider about an order that is not paid, at most once in a while. */
export async function claimQuery(tx: Tx, orderId: string, now: Date, notSince: Date): Promise<boolean> {
  const row = await tx
    .updateTable('pay_order')
    .set({ asked_at: now })
    .where('id', '=', orderId)
    .where('status', 'in', [1, 3])
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', notSince)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims the order of a channel that is due longest, pending or closed; others skip it until `leaseUntil`. */
export async function claimDue(
  tx: Tx,
  channel: PayChannel,
  now: Date,
  leaseUntil: Date,
): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    UPDATE pay_order SET check_at = ${leaseUntil} WHERE id IN (
      SELECT id FROM pay_order WHERE channel = ${channel} AND status IN (1, 3) AND check_at <= ${now}
      ORDER BY check_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(tx);
  return rows[0] ?? null;
}

/** Since when the order that is due longest has been due; null where none is. */
export async function findOldestDue(tx: Tx, now: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('pay_order')
    .select('check_at')
    .where('status', 'in', [1, 3])
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(1)
    .executeTakeFirst();
  return row?.check_at ?? null;
}

/** How many orders there are whose provider is still to be asked, by status; those of the index on `check_at` only. */
export async function countOpen(
  tx: Tx,
): Promise<readonly { readonly status: OrderStatus; readonly count: number }[]> {
  return tx
    .selectFrom('pay_order')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where('check_at', 'is not', null)
    .groupBy('status')
    .execute();
}

/**
 * Gives up the pending orders of the same purchase, to make room for another; they are due at once, to be closed.
 *
 * @param reusableUntil keeps one that a new order would repeat word for word and that can be paid after that; null keeps none
 */
export async function abandonSame(tx: Tx, like: OrderRow, reusableUntil: Date | null): Promise<void> {
  await sql`
    UPDATE pay_order SET given_up_at = ${like.created_at}, check_at = ${like.created_at}
    WHERE account_id = ${like.account_id} AND product_id = ${like.product_id} AND channel = ${like.channel} AND target = ${like.target}
      AND status = 1 AND given_up_at IS NULL AND NOT (${reusableUntil}::timestamptz IS NOT NULL AND expires_at > ${reusableUntil}
        AND scene = ${like.scene} AND amount_fen = ${like.amount_fen} AND origin = ${like.origin} AND client_ip = ${like.client_ip})`.execute(
    tx,
  );
}

/** Gives up the pending orders of an account but the last so many; they are due at once, to be closed. */
export async function abandonOldest(tx: Tx, accountId: string, now: Date, but: number): Promise<void> {
  await sql`
    UPDATE pay_order SET given_up_at = ${now}, check_at = ${now}
    WHERE account_id = ${accountId} AND status = 1 AND given_up_at IS NULL AND id NOT IN (
      SELECT id FROM pay_order WHERE account_id = ${accountId} AND status = 1 AND given_up_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT ${but}
    )`.execute(tx);
}

export async function scheduleCheck(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('pay_order')
    .set((row) => ({ check_at: at, check_count: row('check_count', '+', 1) }))
    .where('id', '=', orderId)
    .where('status', '=', 1)
    .execute();
}

/** A closed order was looked at for the last time. */
export async function endChecks(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('pay_order')
    .set({ check_at: null })
    .where('id', '=', orderId)
    .where('status', '=', 3)
    .execute();
}

/** Everything of an account, for export. */
export async function findOrderPage(
  tx: Tx,
  accountId: string,
  after: string,
  limit: number,
): Promise<readonly OrderRow[]> {
  return tx
    .selectFrom('pay_order')
    .selectAll()
    .where('account_id', '=', ownIds(accountId))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Leaves of an account's orders what the books need: neither where it came from nor what it was for, nor the client's text
 * for it. Those that are open are given up, to be closed.
 */
export async function unlinkOrders(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('pay_order')
    .set({ given_up_at: now, check_at: now })
    .where('account_id', '=', accountId)
    .where('status', '=', 1)
    .where('given_up_at', 'is', null)
    .execute();
  await tx
    .updateTable('pay_order')
    .set({ client_ip: '', openid: null, target: '', origin: '', request_id: sql`id::text` })
    .where('account_id', '=', accountId)
    .execute();
}
