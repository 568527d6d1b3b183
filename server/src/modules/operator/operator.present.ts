/** What the operator's page is shown: field by field, so that a new column does not leak by itself. */
import { FEEDBACK_TYPES, formatYuan, ORDER_STATES, type OutputOf } from '@shangyuan/contract';
import type { OPERATOR_CALLS } from '@shangyuan/contract/operator';
import type { BatchRow, OrderRow, RefundRow } from '../../db/moneyTables.ts';
import type { listAudit } from '../audit/audit.service.ts';
import type { findLetters } from '../feedback/feedback.service.ts';
import type { showOrder } from '../payment/operator.service.ts';

type Calls = typeof OPERATOR_CALLS;
type Out<N extends keyof Calls> = OutputOf<Calls[N]>;

const timeOf = (at: Date | null): string => at?.toISOString() ?? '';

type OrderFields = Omit<OrderRow, 'openid' | 'client_ip'>;

export function presentOrder(order: OrderFields): Out<'orders'>['orders'][number] {
  return {
    orderNo: order.order_no,
    accountId: order.account_id,
    title: order.title,
    channel: order.channel,
    state: ORDER_STATES[order.status],
    amount: formatYuan(order.amount_fen),
    refunded: formatYuan(order.refunded_fen),
    createdAt: order.created_at.toISOString(),
    paidAt: timeOf(order.paid_at),
  };
}

export function presentRefund(refund: RefundRow, orderNo: string, isStuck: boolean): Out<'refund'> {
  return {
    refundNo: refund.refund_no,
    orderNo,
    amount: formatYuan(refund.amount_fen),
    days: refund.days,
    reason: refund.reason,
    operator: refund.actor,
    status: refund.status,
    isStuck,
    createdAt: refund.created_at.toISOString(),
    doneAt: timeOf(refund.done_at),
  };
}

type ShownOrder = NonNullable<Awaited<ReturnType<typeof showOrder>>>;

export function presentOrderDetail(
  { order, ledger, notices, refunds }: ShownOrder,
  account: Out<'order'>['account'],
  isStuck: (refund: RefundRow) => boolean,
): Out<'order'> {
  const isPaid = order.status === 2;
  return {
    order: presentOrder(order),
    refundable: formatYuan(isPaid ? order.amount_fen - order.refunded_fen : 0),
    expiresAt: order.expires_at.toISOString(),
    closedAt: timeOf(order.closed_at),
    checkAt: timeOf(order.check_at),
    providerTxn: order.provider_txn ?? '',
    account,
    refunds: refunds.map((refund) => presentRefund(refund, order.order_no, isStuck(refund))),
    ledger: ledger.map((entry) => ({
      kind: entry.kind,
      account: entry.account,
      amount: formatYuan(Number(entry.amount_fen)),
      at: entry.at.toISOString(),
    })),
    notices: notices.map((notice) => ({
      kind: notice.kind,
      outcome: notice.outcome,
      times: notice.times,
      at: notice.received_at.toISOString(),
    })),
  };
}

type BatchFields = Omit<BatchRow, 'secret_mark' | 'request_id'>;

export function presentBatch(
  batch: BatchFields,
  counts: { readonly used: number; readonly revoked: number },
): Out<'batch'>['batch'] {
  return {
    id: batch.id,
    name: batch.name,
    days: batch.days,
    size: batch.size,
    used: counts.used,
    revoked: counts.revoked,
    expiresAt: timeOf(batch.expires_at),
    revokedAt: timeOf(batch.revoked_at),
    createdAt: batch.created_at.toISOString(),
  };
}

type UseFields = {
  readonly serial: number;
  readonly used_by: string | null;
  readonly used_at: Date | null;
  readonly revoked_at: Date | null;
};

export function presentUse(code: UseFields): Out<'batch'>['codes'][number] {
  return {
    serial: code.serial,
    usedBy: code.used_by ?? '',
    usedAt: timeOf(code.used_at),
    revokedAt: timeOf(code.revoked_at),
  };
}

/** How many of the codes of a batch, as they are listed, are used and revoked. */
export function countsOf(codes: readonly UseFields[]) {
  return {
    used: codes.filter((code) => code.used_at !== null).length,
    revoked: codes.filter((code) => code.revoked_at !== null).length,
  };
}

type Letter = Awaited<ReturnType<typeof findLetters>>[number];

export function presentLetter(letter: Letter): Out<'feedback'>['letters'][number] {
  return {
    id: letter.id,
    accountId: letter.account_id ?? '',
    type: FEEDBACK_TYPES.find((type) => type === letter.type) ?? 'other',
    text: letter.text,
    more: letter.more,
    hasContact: letter.contact_enc !== null,
    facts: letter.facts,
    reply: letter.reply,
    repliedAt: timeOf(letter.replied_at),
    doneAt: timeOf(letter.done_at),
    createdAt: letter.created_at.toISOString(),
    imageIds: letter.imageIds,
  };
}

type Entry = Awaited<ReturnType<typeof listAudit>>[number];

export function presentEntry({
  id,
  actor,
  action,
  target,
  detail,
  at,
}: Entry): Out<'audit'>['entries'][number] {
  return { id, actor, action, target, detail, at: at.toISOString() };
}
