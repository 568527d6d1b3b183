/**
 * The spec's own client: GET for everything, payload as query data, no authorization header, a cookie jar of the
 * browser. One story through every path.
 */
import { createDecipheriv } from 'node:crypto';
import { SWITCH_KEYS, wireKeyText } from '@shangyuan/contract';
import { describe, expect, it } from 'vitest';
import { caseBody, md5, TestClient, unique, type Harness } from '../harness.ts';

export function legacySuite(harness: () => Harness): void {
  describe('a legacy client', () => {
    it('lives its whole life by GET', async () => {
      const client = new TestClient(harness(), true);
      const get = (path: string, query: Record<string, string> = {}) =>
        client.fetch(`${path}?${new URLSearchParams(query)}`);

      const switches = await get('/api/switch/getSwitchValue', { appid: 'shangyuan', type: 'h5' });
      expect(switches.code).toBe('200');
      expect(switches.data).toEqual(SWITCH_KEYS.map((switchKey) => ({ switchKey, switchValue: true })));

      const { username, phone } = unique();
      const password = md5('legacy password');
      const registered = await get('/api/register', { username, password });
      expect(registered.code).toBe(200);
      const login = await get('/api/login', { username, password });
      const { user } = login.data as unknown as { user: { id: string; isVip: string } };
      expect(user.isVip).toBe('0');

      const profile = await get('/api/getUserInfo', { appId: 'shangyuan', userId: user.id, username });
      const decipher = createDecipheriv('aes-128-ecb', Buffer.from(wireKeyText()), null);
      const text =
        decipher.update(profile.data as unknown as string, 'base64', 'utf8') + decipher.final('utf8');
      expect(JSON.parse(text)).toMatchObject({ id: user.id, username, appid: 'shangyuan' });

      expect(
        (await get('/api/quota/consume', { feature: 'PaiPan', requestId: unique().requestId })).code,
      ).toBe(200);
      expect((await get('/api/getUserPaiPanReportCount')).data).toMatchObject({ count: 1 });
      const contact = {
        requestId: unique().requestId,
        name: '李四',
        sex: '男',
        birthday: '1985-01-01',
        hourKnown: 'false',
      };
      expect((await get('/api/baZi/saveUserContact', contact)).code).toBe(200);
      const body = JSON.stringify(caseBody('王五'));
      const saved = await get('/api/record/save', {
        id: crypto.randomUUID(),
        kind: 'case',
        body,
        editedAt: harness().now().toISOString(),
      });
      expect(saved.data).toMatchObject({ record: { body: { name: '王五' } } });
      expect((await get('/api/record/list', { since: '0' })).data).toMatchObject({ cursor: 2 });

      expect(
        (await get('/api/feedback', { requestId: unique().requestId, type: 'content', text: '建议' })).code,
      ).toBe(200);
      expect((await get('/api/sms/send', { phone, purpose: 'login' })).code).toBe(200);
      const code =
        harness()
          .mailbox.mails()
          .find((mail) => mail.phone === phone)?.code ?? '';
      // Without the cookies of the one that asked, as a client that keeps none.
      const second = Object.assign(new TestClient(harness(), true), { ip: client.ip });
      const query = new URLSearchParams({
        appid: 'shangyuan',
        loginType: '2',
        username: phone,
        password: code,
        nickName: '新人',
        appname: '上元',
      });
      expect((await second.fetch(`/api/registerOrLogin?${query}`)).data).toMatchObject({
        isNew: true,
        user: { nickName: '新人' },
      });

      const newPassword = md5('another legacy password');
      expect((await get('/api/updatePsw', { username, password, newPassword })).code).toBe(200);
      expect((await get('/api/delAccount', { username, password: newPassword })).code).toBe(200);
      expect(await get('/api/getUserInfo', { appId: 'shangyuan', userId: user.id, username })).toMatchObject({
        code: 401,
        msg: '请登录后使用',
      });
      expect((await get('/api/login', { username, password: newPassword })).data).toMatchObject({
        restored: true,
      });
    });
  });
}
