/** The ledger. */
import { sql } from 'kysely';
import type { LedgerAccount, LedgerKind } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';

export type NewTxn = {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly source_id: string;
  readonly order_id: string;
  readonly at: Date;
};

/** @returns false where the same cause was written before */
export async function addTxn(tx: Tx, txn: NewTxn): Promise<boolean> {
  const added = await tx
    .insertInto('ledger_txn')
    .values(txn)
    .onConflict((conflict) => conflict.columns(['kind', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function addEntries(
  tx: Tx,
  entries: readonly { txn_id: string; account: LedgerAccount; amount_fen: number }[],
): Promise<void> {
  await tx
    .insertInto('ledger_entry')
    .values([...entries])
    .execute();
}

export async function sumByAccount(tx: Tx) {
  return tx
    .selectFrom('ledger_entry')
    .select(['account', sql<number>`sum(amount_fen)::bigint`.as('fen')])
    .groupBy('account')
    .orderBy('account')
    .execute();
}

/** What the ledger holds of an order, transaction by transaction. */
export async function findOfOrder(tx: Tx, orderId: string) {
  return tx
    .selectFrom('ledger_txn')
    .innerJoin('ledger_entry', 'ledger_entry.txn_id', 'ledger_txn.id')
    .select(['kind', 'account', 'amount_fen', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('kind', 'desc')
    .orderBy('account')
    .execute();
}

/**
 * Orders whose ledger does not say what their rows say, with what is wrong: money in, money back, what was given for it. An
 * empty list is a ledger that is right.
 */
export async function findWrongOrders(tx: Tx) {
  const { rows } = await sql<{ order_no: string; why: string }>`
    WITH sums AS (
      SELECT t.order_id,
        coalesce(sum(e.amount_fen) FILTER (WHERE t.kind = 'payment' AND e.account LIKE 'provider:%'), 0) AS paid,
        coalesce(sum(e.amount_fen) FILTER (WHERE t.kind = 'delivery' AND e.account = 'customer'), 0) AS delivered,
        coalesce(-sum(e.amount_fen) FILTER (WHERE t.kind = 'refund' AND e.account LIKE 'provider:%'), 0) AS returned,
        coalesce(sum(e.amount_fen) FILTER (WHERE e.account = 'customer'), 0) AS customer
      FROM ledger_txn t JOIN ledger_entry e ON e.txn_id = t.id GROUP BY t.order_id
    ), given AS (
      SELECT t.order_id, count(*) AS n FROM entitlement e JOIN ledger_txn t ON t.id = e.ledger_txn_id GROUP BY t.order_id
    )
    SELECT o.order_no, concat_ws(', ',
      CASE WHEN coalesce(s.paid, 0) <> CASE WHEN o.status IN (2, 4, 5) THEN o.amount_fen ELSE 0 END THEN 'paid' END,
      CASE WHEN coalesce(s.returned, 0) <> o.refunded_fen THEN 'returned' END,
      CASE WHEN coalesce(s.delivered, 0) NOT IN (0, o.amount_fen) THEN 'delivered' END,
      CASE WHEN coalesce(g.n, 0) <> CASE WHEN coalesce(s.delivered, 0) > 0 THEN 1 ELSE 0 END THEN 'entitlement' END,
      CASE WHEN coalesce(s.customer, 0) <> CASE WHEN coalesce(s.delivered, 0) > 0 THEN 0
        ELSE o.refunded_fen - coalesce(s.paid, 0) END THEN 'customer' END) AS why
    FROM pay_order o LEFT JOIN sums s ON s.order_id = o.id LEFT JOIN given g ON g.order_id = o.id`.execute(
    tx,
  );
  return rows.filter((row) => row.why !== '');
}
