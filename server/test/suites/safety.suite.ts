/** Requests from elsewhere, the encrypted payload, odd input, and what the log holds. */
import { describe, expect, it } from 'vitest';
import { md5, TestClient, unique, type Harness } from '../harness.ts';

export function safetySuite(harness: () => Harness): void {
  describe('origin', () => {
    const write = async (headers: Record<string, string>, withCookie = true) => {
      const client = new TestClient(harness());
      if (withCookie) await client.register();
      const cookie = withCookie ? { cookie: `sid=${client.cookies.get('sid')}` } : {};
      const response = await fetch(
        `${harness().origin}/api/quota/consume?feature=PaiPan&requestId=${unique().requestId}`,
        {
          headers: { ...cookie, ...headers },
        },
      );
      return response.status;
    };

    it('lets our own pages write by GET, and no other site', async () => {
      const own = harness().origin;
      const fetched = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
      expect(await write({ 'sec-fetch-site': 'same-origin', ...fetched })).toBe(200);
      expect(await write({ referer: `${own}/` })).toBe(200);
      expect(await write({ 'x-requested-with': 'app' })).toBe(200);
      expect(await write({ 'sec-fetch-site': 'same-site', ...fetched })).toBe(403);
      expect(await write({ 'sec-fetch-site': 'cross-site', ...fetched, 'x-requested-with': 'x' })).toBe(403);
      expect(
        await write({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
      ).toBe(403);
      expect(
        await write({
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'no-cors',
          'sec-fetch-dest': 'image',
        }),
      ).toBe(403);
      expect(
        await write({ 'sec-fetch-site': 'same-origin', ...fetched, 'sec-purpose': 'prefetch;prerender' }),
      ).toBe(403);
      expect(await write({ origin: 'https://evil.example', 'x-requested-with': 'x' })).toBe(403);
      expect(await write({ referer: `https://evil.example/?${own}` })).toBe(403);
      expect(await write({})).toBe(403);
      expect(await write({}, false)).toBe(401);
      expect(await write({ accept: 'text/html' }, false)).toBe(403);
    });

    it('gives no read to another site, whether its request names an origin or not', async () => {
      const client = new TestClient(harness());
      await client.register();
      const cookie = `sid=${client.cookies.get('sid')}`;
      const read = async (headers: Record<string, string>) =>
        (await fetch(`${harness().origin}/api/quota/list`, { headers: { cookie, ...headers } })).status;
      for (const more of [{}, { origin: 'https://evil.example' }, { referer: 'https://evil.example/' }]) {
        expect(await read({ 'sec-fetch-site': 'cross-site', ...more }), JSON.stringify(more)).toBe(403);
        // Of the same site it may come, and without CORS headers it cannot be read.
        expect(await read({ 'sec-fetch-site': 'same-site', ...more }), JSON.stringify(more)).toBe(200);
      }
      expect(await read({})).toBe(200);
    });

    it('sets a strict cookie that scripts cannot read, and never adopts one', async () => {
      const client = new TestClient(harness());
      client.cookies.set('sid', 'B'.repeat(43));
      const { username } = unique();
      const answer = await client.call('register', { username, password: md5('a strict cookie') });
      const cookie = answer.headers.getSetCookie()[0] ?? '';
      expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/);
      expect(client.cookies.get('sid')).not.toBe('B'.repeat(43));
    });
  });

  describe('encrypted payload', () => {
    it('takes the place of any field, by GET and by POST', async () => {
      for (const isLegacy of [true, false]) {
        const client = new TestClient(harness(), isLegacy);
        const { username } = unique();
        const p = await client.seal({ username, password: md5('sealed with care'), nickName: '密' });
        expect((await client.call('register', { p })).msg).toBe('ok');
      }
    });

    it('is refused with one answer when replayed, tampered with or foreign', async () => {
      const client = new TestClient(harness());
      const { username } = unique();
      const fields = { username, password: md5('sealed with care') };
      const p = await client.seal(fields);
      expect((await client.call('register', { p })).msg).toBe('ok');
      const tampered = `${p.slice(0, 20)}${p[20] === 'A' ? 'B' : 'A'}${p.slice(21)}`;
      const noNonce = await client.seal(fields, { nonce: 1 });
      for (const wrong of [p, tampered, noNonce, '', 'AAAA', 'A'.repeat(342), ['a', 'b'], 7])
        expect(await client.call('login', { p: wrong })).toMatchObject({
          code: 400,
          msg: '加密参数无效，请刷新页面后重试',
          data: { reason: 'badSecret', field: 'p' },
        });
    });
  });

  describe('odd input', () => {
    it('of a known kind is refused by name', async () => {
      const client = new TestClient(harness());
      await client.register();
      const get = (path: string) => client.fetch(path);
      expect(await get('/api/user/update?nickName=%00')).toMatchObject({
        code: 400,
        data: { field: 'nickName' },
      });
      expect(await get('/api/user/update?nickName=a&nickName=b')).toMatchObject({
        code: 400,
        data: { field: 'nickName' },
      });
      expect(await get(`/api/user/update?nickName=${'a'.repeat(9_000)}`)).toMatchObject({
        status: 414,
        msg: '请求参数过长',
      });
      expect((await get('/api/%')).status).toBe(400);
      const at = async (headers: Record<string, string>) => client.fetch('/api/social/wechat', { headers });
      expect((await at({ 'x-forwarded-host': '9223372036854775807' })).status).toBe(400);
      expect((await at({ 'x-forwarded-host': 'a b' })).status).toBe(400);
      expect((await at({ 'x-forwarded-proto': 'javascript' })).status).toBe(400);
      const post = (body: string, type = 'application/json') =>
        client.fetch('/api/user/update', { method: 'POST', headers: { 'content-type': type }, body });
      expect((await post('{"nickName":')).status).toBe(400);
      expect((await post('{"__proto__":{"a":1}}')).status).toBe(400);
      expect((await post('"text"')).status).toBe(400);
      expect((await post('<a/>', 'text/xml')).status).toBe(415);
      expect((await post(JSON.stringify({ nickName: 'x'.repeat(300_000) }))).status).toBe(413);
      expect((await client.fetch('/api/user/update', { method: 'DELETE' })).status).toBe(404);
    });
  });

  describe('the log', () => {
    it('holds no phone, code, password, token or query', async () => {
      const client = new TestClient(harness(), true);
      const { phone } = unique();
      const code = await client.code(phone);
      await client.fetch(`/api/nowhere?phone=${phone}&password=${md5('seen?')}`);
      await client.fetch(`/api/login?username=${phone}&password=${md5('seen?')}`);
      await client.fetch(`/%zz?password=${md5('seen?')}`);
      await client.fetch(`/api/login?x=${'y'.repeat(9_000)}&password=${md5('seen?')}`);
      await client.fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"password":"${md5('seen?')}`,
      });
      await client.call('registerOrLogin', { loginType: '2', username: phone, password: code });
      const log = harness().log();
      expect(log).toContain('"route":"/api/login"');
      for (const secret of [phone, md5('seen?'), ...harness().secrets])
        expect(log.includes(secret), 'a secret is in the log').toBe(false);
      expect(log).not.toMatch(/[?&](phone|password|username|p)=/);
      expect(log).not.toContain('unexpected error');
    });
  });

  describe('the database', () => {
    it('defends itself', async () => {
      const { db } = harness().database;
      await expect(db.deleteFrom('audit').execute()).rejects.toThrow(/append-only/);
      await expect(db.updateTable('audit').set({ actor: 'x' }).execute()).rejects.toThrow(/append-only/);
      await expect(db.updateTable('quota_use').set({ feature: 'Ri' }).execute()).rejects.toThrow(
        /append-only/,
      );
      await expect(db.updateTable('quota_day').set({ used: -1 }).execute()).rejects.toThrow(/check/);
      await expect(db.updateTable('account').set({ status: 'erased' }).execute()).rejects.toThrow(/check/);
    });
  });
}
