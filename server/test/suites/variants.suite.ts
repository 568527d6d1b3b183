/** The same app under other configurations: production behind https, providers that refuse, none at all. */
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { buildApp, newLogger } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { SmsError, type SmsCode } from '../../src/modules/sms/smsError.ts';
import type { SilentParts } from '../../src/parts.ts';
import { caseBody, md5, TestClient, unique, type Answer, type Harness } from '../harness.ts';

export function variantsSuite(harness: () => Harness): void {
  let app: FastifyInstance | undefined;
  afterEach(async () => app?.close());

  const build = async (config: Partial<Config>, parts: Partial<SilentParts> = {}) => {
    const changed = { ...harness().parts.config, LOG_LEVEL: 'silent' as const, ...config };
    app = await buildApp({ ...harness().parts, config: changed, ...parts }, { logger: newLogger(changed) });
    return app;
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    app?.inject({ method: 'GET', url, headers: { 'x-forwarded-for': unique().ip, ...headers } });

  describe('in production', () => {
    it('sets __Host- cookies, knows its origin, and has no development pages', async () => {
      await build(
        { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shangyuan.example' },
        { sms: { port: null, mailbox: null } },
      );
      const path = `/api/register?username=${unique().username}&password=${md5('a variant of it')}`;
      expect((await get(path, { origin: 'http://shangyuan.example' }))?.statusCode).toBe(403);
      const answer = await get(path, { origin: 'https://shangyuan.example' });
      for (const [index, name] of ['sid', 'dev'].entries())
        expect(answer?.headers['set-cookie']?.[index]).toMatch(
          new RegExp(`^__Host-${name}=.*; HttpOnly; Secure; SameSite=Strict$`),
        );
      expect(answer?.headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await get('/nowhere'))?.headers['content-security-policy']).toContain(
        'upgrade-insecure-requests',
      );
      for (const url of ['/api/docs', '/api/docs/openapi.json', '/dev/mailbox', '/dev/mailbox.json'])
        expect((await get(url))?.statusCode, url).toBe(404);
      expect((await get('/api/loginOptions'))?.json()).toMatchObject({ data: { sms: false, mailbox: '' } });
    });
  });

  describe('security.txt', () => {
    const path = '/.well-known/security.txt';

    it('names the contact that the operator has configured, with an end within a year', async () => {
      await build({
        SECURITY_CONTACT: ['mailto:security@shangyuan.example', 'tel:+86-10-0000'],
        SECURITY_POLICY: 'https://shangyuan.example/policy',
        PUBLIC_ORIGIN: 'https://shangyuan.example',
      });
      const answer = await get(path);
      expect(answer?.statusCode).toBe(200);
      expect(answer?.headers['content-type']).toBe('text/plain; charset=utf-8');
      const lines = String(answer?.body).trimEnd().split('\n');
      const expires = lines.find((line) => line.startsWith('Expires: ')) ?? '';
      expect(lines.filter((line) => line !== expires)).toEqual([
        'Contact: mailto:security@shangyuan.example',
        'Contact: tel:+86-10-0000',
        'Preferred-Languages: zh, en',
        'Policy: https://shangyuan.example/policy',
        `Canonical: https://shangyuan.example${path}`,
      ]);
      const days = (Date.parse(expires.slice(9)) - harness().now().getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(170);
      expect(days).toBeLessThan(365);
    });

    it('is not there where no contact is configured: none is invented', async () => {
      await build({});
      expect((await get(path))?.statusCode).toBe(404);
    });
  });

  describe('SMS that is not sent', () => {
    it('answers in the words of spec §8', async () => {
      const state: { code: SmsCode } = { code: 0 };
      const send = async () => {
        throw new SmsError(state.code, 'as told');
      };
      await build({}, { sms: { port: { send, notify: async () => {} }, mailbox: null } });
      const texts: Record<string, string> = {
        400: '短信服务请求失败，请联系客服',
        403: '短信服务不可用，请联系客服',
        404: '短信模板不可用，请联系客服',
        412: '该号码在短信黑名单中，请联系客服',
        416: '操作过于频繁，请稍后再试',
        601: '内容含敏感词，请修改后再试',
        0: '短信发送失败，请联系客服',
      };
      for (const [code, msg] of Object.entries(texts)) {
        state.code = Number(code) as SmsCode;
        const answer = await get(`/api/sms/send?phone=${unique().phone}`);
        expect(answer?.json()).toMatchObject({ code: code === '0' ? 500 : Number(code), msg });
      }
      state.code = 414;
      const { phone } = unique();
      expect((await get(`/api/sms/send?phone=${phone}`))?.json()).toMatchObject({
        code: 414,
        msg: `手机号 ${phone} 格式错误`,
      });
    });

    it('for certain can be asked for again at once, and its code is dead', async () => {
      const state: { error: SmsError | null; code: string } = { error: new SmsError(412, 'black'), code: '' };
      const send = async ({ code }: { code: string }) => {
        state.code = code;
        if (state.error !== null) throw state.error;
      };
      await build({}, { sms: { port: { send, notify: async () => {} }, mailbox: null } });
      const { phone, ip } = unique();
      const here = { 'x-forwarded-for': ip, 'x-requested-with': 'x' };
      const login = () =>
        get(`/api/registerOrLogin?loginType=2&username=${phone}&password=${state.code}`, here);
      for (let times = 0; times < 6; times += 1) {
        const refused = await get(`/api/sms/send?phone=${phone}`, here);
        expect(refused?.json()).toMatchObject({ code: 412 });
      }
      expect((await login())?.json()).toMatchObject({ code: 413 });
      state.error = null;
      expect((await get(`/api/sms/send?phone=${phone}`, here))?.json()).toMatchObject({ code: 200 });
      expect((await login())?.json()).toMatchObject({ code: 200 });
    });

    it('in time may have been sent anyway: its code works', async () => {
      const state = { code: '' };
      const send = async ({ code }: { code: string }) => {
        state.code = code;
        throw new SmsError(400, 'unreachable', true);
      };
      await build({}, { sms: { port: { send, notify: async () => {} }, mailbox: null } });
      const { phone, ip } = unique();
      const here = { 'x-forwarded-for': ip, 'x-requested-with': 'x' };
      const sent = await get(`/api/sms/send?phone=${phone}`, here);
      expect(sent?.json()).toMatchObject({ code: 400 });
      expect((await get(`/api/sms/send?phone=${phone}`, here))?.json()).toMatchObject({ code: 416 });
      const path = `/api/registerOrLogin?loginType=2&username=${phone}&password=${state.code}`;
      // By the handle that came with the failure, from another address too.
      const cookie = sent?.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') ?? '';
      expect((await get(path, { 'x-requested-with': 'x', cookie }))?.json()).toMatchObject({ code: 200 });
    });

    it('is reported where no provider is configured', async () => {
      await build({}, { sms: { port: null, mailbox: null }, wechat: null });
      expect((await get(`/api/sms/send?phone=${unique().phone}`))?.json()).toMatchObject({
        code: 403,
        data: { reason: 'smsService' },
      });
      expect((await get('/api/social/wechat'))?.json()).toMatchObject({
        data: { reason: 'socialNotConfigured' },
      });
    });
  });

  describe('the cap of codes an hour', () => {
    const LIFE = 5 * 60_000;
    const lines: string[] = [];
    const here = unique().ip;

    /** A server that gives ten codes an hour, and work of eight bits. */
    async function buildSmall(): Promise<void> {
      harness().pass(61 * 60_000);
      lines.length = 0;
      const port = { send: async () => {}, notify: async () => {} };
      const cap = { SMS_HOURLY_CAP: 10, SMS_WORK_BITS: 8, SMS_PROVIDER: 'aliyun' as const };
      const changed = { ...harness().parts.config, ...cap };
      const logger = newLogger(changed, { write: (line) => void lines.push(line) });
      app = await buildApp({ ...harness().parts, config: changed, sms: { port, mailbox: null } }, { logger });
    }

    const send = async (to: string, work = '', from = here) =>
      (await get(`/api/sms/send?phone=${to}&work=${work}`, { 'x-forwarded-for': from }))?.json() as Answer;

    function workOf({ data }: Answer): string {
      const { challenge, bits } = data['work'] as unknown as { challenge: string; bits: number };
      expect(bits).toBe(8);
      for (let nonce = 0; ; nonce += 1)
        if (createHash('sha256').update(`${challenge}|${nonce}`).digest()[0] === 0) return String(nonce);
    }

    const sendWithWork = async (to: string) => send(to, workOf(await send(to)));

    it('keeps its last part for numbers that have an account, and raises an alert', async () => {
      const { phone } = await new TestClient(harness()).loginBySms();
      await buildSmall();
      const codes = [];
      for (let index = 0; index < 5; index += 1) codes.push((await send(unique().phone)).code);
      for (let index = 0; index < 3; index += 1) codes.push((await sendWithWork(unique().phone)).code);
      expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200, 416]);
      expect((await sendWithWork(phone)).code).toBe(200);
      expect((await sendWithWork(unique().phone)).data.reason).toBe('smsTooOften');
      const alerts = lines.filter((line) => line.includes('"event":"sms.cap"'));
      expect(alerts.map((line) => /"level":50.*"detail":"(\d+) %"/.exec(line)?.[1])).toEqual(['50', '70']);
      harness().pass(61 * 60_000);
    });

    it('costs a stranger a proof of work from the middle on, for one phone, one address and some minutes', async () => {
      await buildSmall();
      for (let index = 0; index < 5; index += 1) expect((await send(unique().phone)).code).toBe(200);
      const [sixth, seventh] = [unique().phone, unique().phone];
      const refused = await send(sixth);
      expect(refused).toMatchObject({ code: 416, data: { reason: 'workNeeded' } });
      const work = workOf(refused);
      for (const answer of [
        await send(sixth, `${work}0`),
        await send(seventh, work),
        await send(sixth, work, unique().ip),
      ])
        expect(answer.data.reason).toBe('workNeeded');
      // What was refused took nothing: neither the minute of the phone nor a part of the cap.
      expect((await send(sixth, work)).code).toBe(200);
      const late = workOf(await send(seventh));
      harness().pass(2 * LIFE);
      expect((await send(seventh, late)).data.reason).toBe('workNeeded');
      expect((await sendWithWork(seventh)).code).toBe(200);
      harness().pass(61 * 60_000);
    });

    it('counts the subscribers of IPv6, not their addresses', async () => {
      const port = { send: async () => {}, notify: async () => {} };
      await build({ SMS_ADDRESS_CAP: 2 }, { sms: { port, mailbox: null } });
      const from = async (ip: string) =>
        (await get(`/api/sms/send?phone=${unique().phone}`, { 'x-forwarded-for': ip }))?.json().code;
      expect(await from('2001:db8:1:2::1')).toBe(200);
      expect(await from('2001:db8:1:2:ffff::2')).toBe(200);
      expect(await from('2001:db8:1:2:abcd:1:2:3')).toBe(416);
      expect(await from('2001:db8:1:3::1')).toBe(200);
    });
  });

  describe('a client that reads the status', () => {
    it('finds the envelope of a failure under HTTP 200 where the operator says so', async () => {
      await build({ LEGACY_HTTP_200: true });
      for (const url of [
        '/api/getUserInfo',
        '/api/register?username=x',
        '/api/nowhere',
        '/api/quota/list?a=%00',
      ]) {
        const answer = await get(url, { 'x-requested-with': 'x' });
        expect(answer?.statusCode, url).toBe(200);
        expect(answer?.json(), url).toMatchObject({
          code: expect.any(Number),
          data: { reason: expect.any(String) },
        });
        expect(answer?.json<{ code: number }>().code, url).toBeGreaterThanOrEqual(400);
      }
      expect((await get('/nowhere', { accept: 'text/html' }))?.statusCode).toBe(404);
    });

    it('finds 200 only for calls: a provider, a calendar program, a monitor or a download never takes a failure for done', async () => {
      const { pay } = harness().parts;
      const isAway = () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      };
      const wechat = pay.wechat === null ? null : { ...pay.wechat, readNotice: isAway };
      await build({ LEGACY_HTTP_200: true }, { pay: { ...pay, wechat } });
      const notice = await app?.inject({ method: 'POST', url: '/pay/notice/wechat', payload: {} });
      expect(notice?.statusCode).toBe(503);
      const token = 'a'.repeat(43);
      for (const [url, status] of [
        [`/calendar/${token}.ics`, 404],
        ['/metrics', 404],
        ['/assets/none.js', 404],
        [`/api/feedback/image?id=${crypto.randomUUID()}`, 401],
      ] as const)
        expect((await get(url))?.statusCode, url).toBe(status);
    });
  });

  describe('a database that is away', () => {
    it('is spoken of once, however many ask', async () => {
      const lines: string[] = [];
      const config = { ...harness().parts.config, LOG_LEVEL: 'error' as const };
      const refuse = async () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      };
      const cache = { get: refuse, invalidate: () => {} };
      app = await buildApp(
        { ...harness().parts, config, cache },
        { logger: newLogger(config, { write: (line) => void lines.push(line) }) },
      );
      for (let index = 0; index < 50; index += 1)
        expect((await get('/api/switch/getSwitchValue'))?.json()).toMatchObject({ code: 503 });
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toContain('stack');
    });

    it('without space left is busy, with one event, and no fault of ours', async () => {
      const lines: string[] = [];
      const config = { ...harness().parts.config, LOG_LEVEL: 'error' as const };
      const refuse = async () => {
        throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
      };
      app = await buildApp(
        { ...harness().parts, config, cache: { get: refuse, invalidate: () => {} } },
        { logger: newLogger(config, { write: (line) => void lines.push(line) }) },
      );
      for (let index = 0; index < 5; index += 1)
        expect((await get('/api/switch/getSwitchValue'))?.json()).toMatchObject({ code: 503 });
      expect(lines.filter((line) => line.includes('"event":"disk.full"'))).toHaveLength(1);
      expect(lines).toHaveLength(2);
      expect(lines.join('')).not.toContain('stack');
    });
  });

  describe('statements', () => {
    it('of a use and of a save are one, and kept things none', async () => {
      const client = new TestClient(harness());
      await client.register();
      const cookie = `sid=${client.cookies.get('sid')}`;
      let statements = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          statements += 1;
          return result;
        },
      };
      const { database } = harness();
      await build({}, { database: { ...database, db: database.db.withPlugin(counting) } });
      const call = async (path: string, body?: object) => {
        statements = 0;
        const answer = await app?.inject({
          method: body === undefined ? 'GET' : 'POST',
          url: path,
          headers: { cookie, 'x-requested-with': 'test', 'x-forwarded-for': unique().ip },
          ...(body === undefined ? {} : { body }),
        });
        expect(answer?.json(), path).toMatchObject({ msg: 'ok' });
        return statements;
      };
      const use = () => ({ feature: 'PaiPan', requestId: unique().requestId });
      const save = () => ({
        id: crypto.randomUUID(),
        kind: 'case',
        body: caseBody('甲'),
        editedAt: harness().now().toISOString(),
      });
      await call('/api/switch/getSwitchValue');
      await call('/api/quota/consume', use());
      await call('/api/record/save', save());
      expect(await call('/api/switch/getSwitchValue')).toBe(0);
      expect(await call('/api/publicKey')).toBe(0);
      expect(await call('/api/quota/consume', use())).toBe(1);
      const added = save();
      expect(await call('/api/record/save', added)).toBe(1);
      expect(await call('/api/record/save', { ...added, baseRevision: 1, body: caseBody('乙') })).toBe(1);
      expect(await call('/api/record/list')).toBe(2);
      expect(await call('/api/quota/list')).toBe(2);
      expect(await call('/api/consent/list')).toBeLessThanOrEqual(8);
    });
  });

  describe('requests', () => {
    it('of one address are limited; forged forwarding does not help', async () => {
      await build({ REQUESTS_PER_MINUTE: 5, TRUST_PROXY: 0 });
      const codes = [];
      for (let index = 0; index < 6; index += 1) codes.push((await get('/api/publicKey'))?.statusCode);
      expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await get('/api/publicKey'))?.json()).toMatchObject({
        code: 429,
        msg: '操作过于频繁，请稍后再试',
      });
      expect((await get('/healthz'))?.statusCode).toBe(200);
    });
  });
}
