/** Codes by SMS: who a code is for, what wrong tries cost, and how many are sent to a phone at whose request. */
import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildApp, newLogger } from '../../src/app.ts';
import { BOUNDS } from '../../src/bounds.ts';
import { DAY_MS, HOUR_MS } from '../../src/duration.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { RATES } from '../../src/rates.ts';
import { TestClient, unique, type Answer, type Harness } from '../harness.ts';

export function smsCodesSuite(harness: () => Harness): void {
  const client = (ip?: string) => Object.assign(new TestClient(harness()), ip === undefined ? {} : { ip });
  const login = (who: TestClient, username: string, password: string) =>
    who.call('registerOrLogin', { loginType: '2', username, password });
  const ask = (who: TestClient, phone: string) => who.call('sendSms', { phone, purpose: 'login' });
  /** Another code than the one given. */
  const not = (code: string, index = 0) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
  const guess = async (who: TestClient, phone: string, code: string, times: number) => {
    const answers: Answer[] = [];
    for (let index = 0; index < times; index += 1) answers.push(await login(who, phone, not(code, index)));
    return answers.map((answer) => answer.code);
  };
  const nextMinute = () => harness().pass(RATES.smsGap.windowMs);
  const codesOf = async (answers: readonly Promise<Answer>[]) =>
    (await Promise.all(answers)).map((answer) => answer.code);

  describe('a code by SMS', () => {
    it('outlives wrong tries of strangers, on a device that is known and on a new one', async () => {
      const known = client();
      const { id, phone } = await known.loginBySms();
      for (const owner of [known, client()]) {
        nextMinute();
        const code = await owner.code(phone);
        const asker = client();
        const other = client();
        await other.loginBySms();
        await asker.code(phone);
        for (const stranger of [client(), asker, other])
          expect(await guess(stranger, phone, code, 6)).toEqual([413, 413, 413, 413, 413, 413]);
        const answer = await login(owner, phone, code);
        expect(answer).toMatchObject({ msg: 'ok', data: { user: { id }, isNew: false } });
      }
    });

    it('that a stranger asks for a moment before takes nothing from its owner', async () => {
      const { phone } = unique();
      const [stranger, owner] = [client(), client()];
      expect((await ask(stranger, phone)).code).toBe(200);
      const code = await owner.code(phone);
      expect((await ask(client(), phone)).code).toBe(200);
      // The right code, but sent to another browser.
      expect((await login(stranger, phone, code)).msg).toBe('验证码校验失败，请重新获取');
      expect((await login(owner, phone, code)).data).toMatchObject({ isNew: true });
      expect((await login(owner, phone, code)).code).toBe(413);
    });

    it('works for a client without cookies, at the address that asked for it', async () => {
      const { phone, ip } = unique();
      const get = (path: string, query: Record<string, string>) =>
        Object.assign(new TestClient(harness(), true), { ip }).fetch(`${path}?${new URLSearchParams(query)}`);
      expect((await get('/api/sms/send', { phone, purpose: 'login' })).code).toBe(200);
      const code = harness().mailbox.mails()[0]?.code ?? '';
      await guess(client(), phone, code, 6);
      const tried = (password: string) =>
        get('/api/registerOrLogin', { loginType: '2', username: phone, password });
      expect((await tried(not(code))).code).toBe(413);
      expect((await tried(code)).data).toMatchObject({ isNew: true });
    });

    it('has five tries of the browser that asked, five of its address, and no more', async () => {
      const tries = BOUNDS.codeTries.limit;
      const tried = async (wrong: number) => {
        const owner = client();
        const { phone } = unique();
        const code = await owner.code(phone);
        const neighbour = await guess(client(owner.ip), phone, code, tries + 1);
        expect(neighbour.filter((answer) => answer === 413)).toHaveLength(tries + 1);
        await guess(owner, phone, code, wrong);
        return (await login(owner, phone, code)).code;
      };
      expect(await tried(tries - 1)).toBe(200);
      expect(await tried(tries)).toBe(413);
    });

    it('is not tried more often by many at the same moment', async () => {
      const owner = client();
      const { phone } = unique();
      const code = await owner.code(phone);
      const neighbour = client(owner.ip);
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          login(index % 2 === 0 ? owner : neighbour, phone, not(code, index)),
        ),
      );
      const { rows } = await harness().database.executeSql(
        'SELECT attempts, network_attempts FROM otp WHERE phone_hmac = $1',
        [harness().parts.keys.hash('phone', phone)],
      );
      expect(rows).toEqual([{ attempts: 5, network_attempts: 5 }]);
      expect((await login(owner, phone, code)).code).toBe(413);
    });

    it('is guessed for many phones by one address a hundred times; who has it right behind it comes in', async () => {
      const { ip } = unique();
      const owner = client(ip);
      const withoutCookies = client(ip);
      const [phone, other] = [unique().phone, unique().phone];
      const [code, otherCode] = [await owner.code(phone), await withoutCookies.code(other)];
      const stranger = client(ip);
      const answers: (number | string)[] = [];
      for (let round = 0; round < 10; round += 1)
        answers.push(
          ...(await codesOf(Array.from({ length: 50 }, () => login(stranger, unique().phone, '000000')))),
        );
      expect(answers.filter((answer) => answer === 413)).toHaveLength(RATES.smsWrongAddress.limit);
      expect(answers.filter((answer) => answer === 429)).toHaveLength(500 - RATES.smsWrongAddress.limit);
      expect((await login(owner, phone, not(code))).code).toBe(413);
      expect((await login(owner, phone, code)).msg).toBe('ok');
      withoutCookies.cookies.clear();
      expect((await login(withoutCookies, other, otherCode)).msg).toBe('ok');
      harness().pass(RATES.smsWrongAddress.windowMs);
      expect((await login(stranger, unique().phone, '000000')).code).toBe(413);
    });

    it('to bind a phone is not ended by another account that tries or asks for the same phone', async () => {
      const [owner, stranger] = [client(), client()];
      await owner.register();
      await stranger.register('another horse');
      const { phone } = unique();
      const code = await owner.code(phone, 'bind');
      const bind = (who: TestClient, given: string, password: string) =>
        who.call('bindPhone', { phone, code: given, password });
      const password = hash('md5', 'another horse').toUpperCase();
      for (let index = 0; index < 6; index += 1)
        expect((await bind(stranger, not(code, index), password)).code).toBe(413);
      await stranger.code(phone, 'bind');
      expect((await bind(stranger, code, password)).code).toBe(413);
      const own = hash('md5', 'correct horse').toUpperCase();
      expect((await bind(owner, code, own)).msg).toBe('ok');
    });

    it('keeps who asked as hashes, and only as long as it lives', async () => {
      const owner = client();
      const { phone } = unique();
      await owner.code(phone);
      const handle = owner.cookies.get('otp') ?? '';
      const askers = async () => {
        const { rows } = await harness().database.executeSql(
          'SELECT holder, network FROM otp WHERE phone_hmac = $1',
          [harness().parts.keys.hash('phone', phone)],
        );
        return rows as { holder: Uint8Array | null; network: Uint8Array | null }[];
      };
      const [row] = await askers();
      expect(Buffer.from(row?.holder ?? [])).toEqual(hash('sha256', handle, 'buffer'));
      expect(row?.network).toHaveLength(32);
      harness().pass(BOUNDS.codeLife.limit + 1_000);
      await runHousekeeping(harness().system);
      expect(await askers()).toEqual([{ holder: null, network: null }]);
    });
  });

  describe('codes that are asked for', () => {
    /** How many of so many requests, a minute apart, are met. */
    const met = async (who: () => TestClient, phone: string, times: number) => {
      let count = 0;
      for (let index = 0; index < times; index += 1) {
        nextMinute();
        if ((await ask(who(), phone)).code === 200) count += 1;
      }
      return count;
    };

    it('by one address are three an hour and five a day for a phone, and leave its owner on a new device theirs', async () => {
      const { phone } = unique();
      const { ip } = unique();
      expect(await met(() => client(ip), phone, 6)).toBe(3);
      const owner = client();
      expect(await met(() => owner, phone, 3)).toBe(3);
      harness().pass(HOUR_MS);
      expect(await met(() => client(ip), phone, 6)).toBe(2);
      harness().pass(HOUR_MS);
      expect(await met(() => client(ip), phone, 2)).toBe(0);
      const another = client();
      expect((await login(another, phone, await another.code(phone))).data).toMatchObject({ isNew: true });
    });

    it('a minute apart, an hour later and a day later', async () => {
      const owner = client();
      const { phone } = unique();
      expect((await ask(owner, phone)).code).toBe(200);
      const soon = await ask(owner, phone);
      expect([soon.code, soon.headers.get('retry-after')]).toEqual([416, '60']);
      expect(await met(() => owner, phone, 3)).toBe(2);
      harness().pass(HOUR_MS);
      expect(await met(() => owner, phone, 3)).toBe(2);
      harness().pass(DAY_MS);
      expect(await met(() => owner, phone, 1)).toBe(1);
    });

    it('by many addresses have an end, the last half being for those that ask for the first time that day', async () => {
      const owner = client();
      const { phone } = await owner.loginBySms();
      harness().pass(DAY_MS);
      const pair = [unique().ip, unique().ip];
      for (let hour = 0; hour < 2; hour += 1) {
        for (const ip of pair) await met(() => client(ip), phone, 3);
        harness().pass(HOUR_MS);
      }
      // Both have had their five: half of the day.
      expect(await met(() => client(pair[0]), phone, 1)).toBe(0);
      let addresses = 0;
      for (; addresses < 40; addresses += 1) {
        const newcomer = client();
        if (addresses % 5 === 0) harness().pass(HOUR_MS);
        if ((await met(() => newcomer, phone, 1)) === 0) break;
        // A second one is refused: what is left is for others.
        if (addresses === 0) expect(await met(() => newcomer, phone, 1)).toBe(0);
      }
      expect(addresses).toBe(RATES.smsPhoneDay.limit / 2);
      // Its owner is not one of them.
      expect(await met(() => owner, phone, 1)).toBe(1);
      nextMinute();
      expect((await owner.call('sendSms', { phone: '', purpose: 'password' })).code).toBe(200);
      // The device of one account is a stranger to another.
      const other = client();
      await other.loginBySms();
      expect((await ask(other, phone)).code).toBe(416);
      harness().pass(DAY_MS);
    });

    it('within a stolen session leave those of the devices of its owner', async () => {
      const owner = client();
      const { phone } = await owner.loginBySms();
      const thief = client();
      thief.cookies.set('sid', owner.cookies.get('sid') ?? '');
      const asked = async (who: TestClient) => (await who.call('sendSms', { purpose: 'password' })).code;
      for (let index = 0; index < RATES.smsOwnHour.limit; index += 1) {
        nextMinute();
        expect(await asked(thief)).toBe(200);
      }
      nextMinute();
      expect(await asked(thief)).toBe(416);
      expect(await asked(owner)).toBe(200);
      nextMinute();
      expect((await ask(owner, phone)).code).toBe(200);
    });

    it('of others behind one address leave a known device its own', async () => {
      const owner = client();
      const { phone } = await owner.loginBySms();
      nextMinute();
      for (let index = 0; index < 20; index += 1) await ask(client(owner.ip), unique().phone);
      expect((await ask(client(owner.ip), unique().phone)).code).toBe(416);
      expect((await ask(owner, phone)).code).toBe(200);
      harness().pass(HOUR_MS);
    });

    it('by addresses of one IPv6 site count as one', async () => {
      const app = await buildApp(
        {
          ...harness().parts,
          sms: { port: { send: async () => {}, notify: async () => {} }, mailbox: null },
        },
        { logger: newLogger(harness().parts.config, { write: () => {} }) },
      );
      const { phone } = unique();
      const from = async (ip: string) => {
        nextMinute();
        const headers = { 'x-forwarded-for': ip };
        const { statusCode } = await app.inject({ url: `/api/sms/send?phone=${phone}`, headers });
        return statusCode;
      };
      for (let part = 1; part <= 3; part += 1) expect(await from(`2001:db8:7:${part}::1`)).toBe(200);
      expect(await from('2001:db8:7:4::1')).toBe(429);
      expect(await from('2001:db8:8:1::1')).toBe(200);
      await app.close();
    });
  });
}
