import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../src/app.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Tx } from '../src/db/tables.ts';
import * as accounts from '../src/modules/account/account.store.ts';
import * as audits from '../src/modules/audit/audit.store.ts';
import * as calendars from '../src/modules/calendars/calendars.store.ts';
import * as codes from '../src/modules/codes/code.store.ts';
import * as entitlements from '../src/modules/entitlement/entitlement.store.ts';
import * as exports from '../src/modules/export/export.store.ts';
import * as letters from '../src/modules/feedback/feedback.store.ts';
import * as ledgers from '../src/modules/ledger/ledger.store.ts';
import * as merges from '../src/modules/merge/merge.store.ts';
import * as passkeys from '../src/modules/passkey/passkey.store.ts';
import * as events from '../src/modules/payment/event.store.ts';
import * as orders from '../src/modules/payment/order.store.ts';
import * as refunds from '../src/modules/payment/refund.store.ts';
import * as consents from '../src/modules/consent/consent.store.ts';
import * as quotas from '../src/modules/quota/quota.store.ts';
import * as rates from '../src/modules/rate/rate.store.ts';
import * as records from '../src/modules/records/records.store.ts';
import * as sessions from '../src/modules/session/session.store.ts';
import * as otps from '../src/modules/sms/otp.store.ts';
import { seed } from '../load/seed.ts';
import { connectAsOwner, functionScans, scansOf, unlisted, watchStatements } from './grown.ts';
import { caseBody, TestClient, type Harness } from './harness.ts';
import { tablesReadWhole } from './plans.ts';
import { suitesOn } from './suites/index.ts';

/** Accounts of the database whose plans are looked at, in the sweeps only (FULL=1). */
const GROWN_ACCOUNTS = Number(process.env['GROWN_ACCOUNTS'] ?? 20_000);
const isFull = process.env['FULL'] === '1';
const statements = isFull ? watchStatements() : new Set<string>();

/** A second server on the database of the suites, with connections of another kind. */
async function startBeside(harness: Harness, config: Harness['parts']['config']) {
  const database = await openDatabase(config, () => {});
  const app = await buildApp(
    { ...harness.parts, config, database },
    { logger: newLogger({ ...config, LOG_LEVEL: 'silent' }) },
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { database, app, client: new TestClient({ ...harness, origin }) };
}

suitesOn('postgres', (harness: () => Harness) => {
  describe('a frozen PostgreSQL', () => {
    it('is not waited for: /readyz says so, calls are busy, and all goes on when it thaws', async () => {
      const { postgres, parts } = harness();
      if (postgres === null) throw new TypeError('Cannot freeze the database: this run started none');
      const config = { ...parts.config, DATABASE_TIMEOUT_MS: 2_000, DATABASE_POOL: 2 };
      const { database, app, client } = await startBeside(harness(), config);
      await client.register();
      expect((await client.fetch('/readyz')).status).toBe(200);
      postgres.freeze();
      try {
        const calls = Array.from({ length: 4 }, () => client.call('listQuotas'));
        expect((await client.fetch('/readyz')).status).toBe(503);
        expect((await client.fetch('/healthz')).status).toBe(200);
        for (const answer of await Promise.all(calls))
          expect(answer).toMatchObject({ status: 503, data: { reason: 'busy' } });
      } finally {
        postgres.thaw();
      }
      await vi.waitFor(async () => expect((await client.call('listQuotas')).msg).toBe('ok'), {
        timeout: 30_000,
      });
      await app.close();
      await database.close();
    });
  });

  describe('a PostgreSQL that does not answer', () => {
    it('is given up by the call of a user, while a job waits for it', async () => {
      const { postgres, parts } = harness();
      if (postgres === null) throw new TypeError('Cannot freeze the database: this run started none');
      const config = { ...parts.config, DATABASE_TIMEOUT_MS: 600_000, DATABASE_CALL_MS: 200 };
      const { database, app, client } = await startBeside(harness(), config);
      await client.register();
      // Two connections that are open: one for the job, one for the call.
      const nap = () => database.executeSql('SELECT pg_sleep(0.2), $1::int AS n', [1]);
      await Promise.all([nap(), nap(), nap()]);
      postgres.freeze();
      let job: Promise<unknown> | null = null;
      try {
        job = database.executeSql('SELECT $1::int AS n', [2]);
        expect(await client.call('listQuotas')).toMatchObject({ status: 503, data: { reason: 'busy' } });
      } finally {
        postgres.thaw();
      }
      expect(await job).toMatchObject({ rows: [{ n: 2 }] });
      await app.close();
      await database.close();
    });
  });

  describe('a connection to a server that is the primary no longer', () => {
    it('is given up: the write is answered busy, the next one goes to the primary', async () => {
      const { parts } = harness();
      const config = { ...parts.config, DATABASE_POOL: 1 };
      const { database, app, client } = await startBeside(harness(), config);
      await client.register();
      await database.executeSql('SET default_transaction_read_only = on');
      const take = async () => client.call('consumeQuota', { feature: 'Ri', requestId: crypto.randomUUID() });
      expect(await take()).toMatchObject({ status: 503, data: { reason: 'busy' } });
      expect(await take()).toMatchObject({ status: 200, msg: 'ok' });
      await app.close();
      await database.close();
    });
  });

  describe('a record that is sent several times at once', () => {
    it('is one, and counted once', async () => {
      const { database, now } = harness();
      const client = new TestClient(harness());
      const { id } = await client.register();
      const draft = {
        id: crypto.randomUUID(),
        kind: 'case',
        body: caseBody('甲'),
        editedAt: now().toISOString(),
      };
      await client.call('saveRecord', { ...draft, id: crypto.randomUUID() });
      const answers = await database.db.transaction().execute(async (tx) => {
        await sql`SELECT lock_head(${id}::uuid)`.execute(tx);
        const calls = Array.from({ length: 4 }, async () => client.call('saveRecord', draft));
        await vi.waitFor(
          async () => {
            const { rows } = await database.executeSql(
              "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
            );
            expect(rows).toHaveLength(4);
          },
          { timeout: 10_000 },
        );
        return { calls };
      });
      for (const answer of await Promise.all(answers.calls))
        expect(answer.data).toMatchObject({ kept: 'mine', record: { revision: 1, conflicts: 0 } });
      const { rows } = await database.executeSql(
        `SELECT h.living, h.kept, h.total, h.bytes - (SELECT sum(r.bytes) FROM record r WHERE r.account_id = h.account_id) AS gap
        FROM record_head h WHERE h.account_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ living: 2, kept: 2, total: 2, gap: 0 }]);
    });
  });

  describe('a record that is saved while its account is merged into another', () => {
    it.each(['new', 'known'])('is refused, not lost in the account that is gone: a %s one', async (kind) => {
      const { database, now } = harness();
      const client = new TestClient(harness());
      const { id } = await client.register();
      const draft = { kind: 'case', body: caseBody('甲'), editedAt: now().toISOString() };
      const known = crypto.randomUUID();
      await client.call('saveRecord', { ...draft, id: known });
      const answers = await database.db.transaction().execute(async (tx) => {
        await sql`SELECT lock_head(${id}::uuid)`.execute(tx);
        const one = { ...draft, id: kind === 'new' ? crypto.randomUUID() : known, body: caseBody('乙') };
        const calls = [client.call('saveRecord', one), client.call('saveRecords', { records: [one] })];
        await vi.waitFor(
          async () => {
            const { rows } = await database.executeSql(
              "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
            );
            expect(rows).toHaveLength(2);
          },
          { timeout: 10_000 },
        );
        await sql`DELETE FROM record WHERE account_id = ${id}`.execute(tx);
        await sql`UPDATE record_head SET is_closed = true WHERE account_id = ${id}`.execute(tx);
        return { calls };
      });
      for (const answer of await Promise.all(answers.calls))
        expect(answer).toMatchObject({ status: 401, data: { reason: 'loginRequired' } });
      expect((await database.executeSql('SELECT 1 FROM record WHERE account_id = $1', [id])).rows).toEqual(
        [],
      );
    });
  });

  describe('a code to the phone of before', () => {
    it('that comes while another phone takes its place takes the account back, and opens no second session in it', async () => {
      const { database, now, parts } = harness();
      const thief = new TestClient(harness());
      const { id, phone } = await thief.loginBySms();
      harness().pass(61_000);
      const owner = new TestClient(harness());
      const password = await owner.code(phone);
      const fresh = `138${phone.slice(3)}`;
      const login = await database.db.transaction().execute(async (tx) => {
        const from = { phone_enc: parts.keys.seal(phone), phone_hmac: parts.keys.hash('phone', phone) };
        const to = { phone_enc: parts.keys.seal(fresh), phone_hmac: parts.keys.hash('phone', fresh) };
        await tx.updateTable('account').set(to).where('id', '=', id).execute();
        await tx.deleteFrom('login_session').where('account_id', '=', id).execute();
        const replaced = { replaced_at: now(), until: new Date(now().getTime() + 86_400_000) };
        await tx
          .insertInto('former_phone')
          .values({ ...from, ...replaced, account_id: id })
          .execute();
        const answer = owner.call('registerOrLogin', { loginType: '2', username: phone, password });
        await vi.waitFor(
          async () => {
            const { rows } = await database.executeSql(
              "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
            );
            expect(rows).toHaveLength(1);
          },
          { timeout: 10_000 },
        );
        return { answer };
      });
      expect((await login.answer).data).toMatchObject({ user: { id }, recovered: true, isNew: false });
    });
  });

  describe('what is asked about one account, phone or secret', () => {
    const id = crypto.randomUUID();
    const bytes = Buffer.alloc(32);
    const now = new Date();
    const page = { record_id: id, id };
    const asked: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
      'codes of a phone': (tx) => otps.countOtps(tx, [bytes], [now]),
      'codes of a phone, to drop': (tx) => otps.dropOtps(tx, [bytes]),
      'a code that is tried': (tx) =>
        otps.tryOtp(tx, { phoneHashes: [bytes], codeHashes: [bytes], purpose: 'login', now }, 'holder', [
          bytes,
        ]),
      'codes whose askers are forgotten': (tx) => otps.clearRequesters(tx, now),
      'the account of a name': (tx) => accounts.findAccountByUsername(tx, 'somebody'),
      'the account of a phone': (tx) => accounts.findAccountByPhone(tx, [bytes, bytes]),
      'whether a phone is known': (tx) => accounts.isPhoneKnown(tx, [bytes]),
      'the account of an identity': (tx) => accounts.findAccountByIdentity(tx, ['a', 'b']),
      'former phones': (tx) => accounts.dropFormerPhones(tx, id),
      sessions: (tx) => sessions.findSessions(tx, id, now),
      'sessions to end': (tx) => sessions.dropSessions(tx, id, {}),
      'sessions beyond the last': (tx) => sessions.dropSessionsBeyond(tx, id, 20),
      'the start of a session': (tx) => sessions.findSessionStart(tx, id),
      'passkeys of an account': (tx) => passkeys.findPasskeys(tx, id),
      'the passkey of a device': (tx) => passkeys.findPasskey(tx, bytes),
      'the calendar of an address': (tx) => calendars.findByToken(tx, bytes),
      calendars: (tx) => calendars.findCalendars(tx, id),
      'changes of records': (tx) => records.findChanges(tx, id, { since: 5, limit: 100, bytes: 1_000 }),
      'records of a calendar': (tx) =>
        records.findParts(tx, id, { kind: 'case', fields: ['name'], maxBytes: 9, since: 5, limit: 9 }),
      revisions: (tx) => records.findRevisions(tx, id, id),
      'a page of revisions': (tx) => records.findRevisionPage(tx, id, page, 1_000),
      'counted records': (tx) => records.countLivingRecords(tx, id, 'case'),
      'cases that leave a group': (tx) => records.clearGroup(tx, id, id, now),
      'tombstones to drop': (tx) => records.dropTombstones(tx, id, now),
      'uses of a day': (tx) => quotas.findState(tx, id, '2026-03-01', now),
      'counted uses': (tx) => quotas.countUses(tx, id, '2026-03-01'),
      'a page of uses': (tx) => quotas.findUsePage(tx, id, 'request', 100),
      letters: (tx) => letters.findFeedback(tx, id, 100),
      'a page of letters': (tx) => letters.findFeedbackPage(tx, id, id, 100),
      'a picture of a letter': (tx) => letters.findOwnImage(tx, id, id),
      'a letter that was sent before': (tx) => letters.findFeedbackId(tx, id, 'request'),
      consents: (tx) => consents.findConsents(tx, id, 100),
      'the last consent': (tx) => consents.findLastConsent(tx, id, 'privacy'),
      'a page of the audit': (tx) => audits.findAuditPage(tx, id, id, 100),
      'counted entries of the audit': (tx) => audits.countAuditEntries(tx, id, 'user.update', [now]),
      exports: (tx) => exports.findLastJob(tx, id, now),
      'a piece of an export': (tx) => exports.findPiece(tx, id, 0),
      orders: (tx) => orders.findOrders(tx, id, { before: { at: now, id }, limit: 20 }),
      'the last order': (tx) => orders.findLast(tx, id, 'vip'),
      'the last order that was paid': (tx) => orders.findLastPaidNo(tx, id),
      'an order of a request': (tx) => orders.findByRequest(tx, id, 'request'),
      'refunds of an order': (tx) => refunds.findRefunds(tx, id),
      'notices of an order': (tx) => events.findEvents(tx, 'ORDER'),
      'entries of an order': (tx) => ledgers.findOfOrder(tx, id),
      'what was given': (tx) => entitlements.findGrants(tx, id),
      'what was opened': (tx) => entitlements.findUnlocks(tx, id),
      'what is not spent': (tx) => entitlements.findUnspent(tx, id, 'report-chart'),
      'an activation code': (tx) => codes.findCode(tx, [bytes]),
      'activation codes used': (tx) => codes.findUsed(tx, id),
      'accounts merged into one': (tx) => entitlements.findMerged(tx, id),
      'what an account that is merged has': (tx) => merges.findHoldings(tx, id),
      'whether a former phone is left': (tx) => merges.hasFormerPhone(tx, [id, id], now),
      'limits that are reached': (tx) =>
        rates.findFullBuckets(tx, [{ bucket: 'a', limit: 1, windowMs: 1_000 }], now),
    };

    // A separate database that is not written to: plans depend on what tables hold.
    let empty: Database | undefined;
    beforeAll(async () => {
      const { postgres, parts } = harness();
      const DATABASE_URL = await postgres?.createDatabase('plans');
      empty = await openDatabase({ ...parts.config, DATABASE_URL }, () => {});
      await empty.withoutTimeout(migrate);
    });
    afterAll(async () => empty?.close());

    it.each(Object.keys(asked))('is found by an index: %s', async (name) => {
      const ask = asked[name];
      if (ask === undefined || empty === undefined) throw new RangeError(`Cannot look at ${name}: not there`);
      expect(await tablesReadWhole(empty, ask)).toEqual([]);
    });
  });

  describe('a database that is closed', () => {
    it('holds no connection, and so no process, for every client', async () => {
      const database = await openDatabase(harness().parts.config, () => {});
      await database.executeSql('SELECT 1');
      expect(database.stats().open).toBe(1);
      await database.close();
      expect(database.stats().open).toBe(0);
    });
  });

  describe('a restart of PostgreSQL', () => {
    it('costs connections, not the server', async () => {
      const client = new TestClient(harness());
      await client.register();
      const { executeSql } = harness().database;
      await executeSql(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = current_user',
      );
      await vi.waitFor(async () => expect((await client.call('listQuotas')).msg).toBe('ok'), {
        timeout: 30_000,
      });
      for (let index = 0; index < 10; index += 1) expect((await client.call('listQuotas')).msg).toBe('ok');
    });
  });

  // Last, so that the suites have sent what they send.
  describe.runIf(isFull)(`on a database of ${GROWN_ACCOUNTS} accounts`, () => {
    let address = '';
    beforeAll(async () => {
      const { postgres, parts } = harness();
      if (postgres === null) throw new TypeError('Cannot fill a database: this run started none');
      address = postgres.url;
      const DATABASE_URL = await postgres.createDatabase('grown');
      const database = await openDatabase({ ...parts.config, DATABASE_URL }, () => {});
      await database.withoutTimeout(migrate);
      await database.close();
      const client = await connectAsOwner(address, 'grown');
      await seed(async (text, values) => client.query(text, values), GROWN_ACCOUNTS);
      await client.end();
    });

    it('what the database is filled with is consistent', async () => {
      const client = await connectAsOwner(address, 'grown');
      const { rows: heads } = await client.query(
        `SELECT h.account_id FROM record_head h JOIN (
          SELECT account_id, max(cursor) AS cursor, count(*) AS total, count(body) AS kept, count(*) FILTER (WHERE deleted_at IS NULL) AS living
          FROM record GROUP BY 1
        ) r USING (account_id) WHERE (h.cursor, h.total, h.kept, h.living) IS DISTINCT FROM (r.cursor, r.total, r.kept, r.living)`,
      );
      const { rows: wrong } = await client.query(
        `SELECT order_id FROM ledger_txn t JOIN ledger_entry e ON e.txn_id = t.id GROUP BY 1 HAVING sum(amount_fen) <> 0
        UNION SELECT id FROM pay_order WHERE paid_at IS NOT NULL AND id NOT IN (SELECT order_id FROM ledger_txn)`,
      );
      const { rows: sums } = await client.query(
        'SELECT count(*)::int AS records, count(DISTINCT account_id)::int AS owners FROM record',
      );
      await client.end();
      expect({ heads, wrong }).toEqual({ heads: [], wrong: [] });
      expect(sums[0].records).toBeGreaterThan(10 * GROWN_ACCOUNTS);
      expect(sums[0].owners).toBeGreaterThan(GROWN_ACCOUNTS / 2);
    });

    it('no statement of the suites reads a large table whole, but those listed', async () => {
      const client = await connectAsOwner(address, 'grown');
      const { scans, planned } = await scansOf(client, statements);
      await client.end();
      expect(planned).toBeGreaterThan(200);
      expect(unlisted(scans)).toEqual([]);
    });

    it('no function or trigger reads a large table whole', async () => {
      const client = await connectAsOwner(address, 'grown');
      const { scans, texts } = await functionScans(client);
      await client.end();
      expect(texts.length).toBeGreaterThan(30);
      expect(unlisted(scans)).toEqual([]);
    });
  });
});
