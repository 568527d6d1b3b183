/** Forged notices of payments by the thousand: what is looked at of each, what is kept, and who is served during it. */
import { createHash } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rsa } from 'wechatpay-axios-plugin';
import { buildApp, newLogger } from '../../src/app.ts';
import { BOUNDS } from '../../src/bounds.ts';
import { unique, type Harness } from '../harness.ts';
import { booksOf, MINUTE } from '../payment/books.ts';
import { noticesOf, sendAll } from '../payment/buyer.ts';

const ALIPAY = '/pay/notice/alipay';
const WECHAT = '/pay/notice/wechat';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Headers of a WeChat Pay notice with an invalid signature. */
const UNSIGNED = { 'content-type': 'application/json' };

export function forgedNoticesSuite(harness: () => Harness): void {
  const { arrive, countEvents } = booksOf(harness);
  let app: FastifyInstance;
  let statements = 0;

  beforeEach(async () => {
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    };
    const { database, parts } = harness();
    const config = { ...parts.config, LOG_LEVEL: 'silent' as const };
    app = await buildApp(
      { ...parts, database: { ...database, db: database.db.withPlugin(counting) } },
      { logger: newLogger(config) },
    );
    statements = 0;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await app.close();
  });

  const post = async (
    url: string,
    payload: string,
    headers: Record<string, string> = FORM,
    ip = unique().ip,
  ) =>
    (await app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': ip, ...headers }, payload }))
      .statusCode;
  const appId = () => harness().parts.config.ALIPAY_APP_ID ?? '';
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');

  describe('a forged notice', () => {
    it('of many bytes, many fields or another app is refused before its signature is looked at', async () => {
      const verifyAlipay = vi.spyOn(AlipaySdk.prototype, 'checkNotifySignV2');
      const verifyWechat = vi.spyOn(Rsa, 'verify');
      const seal = vi.spyOn(harness().parts.keys, 'seal');
      const ours = `app_id=${encodeURIComponent(appId())}&sign_type=RSA2&sign=eA%3D%3D`;
      // As in the attack: eight thousand fields in 48 kB.
      expect(await post(ALIPAY, `${ours}&${fields(8_200)}`)).toBe(413);
      expect(await post(WECHAT, 'x'.repeat(48_000), UNSIGNED)).toBe(413);
      expect([statements, verifyAlipay.mock.calls.length]).toEqual([0, 0]);
      expect(await post(ALIPAY, `${ours}&${fields(BOUNDS.noticeFields.limit)}`)).toBe(400);
      expect(await post(ALIPAY, `app_id=other&sign_type=RSA2&sign=eA%3D%3D&x=${unique().requestId}`)).toBe(
        400,
      );
      expect(await post(WECHAT, '{}', UNSIGNED)).toBe(400);
      expect(verifyAlipay).not.toHaveBeenCalled();
      expect(verifyWechat).not.toHaveBeenCalled();
      // What stands within all of this is verified, and each of the refused ones has cost one statement.
      expect(await post(ALIPAY, `${ours}&x=${unique().requestId}`)).toBe(400);
      expect(verifyAlipay).toHaveBeenCalledTimes(1);
      expect([statements, seal.mock.calls.length]).toEqual([4, 0]);
    });

    it('is refused by its size as well where it comes in pieces', async () => {
      const pieces = new ReadableStream({
        start(controller) {
          for (let index = 0; index < 6; index += 1)
            controller.enqueue(new TextEncoder().encode('x'.repeat(8_000)));
          controller.close();
        },
      });
      const before = await countEvents();
      const init = { method: 'POST', body: pieces, duplex: 'half', headers: FORM } as RequestInit;
      const answer = await fetch(harness().origin + ALIPAY, init).catch(() => null);
      // The answer comes, or the connection ends, before all of it is sent.
      expect(answer?.status ?? 413).toBe(413);
      expect(await countEvents()).toBe(before);
    });

    it('leaves a hash and nothing of itself, and the thousand-and-first of an hour no row', async () => {
      const body = `sign=x&app_id=other&mark=${unique().requestId}`;
      await post(ALIPAY, body);
      const row = await harness()
        .database.db.selectFrom('payment_event')
        .selectAll()
        .where('event_id', 'like', `%${createHash('sha256').update(body).digest('hex')}`)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        outcome: 'wrongMerchant',
        is_verified: false,
        raw_enc: null,
        order_no: '',
      });
      const { limit } = BOUNDS.unsignedNotices;
      for (let index = 1; index < limit; index += 1) await post(ALIPAY, body);
      statements = 0;
      expect(await post(ALIPAY, `${body}&again=1`)).toBe(400);
      expect(statements).toBe(0);
      // Those of the other provider are counted apart.
      expect(await post(WECHAT, body, UNSIGNED)).toBe(400);
      expect(statements).toBe(1);
    });

    it('beyond three hundred a minute of an address is not read, while others are read', async () => {
      const [ip, elsewhere] = [unique().ip, unique().ip];
      const read = vi.spyOn(harness().parts.pay.wechat as object as { readNotice: () => void }, 'readNotice');
      const { limit } = BOUNDS.noticesRefused;
      // A third of them too large.
      for (let index = 0; index < limit; index += 1)
        await post(WECHAT, index % 3 === 0 ? 'x'.repeat(9_000) : '{}', UNSIGNED, ip);
      expect(read).toHaveBeenCalledTimes((limit / 3) * 2);
      expect(await post(WECHAT, '{}', UNSIGNED, ip)).toBe(429);
      expect(await post(ALIPAY, 'sign=x', FORM, ip)).toBe(429);
      expect(read).toHaveBeenCalledTimes((limit / 3) * 2);
      expect(await post(WECHAT, '{}', UNSIGNED, elsewhere)).toBe(400);
      harness().pass(MINUTE);
      expect(await post(WECHAT, '{}', UNSIGNED, ip)).toBe(400);
    });

    it('does not count where the provider has signed it, whatever comes of it', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      buyer.pay(started);
      await sendAll(harness(), started.orderNo);
      const [notice] = noticesOf(harness(), started.orderNo);
      const message = notice?.build();
      if (message === undefined) throw new TypeError('no notice');
      const ip = unique().ip;
      for (let index = 0; index < BOUNDS.noticesRefused.limit + 5; index += 1)
        expect(await post(WECHAT, message.body, { ...message.headers }, ip)).toBe(200);
    });
  });
}
