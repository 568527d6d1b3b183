/**
 * Fills a migrated database with accounts and what a few years of use leave of each, by SQL only, through every constraint and
 * trigger. Everything follows from the number of an account, so that a load can name its session, password and records.
 */
import { deriveKeys } from '../src/crypto/keys.ts';
import { hashPassword } from '../src/crypto/password.ts';
import { md5 } from '../test/fixtures.ts';

/** The secret of a server on such a database. */
export const APP_SECRET = 'a secret of the load, in no use elsewhere 0123';
/** The password of every account. */
export const PASSWORD = md5('a password of the load');
/** Studios at least, each with the records of {@link STUDIO_RECORDS}. */
const STUDIOS = 20;
/** Records of a studio. */
export const STUDIO_RECORDS = 5_000;
/** First of the milliseconds that ids begin with. */
const EPOCH_MS = 1_690_000_000_000;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** Accounts above which studios, practices and uses are fewer, so that a database of a million is filled in minutes. */
const MANY = 200_000;

/** One account in so many is a studio. */
const studioEvery = (accounts: number) =>
  accounts > MANY ? 10_000 : Math.min(1_000, Math.max(10, Math.floor(accounts / STUDIOS / 10) * 10));

/** One account in so many is a practice with 300 records. */
const practiceEvery = (accounts: number) => (accounts > MANY ? 1_000 : 100);

/** Id of an account. */
export function accountId(n: number): string {
  const ms = hex(EPOCH_MS + n, 12);
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7001-8000-${hex(n, 12)}`;
}

/** Username of an account. */
export const usernameOf = (n: number) => `seed_${n}`;

/** Token of an account's session, as its cookie holds it. */
export const tokenOf = (n: number) => `session${String(n).padStart(36, '0')}`;

/** Token of an account's calendar of birthdays; those whose number does not end in 7 have one. */
export const calendarTokenOf = (n: number) => `calendar${String(n).padStart(35, '0')}`;

/** Accounts for a load: usual ones, which may log in and write, and studios. */
export function chosenAccounts(accounts: number, most: number) {
  const every = studioEvery(accounts);
  const step = Math.max(1, Math.floor(accounts / most));
  const usual = Array.from({ length: Math.floor(accounts / step) }, (_, index) =>
    // Steps of tens would meet the same last digit again and again.
    Math.min(accounts, 1 + index * step + (index % Math.min(step, 10))),
  ).filter((n) => n % 10 !== 7 && n % every !== 3 && n % 5_000 !== 17);
  const studios = Array.from(
    { length: Math.floor((accounts - 3) / every) + 1 },
    (_, index) => 3 + index * every,
  );
  return { usual, studios };
}

type Run = (sql: string, values?: unknown[]) => Promise<unknown>;

/** Helpers of one session: ids, and how many records an account has. */
const helpers = (accounts: number) => `
  CREATE FUNCTION pg_temp.id(kind integer, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex(${EPOCH_MS} + n), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8000' || lpad(to_hex(n), 12, '0'))::uuid $$;
  CREATE FUNCTION pg_temp.sha(t text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$ SELECT sha256(convert_to(t, 'UTF8')) $$;
  CREATE FUNCTION pg_temp.erased(n bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT n % 300 = 7 $$;
  CREATE FUNCTION pg_temp.records(n bigint) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN n % 300 = 7 THEN 0 WHEN n % ${studioEvery(accounts)} = 3 THEN ${STUDIO_RECORDS} WHEN n % ${practiceEvery(accounts)} = 2 THEN 300
      WHEN n % 10 = 4 THEN 30 WHEN n % 2 = 0 THEN 3 WHEN n % 10 = 7 THEN 5 ELSE 0 END $$;
  CREATE FUNCTION pg_temp.uses(n bigint) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN n % 300 = 7 THEN 0 ELSE (ARRAY[0, 6, 12, 30])[n % 4 + 1] / ${accounts > MANY ? 3 : 1} END $$;
  CREATE FUNCTION pg_temp.made(n bigint) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT date_trunc('second', now()) - make_interval(mins => 90 * 1440 + (n * 7919 % (600 * 1440))::integer) $$;
  CREATE FUNCTION pg_temp.paid(n bigint) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT date_trunc('second', now()) - make_interval(mins => (n * 613 % (80 * 1440))::integer + 5) $$;`;

const VIP = `product_id, kind, title, days, is_lifetime, target, channel, scene, amount_fen, origin, client_ip`;
const vip = `'vip-month', 'vip', '月度会员', 30, false, '', CASE WHEN n % 3 = 0 THEN 'alipay' ELSE 'wechat' END,
  CASE WHEN n % 3 = 0 THEN 'page' ELSE 'native' END, 1800, 'http://127.0.0.1', '127.0.0.1'`;
const orderNo = `to_char(pg_temp.made(n), 'YYYYMMDD') || 'L' || lpad(n::text, 13, '0')`;

/** Statements by what they fill, in an order that references allow; $1 is the number of accounts. */
const STEPS: readonly (readonly [string, string])[] = [
  [
    'accounts',
    `INSERT INTO account (id, username, nickname, phone_enc, phone_hmac, pw_hash, pw_kind, login_type, vip_until, status,
      erase_after, erased_at, locked_at, created_at, updated_at, last_quota_day, merged_into, merged_at)
    SELECT pg_temp.id(1, n), CASE WHEN pg_temp.erased(n) THEN 'gone_' ELSE 'seed_' END || n,
      CASE WHEN pg_temp.erased(n) THEN '' ELSE '用户' || n END,
      CASE WHEN has_phone THEN $2::bytea END, CASE WHEN has_phone THEN pg_temp.sha('phone ' || n) END,
      CASE WHEN NOT pg_temp.erased(n) THEN $3 END, CASE WHEN NOT pg_temp.erased(n) THEN 'md5-argon2id' END,
      CASE WHEN n % 3 = 0 THEN '3' WHEN has_phone THEN '2' ELSE '1' END,
      CASE WHEN n % 5 = 1 AND n % 100 <> 16 AND n % 10 <> 6 THEN pg_temp.paid(n) + interval '30 days'
        WHEN n % 10 = 6 THEN pg_temp.made(n) + interval '7 days' END,
      CASE WHEN pg_temp.erased(n) THEN 'erased' WHEN n % 200 = 107 THEN 'leaving' ELSE 'active' END,
      CASE WHEN n % 200 = 107 AND NOT pg_temp.erased(n) THEN now() + interval '5 days' END,
      CASE WHEN pg_temp.erased(n) THEN now() - interval '9 days' END,
      CASE WHEN n % 5000 = 17 THEN now() - interval '9 days' END,
      pg_temp.made(n), pg_temp.made(n),
      CASE WHEN pg_temp.uses(n) > 0 THEN (now() AT TIME ZONE 'Asia/Shanghai')::date - 1 END,
      CASE WHEN n % 600 = 7 THEN pg_temp.id(1, n - 1) END, CASE WHEN n % 600 = 7 THEN now() - interval '9 days' END
    FROM (SELECT n, n % 2 = 0 AND NOT pg_temp.erased(n) AS has_phone FROM generate_series(1, $1::bigint) n) a`,
  ],
  [
    'names of members',
    `INSERT INTO vip_nickname (nickname, account_id, created_at) SELECT '用户' || n, pg_temp.id(1, n), now()
    FROM generate_series(1, least($1::bigint, 20)) n WHERE NOT pg_temp.erased(n)`,
  ],
  [
    'identities',
    `INSERT INTO identity SELECT 'wechat', 'o' || n, pg_temp.id(1, n), pg_temp.made(n)
    FROM generate_series(3, $1::bigint, 3) n WHERE NOT pg_temp.erased(n)`,
  ],
  [
    'sessions',
    `INSERT INTO login_session (token_sha256, id, account_id, device, created_at, last_seen_at, idle_until, absolute_until)
    SELECT pg_temp.sha(CASE i WHEN 0 THEN 'session' || lpad(n::text, 36, '0') ELSE 'other ' || i || ' ' || n END),
      pg_temp.id(16 + i, n), pg_temp.id(1, n), 'Android · Chrome', seen - interval '3 days', seen,
      seen + interval '30 days', seen + interval '87 days'
    FROM generate_series(1, $1::bigint) n, generate_series(0, (n % 3)::integer) i,
      LATERAL (SELECT now() - make_interval(mins => CASE i WHEN 0 THEN 1 ELSE (n * 31 % (40 * 1440))::integer END) AS seen) s
    WHERE NOT pg_temp.erased(n) AND n % 5000 <> 17`,
  ],
  [
    'codes by SMS',
    `INSERT INTO otp (id, phone_hmac, purpose, code_hmac, state, attempts, created_at, expires_at)
    SELECT pg_temp.id(32, n), pg_temp.sha('phone ' || n), 'login', pg_temp.sha('code ' || n), 'used', 1,
      pg_temp.made(n), pg_temp.made(n) + interval '5 minutes' FROM generate_series(2, $1::bigint, 2) n`,
  ],
  [
    'limits',
    `INSERT INTO rate SELECT 'seed|' || n, now(), now() + interval '1 day', 1 FROM generate_series(1, $1::bigint) n`,
  ],
  [
    'nonces',
    `INSERT INTO nonce SELECT pg_temp.sha('nonce ' || n), now() + interval '5 minutes' FROM generate_series(1, $1::bigint, 10) n`,
  ],
  [
    'audit',
    `INSERT INTO audit SELECT pg_temp.id(48 + i, n), 'user', (ARRAY['user.update', 'password.change', 'calendar.open'])[i],
      pg_temp.id(1, n)::text, '{}', pg_temp.made(n) + make_interval(days => i)
    FROM generate_series(1, $1::bigint) n, generate_series(1, (n % 4)::integer) i`,
  ],
  [
    'uses',
    `INSERT INTO quota_use SELECT pg_temp.id(1, n), 'use-' || i, (ARRAY['PaiPan', 'Ri', 'Shi'])[i % 3 + 1],
      (now() AT TIME ZONE 'Asia/Shanghai')::date - 1 - i / 3, true, false, now() - make_interval(days => 1 + i / 3)
    FROM generate_series(1, $1::bigint) n, generate_series(0, pg_temp.uses(n) - 1) i`,
  ],
  [
    'counters',
    `INSERT INTO quota_day SELECT account_id, day, feature, count(*) FROM quota_use GROUP BY 1, 2, 3`,
  ],
  [
    'records',
    `INSERT INTO record (account_id, id, kind, body, revision, edited_at, updated_at, deleted_at, cursor)
    SELECT pg_temp.id(1, n), pg_temp.id(256 + i % 3000, n * 8192 + i), CASE WHEN i % 25 = 24 THEN 'day' ELSE 'case' END,
      CASE WHEN i % 97 = 96 THEN NULL
        WHEN i % 25 = 24 THEN jsonb_build_object('date', (date '2026-01-01' + i % 700)::text, 'affair', '嫁娶')
        ELSE jsonb_build_object('name', '命主' || i, 'tags', jsonb_build_array('亲友', '客户'), 'remark', repeat('成都，来电询问。', 1 + i % 9),
          'place', jsonb_build_object('code', '510107', 'longitudeDeg', 104.04),
          'birth', jsonb_build_object('sex', CASE WHEN i % 2 = 0 THEN '男' ELSE '女' END, 'hour', 'minute', 'civil', jsonb_build_object(
            'year', 1930 + i % 90, 'month', 1 + i % 12, 'day', 1 + i % 28, 'hour', i % 24, 'minute', i % 60, 'second', 0))) END,
      CASE WHEN i % 10 = 5 THEN 3 ELSE 1 END, pg_temp.made(n), pg_temp.made(n),
      CASE WHEN i % 97 = 96 THEN now() - interval '60 days' WHEN i % 40 = 39 THEN now() - interval '7 days' END, i + 1
    FROM generate_series(1, $1::bigint) n, generate_series(0, pg_temp.records(n) - 1) i`,
  ],
  [
    'revisions',
    `INSERT INTO record_revision (account_id, record_id, id, body, edited_at, kept_at, revision)
    SELECT account_id, r.id, gen_random_uuid(), body, edited_at - make_interval(days => v), updated_at, v
    FROM record r, generate_series(1, 2) v WHERE revision = 3 AND body IS NOT NULL AND $1::bigint > 0`,
  ],
  [
    'heads of records',
    `INSERT INTO record_head (account_id, cursor, living, kept, total, bytes)
    SELECT r.account_id, max(cursor), count(*) FILTER (WHERE deleted_at IS NULL), count(body), count(*),
      sum(bytes) + coalesce((SELECT sum(v.bytes) FROM record_revision v WHERE v.account_id = r.account_id), 0)
    FROM record r GROUP BY 1`,
  ],
  [
    'feedback',
    `INSERT INTO feedback (id, account_id, request_id, type, text, more, facts, created_at)
    SELECT pg_temp.id(64, n), pg_temp.id(1, n), 'letter-' || n, 'bug', '排盘时间有误', '', '{}', pg_temp.made(n)
    FROM generate_series(2, $1::bigint, 20) n`,
  ],
  [
    'pictures of feedback',
    `INSERT INTO feedback_image SELECT pg_temp.id(65, n), pg_temp.id(64, n), 0, decode(repeat(md5(n::text), 400), 'hex')
    FROM generate_series(2, $1::bigint, 100) n`,
  ],
  [
    'consents',
    `INSERT INTO consent SELECT pg_temp.id(66 + i, n), pg_temp.id(1, n), 'consent-' || i,
      (ARRAY['privacy', 'birthdayCalendar'])[i], true, '1', pg_temp.made(n)
    FROM generate_series(1, $1::bigint) n, generate_series(1, CASE WHEN n % 10 = 7 THEN 1 ELSE 2 END) i WHERE NOT pg_temp.erased(n)`,
  ],
  [
    'former phones',
    `INSERT INTO former_phone SELECT pg_temp.sha('former ' || n), $2::bytea, pg_temp.id(1, n), now() - interval '3 days', now() + interval '27 days'
    FROM generate_series(8, $1::bigint, 100) n`,
  ],
  [
    'exports',
    `INSERT INTO export_job SELECT pg_temp.id(68, n), pg_temp.id(1, n), 'ready', 9000, 3000, now() - interval '2 hours', now() + interval '22 hours'
    FROM generate_series(1, $1::bigint, 500) n`,
  ],
  [
    'pieces of exports',
    `INSERT INTO export_piece SELECT pg_temp.id(68, n), 0, decode(repeat(md5(n::text), 100), 'hex') FROM generate_series(1, $1::bigint, 500) n`,
  ],
  [
    'passkeys',
    `INSERT INTO passkey SELECT pg_temp.id(69, n), pg_temp.id(1, n), pg_temp.sha('passkey ' || n), pg_temp.sha('key ' || n), 1, '', true, '手机',
      pg_temp.made(n), now() FROM generate_series(9, $1::bigint, 20) n`,
  ],
  [
    'second steps',
    `INSERT INTO second_step SELECT pg_temp.id(1, n), decode(repeat(md5(n::text), 4), 'hex'), 1, decode(md5(n::text), 'hex'), pg_temp.made(n)
    FROM generate_series(27, $1::bigint, 50) n`,
  ],
  [
    'recovery codes',
    `INSERT INTO recovery_code SELECT pg_temp.id(1, n), pg_temp.sha(i || ' recovery ' || n), NULL
    FROM generate_series(27, $1::bigint, 50) n, generate_series(1, 10) i`,
  ],
  [
    'avatars',
    `INSERT INTO avatar SELECT pg_temp.id(1, n), decode(repeat(md5(n::text), 250), 'hex'), pg_temp.made(n)
    FROM generate_series(1, $1::bigint, 10) n`,
  ],
  [
    'calendars',
    `INSERT INTO calendar (id, account_id, token_sha256, kind, is_named, reminder, leap_birthday, thirtieth, created_at)
    SELECT pg_temp.id(70, n), pg_temp.id(1, n), pg_temp.sha('calendar' || lpad(n::text, 35, '0')), 'birthdays', true, 'none', 'plain',
      'lastDay', pg_temp.made(n) FROM generate_series(1, $1::bigint) n WHERE n % 10 <> 7`,
  ],
  [
    'paid orders',
    `INSERT INTO pay_order (id, order_no, account_id, request_id, ${VIP}, status, provider_txn, refunded_fen, created_at, expires_at,
      paid_at, check_count)
    SELECT pg_temp.id(80, n), ${orderNo}, pg_temp.id(1, n), 'order-' || n, ${vip}, CASE WHEN n % 100 = 16 THEN 5 ELSE 2 END,
      'seed' || n, CASE WHEN n % 100 = 16 THEN 1800 ELSE 0 END, pg_temp.paid(n) - interval '1 minute',
      pg_temp.paid(n) + interval '29 minutes', pg_temp.paid(n), 0
    FROM generate_series(1, $1::bigint, 5) n WHERE n % 10 <> 6 OR n % 100 = 16`,
  ],
  [
    'closed orders',
    `INSERT INTO pay_order (id, order_no, account_id, request_id, ${VIP}, status, refunded_fen, created_at, expires_at, closed_at, check_count)
    SELECT pg_temp.id(80, n), ${orderNo}, pg_temp.id(1, n), 'order-' || n, ${vip}, 3, 0, pg_temp.paid(n),
      pg_temp.paid(n) + interval '30 minutes', pg_temp.paid(n) + interval '30 minutes', 6 FROM generate_series(5, $1::bigint, 10) n`,
  ],
  [
    'open orders',
    `INSERT INTO pay_order (id, order_no, account_id, request_id, ${VIP}, status, refunded_fen, created_at, expires_at, check_at, check_count)
    SELECT pg_temp.id(80, n), ${orderNo}, pg_temp.id(1, n), 'order-' || n, ${vip}, 1, 0, now(), now() + interval '30 minutes',
      now() + interval '1 day', 0 FROM generate_series(9, $1::bigint, 1000) n`,
  ],
  [
    'refunds',
    `INSERT INTO pay_refund (id, refund_no, order_id, amount_fen, reason, actor, status, provider_refund, created_at, accepted_at, done_at, check_count)
    SELECT pg_temp.id(81, n), 'R' || n, pg_temp.id(80, n), 1800, '误购', 'operator:seed', 'done', 'refund' || n, pg_temp.paid(n), pg_temp.paid(n),
      pg_temp.paid(n) + interval '3 minutes', 1 FROM generate_series(16, $1::bigint, 100) n`,
  ],
  [
    'notices',
    `INSERT INTO payment_event (channel, event_id, is_verified, kind, order_no, outcome, raw_enc, times, received_at, last_at)
    SELECT channel, 'EV-' || order_no, true, 'paid', order_no, 'credited', $2::bytea, 1, paid_at, paid_at
    FROM pay_order WHERE paid_at IS NOT NULL AND $1::bigint > 0`,
  ],
  [
    'transactions of the ledger',
    `WITH txn AS (
      INSERT INTO ledger_txn (id, kind, source_id, order_id, at)
      SELECT gen_random_uuid(), k.kind, CASE k.kind WHEN 'refund' THEN f.id ELSE o.id END::text, o.id, o.paid_at
      FROM pay_order o LEFT JOIN pay_refund f ON f.order_id = o.id, (VALUES ('payment'), ('delivery'), ('refund')) k (kind)
      WHERE o.paid_at IS NOT NULL AND (k.kind <> 'refund' OR f.id IS NOT NULL) AND $1::bigint > 0 RETURNING id, kind, order_id
    ) INSERT INTO ledger_entry (txn_id, account, amount_fen)
    SELECT t.id, e.account, e.fen FROM txn t JOIN pay_order o ON o.id = t.order_id, LATERAL (VALUES
      ('payment', 'provider:' || o.channel, o.amount_fen), ('payment', 'customer', -o.amount_fen),
      ('delivery', 'customer', o.amount_fen), ('delivery', 'revenue', -o.amount_fen),
      ('refund', 'refund', o.amount_fen), ('refund', 'provider:' || o.channel, -o.amount_fen)) e (kind, account, fen)
    WHERE e.kind = t.kind`,
  ],
  [
    'what orders gave',
    `INSERT INTO entitlement (id, account_id, kind, source, source_id, ledger_txn_id, product_id, name, days, is_lifetime, granted_at)
    SELECT gen_random_uuid(), o.account_id, 'vip', 'order', o.id::text, t.id, o.product_id, o.title, 30, false, o.paid_at
    FROM ledger_txn t JOIN pay_order o ON o.id = t.order_id WHERE t.kind = 'delivery' AND $1::bigint > 0`,
  ],
  [
    'what refunds took',
    `INSERT INTO entitlement_taken SELECT e.id, 'refund', f.id::text, NULL, f.done_at
    FROM pay_refund f JOIN entitlement e ON e.source = 'order' AND e.source_id = f.order_id::text WHERE $1::bigint > 0`,
  ],
  [
    'batches of codes',
    `INSERT INTO code_batch SELECT pg_temp.id(90, b), '批次' || b, 7, false, 500, NULL, NULL, $2::bytea, now() FROM generate_series(0, $1::bigint / 1000) b`,
  ],
  [
    'activation codes',
    `INSERT INTO activation_code (id, batch_id, serial, code_hmac, used_by, used_at, request_id)
    SELECT pg_temp.id(91, k), pg_temp.id(90, k / 500), k % 500 + 1, pg_temp.sha('activation ' || k),
      CASE WHEN is_used THEN pg_temp.id(1, 2 * k + 6) END, CASE WHEN is_used THEN pg_temp.made(2 * k + 6) END,
      CASE WHEN is_used THEN 'code-' || k END
    FROM (SELECT k, k % 5 = 0 AND 2 * k + 6 <= $1::bigint AS is_used FROM generate_series(0, $1::bigint / 2 - 1) k) c`,
  ],
  [
    'what codes gave',
    `INSERT INTO entitlement (id, account_id, kind, source, source_id, name, days, is_lifetime, granted_at)
    SELECT gen_random_uuid(), used_by, 'vip', 'code', id::text, '激活码', 7, false, used_at FROM activation_code
    WHERE used_by IS NOT NULL AND $1::bigint > 0`,
  ],
  [
    'single reports',
    `WITH given AS (
      INSERT INTO entitlement (id, account_id, kind, source, source_id, product_id, name, is_lifetime, granted_at)
      SELECT gen_random_uuid(), pg_temp.id(1, n), 'service', 'operator', 'seed:' || n, 'report-chart', '单份命盘报告', false, pg_temp.made(n)
      FROM generate_series(10, $1::bigint, 50) n RETURNING id, account_id
    ) INSERT INTO service_unlock SELECT id, account_id, 'report-chart', md5(id::text) || '00000000', now() FROM given`,
  ],
];

/**
 * Fills the database and analyses it.
 *
 * @param run runs a statement on one connection
 * @param onStep is called after each step with its name and its seconds
 */
export async function seed(
  run: Run,
  accounts: number,
  onStep: (name: string, seconds: number) => void = () => {},
): Promise<void> {
  await run(helpers(accounts));
  const sealed = deriveKeys(APP_SECRET).seal('13900000000');
  const hash = await hashPassword(PASSWORD);
  for (const [name, text] of STEPS) {
    const start = performance.now();
    const values = [accounts, sealed, hash];
    const used = Math.max(0, ...[...text.matchAll(/\$(\d)/g)].map(([, n]) => Number(n)));
    await run(text, values.slice(0, used));
    onStep(name, (performance.now() - start) / 1_000);
  }
  const start = performance.now();
  await run('VACUUM ANALYZE');
  onStep('statistics', (performance.now() - start) / 1_000);
}
