/**
 * Holds the ledger of a load against the database and the API: what was acknowledged and is not there, and what was counted
 * or credited twice.
 */
import { DAY_MS } from '../src/duration.ts';
import type { MixedLoad } from './mixedLoad.ts';

/** Runs a query on the database under the load. */
export type Query = (text: string, values?: unknown[]) => Promise<{ readonly rows: unknown[] }>;

/** What a comparison found; each line names one thing. */
export type Findings = { readonly lost: readonly string[]; readonly twice: readonly string[] };

const CODE_DAYS = 7;
const ORDER_DAYS = 30;

class Report {
  readonly lost: string[] = [];
  readonly twice: string[] = [];

  /** There must be as many as were acknowledged, and no more than were sent. */
  count(what: string, found: number, acknowledged: number, sent = acknowledged): void {
    if (found < acknowledged) this.lost.push(`${what}: ${found} of ${acknowledged}`);
    if (found > sent) this.twice.push(`${what}: ${found}, sent ${sent}`);
  }
}

const groupBy = <T>(values: readonly T[], keyOf: (value: T) => string) => Map.groupBy(values, keyOf);

/** Compares with the database. The load is paused, or its servers are down. */
export async function compareWithDatabase(load: MixedLoad, query: Query): Promise<Findings> {
  const report = new Report();
  await compareAccounts(load, query, report);
  await compareUses(load, query, report);
  await compareRecords(load, query, report);
  await compareMoney(load, query, report);
  return report;
}

async function compareAccounts({ ledger }: MixedLoad, query: Query, report: Report): Promise<void> {
  const names = ledger.visitors.map(({ username }) => username);
  const { rows } = await query(
    'SELECT lower(username) AS name, min(id::text) AS id, count(*)::int AS n FROM account WHERE username = ANY ($1) GROUP BY 1',
    [names],
  );
  const found = new Map((rows as { name: string; id: string; n: number }[]).map((row) => [row.name, row]));
  for (const { username, id } of ledger.visitors) {
    const row = found.get(username);
    report.count(`account ${username}`, row?.n ?? 0, Number(id !== ''), 1);
    if (id !== '' && row !== undefined && row.id !== id) report.lost.push(`account ${username}: another id`);
  }
}

async function compareUses({ ledger }: MixedLoad, query: Query, report: Report): Promise<void> {
  const accounts = groupBy(ledger.uses, ({ accountId }) => accountId);
  const ids = [...accounts.keys()];
  const [uses, days] = await Promise.all([
    query(
      'SELECT account_id::text AS account, request_id AS request FROM quota_use WHERE account_id = ANY ($1::uuid[])',
      [ids],
    ),
    query(
      'SELECT account_id::text AS account, sum(used)::int AS n FROM quota_day WHERE account_id = ANY ($1::uuid[]) GROUP BY 1',
      [ids],
    ),
  ]);
  const written = groupBy(uses.rows as { account: string; request: string }[], ({ account }) => account);
  const counted = new Map(
    (days.rows as { account: string; n: number }[]).map(({ account, n }) => [account, n]),
  );
  for (const [account, sent] of accounts) {
    const requests = new Set(written.get(account)?.map(({ request }) => request));
    for (const { requestId, isAnswered } of sent)
      if (isAnswered && !requests.has(requestId)) report.lost.push(`use ${requestId}`);
    // What is counted is what is in the ledger of uses, which has an id once.
    report.count(`count of uses of ${account}`, counted.get(account) ?? 0, requests.size);
    report.count(`uses of ${account}`, requests.size, 0, sent.length);
  }
}

async function compareRecords({ ledger }: MixedLoad, query: Query, report: Report): Promise<void> {
  const { rows } = await query(
    `SELECT r.id::text AS id, r.revision, r.conflicts::int AS conflicts, r.body ->> 'name' AS name,
      (SELECT count(*)::int FROM record_revision v WHERE v.account_id = r.account_id AND v.record_id = r.id) AS former
    FROM record r WHERE r.id = ANY ($1::uuid[])`,
    [[...ledger.records.keys()]],
  );
  type Row = { id: string; revision: number; conflicts: number; name: string; former: number };
  const found = new Map((rows as Row[]).map((row) => [row.id, row]));
  for (const record of ledger.records.values()) {
    const { id, revision, isSaving, name } = record;
    const row = found.get(id);
    report.count(`revision of record ${id}`, row?.revision ?? 0, revision, revision + Number(isSaving));
    if (row === undefined) continue;
    if (row.conflicts > 0) report.twice.push(`record ${id}: an edit became a conflict with itself`);
    if (!isSaving && row.name !== name) report.lost.push(`record ${id}: another body`);
    if (row.former > row.revision - 1) report.twice.push(`record ${id}: ${row.former} former versions`);
  }
}

type OrderRow = {
  id: string;
  request: string;
  order_no: string;
  status: number;
  payments: number;
  deliveries: number;
  grants: number;
};

async function compareMoney(load: MixedLoad, query: Query, report: Report): Promise<void> {
  const { orders, codes } = load.ledger;
  const buyers = [...new Set([...orders, ...codes].map(({ accountId }) => accountId))];
  const { rows } = await query(
    `SELECT o.id::text AS id, o.request_id AS request, o.order_no, o.status::int AS status,
      (SELECT count(*)::int FROM ledger_txn t WHERE t.order_id = o.id AND t.kind = 'payment') AS payments,
      (SELECT count(*)::int FROM ledger_txn t WHERE t.order_id = o.id AND t.kind = 'delivery') AS deliveries,
      (SELECT count(*)::int FROM entitlement e WHERE e.source = 'order' AND e.source_id = o.id::text) AS grants
    FROM pay_order o WHERE o.account_id = ANY ($1::uuid[])`,
    [buyers],
  );
  const placed = groupBy(rows as OrderRow[], ({ request }) => request);
  for (const { requestId, orderNo, isPaid, isSeen } of orders) {
    const found = placed.get(requestId) ?? [];
    report.count(`order of ${requestId}`, found.length, Number(orderNo !== ''), 1);
    const [row] = found;
    if (row === undefined) continue;
    if (orderNo !== '' && row.order_no !== orderNo) report.lost.push(`order ${orderNo}: another number`);
    for (const [what, count] of [
      ['payments', row.payments],
      ['deliveries', row.deliveries],
      ['grants', row.grants],
    ] as const)
      report.count(`${what} of order ${row.order_no}`, count, Number(isSeen), Number(isPaid));
  }
  await compareMemberships(load, query, report, rows as OrderRow[]);
  await compareBooks(load, query, report, rows as OrderRow[]);
}

/** Each membership lasts as long as what was given adds up to, from the first of it on: nothing here lasts so long that it ends between. */
async function compareMemberships(
  { ledger }: MixedLoad,
  query: Query,
  report: Report,
  orders: readonly OrderRow[],
): Promise<void> {
  const buyers = [...new Set([...ledger.orders, ...ledger.codes].map(({ accountId }) => accountId))];
  const { rows } = await query(
    `SELECT a.id::text AS id, a.vip_until, (SELECT min(e.granted_at) FROM entitlement e WHERE e.account_id = a.id) AS first,
      (SELECT count(*)::int FROM entitlement e WHERE e.account_id = a.id AND e.source = 'code') AS codes
    FROM account a WHERE a.id = ANY ($1::uuid[])`,
    [buyers],
  );
  const credited = new Map(orders.map((row) => [row.request, row.grants]));
  for (const row of rows as { id: string; vip_until: Date | null; first: Date | null; codes: number }[]) {
    const own = ledger.codes.filter(({ accountId }) => accountId === row.id);
    report.count(
      `codes of ${row.id}`,
      row.codes,
      own.filter(({ isAnswered }) => isAnswered).length,
      own.length,
    );
    const bought = ledger.orders
      .filter(({ accountId }) => accountId === row.id)
      .reduce((sum, { requestId }) => sum + (credited.get(requestId) ?? 0), 0);
    const days = bought * ORDER_DAYS + row.codes * CODE_DAYS;
    const found =
      row.vip_until === null || row.first === null
        ? 0
        : Math.round((row.vip_until.getTime() - row.first.getTime()) / DAY_MS);
    report.count(`days of membership of ${row.id}`, found, days);
  }
}

/** What the books say of the providers is what was paid at the cashiers, and every transaction balances. */
async function compareBooks(
  { ledger, pay }: MixedLoad,
  query: Query,
  report: Report,
  orders: readonly OrderRow[],
): Promise<void> {
  if (pay === null) return;
  const { rows } = await query(
    `SELECT coalesce(sum(e.amount_fen), 0)::int AS total,
      coalesce(sum(e.amount_fen) FILTER (WHERE e.account LIKE 'provider:%'), 0)::int AS paid,
      coalesce(sum(e.amount_fen) FILTER (WHERE e.account = 'customer'), 0)::int AS owed
    FROM ledger_entry e JOIN ledger_txn t ON t.id = e.txn_id WHERE t.order_id = ANY ($1::uuid[])`,
    [orders.map(({ id }) => id)],
  );
  const [sums] = rows as { total: number; paid: number; owed: number }[];
  const fenOf = (orderNo: string) =>
    pay.wechat.trades[orderNo]?.total ?? pay.alipay.trades[orderNo]?.total ?? 0;
  const sum = (orderNos: readonly string[]) => orderNos.reduce((total, orderNo) => total + fenOf(orderNo), 0);
  const paid = ledger.orders.filter(({ isPaid }) => isPaid);
  report.count(
    'fen in the books',
    sums?.paid ?? 0,
    sum(paid.filter(({ isSeen }) => isSeen).map(({ orderNo }) => orderNo)),
    sum(paid.map(({ orderNo }) => orderNo)),
  );
  if (sums?.total !== 0 || sums.owed !== 0)
    report.twice.push(`the books: ${sums?.total} fen from nowhere, ${sums?.owed} owed to customers`);
}

/** Compares with what the owners see; the servers are up. */
export async function compareWithApi(load: MixedLoad): Promise<Findings> {
  const report = new Report();
  const records = groupBy([...load.ledger.records.values()], ({ accountId }) => accountId);
  const orders = groupBy(load.ledger.orders, ({ accountId }) => accountId);
  for (const visitor of load.ledger.visitors.filter(({ id }) => id !== '')) {
    const own = records.get(visitor.id);
    if (own !== undefined) {
      const seen = new Map<string, number>();
      for (let since = 0, hasMore = true; hasMore;) {
        const { data } = await visitor.call({ path: `/api/record/list?since=${since}`, kind: 'read' });
        const page = data as { items: { id: string; revision: number }[]; cursor: number; hasMore: boolean };
        for (const { id, revision } of page.items) seen.set(id, revision);
        ({ cursor: since, hasMore } = page);
      }
      for (const { id, revision, isSaving } of own)
        report.count(
          `revision of record ${id} as shown`,
          seen.get(id) ?? 0,
          revision,
          revision + Number(isSaving),
        );
    }
    for (const { orderNo, isSeen, isPaid } of orders.get(visitor.id) ?? []) {
      if (orderNo === '') continue;
      const { data } = await visitor.call({ path: `/orderApi/viewNew?orderNo=${orderNo}`, kind: 'read' });
      const isShownPaid = (data as { status: string }).status === '2';
      report.count(
        `payment of order ${orderNo} as shown`,
        Number(isShownPaid),
        Number(isSeen),
        Number(isPaid),
      );
    }
  }
  return report;
}
