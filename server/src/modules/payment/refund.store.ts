/** Refunds. One at a time an order; every change of a status is one conditional statement. */
import type { PayChannel } from '@shangyuan/contract';
import { sql } from 'kysely';
import type { RefundRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';

export async function addRefund(tx: Tx, row: RefundRow): Promise<void> {
  await tx.insertInto('pay_refund').values(row).execute();
}

export async function findRefund(tx: Tx, refundNo: string): Promise<RefundRow | null> {
  const row = await tx
    .selectFrom('pay_refund')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  return row ?? null;
}

/** What a request of the operator's page has made. */
export async function findByRequest(tx: Tx, requestId: string): Promise<RefundRow | null> {
  const row = await tx
    .selectFrom('pay_refund')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findRefunds(tx: Tx, orderId: string): Promise<readonly RefundRow[]> {
  return tx
    .selectFrom('pay_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

/** Refunds that the provider took on between two instants, with the number of their order. */
export async function findAcceptedBetween(tx: Tx, channel: string, from: Date, to: Date) {
  return tx
    .selectFrom('pay_refund')
    .innerJoin('pay_order', 'pay_order.id', 'pay_refund.order_id')
    .selectAll('pay_refund')
    .select('order_no')
    .where('channel', '=', channel as 'wechat')
    .where('accepted_at', '>=', from)
    .where('accepted_at', '<', to)
    .execute();
}

const OPEN = ['requested', 'processing', 'abnormal'] as const;

/** The provider has taken it on, or says more of it. */
export async function markProcessing(
  tx: Tx,
  id: string,
  seen: { readonly status: 'processing' | 'abnormal'; readonly refundId: string; readonly acceptedAt: Date },
): Promise<void> {
  await tx
    .updateTable('pay_refund')
    .set({
      status: seen.status,
      provider_refund: seen.refundId,
      accepted_at: sql`coalesce(accepted_at, ${seen.acceptedAt})`,
    })
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .execute();
}

type End = {
  readonly status: 'done' | 'closed';
  readonly refundId: string;
  readonly acceptedAt: Date | null;
  readonly now: Date;
};

/** Open → done or closed. @returns the refund, null where it had ended before */
export async function markEnded(tx: Tx, id: string, end: End): Promise<RefundRow | null> {
  return changeStatus(tx, id, OPEN, end);
}

/** Closed → done, for one that was cancelled and went through anyway. @returns the refund, null where it was not closed */
export async function markDoneAfterClose(tx: Tx, id: string, end: End): Promise<RefundRow | null> {
  return changeStatus(tx, id, ['closed'], end);
}

async function changeStatus(
  tx: Tx,
  id: string,
  from: readonly RefundRow['status'][],
  end: End,
): Promise<RefundRow | null> {
  const row = await tx
    .updateTable('pay_refund')
    .set({
      status: end.status,
      provider_refund: end.refundId,
      accepted_at: sql`coalesce(CASE WHEN status <> 'closed' THEN accepted_at END, ${end.acceptedAt ?? end.now})`,
      done_at: end.status === 'done' ? end.now : null,
      check_at: null,
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** What {@link findPage} takes: those that have not ended, or of these those that need a person. */
export type RefundFilter = {
  readonly isOpen: boolean;
  /** Open ones from before that instant, and those that the provider waits with. */
  readonly stuckSince: Date | null;
  readonly after: string | null;
  readonly limit: number;
};

const isStuck = (since: Date) =>
  sql<boolean>`(pay_refund.status = 'abnormal' OR pay_refund.status IN ('requested', 'processing') AND pay_refund.created_at < ${since})`;

/** Refunds of all orders, the newest first, with the number of their order. */
export async function findPage(tx: Tx, { isOpen, stuckSince, after, limit }: RefundFilter) {
  let query = tx
    .selectFrom('pay_refund')
    .innerJoin('pay_order', 'pay_order.id', 'pay_refund.order_id')
    .selectAll('pay_refund')
    .select('order_no');
  if (isOpen) query = query.where('pay_refund.status', 'in', OPEN);
  if (stuckSince !== null) query = query.where(isStuck(stuckSince));
  if (after !== null) query = query.where('pay_refund.id', '<', after);
  return query.orderBy('pay_refund.id', 'desc').limit(limit).execute();
}

/** How many refunds are open, and how many of them need a person. */
export async function countOpen(tx: Tx, stuckSince: Date) {
  return tx
    .selectFrom('pay_refund')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) FILTER (WHERE ${isStuck(stuckSince)}))::int`.as('stuck'),
    ])
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
}

/** Claims the refund at a channel that is due longest; others skip it until `leaseUntil`. */
export async function claimDueRefund(
  tx: Tx,
  channel: PayChannel,
  now: Date,
  leaseUntil: Date,
): Promise<RefundRow | null> {
  const { rows } = await sql<RefundRow>`
    UPDATE pay_refund SET check_at = ${leaseUntil} WHERE id IN (
      SELECT r.id FROM pay_refund r JOIN pay_order o ON o.id = r.order_id
      WHERE o.channel = ${channel} AND r.check_at <= ${now} ORDER BY r.check_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED
    ) RETURNING *`.execute(tx);
  return rows[0] ?? null;
}

/** Since when the refund that is due longest has been due; null where none is. */
export async function findOldestDueRefund(tx: Tx, now: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('pay_refund')
    .select('check_at')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(1)
    .executeTakeFirst();
  return row?.check_at ?? null;
}

/** How many refunds there are whose provider is still to be asked, by status; those of the index on `check_at` only. */
export async function countOpenRefunds(
  tx: Tx,
): Promise<readonly { readonly status: RefundRow['status']; readonly count: number }[]> {
  return tx
    .selectFrom('pay_refund')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where('check_at', 'is not', null)
    .groupBy('status')
    .execute();
}

export async function scheduleRefund(tx: Tx, id: string, at: Date, count: number): Promise<void> {
  await tx
    .updateTable('pay_refund')
    .set({ check_at: at, check_count: count })
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .execute();
}
