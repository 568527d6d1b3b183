/** The same app under other configurations: production behind https, providers that refuse, none at all. */
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp, newLogger } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { SmsError, type SmsCode } from '../../src/modules/sms/smsPort.ts';
import type { SilentParts } from '../../src/parts.ts';
import { md5, unique, type Harness } from '../harness.ts';

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
      const path = `/api/register?username=${unique().username}&password=${md5('x')}`;
      expect((await get(path, { origin: 'http://shangyuan.example' }))?.statusCode).toBe(403);
      const answer = await get(path, { origin: 'https://shangyuan.example' });
      expect(answer?.headers['set-cookie']).toMatch(/^__Host-sid=.*; HttpOnly; Secure; SameSite=Strict$/);
      expect(answer?.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(answer?.headers['content-security-policy']).toContain('upgrade-insecure-requests');
      for (const url of ['/api/docs', '/api/docs/openapi.json', '/dev/mailbox', '/dev/mailbox.json'])
        expect((await get(url))?.statusCode, url).toBe(404);
      expect((await get('/api/loginOptions'))?.json()).toMatchObject({ data: { sms: false, mailbox: '' } });
    });
  });

  describe('SMS that is not sent', () => {
    it('answers in the words of spec §8', async () => {
      const state: { code: SmsCode } = { code: 0 };
      const send = async () => {
        throw new SmsError(state.code, 'as told');
      };
      await build({}, { sms: { port: { send }, mailbox: null } });
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

    it('is said where no provider is configured', async () => {
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
