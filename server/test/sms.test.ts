/** The SMS adapters against simulators that check signatures, and the table of their codes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsText } from '@shangyuan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { ALIYUN_CODES, aliyunSms, canonicalQuery } from '../src/modules/sms/aliyunSms.ts';
import { consoleSms } from '../src/modules/sms/consoleSms.ts';
import { callProvider, SmsError } from '../src/modules/sms/smsError.ts';
import { YUNXIN_CODES, yunxinCheckSum, yunxinSms } from '../src/modules/sms/yunxinSms.ts';
import { startAliyun } from './simulators/aliyun.ts';
import { startYunxin } from './simulators/yunxin.ts';

const clock = { now: () => new Date() };
const message = { phone: '13800138000', code: '012345', purpose: 'login' };

describe('yunxinSms', () => {
  let simulator: Awaited<ReturnType<typeof startYunxin>>;
  beforeAll(async () => {
    simulator = await startYunxin('key', 'secret');
  });
  afterAll(async () => simulator.stop());
  const adapter = (secret = 'secret', at = clock) =>
    yunxinSms(
      loadConfig({
        YUNXIN_ORIGIN: simulator.origin,
        YUNXIN_APP_KEY: 'key',
        YUNXIN_APP_SECRET: secret,
        YUNXIN_TEMPLATE: '42',
        YUNXIN_TEMPLATE_ABROAD: '43',
        YUNXIN_NOTICE_TEMPLATE: '44',
        YUNXIN_SECURITY_TEMPLATE: '45',
      }),
      at,
    );

  it('sends our own code, signed', async () => {
    await adapter().send(message);
    expect(simulator.sent).toEqual([{ mobile: '13800138000', code: '012345', template: '42' }]);
  });

  it('signs as the provider documents: SHA-1 of secret, nonce, time', () => {
    expect(yunxinCheckSum('abc', '', '')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  });

  it('writes numbers from outside the mainland as the provider wants them, with their own template', async () => {
    const sms = adapter();
    await sms.send({ ...message, phone: '+85291234567' });
    expect(simulator.sent.at(-1)).toEqual({ mobile: '+852-91234567', code: '012345', template: '43' });
    await sms.notify('+886912345678', 'phoneChanged');
    expect(simulator.sent.at(-1)).toEqual({ mobile: '+886-912345678', code: '', template: '44' });
    await sms.notify('13800138000', 'secondStepChanged');
    expect(simulator.sent.at(-1)).toEqual({ mobile: '13800138000', code: '', template: '45' });
  });

  it('maps what the provider refuses', async () => {
    await expect(adapter('wrong').send(message)).rejects.toMatchObject({ code: 403 });
    await expect(adapter('secret', { now: () => new Date(0) }).send(message)).rejects.toMatchObject({
      code: 403,
    });
    for (const [given, expected] of Object.entries(YUNXIN_CODES)) {
      simulator.failNext(Number(given));
      await expect(adapter().send(message)).rejects.toMatchObject({ code: expected, providerCode: given });
    }
    simulator.failNext(999);
    await expect(adapter().send(message)).rejects.toMatchObject({ code: 0 });
  });

  it('takes an unreachable provider as code 400', async () => {
    const dead = yunxinSms(loadConfig({ YUNXIN_ORIGIN: 'http://127.0.0.1:1' }), clock);
    await expect(dead.send(message)).rejects.toEqual(new SmsError(400, 'unreachable'));
  });
});

describe('callProvider', () => {
  it('is unsure whether a request arrived that was not answered in time, and sure of one that was never made', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    await expect(callProvider(url, { method: 'POST' }, 50)).rejects.toMatchObject({
      code: 400,
      isUnsure: true,
    });
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
    await expect(callProvider(url, { method: 'POST' })).rejects.toMatchObject({ code: 400, isUnsure: false });
  });
});

describe('aliyunSms', () => {
  let simulator: Awaited<ReturnType<typeof startAliyun>>;
  beforeAll(async () => {
    simulator = await startAliyun('id', 'secret');
  });
  afterAll(async () => simulator.stop());
  const adapter = (secret = 'secret') =>
    aliyunSms(
      loadConfig({
        ALIYUN_SMS_ORIGIN: simulator.origin,
        ALIYUN_ACCESS_KEY_ID: 'id',
        ALIYUN_ACCESS_KEY_SECRET: secret,
        ALIYUN_SIGN_NAME: '上元 (测试)*',
        ALIYUN_TEMPLATE: 'SMS_1',
        ALIYUN_NOTICE_TEMPLATE: 'SMS_2',
      }),
      clock,
    );

  it('sends, signed; a wrong secret is refused', async () => {
    await adapter().send(message);
    expect(simulator.sent).toEqual([{ phone: '13800138000', code: '012345', template: 'SMS_1' }]);
    await adapter().notify('+85291234567', 'phoneChanged');
    expect(simulator.sent.at(-1)).toEqual({ phone: '85291234567', code: '', template: 'SMS_2' });
    // There is no template for it here.
    const count = simulator.sent.length;
    await adapter().notify('13800138000', 'secondStepChanged');
    expect(simulator.sent).toHaveLength(count);
    await expect(adapter('wrong').send(message)).rejects.toMatchObject({
      code: 0,
      providerCode: 'SignatureDoesNotMatch',
    });
  });

  it('maps what the provider refuses', async () => {
    for (const [given, expected] of Object.entries(ALIYUN_CODES)) {
      simulator.failNext(given);
      await expect(adapter().send(message)).rejects.toMatchObject({ code: expected });
    }
  });

  it('encodes queries after RFC 3986, sorted', () => {
    expect(canonicalQuery({ b: "a b*'", a: '上' })).toBe('a=%E4%B8%8A&b=a%20b%2A%27');
  });
});

describe('consoleSms', () => {
  it('prints a masked number, and keeps the last messages', async () => {
    const lines: string[] = [];
    const sms = consoleSms(clock, (line) => lines.push(line));
    for (let index = 0; index < 60; index += 1) await sms.send({ ...message, code: String(index) });
    expect(lines[0]).toBe('[console-sms] 138****8000 login 0');
    expect(sms.mails()).toHaveLength(50);
    expect(sms.mails()[0]?.code).toBe('59');
  });
});

describe('every code an adapter gives', () => {
  it('has a text of spec §8', () => {
    for (const code of [...Object.values(YUNXIN_CODES), ...Object.values(ALIYUN_CODES)])
      expect(smsText(code, 'n')).toMatch(/客服|黑名单|格式错误|频繁|敏感词/);
  });
});
