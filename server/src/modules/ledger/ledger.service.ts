/**
 * Double entry in fen. A payment makes the provider owe us and us owe the customer; delivery turns what we owe into revenue;
 * a refund takes it back; a fee is what the provider keeps. Each cause is written once, by its id.
 */
import type { PayChannel } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import type { LedgerAccount, LedgerKind } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';
import * as store from './ledger.store.ts';

type LedgerCtx = Pick<Ctx, 'clock'>;

/** An order as the ledger sees it. */
type LedgerOrder = { readonly id: string; readonly channel: PayChannel; readonly amount_fen: number };

type Posting = {
  readonly kind: LedgerKind;
  readonly sourceId: string;
  readonly orderId: string;
  readonly entries: Partial<Record<LedgerAccount, number>>;
};

/** @returns id of the transaction, null where it was written before */
async function post(ctx: LedgerCtx, tx: Tx, posting: Posting): Promise<string | null> {
  const at = ctx.clock.now();
  const id = newId(at);
  const { kind, sourceId, orderId, entries } = posting;
  if (!(await store.addTxn(tx, { id, kind, source_id: sourceId, order_id: orderId, at }))) return null;
  const rows = (Object.entries(entries) as [LedgerAccount, number][]).map(([account, fen]) => ({
    txn_id: id,
    account,
    amount_fen: fen,
  }));
  await store.addEntries(tx, rows);
  return id;
}

/** Money has come in: the provider has it, the customer is owed it. */
export async function postPayment(ctx: LedgerCtx, tx: Tx, order: LedgerOrder): Promise<string | null> {
  return post(ctx, tx, {
    kind: 'payment',
    sourceId: order.id,
    orderId: order.id,
    entries: { [`provider:${order.channel}`]: order.amount_fen, customer: -order.amount_fen },
  });
}

/** Money has come in for an order that is paid: the customer is owed it back. */
export async function postSecondPayment(
  ctx: LedgerCtx,
  tx: Tx,
  order: LedgerOrder,
  txn: string,
): Promise<string | null> {
  return post(ctx, tx, {
    kind: 'payment',
    sourceId: `${order.channel}:${txn}`,
    orderId: order.id,
    entries: { [`provider:${order.channel}`]: order.amount_fen, customer: -order.amount_fen },
  });
}

/** The customer has got what was paid for. */
export async function postDelivery(ctx: LedgerCtx, tx: Tx, order: LedgerOrder): Promise<string | null> {
  return post(ctx, tx, {
    kind: 'delivery',
    sourceId: order.id,
    orderId: order.id,
    entries: { customer: order.amount_fen, revenue: -order.amount_fen },
  });
}

/** Money has gone back: out of revenue where it was delivered for, else out of what the customer was owed. */
export async function postRefund(
  ctx: LedgerCtx,
  tx: Tx,
  order: LedgerOrder,
  refund: { readonly id: string; readonly amount_fen: number },
  isDelivered: boolean,
): Promise<string | null> {
  return post(ctx, tx, {
    kind: 'refund',
    sourceId: refund.id,
    orderId: order.id,
    entries: {
      [isDelivered ? 'refund' : 'customer']: refund.amount_fen,
      [`provider:${order.channel}`]: -refund.amount_fen,
    },
  });
}

/**
 * What the provider keeps of a payment or gives back with a refund.
 *
 * @param sourceId id of the order or of the refund
 * @param feeFen negative where it comes back; nothing is written for 0
 */
export async function postFee(
  ctx: LedgerCtx,
  tx: Tx,
  order: LedgerOrder,
  sourceId: string,
  feeFen: number,
): Promise<boolean> {
  if (feeFen === 0) return false;
  const entries = { fee: feeFen, [`provider:${order.channel}`]: -feeFen };
  return (await post(ctx, tx, { kind: 'fee', sourceId, orderId: order.id, entries })) !== null;
}

/** What a check of the ledger found. */
export type LedgerCheck = {
  readonly isRight: boolean;
  readonly accounts: Readonly<Record<string, number>>;
  readonly wrong: readonly { readonly order_no: string; readonly why: string }[];
  /** Days whose closing balances differ from their entries; only a check of everything looks at them. */
  readonly wrongDays: readonly string[];
};

/**
 * Sums over everything: nothing may come from nowhere, every order's entries must say what its row says, and every closing
 * balance what its entries add up to.
 */
export async function checkLedger(ctx: Pick<Ctx, 'db'>): Promise<LedgerCheck> {
  const wrongDays = await store.findWrongClosings(ctx.db);
  const check = await checkBalance(ctx, await store.sumByAccount(ctx.db, null), null);
  return { ...check, isRight: check.isRight && wrongDays.length === 0, wrongDays };
}

/**
 * The same from the last closing balance on: what it carries over and what came since add up to nothing, and so for the
 * orders of which something was booked since.
 */
export async function checkOpenLedger(ctx: Pick<Ctx, 'db'>): Promise<LedgerCheck> {
  const closing = await store.findLastClosing(ctx.db);
  const accounts = new Map(closing.amounts.map(({ account, fen }) => [account, fen]));
  for (const { account, fen } of await store.sumByAccount(ctx.db, closing.until))
    accounts.set(account, (accounts.get(account) ?? 0) + fen);
  const sums = [...accounts].map(([account, fen]) => ({ account, fen }));
  return checkBalance(ctx, sums, closing.until);
}

async function checkBalance(
  ctx: Pick<Ctx, 'db'>,
  sums: readonly { readonly account: string; readonly fen: number }[],
  since: Date | null,
): Promise<LedgerCheck> {
  const accounts = Object.fromEntries(sums.map(({ account, fen }) => [account, fen]));
  const total = sums.reduce((sum, { fen }) => sum + fen, 0);
  const wrong = await store.findWrongOrders(ctx.db, since);
  return { isRight: total === 0 && wrong.length === 0, accounts, wrong, wrongDays: [] };
}

/** Writes the closing balances of a Shanghai day that is over, once. */
export async function closeLedger(ctx: Pick<Ctx, 'db'>, day: string): Promise<void> {
  await store.addClosing(ctx.db, day);
}

export async function entriesOf(ctx: Pick<Ctx, 'db'>, orderId: string) {
  return store.findOfOrder(ctx.db, orderId);
}
