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

/** What each account holds, or what came to it since an instant. */
export async function sumByAccount(tx: Tx, since: Date | null) {
  let query = tx
    .selectFrom('ledger_entry')
    .select(['account', sql<number>`sum(amount_fen)::bigint`.as('fen')])
    .groupBy('account')
    .orderBy('account');
  if (since !== null)
    query = query.innerJoin('ledger_txn', 'ledger_txn.id', 'ledger_entry.txn_id').where('at', '>=', since);
  return query.execute();
}

const ACCOUNTS: readonly LedgerAccount[] = [
  'customer',
  'provider:wechat',
  'provider:alipay',
  'revenue',
  'refund',
  'fee',
];

/** Where a Shanghai day ends. */
const endOf = (day: string) => sql<Date>`((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')`;

/** The last closing balances and the instant up to which they count; none and null before the first. */
export async function findLastClosing(tx: Tx) {
  const last = await tx
    .selectFrom('ledger_closing')
    .select(['day', sql<Date>`((day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')`.as('until')])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return { until: null, amounts: [] };
  const amounts = await tx
    .selectFrom('ledger_closing')
    .select(['account', 'amount_fen as fen'])
    .where('day', '=', last.day)
    .execute();
  return { until: last.until, amounts };
}

/** Closing balances of a day: those before it and what came since. Nothing where they are written, or later ones are. */
export async function addClosing(tx: Tx, day: string): Promise<void> {
  await sql`
    INSERT INTO ledger_closing (day, account, amount_fen)
    SELECT ${day}::date, a.account, coalesce(c.amount_fen, 0) + coalesce((
        SELECT sum(e.amount_fen) FROM ledger_txn t JOIN ledger_entry e ON e.txn_id = t.id
        WHERE e.account = a.account AND t.at < ${endOf(day)} AND (l.day IS NULL OR t.at >= (l.day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')
      ), 0)
    FROM unnest(${ACCOUNTS}::text[]) AS a(account)
    CROSS JOIN (SELECT max(day) AS day FROM ledger_closing) l
    LEFT JOIN ledger_closing c ON c.day = l.day AND c.account = a.account
    WHERE l.day IS NULL OR l.day < ${day}::date
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Days whose closing balances are not what the entries up to their end add up to. */
export async function findWrongClosings(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    WITH daily AS (
      SELECT (t.at AT TIME ZONE 'Asia/Shanghai')::date AS day, e.account, sum(e.amount_fen) AS fen
      FROM ledger_txn t JOIN ledger_entry e ON e.txn_id = t.id GROUP BY 1, 2
    )
    SELECT DISTINCT c.day::text AS day FROM ledger_closing c
    WHERE c.amount_fen <> coalesce((SELECT sum(d.fen) FROM daily d WHERE d.account = c.account AND d.day <= c.day), 0)
    ORDER BY 1`.execute(tx);
  return rows.map(({ day }) => day);
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
 *
 * @param since looks only at orders of which something was booked, paid or given back from then on; null looks at all
 */
export async function findWrongOrders(tx: Tx, since: Date | null) {
  const { rows } = await sql<{ order_no: string; why: string }>`
    WITH looked AS (
      SELECT id FROM pay_order WHERE ${since}::timestamptz IS NULL
      UNION SELECT order_id FROM ledger_txn WHERE at >= ${since}
      UNION SELECT id FROM pay_order WHERE channel IN ('wechat', 'alipay') AND paid_at >= ${since}
      UNION SELECT order_id FROM pay_refund WHERE done_at >= ${since}
    ), booked AS (
      SELECT t.order_id, t.kind, e.account, e.amount_fen AS fen, r.provider_txn IS NOT NULL OR EXISTS (
          SELECT 1 FROM pay_refund s WHERE t.kind = 'payment' AND s.order_id = t.order_id AND t.source_id = o.channel || ':' || s.provider_txn
        ) AS is_second
      FROM looked JOIN pay_order o ON o.id = looked.id JOIN ledger_txn t ON t.order_id = o.id JOIN ledger_entry e ON e.txn_id = t.id
      LEFT JOIN pay_refund r ON t.kind = 'refund' AND r.id::text = t.source_id
    ), sums AS (
      SELECT order_id,
        coalesce(sum(fen) FILTER (WHERE kind = 'payment' AND account LIKE 'provider:%' AND NOT is_second), 0) AS paid,
        coalesce(sum(fen) FILTER (WHERE kind = 'delivery' AND account = 'customer'), 0) AS delivered,
        coalesce(-sum(fen) FILTER (WHERE kind = 'refund' AND account LIKE 'provider:%' AND NOT is_second), 0) AS returned,
        coalesce(sum(fen) FILTER (WHERE account = 'customer' AND NOT is_second), 0) AS customer,
        coalesce(-sum(fen) FILTER (WHERE account = 'customer' AND is_second), 0) AS owed
      FROM booked GROUP BY order_id
    ), given AS (
      SELECT t.order_id, count(*) AS n FROM looked JOIN ledger_txn t ON t.order_id = looked.id
      JOIN entitlement e ON e.ledger_txn_id = t.id GROUP BY t.order_id
    )
    SELECT o.order_no, concat_ws(', ',
      CASE WHEN coalesce(s.paid, 0) <> CASE WHEN o.status IN (2, 4, 5) THEN o.amount_fen ELSE 0 END THEN 'paid' END,
      CASE WHEN coalesce(s.returned, 0) <> o.refunded_fen THEN 'returned' END,
      CASE WHEN coalesce(s.delivered, 0) NOT IN (0, o.amount_fen) THEN 'delivered' END,
      CASE WHEN coalesce(g.n, 0) <> CASE WHEN coalesce(s.delivered, 0) > 0 THEN 1 ELSE 0 END THEN 'entitlement' END,
      CASE WHEN coalesce(s.customer, 0) <> CASE WHEN coalesce(s.delivered, 0) > 0 THEN 0
        ELSE o.refunded_fen - coalesce(s.paid, 0) END THEN 'customer' END,
      CASE WHEN coalesce(s.owed, 0) < 0 THEN 'second payment' END) AS why
    FROM looked JOIN pay_order o ON o.id = looked.id LEFT JOIN sums s ON s.order_id = o.id LEFT JOIN given g ON g.order_id = o.id`.execute(
    tx,
  );
  return rows.filter((row) => row.why !== '');
}
