/**
 * Plans of the statements that the suites send, on a database of many accounts: which tables PostgreSQL would read whole. They are
 * the plans for any value, which a prepared statement comes to have. What functions of the database do inside is seen by calling
 * them under auto_explain.
 */
import { Client } from 'pg';
import { accountId, tokenOf } from '../load/seed.ts';
import { plansOf, type Plan } from './plans.ts';

/** A statement and the tables that it reads whole. */
export type Scan = { readonly text: string; readonly tables: readonly string[] };

/** Where statements of the server come from; those of migrations and of the tests themselves are not looked at. */
const SERVER = /\/server\/src\/(modules|jobs|ops)\//;
const STACK = 60;

/** Collects the texts of all statements that the server in this process sends from now on. */
export function watchStatements(): ReadonlySet<string> {
  const texts = new Set<string>();
  Error.stackTraceLimit = STACK;
  const prototype = Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function watched(this: unknown, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string' && !texts.has(text) && SERVER.test(new Error(text).stack ?? ''))
      texts.add(text);
    return query.apply(this, args);
  };
  return texts;
}

/**
 * Tables or indexes that steps read from one end to the other. One that stops after the rows it needs does not count, nor an index of
 * some rows only, such as of what is due.
 */
function* wholeReads(plan: Plan, partial: ReadonlySet<string>, isLimited = false): Generator<string> {
  const type = plan['Node Type'];
  const isBounded = isLimited || type === 'Limit';
  const isIndex = /^Index (Only )?Scan$/.test(type) && !partial.has(plan['Index Name'] ?? '');
  if ((type === 'Seq Scan' || (isIndex && !isBounded)) && plan['Index Cond'] === undefined)
    yield plan['Relation Name'] ?? type;
  // Only what comes through in order stops early: a sort or an aggregate reads all of its input.
  const passesOrder = !['Sort', 'Aggregate', 'Hash', 'WindowAgg'].includes(type);
  for (const inner of plan.Plans ?? []) yield* wholeReads(inner, partial, isBounded && passesOrder);
}

/** Indexes of some rows only. */
async function partialIndexes(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ relname: string }>(
    'SELECT relname FROM pg_class JOIN pg_index ON indexrelid = oid WHERE indpred IS NOT NULL',
  );
  return new Set(rows.map(({ relname }) => relname));
}

const isQuery = (text: string) => /^(select|insert|update|delete|with)\b/i.test(text);
/** Of the queue's library, which has its own tables, of PostgreSQL's catalogue, and of plain rows that are added. */
const isForeign = (text: string) =>
  /\bpgboss\b|pg_stat_activity|pg_proc|to_regclass/i.test(text) ||
  (/^insert into "?\w+"? [^;]*? values /i.test(text) && !/select/i.test(text));

/** A superuser's connection to a database of the PostgreSQL at an address. */
export async function connectAsOwner(url: string, database: string): Promise<Client> {
  const address = new URL(url);
  address.pathname = `/${database}`;
  const client = new Client({ connectionString: address.href });
  await client.connect();
  return client;
}

/** Pages below which PostgreSQL may well read a table whole though it has a fitting index: of those the index is asked for. */
const FEW_PAGES = 128;

/** Tables of at most so many pages. */
async function smallTables(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND relpages < ${FEW_PAGES} AND relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** Statements that would read a table whole. */
export async function scansOf(client: Client, texts: Iterable<string>) {
  const small = await smallTables(client);
  const partial = await partialIndexes(client);
  const scans: Scan[] = [];
  let planned = 0;
  const tablesOf = async (text: string) => {
    const plans = await plansOf(async (one) => (await client.query<object>(one)).rows, text);
    return [...new Set(plans.flatMap((plan) => [...wholeReads(plan, partial)]))];
  };
  const withoutScans = async (text: string) => {
    await client.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off');
    const tables = await tablesOf(text);
    await client.query('RESET enable_seqscan; RESET enable_hashjoin; RESET enable_mergejoin');
    return tables;
  };
  for (const text of texts) {
    if (!isQuery(text) || isForeign(text)) continue;
    planned += 1;
    const found = await tablesOf(text);
    if (found.length === 0) continue;
    const possible = await withoutScans(text);
    const isDue = DUE.some((due) => due.test(text));
    const tables = found.filter((table) => possible.includes(table) || (!isDue && !small.has(table)));
    if (tables.length > 0) scans.push({ text, tables });
  }
  return { scans, planned };
}

/** Calls of functions that read tables, about accounts of the seed; each is rolled back. */
const CALLS: readonly string[] = [
  `SELECT * FROM take_quota(sha256('${tokenOf(12)}'), '300 s', '30 d', 'PaiPan', 'plan-1', 3, current_date, 9, now())`,
  `SELECT * FROM take_quota(sha256('${tokenOf(12)}'), '300 s', '30 d', 'PaiPan', 'use-1', 3, current_date, 9, now())`,
  `SELECT * FROM session_of(sha256('${tokenOf(12)}'), '0 s', '30 d', now() + interval '1 hour')`,
  `SELECT reconcile_quota('${accountId(12)}', '{PaiPan}', '{plan-2}', ARRAY[current_date], '{3}', current_date, 7, 9, now())`,
  ...['true', 'false'].map(
    (isKnown) => `SELECT * FROM save_own_record(sha256('${tokenOf(4)}'), '300 s', '30 d',
      ${isKnown === 'true' ? `(SELECT id FROM record WHERE account_id = '${accountId(4)}' AND kind = 'case' AND body IS NOT NULL LIMIT 1)` : 'gen_random_uuid()'},
      'case', '{"name": "甲", "groupId": "${accountId(1)}"}', now(), ${isKnown === 'true' ? 1 : 0}, NULL, gen_random_uuid(), 20, 20,
      ARRAY[5000, 8000, 20000, 99999999, 99999, 999999999]::bigint[], now())`,
  ),
  `SELECT * FROM save_own_record(sha256('${tokenOf(4)}'), '300 s', '30 d',
    (SELECT id FROM record WHERE account_id = '${accountId(4)}' AND kind = 'case' AND body IS NOT NULL LIMIT 1),
    'case', '{"name": "乙"}', now(), 77, '{}', gen_random_uuid(), 20, 20, ARRAY[5000, 8000, 20000, 99999999, 99999, 999999999]::bigint[], now())`,
  `SELECT accounts_of('${accountId(12)}'), owner_of('${accountId(12)}'), is_member('${accountId(12)}', now())`,
  `UPDATE account SET nickname = '新名' WHERE id = '${accountId(12)}'`,
  `UPDATE vip_nickname SET nickname = '新名' WHERE account_id = '${accountId(12)}'`,
  `WITH t AS (INSERT INTO ledger_txn SELECT gen_random_uuid(), 'fee', 'plan', id, now() FROM pay_order ORDER BY id LIMIT 1 RETURNING id)
    INSERT INTO ledger_entry SELECT t.id, a.account, a.fen FROM t, (VALUES ('fee', 1), ('customer', -1)) a (account, fen)`,
];

/** What functions and triggers of the database read whole, and the functions whose inside was seen. */
export async function functionScans(client: Client) {
  const scans: Scan[] = [];
  const texts: string[] = [];
  const partial = await partialIndexes(client);
  client.on('notice', ({ message = '' }) => {
    const json = /\{[\s\S]*\}/.exec(message)?.[0];
    if (json === undefined) return;
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Plan };
    texts.push(text);
    const tables = [...wholeReads(plan, partial)];
    if (tables.length > 0) scans.push({ text, tables: [...new Set(tables)] });
  });
  await client.query(`LOAD 'auto_explain'`);
  for (const [name, value] of [
    ['auto_explain.log_min_duration', '0'],
    ['auto_explain.log_nested_statements', 'on'],
    ['auto_explain.log_triggers', 'on'],
    ['auto_explain.log_format', 'json'],
    ['auto_explain.log_level', 'notice'],
    ['client_min_messages', 'notice'],
  ])
    await client.query(`SET ${name} = '${value}'`);
  for (const call of CALLS) {
    await client.query('BEGIN');
    await client.query(call);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    await client.query('ROLLBACK');
  }
  return { scans, texts };
}

/** Tables that hold what the operator wrote, some hundred rows at most however many accounts there are. */
const SMALL = new Set([
  'feature_switch',
  'quota_limit',
  'product',
  'product_price',
  'holiday_notice',
  'holiday_look',
  'wire_key',
  'link_key',
  'function_set',
  'schema_migration',
  'payment_report',
  'ledger_closing',
  'code_batch',
  'operator_session',
  'vip_nickname',
]);

/**
 * Statements that take what is due by its time: there is an index, but the plan for any value supposes that a third of the table is due. The
 * server sends them with values, of which few are.
 */
const DUE: readonly RegExp[] = [
  /^delete from "login_session" where \("idle_until" <=/,
  /^delete from "otp" where "created_at" </,
  /inner join "ledger_txn" on .* where "at" >= \$1 group by "account"/,
  /^select "pay_refund"\.\*, "order_no" from .* "accepted_at" >= \$2 and "accepted_at" < \$3/,
];

/** Statements that read large tables whole on purpose: none of them is part of a user's call. */
const ALLOWED: readonly { readonly text: RegExp; readonly why: string }[] = [
  {
    text: /^select \* from "former_phone" for update$/,
    why: 'phones of some weeks ago, sealed again when the operator changes the secret; they are deleted after a month',
  },
  {
    text: /^select "account", sum\(amount_fen\)::bigint as "fen" from "ledger_entry" group by/,
    why: 'the whole ledger, by a command of the operator; the daily check begins at the last closing balance',
  },
];

/** Scans that are not listed. */
export function unlisted(scans: readonly Scan[]): readonly string[] {
  return scans.flatMap(({ text, tables }) => {
    const large = tables.filter((table) => !SMALL.has(table));
    const line = text.replaceAll(/\s+/g, ' ');
    const isAllowed = ALLOWED.some((allowed) => allowed.text.test(line));
    return large.length === 0 || isAllowed ? [] : [`${large.join(', ')}: ${line}`];
  });
}
