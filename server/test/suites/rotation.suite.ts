/** New keys in the place of old ones, without losing data or users. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { buildApp, newLogger } from '../../src/app.ts';
import { deriveKeys, type Keys } from '../../src/crypto/keys.ts';
import { DAY_MS } from '../../src/duration.ts';
import { runCommand } from '../../src/ops/run.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { loadWireKeys } from '../../src/modules/wireKey/wireKey.service.ts';
import { AuthenticatorApp } from '../authenticatorApp.ts';
import { md5, TestClient, unique, type Harness } from '../harness.ts';
import { Buyer } from '../payment/buyer.ts';
import { isSigned, type PublicKey, type Signed } from './chartLinks.suite.ts';

const NEW_SECRET = 'another secret of the suite, longer';
const OLD_SECRET = 'test secret of the suite, 32 letters';

export function rotationSuite(harness: () => Harness): void {
  /** Columns of the database with something that these keys have not sealed. */
  const sealedOtherwise = async (keys: Keys): Promise<readonly string[]> => {
    const { executeSql } = harness().database;
    const { rows: columns } = await executeSql(
      "SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public' AND column_name LIKE '%\\_enc'",
    );
    const found: string[] = [];
    expect(columns.length).toBeGreaterThan(4);
    for (const { t, c } of columns as { t: string; c: string }[]) {
      const { rows } = await executeSql(`SELECT "${c}" AS sealed FROM "${t}" WHERE "${c}" IS NOT NULL`);
      const sealed = (rows as { sealed: Uint8Array }[]).map((row) => Buffer.from(row.sealed));
      if (sealed.some((value) => !keys.isCurrent(value))) found.push(`${t}.${c}`);
    }
    return found;
  };

  describe('another payload key', () => {
    it('is given out at once; the one before it opens payloads for a day', async () => {
      const client = new TestClient(harness());
      const before = (await client.call('publicKey')).data['kid'];
      const fields = () => ({ username: unique().username, password: md5('by either of two keys') });
      const sealed = [await client.seal(fields()), await client.seal(fields())];
      const { kid } = (await runCommand(harness().system, ['wirekey', 'rotate'])) as { kid: string };
      await vi.waitFor(async () => expect((await client.call('publicKey')).data['kid']).toBe(kid));
      expect((await client.call('register', { p: sealed[0], kid: before })).msg).toBe('ok');
      expect((await client.call('register', { p: sealed[1] })).msg).toBe('ok');
      expect((await client.call('register', { p: await client.seal(fields()), kid })).msg).toBe('ok');
      harness().pass(DAY_MS + 60_000);
      expect((await runHousekeeping(harness().system)).done).toMatchObject({ wireKeys: 1 });
      await harness().parts.wireKeys.refresh();
      const late = await client.seal(fields());
      expect((await client.call('register', { p: late, kid: before })).data).toMatchObject({
        reason: 'badSecret',
      });
    });
  });

  describe('another APP_SECRET', () => {
    it('finds and opens what the old one wrote, and after the rotation does without it', async () => {
      const old = new TestClient(harness());
      const { id, phone } = await old.loginBySms();
      await old.call('updateUser', { email: 'old@secret.cn' });
      const guarded = new TestClient(harness());
      const owner = await guarded.register();
      const opened = await old.call('openCalendar', { kind: 'almanac' });
      const { path: calendar } = opened.data as unknown as { path: string };
      const digest = createHash('sha512').update('salt and a birth of before').digest('base64url');
      const link = (await old.call('signLink', { digest })).data as unknown as Signed;
      const device = await new AuthenticatorApp(harness()).protect(guarded);
      const letter = { requestId: unique().requestId, type: 'other', text: '信', contact: 'x@old.cn' };
      await old.call('sendFeedback', letter);
      const { orderNo } = await (await new Buyer(harness()).arrive()).buy('wechat');
      harness().pass(61_000);

      const { parts } = harness();
      const both = deriveKeys(NEW_SECRET, [OLD_SECRET]);
      const system = { ...harness().system, keys: both };
      const app = await buildApp(
        { ...parts, keys: both, wireKeys: await loadWireKeys({ ...system, keys: both }), sms: { port: harness().mailbox, mailbox: null } },
        { logger: newLogger({ ...parts.config, LOG_LEVEL: 'silent' }) },
      ); // prettier-ignore
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const between = new TestClient({ ...harness(), origin });
      expect((await between.loginBySms(phone)).id).toBe(id);
      const renewing = Object.assign(new TestClient({ ...harness(), origin }), { cookies: guarded.cookies });
      expect((await renewing.call('renewRecoveryCodes', { secondCode: device.next() })).msg).toBe('ok');
      const newcomer = new TestClient({ ...harness(), origin });
      const { id: newId, phone: newPhone } = await newcomer.loginBySms();

      const done = (await runCommand(system, ['secret', 'rotate'])) as Record<string, number>;
      expect(done['accounts']).toBeGreaterThan(0);
      expect(done['secondSteps']).toBeGreaterThan(0);
      expect(done['contacts']).toBeGreaterThan(0);
      expect(done['wireKeys']).toBeGreaterThan(0);
      expect(done['notices']).toBeGreaterThan(0);
      expect(await sealedOtherwise(deriveKeys(NEW_SECRET))).toEqual([]);
      expect(await runCommand(system, ['secret', 'rotate'])).toMatchObject({
        accounts: 0,
        formerPhones: 0,
        secondSteps: 0,
        contacts: 0,
        wireKeys: 0,
        notices: 0,
      });

      const alone = { ...harness().system, keys: deriveKeys(NEW_SECRET) };
      for (const [number, owner] of [
        [phone, id],
        [newPhone, newId],
      ] as const)
        expect(await runCommand(alone, ['user', 'show', number])).toMatchObject({ id: owner });
      await expect(loadWireKeys(alone)).resolves.toBeDefined();
      const letters = (await runCommand(alone, ['feedback', 'export'])) as { contact: string }[];
      expect(letters.map((item) => item.contact)).toContain('x@old.cn');
      const folder = mkdtempSync('/tmp/shangyuan-notices-');
      const file = `${folder}/notices.json`;
      await runCommand(alone, ['order', 'notices', orderNo, file]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
        { channel: 'wechat', outcome: 'credited', body: expect.stringContaining('TRANSACTION.SUCCESS') },
      ]);
      expect(await runCommand(alone, ['audit', 'list', orderNo])).toMatchObject([
        { action: 'order.notices', actor: 'operator:tester' },
      ]);
      rmSync(folder, { recursive: true });
      await app.close();

      // Servers that know the new secret only: what users hold from before goes on.
      parts.cache.invalidate('link_key');
      const later = await buildApp(
        { ...parts, keys: alone.keys, wireKeys: await loadWireKeys(alone), sms: { port: harness().mailbox, mailbox: null } },
        { logger: newLogger({ ...parts.config, LOG_LEVEL: 'silent' }) },
      ); // prettier-ignore
      const laterOrigin = await later.listen({ host: '127.0.0.1', port: 0 });
      const at = (client: TestClient) =>
        Object.assign(new TestClient({ ...harness(), origin: laterOrigin }), { cookies: client.cookies });
      for (const client of [old, guarded, newcomer])
        expect((await at(client).call('getUserInfo')).status, 'the session').toBe(200);
      const feed = await at(new TestClient(harness())).fetch(calendar);
      expect([feed.status, feed.body.slice(0, 15)], 'the calendar').toEqual([200, 'BEGIN:VCALENDAR']);
      const { data: keys } = await at(new TestClient(harness())).call('listLinkKeys');
      expect(
        isSigned(keys as unknown as readonly PublicKey[], { ...link, digest }, link.signature),
        'the link',
      ).toBe(true);
      const again = at(new TestClient(harness()));
      const asked = await again.call('login', { username: owner.username, password: owner.password });
      expect(asked.data.reason).toBe('secondStepNeeded');
      const { ticket } = asked.data as unknown as { ticket: string };
      expect(
        (await again.call('passSecondStep', { ticket, secondCode: device.next() })).msg,
        'the second step',
      ).toBe('ok');
      await later.close();
      // The other suites go on with the first secret.
      await runCommand({ ...harness().system, keys: deriveKeys(OLD_SECRET, [NEW_SECRET]) }, [
        'secret',
        'rotate',
      ]);
    });
  });
}
