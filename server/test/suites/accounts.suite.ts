/** Ways in and out, profile, password, leaving. */
import { createDecipheriv } from 'node:crypto';
import { CALLS, userInfo, wireKeyText } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/duration.ts';
import { eraseDueAccounts } from '../../src/modules/privacy/accountErasure.service.ts';
import { caseBody, md5, TestClient, unique, type Harness } from '../harness.ts';

function open(text: string): Record<string, unknown> {
  const decipher = createDecipheriv('aes-128-ecb', Buffer.from(wireKeyText()), null);
  return JSON.parse(decipher.update(text, 'base64', 'utf8') + decipher.final('utf8')) as Record<
    string,
    unknown
  >;
}

export function accountsSuite(harness: () => Harness): void {
  describe('accounts', () => {
    it('registers, logs out and in again; the profile is encrypted and its own only', async () => {
      const client = new TestClient(harness());
      const { id, username, password } = await client.register();
      const profile = await client.call('getUserInfo', { appId: 'shangyuan', userId: id, username });
      const info = open(profile.data as unknown as string);
      expect(Object.keys(info).toSorted()).toEqual(Object.keys(userInfo.shape).toSorted());
      expect(info).toMatchObject({
        id,
        username,
        isVip: '0',
        loginType: '1',
        password: '',
        mobilePhoneNumber: '',
      });
      await client.call('revokeSession');
      expect((await client.call('getUserInfo')).code).toBe(401);
      expect((await client.call('login', { username: username.toUpperCase(), password })).msg).toBe('ok');
      const other = new TestClient(harness());
      const stranger = await other.register();
      expect(await other.call('getUserInfo', { userId: id })).toMatchObject({
        code: 403,
        data: { reason: 'otherUser' },
      });
      expect((await other.call('getUserInfo')).code).toBe(200);
      expect((await client.call('getUserInfo', { username: stranger.username })).code).toBe(403);
    });

    it('reports a taken name, and nothing about a wrong password or an unknown account', async () => {
      const client = new TestClient(harness());
      const { username } = await client.register();
      const again = await new TestClient(harness()).call('register', {
        username,
        password: md5('the other horse'),
      });
      expect(again).toMatchObject({ status: 409, msg: '该账号已被注册' });
      const wrong = await new TestClient(harness()).call('login', { username, password: md5('wrong') });
      const unknown = await new TestClient(harness()).call('login', {
        username: 'nobody_here',
        password: md5('wrong'),
      });
      expect(wrong).toMatchObject({ code: 401, msg: '账号或密码错误' });
      expect(unknown.body).toBe(wrong.body);
    });

    it('logs in by SMS: first time makes the account, second time finds it', async () => {
      const client = new TestClient(harness());
      const { id, phone, username } = await client.loginBySms();
      expect(username).not.toContain(phone);
      harness().pass(61_000);
      const second = new TestClient(harness());
      expect(
        (await second.loginBySms(`+86 ${phone.slice(0, 3)}-${phone.slice(3)}`.replace(/.*/, phone))).id,
      ).toBe(id);
      const info = open((await client.call('getUserInfo')).data as unknown as string);
      expect(info).toMatchObject({
        mobilePhoneNumber: `139****${phone.slice(-4)}`,
        mobilePhoneNumberVerified: true,
        loginType: '2',
      });
    });

    it('refuses codes that are wrong, used, replaced, old or for something else', async () => {
      const client = new TestClient(harness());
      const { phone } = unique();
      const login = (password: string) =>
        client.call('registerOrLogin', { loginType: '2', username: phone, password });
      const first = await client.code(phone);
      const wrong = first === '000000' ? '111111' : '000000';
      expect(await login(wrong)).toMatchObject({
        code: 413,
        msg: '验证码校验失败，请重新获取',
        data: { field: 'password' },
      });
      expect((await login(first)).msg).toBe('ok');
      expect((await login(first)).code).toBe(413);
      harness().pass(61_000);
      const second = await client.code(phone);
      harness().pass(61_000);
      const third = await client.code(phone);
      if (second !== third) expect((await login(second)).code).toBe(413);
      harness().pass(5 * 60_000);
      expect((await login(third)).code).toBe(413);
      const fourth = await client.code(phone);
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await login(fourth === '000000' ? '111111' : '000000')).code).toBe(413);
      expect((await login(fourth)).code).toBe(413);
    });

    it('limits codes: 60 s apart, 20 an hour an address', async () => {
      const { phone } = unique();
      const send = (client: TestClient, to: string) => client.call('sendSms', { phone: to });
      const owner = new TestClient(harness());
      expect((await send(owner, phone)).msg).toBe('ok');
      expect(await send(owner, phone)).toMatchObject({
        code: 416,
        status: 429,
        msg: '操作过于频繁，请稍后再试',
      });
      const address = new TestClient(harness());
      const many = [];
      for (let count = 0; count < 21; count += 1) many.push((await send(address, unique().phone)).code);
      expect(many.filter((code) => code === 200)).toHaveLength(20);
      expect(many.at(-1)).toBe(416);
    });

    it('names a wrong phone number in the words of the spec', async () => {
      const answer = await new TestClient(harness()).call('sendSms', { phone: '12345' });
      expect(answer).toMatchObject({
        code: 414,
        msg: '手机号 12345 格式错误',
        data: { reason: 'smsPhone', field: 'phone' },
      });
    });

    it('logs in by WeChat with a state of this browser and a code used once', async () => {
      const client = new TestClient(harness());
      const { data } = await client.call('wechatAuthorize');
      const state = String(data['state']);
      expect(String(data['url'])).toContain(`state=${state}`);
      const code = harness().wechat.issue('union-1', '云\u0000中人');
      const foreign = await new TestClient(harness()).call('registerOrLogin', {
        loginType: '3',
        password: code,
        state,
      });
      expect(foreign.data.reason).toBe('socialFailed');
      const first = await client.call('registerOrLogin', { loginType: '3', password: code, state });
      expect(first.data).toMatchObject({ isNew: true, user: { nickName: '云中人', loginType: '3' } });
      const newState = async () => (await client.call('wechatAuthorize')).data['state'];
      const used = await client.call('registerOrLogin', {
        loginType: '3',
        password: code,
        state: await newState(),
      });
      expect(used).toMatchObject({ code: 401, msg: '微信登录失败，请重试' });
      const again = await client.call('registerOrLogin', {
        loginType: '3',
        password: harness().wechat.issue('union-1', 'x'),
        state: await newState(),
      });
      expect(again.data).toMatchObject({ isNew: false, user: { nickName: '云中人' } });
    });

    it('registerOrLogin by password registers, then logs in', async () => {
      const { username } = unique();
      const fields = {
        appid: 'shangyuan',
        loginType: '1',
        username,
        password: md5('by name and password'),
        nickName: '阿 Q',
        appname: '上元',
      };
      const first = await new TestClient(harness()).call('registerOrLogin', fields);
      expect(first.data).toMatchObject({ isNew: true, user: { nickName: '阿 Q' } });
      const second = await new TestClient(harness()).call('registerOrLogin', fields);
      expect(second.data).toMatchObject({ isNew: false });
    });

    it('changes the password: other devices are out, this one gets a new token', async () => {
      const client = new TestClient(harness());
      const { username, password } = await client.register();
      const other = new TestClient(harness());
      await other.call('login', { username, password });
      const before = client.cookies.get('sid');
      const wrong = await client.call('updatePsw', { password: md5('no'), newPassword: md5('new one') });
      expect(wrong).toMatchObject({ code: 401, data: { field: 'password' } });
      const changed = await client.call('updatePsw', { password, newPassword: md5('new one') });
      expect(changed.msg).toBe('ok');
      expect(client.cookies.get('sid')).not.toBe(before);
      expect((await other.call('listQuotas')).code).toBe(401);
      expect((await client.call('listQuotas')).code).toBe(200);
      expect((await new TestClient(harness()).call('login', { username, password })).code).toBe(401);
      expect(
        (await new TestClient(harness()).call('login', { username, password: md5('new one') })).msg,
      ).toBe('ok');
    });

    it('sets a password by a code to the own phone, and logs in with phone and password', async () => {
      const client = new TestClient(harness());
      const { phone } = await client.loginBySms();
      harness().pass(61_000);
      const code = await client.code(phone, 'password');
      expect((await client.call('updatePsw', { code, newPassword: md5('a fresh one, long') })).msg).toBe(
        'ok',
      );
      expect(
        (
          await new TestClient(harness()).call('login', {
            username: phone,
            password: md5('a fresh one, long'),
          })
        ).msg,
      ).toBe('ok');
      harness().pass(61_000);
      const other = await client.call('sendSms', { phone: unique().phone, purpose: 'delete' });
      expect(other.data).toMatchObject({ reason: 'badInput', field: 'phone' });
    });

    it('binds a phone that is free, once its code is right', async () => {
      const client = new TestClient(harness());
      const { password } = await client.register();
      const { phone } = unique();
      const code = await client.code(phone, 'bind');
      const bound = await client.call('bindPhone', { phone, code, password });
      expect(bound.data).toMatchObject({ user: { mobilePhoneNumberVerified: true } });
      const second = new TestClient(harness());
      await second.register();
      harness().pass(61_000);
      const again = await second.code(phone, 'bind');
      const taken = await second.call('bindPhone', { phone, code: again, password });
      expect(taken).toMatchObject({ status: 409, msg: '该手机号已绑定其他账号' });
    });

    it('edits the profile; a reserved nickname is refused, and makes a member of its holder only', async () => {
      const client = new TestClient(harness());
      const { id } = await client.register();
      const edited = await client.call('updateUser', { nickName: ' 子平 ', email: 'a@b.cn' });
      expect(edited.data).toMatchObject({ nickName: '子平', email: 'a@b.cn', isVip: '0' });
      expect((await client.call('updateUser', { nickName: '   ' })).data.field).toBe('nickName');
      expect((await client.call('updateUser', { email: 'nonsense' })).data.field).toBe('email');
      const { db } = harness().database;
      await db
        .insertInto('vip_nickname')
        .values({ nickname: '上宾', account_id: null, created_at: new Date() })
        .execute();
      expect((await client.call('updateUser', { nickName: '上宾' })).msg).toBe('该昵称不可用');
      expect(
        (
          await new TestClient(harness()).call('register', {
            username: unique().username,
            password: md5('of nobody'),
            nickName: '上宾',
          })
        ).code,
      ).toBe(409);
      await db.updateTable('vip_nickname').set({ account_id: id }).where('nickname', '=', '上宾').execute();
      expect((await client.call('updateUser', { nickName: '上宾' })).data).toMatchObject({ isVip: '1' });
    });

    it('lists and revokes sessions, and never those of others', async () => {
      const client = new TestClient(harness());
      const { username, password } = await client.register();
      const phone = new TestClient(harness());
      await phone.call(
        'login',
        { username, password },
        { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8' },
      );
      const { data } = await client.call('listSessions');
      const sessions = data as unknown as { id: string; device: string; isCurrent: boolean }[];
      expect(sessions).toHaveLength(2);
      const other = sessions.find((session) => !session.isCurrent);
      expect(other?.device).toBe('iPhone · 微信');
      const stranger = new TestClient(harness());
      await stranger.register();
      expect((await stranger.call('revokeSession', { scope: 'one', id: other?.id })).status).toBe(404);
      expect((await client.call('revokeSession', { scope: 'one' })).data.field).toBe('id');
      expect((await client.call('revokeSession', { scope: 'one', id: other?.id })).data).toEqual({
        revoked: 1,
      });
      expect((await phone.call('listQuotas')).code).toBe(401);
      await phone.call('login', { username, password });
      expect((await client.call('revokeSession', { scope: 'others' })).data).toEqual({ revoked: 1 });
      expect((await client.call('listQuotas')).code).toBe(200);
    });

    it('ends sessions after 30 idle days', async () => {
      const client = new TestClient(harness());
      await client.register();
      harness().pass(29 * DAY_MS);
      expect((await client.call('listQuotas')).code).toBe(200);
      harness().pass(29 * DAY_MS);
      expect((await client.call('listQuotas')).code).toBe(200);
      harness().pass(31 * DAY_MS);
      expect(await client.call('listQuotas')).toMatchObject({ code: 401, msg: '请登录后使用' });
    });

    it('keeps a session to the minute before thirty idle days, and no longer', async () => {
      const client = new TestClient(harness());
      await client.register();
      harness().pass(30 * DAY_MS - MINUTE_MS);
      expect((await client.call('listQuotas')).code).toBe(200);
      harness().pass(30 * DAY_MS + MINUTE_MS);
      expect((await client.call('listQuotas')).code).toBe(401);
    });

    it('counts half a day of membership left as a day', async () => {
      const client = new TestClient(harness());
      const { id } = await client.register();
      const { db } = harness().database;
      const until = new Date(harness().now().getTime() + 1.5 * DAY_MS);
      await db.updateTable('account').set({ vip_until: until }).where('id', '=', id).execute();
      const info = open((await client.call('getUserInfo')).data as unknown as string);
      expect(info).toMatchObject({ isVip: '1', vipDay: 2 });
      harness().pass(DAY_MS);
      expect(open((await client.call('getUserInfo')).data as unknown as string)).toMatchObject({ vipDay: 1 });
    });

    it('leaving: proof, a week to come back, then nothing is left but an empty row', async () => {
      const client = new TestClient(harness());
      const { id, username, password } = await client.register();
      const record = {
        id: crypto.randomUUID(),
        kind: 'case',
        body: caseBody('甲'),
        editedAt: harness().now().toISOString(),
      };
      await client.call('saveRecord', record);
      expect((await client.call('delAccount', {})).data.field).toBe('password');
      expect((await client.call('delAccount', { password: md5('no') })).code).toBe(401);
      expect((await client.call('delAccount', { password, userId: crypto.randomUUID() })).code).toBe(403);
      expect((await client.call('delAccount', { password, username: 'someone_else' })).code).toBe(403);
      const stranger = { password, newPassword: md5('a second horse'), username: 'someone_else' };
      expect((await client.call('updatePsw', stranger)).code).toBe(403);
      const left = await client.call('delAccount', { userId: id, username, password });
      expect(Date.parse(String(left.data['eraseAfter'])) - harness().now().getTime()).toBeGreaterThan(
        6.9 * DAY_MS,
      );
      expect((await client.call('listQuotas')).code).toBe(401);
      harness().pass(6 * DAY_MS);
      expect(await eraseDueAccounts(harness().system)).toBe(0);
      expect((await client.call('login', { username, password })).data).toMatchObject({ restored: true });
      expect((await client.call('listRecords')).data).toMatchObject({ items: [{ id: record.id }] });
      await client.call('delAccount', { password });
      harness().pass(7 * DAY_MS + 1_000);
      expect(await eraseDueAccounts(harness().system)).toBe(1);
      expect((await client.call('login', { username, password })).code).toBe(401);
      const { db } = harness().database;
      expect(await db.selectFrom('record').selectAll().where('account_id', '=', id).execute()).toEqual([]);
      const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ status: 'erased', nickname: '', pw_hash: null, phone_hmac: null });
      const { username: free } = { username };
      expect((await new TestClient(harness()).call('register', { username: free, password })).msg).toBe('ok');
    });

    it('erases the codes of a phone with its account', async () => {
      const client = new TestClient(harness());
      const { id, phone } = await client.loginBySms();
      harness().pass(61_000);
      const code = await client.code(phone, 'delete');
      await client.call('delAccount', { code });
      harness().pass(7 * DAY_MS + 1_000);
      const { db } = harness().database;
      const hmac = await db
        .selectFrom('account')
        .select('phone_hmac')
        .where('id', '=', id)
        .executeTakeFirst();
      const codes = () =>
        db
          .selectFrom('otp')
          .select('id')
          .where('phone_hmac', '=', hmac?.phone_hmac ?? null)
          .execute();
      expect(await codes()).toHaveLength(2);
      expect(await eraseDueAccounts(harness().system)).toBe(1);
      expect(await codes()).toEqual([]);
    });

    it('keeps phone numbers, codes and tokens out of the tables', async () => {
      const client = new TestClient(harness());
      const { phone } = await client.loginBySms();
      const { db } = harness().database;
      const rows = {
        accounts: await db.selectFrom('account').selectAll().execute(),
        sessions: await db.selectFrom('login_session').selectAll().execute(),
        otps: await db.selectFrom('otp').selectAll().execute(),
        rates: await db.selectFrom('rate').selectAll().execute(),
      };
      const text = JSON.stringify(rows);
      expect(text).not.toContain(phone);
      expect(text).not.toContain(client.cookies.get('sid') ?? '-');
      expect(Object.keys(CALLS)).toContain('login');
    });
  });
}
