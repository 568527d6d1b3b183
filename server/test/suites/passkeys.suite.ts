/** Passkeys: made, used, counted, taken back, and everything that must not open an account. */
import { randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '@shangyuan/contract';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import { setLocked } from '../../src/modules/account/operator.service.ts';
import { accountOf } from '../../src/modules/account/lookup.service.ts';
import { exportPieces } from '../../src/modules/export/export.present.ts';
import { eraseAccount } from '../../src/modules/privacy/accountErasure.service.ts';
import { RATES } from '../../src/rates.ts';
import { Authenticator, type Spoilt } from '../authenticator.ts';
import { md5, TestClient, unique, type Answer, type Fields, type Harness } from '../harness.ts';
import { answerConcurrently, type Moment } from '../concurrent.ts';

type Asked = Parameters<Authenticator['create']>[0];
type Passkey = { id: string; label: string; lastUsedAt: string };

export function passkeysSuite(harness: () => Harness): void {
  // A passkey is tied to a host, and an address of numbers is none.
  const originOf = () => harness().origin.replace('127.0.0.1', 'localhost');
  const client = () => new TestClient({ ...harness(), origin: originOf() });
  const rowsOf = async (accountId: string) =>
    (await harness().database.executeSql('SELECT * FROM passkey WHERE account_id = $1', [accountId])).rows;
  const auditOf = async (accountId: string) =>
    (
      await harness().database.executeSql(
        "SELECT action FROM audit WHERE target = $1 AND action LIKE 'user.%asskey' ORDER BY id",
        [accountId],
      )
    ).rows.map((row) => (row as { action: string }).action);

  const eventsOf = (accountId: string) =>
    [
      ...harness()
        .log()
        .matchAll(new RegExp(`"event":"([\\w.]+)","account":"${accountId}"`, 'g')),
    ].map(([, event]) => event);

  const begin = async (who: TestClient, proof: Fields = {}): Promise<Asked> => {
    const { msg, data } = await who.call('beginPasskey', proof);
    expect(msg).toBe('ok');
    return data as unknown as Asked;
  };
  const addTo = async (who: TestClient, device = new Authenticator(originOf())) => {
    const answer = await who.call('addPasskey', { answer: device.create(await begin(who)) });
    expect(answer.msg).toBe('ok');
    return { device, passkey: answer.data as unknown as Passkey };
  };
  const ask = async (who: TestClient) => (await who.call('askPasskey')).data as unknown as Asked;
  const loginWith = async (device: Authenticator, spoilt: Spoilt = {}, who = client()): Promise<Answer> =>
    who.call('loginByPasskey', { answer: device.get(await ask(who), spoilt) });
  const owner = async () => {
    const who = client();
    const user = await who.register();
    return { who, ...user, ...(await addTo(who)) };
  };
  const idOf = ({ data }: Answer) => (data as unknown as { user: { id: string } }).user.id;

  describe('a passkey', () => {
    it('logs into the account it was made for, from anywhere, as often as wished', async () => {
      const { device, id, who } = await owner();
      for (let time = 0; time < 3; time += 1) {
        const other = client();
        expect(idOf(await loginWith(device, {}, other))).toBe(id);
        expect((await other.call('listQuotas')).msg).toBe('ok');
      }
      const { data } = await who.call('listPasskeys');
      const [listed] = data as unknown as Passkey[];
      expect(listed?.lastUsedAt).not.toBe('');
      expect(await auditOf(id)).toEqual(['user.addPasskey']);
      expect(eventsOf(id)).toEqual(['register.ok', 'passkey.added', 'login.ok', 'login.ok', 'login.ok']);
    });

    it('is named after its device, and renamed only by its owner', async () => {
      const who = client();
      await who.register();
      const device = new Authenticator(originOf());
      const answer = device.create(await begin(who));
      const made = await who.call('addPasskey', { answer }, { 'user-agent': 'Mozilla (iPhone) Safari/605' });
      const { id, label } = made.data as unknown as Passkey;
      expect(label).toBe('iPhone · Safari');
      expect((await who.call('renamePasskey', { id, label: '家里的手机' })).data).toMatchObject({
        label: '家里的手机',
      });
      const { who: stranger } = await owner();
      expect((await stranger.call('renamePasskey', { id, label: '我的' })).code).toBe(404);
      expect((await stranger.call('removePasskey', { id })).code).toBe(404);
    });

    it('is refused at an address of numbers, and the ways in say so', async () => {
      const here = new TestClient(harness());
      expect((await here.call('loginOptions')).data).toMatchObject({ passkey: false });
      expect((await client().call('loginOptions')).data).toMatchObject({ passkey: true });
      expect((await here.call('askPasskey')).data.reason).toBe('passkeyNotOffered');
    });

    it('is not offered twice to the same device, and a device cannot serve two accounts with one', async () => {
      const { who, device } = await owner();
      const asked = await begin(who);
      expect(asked).toMatchObject({
        excludeCredentials: [{ id: device.credentialId.toString('base64url') }],
      });
      expect((await who.call('addPasskey', { answer: device.create(asked) })).data.reason).toBe(
        'passkeyTaken',
      );
      const other = client();
      await other.register();
      const answer = device.create(await begin(other));
      expect((await other.call('addPasskey', { answer })).data.reason).toBe('passkeyTaken');
    });

    it('has company of nine at most, also when all are added at once', async () => {
      const who = client();
      const { id } = await who.register();
      const asked = await begin(who);
      const tries = [];
      for (let index = 0; index < LIMITS.passkeyCount + 2; index += 1) {
        const options = index === 0 ? asked : await begin(who);
        tries.push(new Authenticator(originOf()).create(options));
      }
      const answers = await Promise.all(tries.map((answer) => who.call('addPasskey', { answer })));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(LIMITS.passkeyCount);
      expect(await rowsOf(id)).toHaveLength(LIMITS.passkeyCount);
      expect((await who.call('beginPasskey')).data.reason).toBe('tooManyPasskeys');
    });
  });

  it('is in the export of the own data, without its key', async () => {
    const { id } = await owner();
    const account = await accountOf(harness().system, id);
    if (account === null) throw new TypeError('Cannot export: no account');
    let text = '';
    for await (const piece of exportPieces(harness().system, account)) text += piece;
    expect(JSON.parse(text)).toMatchObject({ passkeys: [{ label: '未知设备', lastUsedAt: '' }] });
    const [row] = (await rowsOf(id)) as { public_key: Buffer }[];
    expect(text).not.toContain(row?.public_key.toString('base64url'));
    expect(text).not.toMatch(/public_key|publicKey|credential/);
  });

  describe('an answer of a passkey', () => {
    it('opens nothing where it is for another site, host, use or account, or the lock was not opened', async () => {
      const { device } = await owner();
      const { device: other } = await owner();
      const spoilt: readonly Spoilt[] = [
        { origin: 'https://evil.example' },
        { rpId: 'evil.example' },
        { isVerified: false },
        { type: 'webauthn.create' },
        { challenge: 'AAAA' },
        { challenge: Buffer.alloc(54, 7).toString('base64url') },
        { userHandle: other.userHandle },
        { userHandle: '' },
      ];
      for (const one of spoilt)
        expect((await loginWith(device, one)).data.reason, JSON.stringify(one)).toBe('passkeyFailed');
      expect((await loginWith(device)).msg).toBe('ok');
    });

    it('opens nothing with the signature of another key, or an unknown passkey', async () => {
      const { device } = await owner();
      const forged = new Authenticator(originOf());
      forged.userHandle = device.userHandle;
      expect((await loginWith(forged)).data.reason).toBe('passkeyUnknown');
      device.credentialId.copy(forged.credentialId);
      expect((await loginWith(forged)).data.reason).toBe('passkeyFailed');
    });

    it('is taken once', async () => {
      const { device } = await owner();
      const answer = device.get(await ask(client()));
      expect((await client().call('loginByPasskey', { answer })).msg).toBe('ok');
      expect((await client().call('loginByPasskey', { answer })).data.reason).toBe('passkeyFailed');
      const twin = device.get(await ask(client()));
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => client().call('loginByPasskey', { answer: twin })),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    });

    it('is taken once however its challenge is spelt', async () => {
      const { device } = await owner();
      const asked = await ask(client());
      const spelt = [`${asked.challenge}=`, `${asked.challenge.slice(0, 4)}*${asked.challenge.slice(4)}`];
      for (const challenge of spelt) {
        const answer = device.get({ ...asked, challenge });
        expect((await client().call('loginByPasskey', { answer })).data.reason).toBe('passkeyFailed');
      }
      const answer = device.get(asked);
      expect((await client().call('loginByPasskey', { answer })).msg).toBe('ok');
    });

    it('is taken within five minutes', async () => {
      const { device } = await owner();
      const asked = await ask(client());
      harness().pass(5 * MINUTE_MS + 1_000);
      const late = await client().call('loginByPasskey', { answer: device.get(asked) });
      expect(late.data.reason).toBe('passkeyStale');
    });

    it('to a challenge of one session adds nothing in another', async () => {
      const { who } = await owner();
      const { who: other } = await owner();
      const answer = new Authenticator(originOf()).create(await begin(who));
      expect((await other.call('addPasskey', { answer })).data.reason).toBe('passkeyFailed');
      const login = new Authenticator(originOf()).create({ ...(await begin(who)), ...(await ask(who)) });
      expect((await who.call('addPasskey', { answer: login })).data.reason).toBe('passkeyFailed');
      expect((await who.call('addPasskey', { answer })).msg).toBe('ok');
      expect((await who.call('addPasskey', { answer })).data.reason).toBe('passkeyFailed');
    });

    it('adds nothing once the session that asked for it has ended, however late that is', async () => {
      const who = client();
      const { id } = await who.register();
      const sent = {
        path: '/api/passkey/add',
        body: { answer: new Authenticator(originOf()).create(await begin(who)) },
        headers: { cookie: `sid=${who.cookies.get('sid')}`, host: new URL(originOf()).host },
      };
      // The account is looked up once the answer is found right.
      const isRight: Moment = (statement) =>
        statement.kind === 'SelectQueryNode' && JSON.stringify(statement.from).includes('"account"');
      const lock = async () => {
        await setLocked(harness().system, id, true, 'stolen');
        await setLocked(harness().system, id, false, 'back');
      };
      const answer = await answerConcurrently(harness().parts, sent, isRight, lock);
      expect(answer.json()).toMatchObject({ data: { reason: 'loginRequired' } });
      expect(await rowsOf(id)).toEqual([]);
    });

    it('with certificates is refused before anything in them is followed', async () => {
      const who = client();
      const { id } = await who.register();
      const answer = new Authenticator(originOf()).create(await begin(who), { chain: [new Uint8Array(300)] });
      expect((await who.call('addPasskey', { answer })).data.reason).toBe('passkeyFailed');
      expect(harness().log()).toContain(`"event":"passkey.failed","account":"${id}","detail":"certificates"`);
    });

    it('that counts must count on: a copy of a device is refused and reported', async () => {
      const { device, id } = await owner();
      device.counter = 7;
      expect((await loginWith(device)).msg).toBe('ok');
      expect((await loginWith(device)).data.reason).toBe('passkeyFailed');
      device.counter = 6;
      expect((await loginWith(device)).data.reason).toBe('passkeyFailed');
      device.counter = 0;
      expect((await loginWith(device)).data.reason).toBe('passkeyFailed');
      expect(harness().log()).toMatch(new RegExp(`"event":"passkey.copied","account":"${id}"`));
      device.counter = 8;
      expect((await loginWith(device)).msg).toBe('ok');
    });

    it('that is wrong fifty times stops an address, and no other', async () => {
      const { device } = await owner();
      const guesser = client();
      const answer = device.get(await ask(guesser), { isVerified: false });
      const codes = new Set<number | string>();
      for (let index = 0; index < 50; index += 1)
        codes.add((await guesser.call('loginByPasskey', { answer })).code);
      expect([...codes]).toEqual([401]);
      expect((await loginWith(device, {}, guesser)).code).toBe(429);
      expect((await loginWith(device)).msg).toBe('ok');
    });

    it('that is cut off or swollen is bad input, not a fault', async () => {
      const { device } = await owner();
      const answer = device.get(await ask(client()));
      const broken = [
        { ...answer, rawId: 'not base64!' },
        { ...answer, response: { ...answer.response, authenticatorData: '' } },
        { ...answer, response: { ...answer.response, signature: 'AA' } },
        { ...answer, response: { ...answer.response, clientDataJSON: 'e30' } },
        { ...answer, response: { ...answer.response, clientDataJSON: 'x'.repeat(3_000) } },
        { ...answer, type: 'password' },
        'no object',
      ];
      for (const one of broken) {
        const { status } = await client().call('loginByPasskey', { answer: one });
        expect([400, 401], JSON.stringify(one).slice(0, 80)).toContain(status);
      }
    });
  });

  describe('a device', () => {
    it('with an id or a key longer than any is refused, not a fault', async () => {
      const add = async (spoil: (device: Authenticator) => void) => {
        const who = client();
        await who.register();
        const device = new Authenticator(originOf());
        spoil(device);
        return who.call('addPasskey', { answer: device.create(await begin(who)) });
      };
      const idOfBytes = (bytes: number) => (device: Authenticator) => {
        device.credentialId = randomBytes(bytes);
      };
      const keyOfBytes = (bytes: number) => (device: Authenticator) => {
        device.publicKey = isoCBOR.encode(
          new Map<number, number | Uint8Array>([
            [1, 3],
            [3, -257],
            [-1, new Uint8Array(bytes).fill(255)],
            [-2, new Uint8Array([1, 0, 1])],
          ]),
        );
      };
      expect((await add(idOfBytes(1_023))).msg).toBe('ok');
      expect(await add(idOfBytes(1_024))).toMatchObject({ status: 400, data: { field: 'answer' } });
      expect((await add(keyOfBytes(2_048))).msg).toBe('ok');
      expect((await add(keyOfBytes(4_100))).data.reason).toBe('passkeyFailed');
    });
  });

  describe('a session that is not fresh', () => {
    const stale = async () => {
      const who = client();
      const user = await who.register();
      harness().pass(16 * MINUTE_MS);
      return { who, ...user };
    };

    it('adds and removes no passkey without the password', async () => {
      const { who, password } = await stale();
      expect((await who.call('beginPasskey')).data.reason).toBe('proofRequired');
      expect((await who.call('beginPasskey', { password: md5('a guess') })).code).toBe(401);
      const answer = new Authenticator(originOf()).create(await begin(who, { password }));
      const { data } = await who.call('addPasskey', { answer });
      const { id } = data as unknown as Passkey;
      expect((await who.call('removePasskey', { id })).data.reason).toBe('proofRequired');
      expect((await who.call('removePasskey', { id, password })).msg).toBe('ok');
    });

    it('or a code to the phone, which is used up', async () => {
      const who = client();
      await who.loginBySms();
      harness().pass(16 * MINUTE_MS);
      expect((await who.call('beginPasskey')).data.reason).toBe('proofRequired');
      const code = await who.code('', 'passkey');
      await begin(who, { code });
      expect((await who.call('beginPasskey', { code })).code).toBe(413);
    });

    it('of a thief cannot use up what the owner needs to be rid of a passkey', async () => {
      const { who, passkey, password } = await owner();
      const thief = client();
      thief.cookies = new Map(who.cookies);
      for (let index = 0; index < RATES.passkeyAccount.limit; index += 1)
        await thief.call('renamePasskey', { id: crypto.randomUUID(), label: '无' });
      expect((await thief.call('renamePasskey', { id: passkey.id, label: '无' })).status).toBe(429);
      expect((await who.call('removePasskey', { id: passkey.id, password })).msg).toBe('ok');
    });

    it('of an account with neither must be opened again', async () => {
      const who = client();
      const { data } = await who.call('wechatAuthorize');
      const password = harness().wechat.issue(unique().requestId, '客');
      await who.call('registerOrLogin', { loginType: '3', password, state: data['state'] });
      await begin(who);
      harness().pass(16 * MINUTE_MS);
      expect(await who.call('beginPasskey')).toMatchObject({ code: 403, msg: '请重新登录后再操作' });
    });
  });

  describe('a passkey opens nothing any more', () => {
    it('once it is removed', async () => {
      const { who, device, passkey, id } = await owner();
      expect((await who.call('removePasskey', { id: passkey.id })).msg).toBe('ok');
      expect((await loginWith(device)).data.reason).toBe('passkeyUnknown');
      expect(await auditOf(id)).toEqual(['user.addPasskey', 'user.removePasskey']);
      expect(eventsOf(id)).toContain('passkey.removed');
      expect(harness().log()).toContain('"event":"passkey.failed","detail":"passkeyUnknown"');
    });

    it('once a former phone has taken the account back', async () => {
      const who = client();
      const { phone, id } = await who.loginBySms();
      harness().pass(MINUTE_MS + 1_000);
      const thief = client();
      thief.cookies = new Map(who.cookies);
      const { device } = await addTo(thief);
      const oldCode = await who.code('', 'rebind');
      const next = unique().phone;
      await thief.call('bindPhone', { phone: next, code: await thief.code(next, 'bind'), oldCode });
      harness().pass(MINUTE_MS + 1_000);
      expect((await client().loginBySms(phone)).id).toBe(id);
      expect((await loginWith(device)).data.reason).toBe('passkeyUnknown');
    });

    it('once the account is locked or erased; a login within the seven days takes a leave back', async () => {
      const { who, device, id, password } = await owner();
      expect((await who.call('delAccount', { password })).msg).toBe('ok');
      expect((await loginWith(device)).data).toMatchObject({ restored: true, user: { id } });
      await harness().database.executeSql('UPDATE account SET locked_at = now() WHERE id = $1', [id]);
      expect((await loginWith(device)).data.reason).toBe('accountLocked');
      await harness().database.executeSql('UPDATE account SET locked_at = NULL WHERE id = $1', [id]);
      await eraseAccount(harness().system, id, 'operator:tester', true);
      expect(await rowsOf(id)).toEqual([]);
      expect((await loginWith(device)).data.reason).toBe('passkeyUnknown');
      harness().pass(DAY_MS);
    });
  });

  it('the database keeps a passkey from counting twice and from two accounts', async () => {
    const { id } = await owner();
    const [row] = (await rowsOf(id)) as { credential_id: Buffer }[];
    const insert = harness().database.executeSql(
      `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, is_synced, label, created_at)
       VALUES (gen_random_uuid(), $1, $2, '\\x00', 0, '', false, 'x', now())`,
      [id, row?.credential_id],
    );
    await expect(insert).rejects.toThrow(/unique|duplicate/);
  });
}
