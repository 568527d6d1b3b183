/**
 * What the calls of the server are measured against: a bare Fastify that does the same reads and writes, each in one call of a
 * SQL function or one query, with nothing around them: no session, no limits, no checks, no log. What cannot be left out is not: a
 * password is hashed, a provider is called, the signature of a notice is verified.
 *
 * Routes under /same are as bare, and send the statement that the server sends for the same call, session and limits in it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import fastifyStatic from '@fastify/static';
import { verify } from '@node-rs/argon2';
import { SWITCH_KEYS } from '@shangyuan/contract';
import { Pool } from 'pg';
import { BOUNDS } from '../src/bounds.ts';
import { loadConfig } from '../src/config.ts';
import { TAKE } from '../src/modules/quota/quota.store.ts';
import { shanghaiDay } from '../src/modules/quota/shanghaiDay.ts';
import { ADD_OWN } from '../src/modules/records/records.store.ts';
import { buildPay } from '../src/providers/payProviders.ts';

const COPIED = [
  'quota_day',
  'quota_use',
  'record_head',
  'record',
  'login_session',
  'pay_order',
  'payment_event',
  'ledger_txn',
  'ledger_entry',
  'entitlement',
];
const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS load;
  ${COPIED.map((table) => `CREATE TABLE IF NOT EXISTS load.${table} (LIKE public.${table} INCLUDING ALL);`).join('\n  ')}
  CREATE TABLE IF NOT EXISTS load.member (account_id uuid PRIMARY KEY, vip_until timestamptz);
  CREATE OR REPLACE FUNCTION load.take(p_account uuid, p_feature text, p_request text, p_day date)
  RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE v_used integer;
  BEGIN
    INSERT INTO load.quota_day AS d (account_id, day, feature, used) VALUES (p_account, p_day, p_feature, 1)
    ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + 1 WHERE d.used < 1000000000
    RETURNING d.used INTO v_used;
    INSERT INTO load.quota_use (account_id, request_id, feature, day, is_counted, is_offline, at)
    VALUES (p_account, p_request, p_feature, p_day, true, false, now());
    RETURN v_used;
  END $$;
  CREATE OR REPLACE FUNCTION load.save(p_account uuid, p_id uuid, p_kind text, p_body jsonb, p_edited timestamptz)
  RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE v_cursor bigint;
  BEGIN
    INSERT INTO load.record_head AS h (account_id, cursor, living) VALUES (p_account, 1, 1)
    ON CONFLICT (account_id) DO UPDATE SET cursor = h.cursor + 1, living = h.living + 1
    RETURNING h.cursor INTO v_cursor;
    INSERT INTO load.record (account_id, id, kind, body, revision, edited_at, updated_at, cursor)
    VALUES (p_account, p_id, p_kind, p_body, 1, p_edited, now(), v_cursor);
    RETURN v_cursor;
  END $$;
  CREATE OR REPLACE FUNCTION load.push(p_account uuid, p_records jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE v_cursor bigint; v_count integer := jsonb_array_length(p_records);
  BEGIN
    INSERT INTO load.record_head AS h (account_id, cursor, living) VALUES (p_account, v_count, v_count)
    ON CONFLICT (account_id) DO UPDATE SET cursor = h.cursor + v_count, living = h.living + v_count
    RETURNING h.cursor INTO v_cursor;
    INSERT INTO load.record (account_id, id, kind, body, revision, edited_at, updated_at, cursor)
    SELECT p_account, (r ->> 'id')::uuid, r ->> 'kind', r -> 'body', 1, (r ->> 'editedAt')::timestamptz, now(), v_cursor - v_count + n
    FROM jsonb_array_elements(p_records) WITH ORDINALITY e (r, n);
    RETURN v_cursor - v_count;
  END $$;
  CREATE OR REPLACE FUNCTION load.open_session(p_account uuid, p_token bytea) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO load.login_session VALUES (p_token, gen_random_uuid(), p_account, '', now(), now(), now() + interval '30 days',
      now() + interval '90 days');
    DELETE FROM load.login_session WHERE account_id = p_account AND id IN (
      SELECT id FROM load.login_session WHERE account_id = p_account ORDER BY last_seen_at DESC OFFSET 20);
  END $$;
  CREATE OR REPLACE FUNCTION load.settle(p_event text, p_order text, p_raw bytea, p_txn text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE o load.pay_order; v_txn uuid; v_kind text;
  BEGIN
    INSERT INTO load.payment_event VALUES ('wechat', p_event, true, 'paid', p_order, 'credited', p_raw, 1, now(), now())
    ON CONFLICT DO NOTHING;
    UPDATE load.pay_order SET status = 2, provider_txn = p_txn, paid_at = now(), check_at = NULL
    WHERE order_no = p_order AND status = 1 RETURNING * INTO o;
    IF NOT FOUND THEN
      RETURN;
    END IF;
    FOREACH v_kind IN ARRAY ARRAY['payment', 'delivery'] LOOP
      v_txn := gen_random_uuid();
      INSERT INTO load.ledger_txn VALUES (v_txn, v_kind, o.id, o.id, now());
      INSERT INTO load.ledger_entry VALUES (v_txn, 'customer', o.amount_fen), (v_txn, 'revenue', -o.amount_fen);
    END LOOP;
    INSERT INTO load.entitlement VALUES (gen_random_uuid(), o.account_id, 'vip', 'order', o.id, v_txn, o.product_id, o.title, 30, false, now());
    INSERT INTO load.member AS m VALUES (o.account_id, now() + interval '30 days')
    ON CONFLICT (account_id) DO UPDATE SET vip_until = m.vip_until + interval '30 days';
  END $$;`;

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
});
await pool.query(SCHEMA);
/** Rows of a statement, which is prepared once a connection. */
async function rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

const day = shanghaiDay(new Date());
const { wechat } = buildPay(loadConfig(process.env), { now: () => new Date() });
const app = fastify();
const ok = (data: unknown) => ({ code: 200, msg: 'ok', data });

type Take = { readonly account: string; readonly feature: string; readonly requestId: string };
app.post<{ Body: Take }>('/take', async ({ body: { account, feature, requestId } }) => {
  const [row] = await rows<{ used: number }>('take', 'SELECT load.take($1, $2, $3, $4) AS used', [
    account,
    feature,
    requestId,
    day,
  ]);
  return ok({ feature, remaining: row?.used, unlimited: false, date: day });
});

type Save = {
  readonly account: string;
  readonly id: string;
  readonly kind: string;
  readonly body: object;
  readonly editedAt: string;
};
app.post<{ Body: Save }>('/save', async ({ body: { account, id, kind, body, editedAt } }) => {
  const values = [account, id, kind, JSON.stringify(body), editedAt];
  const [row] = await rows<{ cursor: string }>(
    'save',
    'SELECT load.save($1, $2, $3, $4, $5) AS cursor',
    values,
  );
  return ok({ record: { id, kind, body, revision: 1, cursor: Number(row?.cursor) }, kept: 'mine' });
});

/** The hash of the token of a request's cookie. */
const tokenHash = (cookie = '') => createHash('sha256').update(cookie.replace('sid=', '')).digest();
const [TOUCH, IDLE] = ['300 seconds', '2592000 seconds'];

app.post<{ Body: Take }>('/same/take', async ({ body: { feature, requestId }, headers }) => {
  const used = [tokenHash(headers.cookie), TOUCH, IDLE, feature, requestId, 1_000_000_000, day];
  const values = [...used, BOUNDS.uncountedUses.limit, new Date().toISOString()];
  const [row] = await rows<{ taken: unknown }>('same take', TAKE, values);
  return ok({ feature, remaining: row?.taken, unlimited: false, date: day });
});

const BUDGETS = [
  BOUNDS.recordsLiving,
  BOUNDS.recordsStored,
  BOUNDS.recordsTotal,
  BOUNDS.accountBytes,
  { limit: Number(process.env['WRITES_PER_MINUTE']) },
  BOUNDS.bytesADay,
].map(({ limit }) => limit);
app.post<{ Body: Save }>('/same/save', async ({ body: { id, kind, body, editedAt }, headers }, reply) => {
  const now = new Date().toISOString();
  const values = [tokenHash(headers.cookie), TOUCH, id, kind, JSON.stringify(body), editedAt, BUDGETS, now];
  const [row] = await rows<{ cursor: string | null }>('same save', ADD_OWN, values);
  if (row === undefined || row.cursor === null) return reply.code(409).send(ok(null));
  return ok({ record: { id, kind, body, revision: 1, cursor: Number(row.cursor) }, kept: 'mine' });
});

type Push = { readonly account: string; readonly records: readonly { readonly id: string }[] };
app.post<{ Body: Push }>('/push', async ({ body: { account, records } }) => {
  const values = [account, JSON.stringify(records)];
  const [row] = await rows<{ cursor: string }>('push', 'SELECT load.push($1, $2) AS cursor', values);
  const results = records.map(({ id }, index) => ({
    record: { id, revision: 1, cursor: Number(row?.cursor) + index + 1 },
    kept: 'mine',
  }));
  return ok({ results });
});

type Login = { readonly username: string; readonly password: string };
app.post<{ Body: Login }>('/login', async ({ body: { username, password } }, reply) => {
  const text = 'SELECT id, nickname, pw_hash FROM account WHERE lower(username) = lower($1) AND status <> $2';
  const [account] = await rows<{ id: string; nickname: string; pw_hash: string }>('login', text, [
    username,
    'erased',
  ]);
  if (account === undefined || !(await verify(account.pw_hash, password))) return reply.code(401).send();
  const token = randomUUID() + randomUUID();
  await rows('session', 'SELECT load.open_session($1, sha256(convert_to($2, $$UTF8$$)))', [
    account.id,
    token,
  ]);
  return reply
    .header('set-cookie', `sid=${token}`)
    .send(ok({ user: { id: account.id, nickname: account.nickname } }));
});

type List = { readonly account: string; readonly since: string; readonly limit: string };
app.get<{ Querystring: List }>('/list', async ({ query: { account, since, limit } }) => {
  const text = `SELECT id, kind, body, revision, conflicts, edited_at, deleted_at, cursor FROM record
    WHERE account_id = $1 AND cursor > $2 ORDER BY cursor LIMIT $3`;
  const items = await rows('list', text, [account, since, Number(limit) + 1]);
  return ok({ items: items.slice(0, Number(limit)), hasMore: items.length > Number(limit) });
});

type Order = { readonly account: string; readonly requestId: string };
let orders = 0;
app.post<{ Body: Order }>('/order', async ({ body: { account, requestId } }) => {
  orders += 1;
  const orderNo = `2026REF${String(orders).padStart(17, '0')}`;
  const expiresAt = new Date(Date.now() + 1_800_000);
  const text = `INSERT INTO load.pay_order (id, order_no, account_id, request_id, product_id, kind, title, days, is_lifetime, target,
      channel, scene, amount_fen, origin, client_ip, status, refunded_fen, created_at, expires_at, check_count, given_up_at)
    VALUES (gen_random_uuid(), $1, $2, $3, 'vip-month', 'vip', '月度会员', 30, false, '', 'wechat', 'native', 1800, '', '', 1, 0, now(),
      $4, 0, now())`;
  await rows('order', text, [orderNo, account, requestId, expiresAt]);
  const pay = await wechat?.startPayment({
    orderNo,
    subject: '月度会员',
    amountFen: 1_800,
    scene: 'native',
    expiresAt,
    clientIp: '127.0.0.1',
    openid: null,
    noticeUrl: 'http://127.0.0.1/notice',
    returnUrl: 'http://127.0.0.1/',
    quitUrl: 'http://127.0.0.1/',
  });
  return ok({ orderNo, pay });
});

app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.post<{ Body: string }>('/notice', async ({ headers, body }, reply) => {
    const notice = wechat?.readNotice(headers, body, new Date());
    if (notice?.kind !== 'paid') return reply.code(400).send();
    const values = [notice.eventId, notice.orderNo, Buffer.from(body), notice.trade.txn];
    await rows('settle', 'SELECT load.settle($1, $2, $3, $4)', values);
    return { code: 'SUCCESS', message: '' };
  });
});

const switches = SWITCH_KEYS.map((switchKey) => ({ switchKey, switchValue: true }));
app.get('/switches', async () => ({ code: '200', msg: 'ok', data: switches }));

/** Texts of calendars as the server made them, which the load puts here; reading one looks up its rows. */
const texts = new Map<string, { readonly tag: string; readonly text: string }>();
app.post<{ Body: { token: string; tag: string; text: string } }>(
  '/text',
  { bodyLimit: 4_194_304 },
  async ({ body }) => {
    texts.set(body.token, body);
    return ok(null);
  },
);
app.get<{ Querystring: { token: string } }>('/calendar', async ({ query: { token }, headers }, reply) => {
  const text = `SELECT c.*, h.cursor, o.is_granted FROM calendar c JOIN account a ON a.id = c.account_id
    LEFT JOIN record_head h ON h.account_id = a.id
    LEFT JOIN consent o ON o.account_id = a.id AND o.item = 'birthdayCalendar'
    WHERE token_sha256 = sha256(convert_to($1, 'UTF8')) AND a.status = 'active' AND a.locked_at IS NULL`;
  const [row] = await rows('calendar', text, [token]);
  const made = texts.get(token);
  if (row === undefined || made === undefined) return reply.code(404).send();
  if (headers['if-none-match'] === made.tag) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(made.text);
});

app.register(fastifyStatic, { root: process.env['WEB_DIR'] ?? '', preCompressed: true });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`ready: ${address}\n`);
