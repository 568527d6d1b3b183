/** Password and code: what guessing is worth, who it locks out, and what the answers reveal. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import type { RateName } from '../../src/rates.ts';
import { countFailure } from '../../src/modules/rate/rate.service.ts';
import { md5, TestClient, unique, type Answer, type Harness } from '../harness.ts';

export function waysInSuite(harness: () => Harness): void {
  const client = () => new TestClient(harness());
  const wrong = (index = 0) => md5(`a wrong guess ${index}`);
  /** Lets failures have been counted before. */
  const fill = async (name: RateName, key: string, times: number) => {
    for (let index = 0; index < times; index += 1)
      await countFailure(harness().parts, harness().database.db, [{ name, key }]);
  };
  const codesOf = (answers: readonly Answer[]) => answers.map((answer) => answer.code);

  describe('a phone number and a password', () => {
    it('give one answer for known and unknown numbers, in every way of logging in', async () => {
      const { phone } = await client().loginBySms();
      for (const name of ['login', 'registerOrLogin'] as const) {
        const bodies = new Set<string>();
        for (const username of [phone, unique().phone, `+86 ${unique().phone}`, '+852 9123 4567']) {
          const answer = await client().call(name, { username, password: wrong() });
          expect(answer, `${name} ${username}`).toMatchObject({ status: 401, msg: '账号或密码错误' });
          bodies.add(answer.body);
        }
        expect(bodies.size).toBe(1);
      }
    });

    it('are limited alike for known and unknown numbers', async () => {
      const { phone } = await client().loginBySms();
      for (const username of [phone, unique().phone]) {
        const guesser = client();
        const answers = [];
        for (let index = 0; index < 7; index += 1)
          answers.push(await guesser.call('registerOrLogin', { username, password: wrong(index) }));
        expect(codesOf(answers), username).toEqual([401, 401, 401, 401, 401, 429, 429]);
      }
    });

    it('log in however the number is written', async () => {
      const owner = client();
      const { id, phone } = await owner.loginBySms();
      harness().pass(61_000);
      const password = md5('of a phone owner');
      await owner.call('updatePsw', { code: await owner.code('', 'password'), newPassword: password });
      for (const username of [
        phone,
        `+86${phone}`,
        `0086 ${phone}`,
        `${phone.slice(0, 3)}-${phone.slice(3)}`,
      ])
        expect((await client().call('login', { username, password })).data, username).toMatchObject({
          user: { id },
        });
    });
  });

  describe('wrong passwords', () => {
    it('stop the one who guesses after five, and not the owner elsewhere', async () => {
      const { username, password } = await client().register();
      const guesser = client();
      const answers = [];
      for (let index = 0; index < 6; index += 1)
        answers.push(await guesser.call('login', { username, password: wrong(index) }));
      expect(codesOf(answers)).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await guesser.call('login', { username, password })).code).toBe(429);
      expect((await client().call('login', { username, password })).msg).toBe('ok');
      harness().pass(16 * MINUTE_MS);
      expect((await guesser.call('login', { username, password })).msg).toBe('ok');
    });

    it('count by account, under whatever name it is called', async () => {
      const owner = client();
      const { phone, username } = await owner.loginBySms();
      const guesser = client();
      for (const name of [username, phone, `+86${phone}`, username.toUpperCase(), phone])
        expect((await guesser.call('login', { username: name, password: wrong() })).code).toBe(401);
      expect((await guesser.call('login', { username, password: wrong() })).code).toBe(429);
    });

    it('from fifty places close the account to new devices, never to one that has logged in before', async () => {
      const owner = client();
      const { id, username, password } = await owner.register();
      await fill('passwordAccount', id, 49);
      expect((await client().call('login', { username, password: wrong() })).code).toBe(401);
      expect((await client().call('login', { username, password })).code).toBe(429);
      owner.cookies.delete('sid');
      expect((await owner.call('login', { username, password })).msg).toBe('ok');
      const other = client();
      await other.register();
      const borrowed = client();
      borrowed.cookies.set('dev', other.cookies.get('dev') ?? '');
      expect((await borrowed.call('login', { username, password })).code).toBe(429);
    });

    it('from a known device have an end too', async () => {
      const owner = client();
      const { username, password } = await owner.register();
      const answers = [];
      for (let index = 0; index < 12; index += 1)
        answers.push(await owner.call('login', { username, password: wrong(index) }));
      expect(codesOf(answers).filter((code) => code === 401)).toHaveLength(10);
      expect((await owner.call('login', { username, password })).code).toBe(429);
      expect((await client().call('login', { username, password })).msg).toBe('ok');
    });

    it('of a hundred accounts stop an address, and right ones never count', async () => {
      const office = client();
      const people = await Promise.all(Array.from({ length: 20 }, () => client().register()));
      const colleague = () => Object.assign(client(), { ip: office.ip });
      const right = await Promise.all(
        people.map(({ username, password }) => colleague().call('login', { username, password })),
      );
      expect(codesOf(right)).toEqual(people.map(() => 200));
      await fill('passwordAddress', office.ip, 99);
      expect((await colleague().call('login', { username: unique().username, password: wrong() })).code).toBe(
        401,
      );
      expect((await colleague().call('login', { username: unique().username, password: wrong() })).code).toBe(
        429,
      );
    });

    it('at the same time are not more than one after another', async () => {
      const { username, password } = await client().register();
      const guesser = client();
      const guesses = Array.from({ length: 40 }, (_, index) =>
        guesser.call('login', { username, password: index === 12 ? password : wrong(index) }),
      );
      const answers = await Promise.all(guesses);
      expect(codesOf(answers).filter((code) => code === 401)).toHaveLength(5);
      expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(0);
    });
  });

  describe('weak passwords', () => {
    const register = (fields: object) =>
      client().call('register', { username: unique().username, ...fields });

    it('are refused: empty, short, the commonest, dates, the own name', async () => {
      const { username } = unique();
      const commonest = [
        '',
        'a',
        '123456',
        'password',
        'Password123',
        'Passw0rd!',
        '5201314',
        'woaini1314',
        '19900615',
        '900615',
      ];
      for (const password of [...commonest, username, username.toUpperCase().toLowerCase()])
        expect(await register({ username, password: md5(password) }), password).toMatchObject({
          status: 400,
          data: { reason: 'weakPassword', field: 'password' },
        });
      expect((await register({ username, password: md5('none of these, I hope') })).msg).toBe('ok');
    });

    it('are refused when a password is changed, the own phone too', async () => {
      const owner = client();
      const { phone } = await owner.loginBySms();
      harness().pass(61_000);
      const code = await owner.code('', 'password');
      for (const password of ['iloveyou', phone])
        expect((await owner.call('updatePsw', { code, newPassword: md5(password) })).data).toMatchObject({
          reason: 'weakPassword',
          field: 'newPassword',
        });
      const good = md5('a good one at last');
      expect((await owner.call('updatePsw', { code, newPassword: good })).msg).toBe('ok');
    });

    it('can be seen to be short where the app sends the password itself', async () => {
      const own = async (plain: string, password = md5(plain)) => {
        const { username } = unique();
        const p = await client().seal({ username, password, plain });
        return client().call('register', { p });
      };
      expect(await own('xK9#qw2')).toMatchObject({ msg: '密码至少 8 位', data: { reason: 'weakPassword' } });
      expect((await own('xK9#qw2z')).msg).toBe('ok');
      expect((await own('xK9#qw2z', md5('another one'))).data).toMatchObject({ field: 'plain' });
    });
  });

  describe('names', () => {
    it('of the house and of erased accounts cannot be registered', async () => {
      const password = md5('wishing to be somebody');
      for (const username of [
        'erased-0198f2c4a5b67890abcdef1234567890',
        'Erased-me',
        'admin',
        'ADMIN_01',
        'root.1',
        'sup-port',
        '上元官方',
        '官方客服01',
        '管理员甲',
        '官·方通知',
        '上_元-客.服',
        'ad·min',
      ])
        expect((await client().call('register', { username, password })).data, username).toMatchObject({
          reason: 'usernameReserved',
        });
    });

    it('may be Chinese, in one form however they are typed', async () => {
      const serial = unique().username.slice(-4);
      const username = `子平${serial}`;
      const password = md5('四柱的密码 x');
      expect((await client().call('register', { username, password })).data).toMatchObject({
        user: { username, nickName: username },
      });
      expect((await client().call('login', { username: ` ${username} `, password })).msg).toBe('ok');
      const compatible = `子平${serial}`.replace('子', '\u2F26');
      expect((await client().call('register', { username: compatible, password })).status).toBe(409);
      for (const wrongName of ['子', '子 平', '子平!', '子'.repeat(21), 'ab'])
        expect((await client().call('register', { username: wrongName, password })).data.field).toBe(
          'username',
        );
    });
  });

  describe('sessions of one account', () => {
    it('are twenty: the one used longest ago ends', async () => {
      const { username, password } = await client().register();
      const devices = [];
      for (let index = 0; index < 21; index += 1) {
        const device = client();
        await device.call('login', { username, password });
        devices.push(device);
        harness().pass(1_000);
      }
      expect((await devices[0]?.call('listQuotas'))?.code).toBe(401);
      expect((await devices[1]?.call('listQuotas'))?.code).toBe(200);
      expect((await devices[20]?.call('listSessions'))?.data).toHaveLength(20);
    });
  });

  describe('WeChat', () => {
    it('knows a person by unionid and by openid, either of them', async () => {
      const person = unique().requestId;
      const login = async (code: string) => {
        const browser = client();
        const state = (await browser.call('wechatAuthorize')).data['state'];
        return browser.call('registerOrLogin', { loginType: '3', password: code, state });
      };
      const idOf = (answer: Answer) => (answer.data as unknown as { user: { id: string } }).user.id;
      const first = await login(harness().wechat.issue(person, '甲', { withoutUnion: true }));
      expect(first.data).toMatchObject({ isNew: true });
      const second = await login(harness().wechat.issue(person, '甲'));
      expect(second.data).toMatchObject({ isNew: false });
      const third = await login(harness().wechat.issue(person, '甲', { openid: 'of another app' }));
      expect(new Set([first, second, third].map(idOf)).size).toBe(1);
    });
  });

  describe('numbers from Hong Kong, Macau and Taiwan', () => {
    it('get a code and an account', async () => {
      for (const typed of ['+852 9123 4501', '00853 6612 3402', '+886 0912 345 603']) {
        const visitor = client();
        expect((await visitor.call('sendSms', { phone: typed })).msg).toBe('ok');
        const mail = harness().mailbox.mails()[0];
        const password = mail?.code ?? '';
        const answer = await visitor.call('registerOrLogin', { loginType: '2', username: typed, password });
        expect(answer.data, typed).toMatchObject({
          isNew: true,
          user: { mobilePhoneNumber: expect.stringMatching(/^\+\d{3}\*{4}\d{4}$/) },
        });
      }
    });
  });

  describe('the clock', () => {
    it('of the server is sent with the key, and a payload of another time is answered as such', async () => {
      const visitor = client();
      const { data } = await visitor.call('publicKey');
      expect(Math.abs(Number(data['now']) - harness().now().getTime())).toBeLessThan(MINUTE_MS);
      const fields = { username: unique().username, password: md5('by another clock') };
      for (const shift of [-6 * MINUTE_MS, 6 * MINUTE_MS, -400 * DAY_MS]) {
        const p = await visitor.seal(fields, { ts: harness().now().getTime() + shift });
        expect((await visitor.call('register', { p })).data).toMatchObject({
          reason: 'badClock',
          field: 'p',
        });
      }
      const p = await visitor.seal(fields, { ts: Number(data['now']) });
      expect((await visitor.call('register', { p, kid: data['kid'] })).msg).toBe('ok');
    });
  });
}
