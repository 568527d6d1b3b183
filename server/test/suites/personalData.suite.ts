/**
 * What an account leaves in the database: every table is known here, and what export and erasure do with it is tried on
 * a user with data in every table. A table that is added fails until it is classified.
 */
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../../src/app.ts';
import type { Tables } from '../../src/db/tables.ts';
import { RATES } from '../../src/rates.ts';
import { accountOf } from '../../src/modules/account/lookup.service.ts';
import { exportPieces } from '../../src/modules/export/export.present.ts';
import { eraseAccount } from '../../src/modules/privacy/accountErasure.service.ts';
import { runCommand } from '../../src/ops/run.ts';
import { Authenticator } from '../authenticator.ts';
import { AuthenticatorApp } from '../authenticatorApp.ts';
import { caseBody, md5, TestClient, unique, type Harness } from '../harness.ts';
import { sendAll, type Started } from '../payment/buyer.ts';
import { payAtCashier } from '../payment/cashier.ts';

/** Where a table belongs: `list` is the list of the export that has it, else why it is in none. */
type Place =
  | { readonly holds: 'house' }
  | { readonly holds: 'gone with the account'; readonly list: string | { readonly none: string } }
  | { readonly holds: 'kept without the person'; readonly list: string | { readonly none: string } };

const house = { holds: 'house' } as const;
const gone = (list: string | { readonly none: string }) =>
  ({ holds: 'gone with the account', list }) as const;
const kept = (list: string | { readonly none: string }) =>
  ({ holds: 'kept without the person', list }) as const;

const PLACES: Readonly<Record<keyof Tables | 'schema_migration', Place>> = {
  schema_migration: house,
  function_set: house,
  feature_switch: house,
  wire_key: house,
  // Public keys, of no account.
  link_key: house,
  quota_limit: house,
  product: house,
  product_price: house,
  code_batch: house,
  payment_report: house,
  ledger_closing: house,
  holiday_notice: house,
  holiday_look: house,
  // Keyed hashes with an end.
  rate: house,
  nonce: house,
  // Names of operators, until their sessions end.
  operator_session: house,
  operator_code: house,
  identity: gone('identities'),
  login_session: gone('sessions'),
  former_phone: gone({
    none: 'the way back of whoever had that number, and not for who has the session now',
  }),
  otp: gone({ none: 'hashes of codes' }),
  avatar: gone('avatar'),
  passkey: gone('passkeys'),
  second_step: gone('secondStep'),
  recovery_code: gone({ none: 'hashes of codes' }),
  quota_day: gone({ none: 'sums of quota_use' }),
  quota_use: gone('uses'),
  record_head: gone({ none: 'sums of record' }),
  record: gone('records'),
  record_revision: gone('revisions'),
  feedback: gone('feedback'),
  feedback_image: gone('feedback'),
  consent: gone('consents'),
  export_job: gone({ none: 'is the export' }),
  export_piece: gone({ none: 'is the export' }),
  calendar: gone('calendars'),
  service_unlock: gone('services'),
  account: kept('account'),
  vip_nickname: kept({ none: 'a name that the house reserves' }),
  audit: kept('history'),
  pay_order: kept('orders'),
  pay_refund: kept('orders'),
  payment_event: kept('orders'),
  ledger_txn: kept('orders'),
  ledger_entry: kept('orders'),
  entitlement: kept('memberships'),
  entitlement_taken: kept('memberships'),
  activation_code: kept('memberships'),
};

const named = (holds: Place['holds']) =>
  Object.entries(PLACES).flatMap(([table, place]) => (place.holds === holds ? [table] : []));

export function personalDataSuite(harness: () => Harness): void {
  const rows = async <T>(text: string) => (await harness().database.executeSql(text)).rows as T[];
  const tables = async () =>
    (
      await rows<{ table_name: string }>(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
      )
    ).map((row) => row.table_name);
  const counts = async (): Promise<Readonly<Record<string, number>>> => {
    const found: Record<string, number> = {};
    for (const table of await tables())
      found[table] = (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM "${table}"`))[0]?.n ?? 0;
    return found;
  };
  /** Tables in which a text stands, as the database writes rows out. */
  const tablesWith = async (text: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const table of await tables())
      if ((await rows(`SELECT 1 FROM "${table}" t WHERE t::text LIKE '%${text}%' LIMIT 1`)).length > 0)
        found.push(table);
    return found;
  };

  /** A user with data in every table, and texts that are unique to it. */
  const somebody = async () => {
    const origin = harness().origin.replace('127.0.0.1', 'localhost');
    const client = new TestClient({ ...harness(), origin });
    const words = {
      person: `union-${crypto.randomUUID()}`,
      caseName: '将被删去的命例',
      letter: '将被删去的来信',
      target: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, 40),
      ip: client.ip,
    };
    const ok = async (name: Parameters<TestClient['call']>[0], fields: object = {}) => {
      const answer = await client.call(name, fields as Record<string, unknown>);
      expect(answer.msg, name).toBe('ok');
      return answer.data;
    };
    const { state } = await ok('wechatAuthorize');
    const code = harness().wechat.issue(words.person, '将离去的人');
    const { user } = (await ok('registerOrLogin', { loginType: '3', password: code, state })) as unknown as {
      user: { id: string; username: string };
    };
    const [former, phone] = [unique().phone, unique().phone];
    const codeOf = async (...to: Parameters<TestClient['code']>) => {
      harness().pass(RATES.smsGap.windowMs);
      return client.code(...to);
    };
    await ok('bindPhone', { phone: former, code: await codeOf(former, 'bind') });
    const oldCode = await codeOf('', 'rebind');
    await ok('bindPhone', { phone, code: await codeOf(phone, 'bind'), oldCode });
    await ok('updatePsw', { code: await codeOf('', 'password'), newPassword: md5('leaves for good') });
    const asked = (await ok('beginPasskey', { password: md5('leaves for good') })) as unknown as Parameters<
      Authenticator['create']
    >[0];
    await ok('addPasskey', { answer: new Authenticator(origin).create(asked) });
    await new AuthenticatorApp(harness()).protect(client, { password: md5('leaves for good') });
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#805a1e' } })
      .png()
      .toBuffer();
    const send = async (path: string, fields: Readonly<Record<string, string>>) => {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.append(key, value);
      form.append('images', new Blob([new Uint8Array(png)]), 'x.png');
      expect((await client.fetch(path, { method: 'POST', body: form })).msg).toBe('ok');
    };
    await send('/api/user/avatar/set', {});
    await send('/api/feedback', { requestId: unique().requestId, type: 'other', text: words.letter });
    await ok('consumeQuota', { feature: 'PaiPan', requestId: unique().requestId });
    const id = crypto.randomUUID();
    const body = caseBody(words.caseName);
    const editedAt = harness().now().toISOString();
    await ok('saveRecord', { id, kind: 'case', body, editedAt });
    await ok('saveRecord', { id, kind: 'case', body: { ...body, remark: 'x' }, editedAt, revision: 1 });
    const consent = { requestId: unique().requestId, item: 'privacy', granted: true, version: '1' };
    await ok('giveConsent', consent);
    const opened = (await ok('openCalendar', { kind: 'days' })) as unknown as { path: string };
    harness().secrets.add(opened.path.slice('/calendar/'.length, -'.ics'.length));
    const buy = async (call: 'alipayPay' | 'alipayServerPay', productId: string, target = '') => {
      const started = (await ok(call, {
        productId,
        requestId: unique().requestId,
        target,
      })) as unknown as Started;
      payAtCashier(harness(), started);
      await sendAll(harness(), started.orderNo);
      return started.orderNo;
    };
    const orderNo = await buy('alipayPay', 'vip-month');
    await buy('alipayServerPay', 'report-chart', words.target);
    const ops = (...args: string[]) => runCommand(harness().system, args);
    await ops('refund', 'make', orderNo, '--amount=8', '--days=10', '--reason=x', '--yes');
    const made = (await ops('codes', 'create', '1', '30', '--name=x', '--yes')) as {
      result: { codes: string[] };
    };
    await ok('useActivateCode', { code: made.result.codes[0] });
    await ops('nickname', 'grant', `留名 ${unique().username}`, user.id);
    await ok('exportUser');
    const isReady = async () => expect((await client.call('exportStatus')).data['state']).toBe('ready');
    await vi.waitFor(isReady, { timeout: 30_000 });
    return { id: user.id, words: { ...words, username: user.username } };
  };

  describe('personal data', () => {
    it('is in no table that is not classified', async () => {
      expect((await tables()).toSorted()).toEqual(Object.keys(PLACES).toSorted());
    });

    it('is in no table of the house: none of them leads to an account', async () => {
      const keys = await rows<{ child: string; parent: string }>(
        `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
         WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
      );
      const personal = new Set(['account']);
      for (let size = 0; size < personal.size;) {
        size = personal.size;
        for (const { child, parent } of keys) if (personal.has(parent)) personal.add(child);
      }
      expect(personal.size).toBeGreaterThan(15);
      expect(named('house').filter((table) => personal.has(table))).toEqual([]);
    });

    it('is exported whole, and gone or unlinked once the account is erased', async () => {
      const before = await counts();
      const { id, words } = await somebody();
      const full = await counts();
      const personal = [...named('gone with the account'), ...named('kept without the person')];
      expect(personal.filter((table) => (full[table] ?? 0) <= (before[table] ?? 0))).toEqual([]);
      for (const [name, word] of Object.entries(words)) expect(await tablesWith(word), name).not.toEqual([]);

      const account = await accountOf(harness().system, id);
      if (account === null) throw new TypeError('Cannot export: no account');
      let text = '';
      for await (const piece of exportPieces(harness().system, account)) text += piece;
      const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
      const lists = Object.values(PLACES).flatMap((place) =>
        'list' in place && typeof place.list === 'string' ? [place.list] : [],
      );
      expect(lists.filter((list) => data[list] === undefined || JSON.stringify(data[list]) === '[]')).toEqual(
        [],
      );
      for (const word of [words.username, words.caseName, words.letter, words.target])
        expect(text).toContain(word);

      expect(await eraseAccount(harness().system, id, 'operator:tester', true)).toBe(true);
      const left = await counts();
      expect(named('gone with the account').filter((table) => left[table] !== before[table])).toEqual([]);
      expect(
        named('kept without the person').filter((table) => (left[table] ?? 0) < (full[table] ?? 0)),
      ).toEqual([]);
      for (const [name, word] of Object.entries(words)) expect(await tablesWith(word), name).toEqual([]);
    });

    it('that is on its way while the account is erased is not kept', async () => {
      const client = new TestClient(harness());
      const { id } = await client.register();
      const { parts } = harness();
      const { promise: erased, resolve } = Promise.withResolvers<boolean>();
      let onTheirWay = 0;
      const reencode: typeof parts.images.reencode = async (...picture) => {
        onTheirWay += 1;
        if (onTheirWay === 2) resolve(eraseAccount(harness().system, id, 'operator:tester', true));
        expect(await erased).toBe(true);
        return parts.images.reencode(...picture);
      };
      const logger = newLogger({ ...parts.config, LOG_LEVEL: 'silent' });
      const app = await buildApp({ ...parts, images: { ...parts.images, reencode } }, { logger });
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const elsewhere = () => {
        const same = new TestClient({ ...harness(), origin });
        same.cookies = new Map(client.cookies);
        return same;
      };
      const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const form = (fields: Readonly<Record<string, string>>) => {
        const data = new FormData();
        for (const [key, value] of Object.entries(fields)) data.append(key, value);
        data.append('images', new Blob([new Uint8Array(picture)]), 'x.png');
        return data;
      };
      const letter = form({ requestId: unique().requestId, type: 'other', text: '见图' });
      const [avatar, sent] = [elsewhere(), elsewhere()];
      const answers = await Promise.all([
        avatar.fetch('/api/user/avatar/set', { method: 'POST', body: form({}) }),
        sent.fetch('/api/feedback', { method: 'POST', body: letter }),
      ]);
      await app.close();
      for (const answer of answers) expect(answer.data.reason).toBe('loginRequired');
      for (const table of ['avatar', 'feedback'])
        expect(await rows(`SELECT 1 FROM ${table} WHERE account_id = '${id}'`), table).toEqual([]);
    });
  });
}
