/** What a stolen session is worth: it must not be enough to take an account from its owner. */
import { describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '../../src/modules/privacy/accountErasure.service.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/duration.ts';
import { runHousekeeping } from '../../src/jobs/housekeeping.ts';
import { md5, TestClient, unique, type Harness } from '../harness.ts';
import { answerConcurrently, type Moment } from '../concurrent.ts';

type LoggedIn = { user: { id: string; mobilePhoneNumber: string }; isNew: boolean; recovered: boolean };

export function takeoverSuite(harness: () => Harness): void {
  const wait = () => harness().pass(61_000);
  const loggedIn = (data: unknown) => data as LoggedIn;
  const owner = async () => {
    const client = new TestClient(harness());
    const user = await client.loginBySms();
    wait();
    return { client, ...user };
  };
  /** An attacker with a copy of a client's cookie. */
  const thiefOf = (client: TestClient) => {
    const thief = new TestClient(harness());
    thief.cookies = new Map(client.cookies);
    return thief;
  };
  const bind = async (client: TestClient, phone: string, proof: object) =>
    client.call('bindPhone', { phone, code: await client.code(phone, 'bind'), ...proof });

  describe('a stolen session', () => {
    it('cannot put another phone in the place of the one that is bound', async () => {
      const { client, id, phone } = await owner();
      const thief = thiefOf(client);
      const refused = await bind(thief, unique().phone, {});
      expect(refused).toMatchObject({ status: 403, data: { reason: 'proofRequired' } });
      expect((await thief.call('sendSms', { phone: unique().phone, purpose: 'rebind' })).status).toBe(400);
      wait();
      expect(await bind(thief, unique().phone, { oldCode: '000000' })).toMatchObject({
        code: 413,
        data: { field: 'oldCode' },
      });
      wait();
      expect((await new TestClient(harness()).loginBySms(phone)).id).toBe(id);
    });

    it('cannot give a phone to an account that has a password', async () => {
      const client = new TestClient(harness());
      const { password } = await client.register();
      const thief = thiefOf(client);
      expect((await bind(thief, unique().phone, {})).data.reason).toBe('proofRequired');
      const wrong = await bind(thief, unique().phone, { password: md5('a guess') });
      expect(wrong).toMatchObject({ code: 401, data: { field: 'password' } });
      expect((await bind(client, unique().phone, { password })).msg).toBe('ok');
    });

    it('cannot give a phone to an account with only WeChat, unless it is fresh', async () => {
      const client = new TestClient(harness());
      const { data } = await client.call('wechatAuthorize');
      const password = harness().wechat.issue(unique().requestId, '客');
      await client.call('registerOrLogin', { loginType: '3', password, state: data['state'] });
      harness().pass(HOUR_MS);
      expect((await bind(client, unique().phone, {})).data.reason).toBe('proofRequired');
      const again = harness().wechat.issue(unique().requestId, '客');
      const second = new TestClient(harness());
      const state = (await second.call('wechatAuthorize')).data['state'];
      await second.call('registerOrLogin', { loginType: '3', password: again, state });
      harness().pass(5 * MINUTE_MS);
      expect((await bind(second, unique().phone, {})).msg).toBe('ok');
    });

    it('cannot set the password of an account with only WeChat, or end it, unless it is fresh', async () => {
      const person = unique().requestId;
      const enter = async () => {
        const client = new TestClient(harness());
        const { state } = (await client.call('wechatAuthorize')).data;
        const code = harness().wechat.issue(person, '客');
        expect((await client.call('registerOrLogin', { loginType: '3', password: code, state })).msg).toBe(
          'ok',
        );
        return client;
      };
      const old = await enter();
      harness().pass(HOUR_MS);
      const refused = { status: 403, data: { reason: 'proofRequired' }, msg: '请先用微信确认是您本人' };
      expect(await old.call('updatePsw', { newPassword: md5('correct horse') })).toMatchObject(refused);
      expect(await old.call('delAccount')).toMatchObject(refused);
      const fresh = await enter();
      expect((await fresh.call('updatePsw', { newPassword: md5('correct horse') })).msg).toBe('ok');
      // Confirmed by WeChat also where the password is forgotten.
      harness().pass(HOUR_MS);
      expect((await fresh.call('delAccount')).data.reason).toBe('proofRequired');
      const again = await enter();
      expect((await again.call('updatePsw', { newPassword: md5('another horse') })).msg).toBe('ok');
      expect((await again.call('delAccount')).msg).toBe('ok');
      // An account that never had WeChat still needs its password.
      const named = new TestClient(harness());
      await named.register();
      expect(await named.call('delAccount')).toMatchObject({ status: 400, data: { field: 'password' } });
    });
  });

  describe('another phone', () => {
    it('takes the old code, ends the other sessions, gives this one a new token, notifies the old phone', async () => {
      const { client, phone } = await owner();
      const other = new TestClient(harness());
      await other.loginBySms(phone);
      wait();
      const before = client.cookies.get('sid');
      const fresh = unique().phone;
      const oldCode = await client.code('', 'rebind');
      const bound = await bind(client, fresh, { oldCode });
      expect(bound.msg).toBe('ok');
      expect(loggedIn(bound.data).user.mobilePhoneNumber).toBe(`139****${fresh.slice(-4)}`);
      expect(client.cookies.get('sid')).not.toBe(before);
      expect((await other.call('listQuotas')).code).toBe(401);
      expect((await client.call('listQuotas')).code).toBe(200);
      const notice = harness()
        .mailbox.mails()
        .find((mail) => mail.phone === phone && mail.purpose === 'phoneChanged');
      expect(notice?.code).toBe('');
    });

    it('keeps neither code when one of the two is wrong, and both can be tried again', async () => {
      const { client } = await owner();
      const phone = unique().phone;
      const oldCode = await client.code('', 'rebind');
      const code = await client.code(phone, 'bind');
      const wrong = code === '000000' ? '111111' : '000000';
      expect((await client.call('bindPhone', { phone, code: wrong, oldCode })).data.field).toBe('code');
      expect((await client.call('bindPhone', { phone, code, oldCode })).msg).toBe('ok');
      expect((await client.call('bindPhone', { phone, code, oldCode })).code).not.toBe(200);
    });

    it('leaves the old one a way back for seven days, which ends what the new one did', async () => {
      const { client, id, phone } = await owner();
      const fresh = unique().phone;
      await bind(client, fresh, { oldCode: await client.code('', 'rebind') });
      wait();
      const code = await client.code('', 'password');
      const newPassword = md5('of the thief');
      expect((await client.call('updatePsw', { code, newPassword })).msg).toBe('ok');
      const { path } = (await client.call('openCalendar', { kind: 'days' })).data as unknown as {
        path: string;
      };
      harness().secrets.add(path.slice('/calendar/'.length, -'.ics'.length));
      harness().pass(6 * DAY_MS);
      expect((await client.fetch(path)).status).toBe(200);
      const stranger = new TestClient(harness());
      await stranger.register('another horse');
      const taken = await bind(stranger, phone, { password: md5('another horse') });
      expect(taken).toMatchObject({ status: 409, data: { reason: 'phoneTaken' } });
      wait();
      const back = new TestClient(harness());
      const answer = await back.call('registerOrLogin', {
        loginType: '2',
        username: phone,
        password: await back.code(phone),
      });
      expect(loggedIn(answer.data)).toMatchObject({ user: { id }, isNew: false, recovered: true });
      expect((await client.call('listQuotas')).code).toBe(401);
      expect((await client.fetch(path)).status).toBe(404);
      const login = await new TestClient(harness()).call('login', { username: phone, password: newPassword });
      expect(login.code).toBe(401);
      wait();
      expect((await new TestClient(harness()).loginBySms(fresh)).id).not.toBe(id);
    });

    it('is a number like any other to the old one after seven days, and its codes are forgotten', async () => {
      const { client, id, phone } = await owner();
      await bind(client, unique().phone, { oldCode: await client.code('', 'rebind') });
      harness().pass(7 * DAY_MS + MINUTE_MS);
      const { done } = await runHousekeeping(harness().system);
      expect(done['formerPhones']).toBeGreaterThan(0);
      const { db } = harness().database;
      const left = await db
        .selectFrom('otp')
        .select('id')
        .where('phone_hmac', '=', harness().parts.keys.hash('phone', phone))
        .execute();
      expect(left).toEqual([]);
      const other = await new TestClient(harness()).loginBySms(phone);
      expect(other.id).not.toBe(id);
    });

    it('is erased with the account, the old one too', async () => {
      const { client, phone } = await owner();
      await bind(client, unique().phone, { oldCode: await client.code('', 'rebind') });
      wait();
      await client.call('delAccount', { code: await client.code('', 'delete') });
      harness().pass(7 * DAY_MS + MINUTE_MS);
      await eraseDueAccounts(harness().system);
      const { db } = harness().database;
      const hmac = harness().parts.keys.hash('phone', phone);
      expect(await db.selectFrom('otp').select('id').where('phone_hmac', '=', hmac).execute()).toEqual([]);
      const former = db.selectFrom('former_phone').select('until').where('phone_hmac', '=', hmac);
      expect(await former.execute()).toEqual([]);
    });
  });

  describe('a login with the password of before', () => {
    it('that was right when it began opens nothing once the password is changed', async () => {
      const client = new TestClient(harness());
      const { username, password } = await client.register();
      const change = async () => {
        const newPassword = md5('a third horse of mine');
        expect((await client.call('updatePsw', { password, newPassword })).msg).toBe('ok');
      };
      const sent = { path: '/api/login', body: { username, password } };
      // The tries that were wrong are forgotten once one is right.
      const isRight: Moment = ({ kind }) => kind === 'DeleteQueryNode';
      const answer = await answerConcurrently(harness().parts, sent, isRight, change);
      expect(answer.json()).toMatchObject({ code: 401, data: { reason: 'wrongCredentials' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
      const { data } = await client.call('listSessions');
      expect(data).toMatchObject([{ isCurrent: true }]);
    });
  });

  describe('ten changes of a password at once', () => {
    it('from the same old password are one', async () => {
      const client = new TestClient(harness());
      const { username, password } = await client.register();
      const wanted = Array.from({ length: 10 }, (_, index) => md5(`new password ${index}`));
      const answers = await Promise.all(
        wanted.map((newPassword) => thiefOf(client).call('updatePsw', { password, newPassword })),
      );
      const done = answers.flatMap((answer, index) => (answer.code === 200 ? [index] : []));
      expect(done).toHaveLength(1);
      const login = { username, password: wanted[done[0] ?? 0] ?? '' };
      expect((await new TestClient(harness()).call('login', login)).msg).toBe('ok');
    });
  });
}
