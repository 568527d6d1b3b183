/**
 * A database that an earlier release left (earlier/README.md): this server starts on it and keeps every row, and the
 * server of that release, which runs beside this one during an update, can go on with its statements.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { openDatabase, openEmbedded, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { checkLedger } from '../src/modules/ledger/ledger.service.ts';
import FACTS from './earlier/facts.json' with { type: 'json' };
import STATEMENTS from './earlier/statements.json' with { type: 'json' };
import { caseBody, startHarness, TestClient, unique, type Harness } from './harness.ts';
import { Buyer } from './payment/buyer.ts';
import { signaturesOf } from './signatures.ts';

const DUMP = readFileSync(new URL('earlier/database.sql', import.meta.url), 'utf8');
type Row = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, readonly Row[]>>;

/** Columns that migrations added, as rows of before have them. */
const ADDED: Readonly<Record<string, Row>> = {
  account: { merged_into: null, merged_at: null },
  calendar: { lines: '[]' },
  record_head: { is_closed: false },
  otp: { holder: null, network: null, network_attempts: 0 },
  pay_order: { given_up_at: null },
  pay_refund: { provider_txn: null, request_id: null },
  code_batch: { request_id: null },
  feedback: { done_at: null },
};

/** What migrations changed of rows that were there. */
const CHANGED: Readonly<Record<string, (row: Row) => Row>> = {
  // No screen opens it (0042).
  product: (row) =>
    row['id'] === 'report-hepan' ? { ...row, sold_until: '2025-12-31T16:00:01+00:00' } : row,
  // Of a notice that is not believed only the hash is stored (0037).
  payment_event: (row) => (row['is_verified'] === true ? row : { ...row, raw_enc: null }),
};

const load = async (database: Database): Promise<void> => {
  // The dump sets what holds for its connection.
  await database.executeSql(`${DUMP}\nRESET ALL;`);
};

const rowsOf = async <T = Row>(database: Database, text: string, values?: unknown[]): Promise<readonly T[]> =>
  (await database.executeSql(text, values)).rows as T[];

const byText = (a: Row, b: Row): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function contentOf(database: Database): Promise<Content> {
  const tables = await rowsOf<{ name: string }>(
    database,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const content: Record<string, readonly Row[]> = {};
  for (const { name } of tables)
    content[name] = (await rowsOf<{ row: Row }>(database, `SELECT to_jsonb(t) AS row FROM ${name} t`)).map(
      ({ row }) => row,
    );
  return content;
}

describe.each(['embedded', 'postgres'] as const)('a database of an earlier release on %s', (kind) => {
  let harness: Harness;
  let before: Content = {};
  let after: Content = {};
  let signaturesBefore: readonly string[] = [];

  beforeAll(async () => {
    harness = await startHarness(kind, async (database) => {
      await load(database);
      before = await contentOf(database);
      signaturesBefore = await signaturesOf(database);
    });
    harness.pass(Date.parse(FACTS.now) - harness.now().getTime());
    after = await contentOf(harness.database);
  });
  afterAll(async () => harness.stop());

  /** A browser that was logged in before the update. */
  const browser = (sid: string): TestClient => {
    const client = new TestClient(harness);
    client.cookies.set('sid', sid);
    return client;
  };
  const buyerWith = (sid: string): Buyer => {
    const buyer = new Buyer(harness);
    buyer.client.cookies.set('sid', sid);
    return buyer;
  };
  const dataOf = async <T>(answer: Promise<{ msg: string; data: unknown }>): Promise<T> => {
    const { msg, data } = await answer;
    expect(msg).toBe('ok');
    return data as T;
  };

  it('has rows in every table that such a server fills', () => {
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0);
    expect(empty.toSorted()).toEqual(['payment_report']);
  });

  it('keeps every row as it was, but for what migrations changed', () => {
    for (const [table, rows] of Object.entries(before)) {
      const expected = rows.map((row) => ({ ...(CHANGED[table]?.(row) ?? row), ...ADDED[table] }));
      const now = after[table] ?? [];
      if (table === 'schema_migration') expect(now.slice(0, rows.length), table).toEqual(expected);
      else expect(now.toSorted(byText), table).toEqual(expected.toSorted(byText));
    }
    expect(
      before['payment_event']?.some((row) => row['is_verified'] === false && row['raw_enc'] !== null),
    ).toBe(true);
  });

  it('keeps its functions callable: each signature is there still', async () => {
    expect(signaturesBefore.length).toBeGreaterThan(15);
    const now = await signaturesOf(harness.database);
    for (const signature of signaturesBefore) expect(now).toContain(signature);
  });

  it('answers those who were logged in, and who logs in with password or code', async () => {
    const user = { user: { id: FACTS.accountId, username: FACTS.username } };
    expect(await dataOf(browser(FACTS.sid).call('listSessions'))).toHaveLength(1);
    const { username, password } = FACTS;
    expect(await dataOf(new TestClient(harness).call('login', { username, password }))).toMatchObject(user);
    const phone = '13900002222';
    expect(await new TestClient(harness).loginBySms(phone)).toMatchObject({ phone });
    expect((await rowsOf(harness.database, 'SELECT id FROM account')).length).toBe(before['account']?.length);
    expect((await new TestClient(harness).fetch(FACTS.calendar)).status).toBe(200);
  });

  it('gives its records, takes an edit that settles a conflict, and new ones', async () => {
    const client = browser(FACTS.sid);
    type SavedRecord = {
      id: string;
      kind: string;
      revision: number;
      conflicts: number;
      body: { name: string };
    };
    const { items: records } = await dataOf<{ items: SavedRecord[] }>(
      client.call('listRecords', { since: 0 }),
    );
    expect(records).toHaveLength(7);
    const disputed = records.find(({ conflicts }) => conflicts > 0);
    if (disputed === undefined) throw new TypeError('Cannot settle a conflict: there is none');
    expect(disputed).toMatchObject({ kind: 'case', revision: 2, body: { name: '甲改' } });
    const { id, kind } = disputed;
    const revisions = await dataOf<{ id: string; isConflict: boolean; body: { name: string } }[]>(
      client.call('listRevisions', { id }),
    );
    expect(revisions.map(({ body }) => body.name).toSorted()).toEqual(['甲', '甲别'].toSorted());
    const edit = { id, kind, body: caseBody('甲合'), editedAt: harness.now().toISOString(), baseRevision: 2 };
    const resolves = revisions.filter(({ isConflict }) => isConflict).map((revision) => revision.id);
    expect(await dataOf(client.call('saveRecord', { ...edit, resolves }))).toMatchObject({
      kept: 'mine',
      record: { revision: 3, conflicts: 0 },
    });
    const fresh = {
      id: randomUUID(),
      kind: 'case',
      body: caseBody('新'),
      editedAt: harness.now().toISOString(),
    };
    expect(await dataOf(client.call('saveRecord', fresh))).toMatchObject({ kept: 'mine' });
    const [head] = await rowsOf(
      harness.database,
      `SELECT h.living, h.total, h.bytes - (SELECT sum(r.bytes) FROM record r WHERE r.account_id = h.account_id)
        - (SELECT sum(v.bytes) FROM record_revision v WHERE v.account_id = h.account_id) AS gap
      FROM record_head h WHERE h.account_id = $1`,
      [FACTS.accountId],
    );
    expect(head).toEqual({ living: 7, total: 8, gap: 0 });
  });

  it('goes on counting free uses where it was', async () => {
    const client = browser(FACTS.sid);
    const use = () => client.call('consumeQuota', { feature: 'PaiPan', requestId: unique().requestId });
    expect((await use()).data).toMatchObject({ unlimited: false, remaining: 0 });
    expect((await use()).code).toBe(402);
    const [known] = before['quota_use'] ?? [];
    const again = await client.call('consumeQuota', {
      feature: known?.['feature'],
      requestId: known?.['request_id'],
    });
    expect(again.msg).toBe('ok');
    const buyer = browser(FACTS.buyer);
    const requestId = unique().requestId;
    expect((await buyer.call('consumeQuota', { feature: 'PaiPan', requestId })).data).toMatchObject({
      unlimited: true,
    });
  });

  it('shows its orders and receipts, sells on, and its books are right', async () => {
    const buyer = buyerWith(FACTS.buyer);
    expect(await buyer.result(FACTS.orderNo)).toMatchObject({ status: '2', refunded: '8.00' });
    expect(await dataOf(buyer.call('viewReceipt', { orderNo: FACTS.orderNo }))).toMatchObject({
      net: '37.00',
    });
    const { vipDay } = await buyer.info();
    expect(vipDay).toBe(30 + 90 - 10);
    await buyer.buy('alipay');
    expect((await buyer.info()).vipDay).toBe(vipDay + 30);
    const second = buyerWith(FACTS.second);
    expect(await dataOf(second.call('useActivateCode', { code: FACTS.code }))).toMatchObject({ days: 30 });
    expect((await second.info()).vipDay).toBe(60);
    expect(await checkLedger(harness.system)).toMatchObject({ isRight: true, wrong: [] });
  });
});

describe.each(['embedded', 'postgres'] as const)(
  'the server of an earlier release beside this one on %s',
  (kind) => {
    let harness: Harness;
    /** The same database twice: as it was left, and after a start of this server. */
    let old: Database;
    let renewed: Database;

    beforeAll(async () => {
      harness = await startHarness(kind);
      const open = async (name: string): Promise<Database> => {
        const url = await harness.postgres?.createDatabase(name);
        const database =
          url === undefined
            ? await openEmbedded(null)
            : await openDatabase(loadConfig({ DATABASE_URL: url, DATA_DIR: '/tmp' }), () => {});
        await load(database);
        return database;
      };
      old = await open('old');
      renewed = await open('renewed');
      await renewed.withoutTimeout(migrate);
    });
    afterAll(async () => {
      await old.close();
      await renewed.close();
      await harness.stop();
    });

    it('finds each of its statements valid', async () => {
      expect(STATEMENTS.length).toBeGreaterThan(200);
      for (const [index, statement] of STATEMENTS.entries()) {
        const text = `PREPARE s${index} AS ${statement}`;
        await expect(renewed.executeSql(text), statement).resolves.toBeDefined();
      }
    });

    it('gets the same results of its functions', async () => {
      const textOf = (name: string): string => {
        const found = STATEMENTS.filter((statement) => statement.includes(` ${name}(`));
        expect(found, name).toHaveLength(1);
        return found[0] ?? '';
      };
      const token = createHash('sha256').update(FACTS.sid).digest();
      const session = [token, '10 minutes', '30 days'];
      const at = (seconds: number) => new Date(Date.parse(FACTS.now) + seconds * 1_000);
      const account = FACTS.accountId;
      const limits = [5_000, 6_000, 20_000, 1e9, 600, 1e9];
      const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
      const save = (n: number, body: object, second: number, base: number | null, revision: number) => [
        idOf(n),
        'case',
        JSON.stringify(body),
        at(second),
        base,
        null,
        idOf(revision),
        1,
        5,
        limits,
        at(second),
      ];
      const take = (feature: string, request: string, limit: number) => [
        ...session,
        feature,
        request,
        limit,
        '2026-03-01',
        1_000,
        at(9),
      ];
      const calls: readonly (readonly [string, unknown[]])[] = [
        ['session_of', [...session, at(0)]],
        ['session_of', [Buffer.alloc(32), '10 minutes', '30 days', at(0)]],
        ['take_quota', take('PaiPan', 'beside-1', 3)],
        ['take_quota', take('PaiPan', 'beside-1', 3)],
        ['take_quota', take('PaiPan', 'beside-2', 3)],
        ['take_quota', take('Ri', 'beside-1', 3)],
        ['take_quota', [Buffer.alloc(32), ...take('Ri', 'beside-3', 3).slice(1)]],
        [
          'reconcile_quota',
          [
            account,
            ['Ri', 'Ri'],
            ['beside-4', 'beside-5'],
            ['2026-02-27', '2026-02-01'],
            [5, 5],
            '2026-03-01',
            7,
            9,
            at(10),
          ],
        ],
        ['save_own_record', [...session, ...save(1, caseBody('子'), 20, null, 2)]],
        ['save_own_record', [...session, ...save(1, caseBody('丑'), 21, 1, 3)]],
        ['save_own_record', [...session, ...save(1, caseBody('寅'), 22, 1, 4)]],
        ['save_own_record', [...session, ...save(1, caseBody('寅'), 22, 1, 5)]],
        [
          'save_own_record',
          [Buffer.alloc(32), '10 minutes', '30 days', ...save(1, caseBody('卯'), 23, 2, 6)],
        ],
        ['save_own_record', [...session, ...save(1, caseBody('午'), 23, 2, 9)]],
        ['save_record', [account, ...save(7, caseBody('辰'), 24, null, 8)]],
        ['save_record', [account, ...save(7, { ...caseBody('巳'), groupId: idOf(9) }, 25, 1, 0)]],
        ['lock_head', [account]],
        ['move_head', [account, -1, 0, 12, limits, at(30)]],
        // Late enough for the session to be marked as used.
        ['session_of', [...session, at(3_600)]],
      ];
      for (const [name, values] of calls) {
        const text = textOf(name);
        const expected = await rowsOf(old, text, values);
        expect(expected.length, name).toBe(1);
        expect(await rowsOf(renewed, text, values), name).toEqual(expected);
      }
      for (const [text, values] of [
        ['SELECT is_member($1::uuid, $2)', [account, at(40)]],
        ['SELECT quota_today($1::uuid, $2::date)', [account, '2026-02-01']],
      ] as const)
        expect(await rowsOf(renewed, text, [...values])).toEqual(await rowsOf(old, text, [...values]));
      // What the calls wrote is the same, too.
      const [oldContent, renewedContent] = [await contentOf(old), await contentOf(renewed)];
      for (const table of ['quota_day', 'quota_use', 'record', 'record_revision', 'login_session', 'account'])
        expect(renewedContent[table]?.toSorted(byText), table).toEqual(
          oldContent[table]?.map((row) => ({ ...row, ...ADDED[table] })).toSorted(byText),
        );
      // The first records of an account do not count as writes of the minute any more (decision 092).
      const headsOf = (content: Content) =>
        content['record_head']?.map((row) => ({ ...row, ...ADDED['record_head'], writes: 0 }));
      expect(headsOf(renewedContent)).toEqual(headsOf(oldContent));
    });
  },
);
