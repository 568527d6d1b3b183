/**
 * Our clients of the payment providers, and the simulators they are tried on, both held against what the providers have
 * published; then the two against each other: two readings of the same documents.
 */
import { generateKeyPairSync } from 'node:crypto';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import type { PayOrder, PayPort, Pay } from '../../src/ports.ts';
import { readAlipayNotice } from '../../src/providers/alipay/notice.ts';
import { openGateway } from '../../src/providers/alipay/gateway.ts';
import { buildPay } from '../../src/providers/payProviders.ts';
import { readKeyRing } from '../../src/providers/wechatPay/keyRing.ts';
import { parseWechatBill } from '../../src/providers/wechatPay/bill.ts';
import { isRsa2, signedText } from '../../src/simulators/alipaySignature.ts';
import { startSimulators, type Simulators } from '../../src/simulators/index.ts';
import { BY_HAND } from '../fixtures.ts';
import {
  answerMessage,
  isSigned,
  jsapiMessage,
  requestMessage,
} from '../../src/simulators/wechatSignature.ts';
import {
  ALIPAY_NOTICE,
  CERTIFICATE,
  WECHAT_ANSWER,
  WECHAT_JSAPI,
  WECHAT_MERCHANT_KEY,
  WECHAT_REQUESTS,
} from './vectors.ts';

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
const APP = 'http://127.0.0.1:9';

describe('the samples of the documents', () => {
  it('of WeChat Pay fit the texts that the simulator and the client sign', () => {
    for (const { method, target, timestamp, nonce, body, signature } of WECHAT_REQUESTS) {
      const texts = [
        requestMessage(method, target, timestamp, nonce, body),
        Formatter.request(method, target, timestamp, nonce, body),
      ];
      for (const text of texts) expect(isSigned(text, signature, WECHAT_MERCHANT_KEY), method).toBe(true);
      expect(
        isSigned(
          requestMessage(method, `${target}/`, timestamp, nonce, body),
          signature,
          WECHAT_MERCHANT_KEY,
        ),
      ).toBe(false);
    }
    const { key, timestamp, nonce, body, signature } = WECHAT_ANSWER;
    expect(isSigned(answerMessage(timestamp, nonce, body), signature, key)).toBe(true);
    expect(Rsa.verify(Formatter.response(timestamp, nonce, body), signature, key)).toBe(true);
    const jsapi = WECHAT_JSAPI;
    const parts = [jsapi.appId, jsapi.timestamp, jsapi.nonce, jsapi.prepay] as const;
    for (const text of [jsapiMessage(...parts), Formatter.joinedByLineFeed(...parts)])
      expect(isSigned(text, jsapi.signature, WECHAT_MERCHANT_KEY)).toBe(true);
  });

  it('of Alipay fit the text that the simulator signs and the client verifies', () => {
    const { key, params } = ALIPAY_NOTICE;
    expect(isRsa2(signedText(params, ['sign', 'sign_type']), params.sign, key)).toBe(true);
    const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const settings = {
      gateway: 'https://openapi.alipay.com/gateway.do',
      appId: params.app_id,
      sellerId: params.seller_id,
      privateKey,
      publicKeys: [key],
    };
    const read = (form: Record<string, string>) =>
      readAlipayNotice(settings, openGateway(settings), new URLSearchParams(form).toString());
    expect(read(params)).toEqual({
      kind: 'paid',
      eventId: params.notify_id,
      orderNo: params.out_trade_no,
      trade: { state: 'paid', txn: params.trade_no, amountFen: 10, paidAt: new Date('2019-08-15T07:56:24Z') },
    });
    expect(() => read({ ...params, total_amount: '0.11' })).toThrow('badSignature');
    expect(() => read({ ...params, sign_type: 'RSA' })).toThrow('badSignature');
    const { sign: _sign, ...unsigned } = params;
    expect(() => read(unsigned)).toThrow('unsigned');
  });
});

describe('readKeyRing', () => {
  it('takes public keys under their ids and certificates by their serial number', () => {
    const publicPem = WECHAT_ANSWER.key.export({ type: 'spki', format: 'pem' }) as string;
    const ring = readKeyRing(`PUB_KEY_ID_0001\n${publicPem}\n${CERTIFICATE}`);
    expect(Object.keys(ring)).toEqual(['PUB_KEY_ID_0001', '5A3B7C']);
    expect(ring['5A3B7C']?.asymmetricKeyDetails?.modulusLength).toBe(2048);
  });

  it('refuses what it cannot read, without repeating it', () => {
    const publicPem = WECHAT_ANSWER.key.export({ type: 'spki', format: 'pem' }) as string;
    expect(() => readKeyRing('nothing')).toThrow('holds no key');
    expect(() => readKeyRing(publicPem)).toThrow('cannot be read');
    expect(() => readKeyRing(`PUB_KEY_ID_1\n${publicPem.replace('MIIB', 'AAAA')}`)).toThrow('cannot be read');
  });
});

describe('the clients on the simulators', () => {
  let simulators: Simulators;
  let pay: Pay;
  let shift = 0;
  let serial = 0;
  const now = () => Date.now() + shift;
  const clock = { now: () => new Date(now()) };

  beforeAll(async () => {
    simulators = await startSimulators({ now, notifier: BY_HAND, refundMs: 'manual' });
    pay = buildPay(loadConfig({ ...simulators.env, PAY_PROVIDER: 'simulator' }), clock);
  });
  afterAll(async () => simulators.stop());
  beforeEach(() => {
    shift = 0;
  });

  const port = (channel: 'wechat' | 'alipay'): PayPort => pay[channel] as PayPort;
  const order = (scene: PayOrder['scene'], more: Partial<PayOrder> = {}): PayOrder => {
    serial += 1;
    return {
      orderNo: `TEST${String(serial).padStart(10, '0')}`,
      subject: '上元会员（一个月）',
      amountFen: 1_800,
      scene,
      expiresAt: new Date(now() + 1_800_000),
      clientIp: '127.0.0.1',
      openid: scene === 'jsapi' ? 'o-payer' : null,
      noticeUrl: `${APP}/pay/notice`,
      returnUrl: `${APP}/pay/return?orderNo=TEST`,
      quitUrl: `${APP}/pay/return?orderNo=TEST&result=cancel`,
      ...more,
    };
  };
  const open = (url: string, init: RequestInit = {}) =>
    fetch(url, { redirect: 'manual', ...init, headers: { referer: `${APP}/` } });
  const formOf = (html: string, choice: string) => {
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replaceAll('&#38;', '&'),
    ]);
    return new URLSearchParams([...fields.filter(([name]) => name !== 'choice'), ['choice', choice]] as [
      string,
      string,
    ][]);
  };
  const decide = async (url: string, choice: string) => {
    const html = await (await open(url)).text();
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    return open(new URL(action, simulators.origin).href, { method: 'POST', body: formOf(html, choice) });
  };

  describe('WeChat Pay', () => {
    it('takes a payment in a phone’s browser: order, page, payment, notification', async () => {
      const made = order('h5');
      const start = await port('wechat').startPayment(made);
      if (start.kind !== 'redirect') throw new TypeError(start.kind);
      expect(await port('wechat').query(made.orderNo)).toMatchObject({ state: 'waiting' });
      expect(await (await fetch(start.url)).text()).toContain('商家参数格式有误');
      const back = await decide(start.url, 'pay');
      expect(back.headers.get('location')).toBe(made.returnUrl);
      expect(await port('wechat').query(made.orderNo)).toMatchObject({ state: 'paid', amountFen: 1_800 });
      const notice = simulators.wechat.notifier.sent.at(-1)?.build();
      const read = port('wechat').readNotice(notice?.headers ?? {}, notice?.body ?? '', clock.now());
      expect(read).toMatchObject({ kind: 'paid', orderNo: made.orderNo, trade: { amountFen: 1_800 } });
      // Good for five minutes on either side of the instant it was signed, and not a second more.
      const { headers = {}, body = '' } = notice ?? {};
      const signedAt = Number(headers['wechatpay-timestamp']);
      const readAt = (sec: number) => () =>
        port('wechat').readNotice(headers, body, new Date((signedAt + sec) * 1_000));
      for (const sec of [-300, 300]) expect(readAt(sec)()).toMatchObject({ kind: 'paid' });
      for (const sec of [-301, 301]) expect(readAt(sec)).toThrow('stale');
    });

    it('asks again for the same order with the same words, and takes no other', async () => {
      const made = order('h5');
      const first = await port('wechat').startPayment(made);
      const second = await port('wechat').startPayment(made);
      expect(second).not.toEqual(first);
      await expect(port('wechat').startPayment({ ...made, amountFen: 1 })).rejects.toMatchObject({
        fault: 'refused',
        code: 'INVALID_REQUEST',
      });
    });

    it('gives a code for a desktop and parameters for the bridge inside WeChat', async () => {
      expect(await port('wechat').startPayment(order('native'))).toMatchObject({
        kind: 'qr',
        codeUrl: expect.stringMatching(/^weixin:\/\//),
      });
      const made = order('jsapi');
      const start = await port('wechat').startPayment(made);
      if (start.kind !== 'jsapi') throw new TypeError(start.kind);
      const pressed = async (choice: string, params = start.params) =>
        (
          await fetch(`${simulators.origin}/cashier/wechat/bridge`, {
            method: 'POST',
            body: JSON.stringify({ ...params, choice }),
          })
        ).json();
      expect(await pressed('cancel')).toEqual({ err_msg: 'get_brand_wcpay_request:cancel' });
      expect(await pressed('pay', { ...start.params, nonceStr: 'x' })).toEqual({
        err_msg: 'get_brand_wcpay_request:fail',
      });
      expect(await pressed('pay')).toEqual({ err_msg: 'get_brand_wcpay_request:ok' });
      expect(await port('wechat').query(made.orderNo)).toMatchObject({ state: 'paid' });
    });

    it('learns the openid of a payer from a code', async () => {
      const url = pay.openid?.authorizeUrl(`${APP}/pay/return`, 'S1') ?? '';
      const back = new URL((await open(url)).headers.get('location') ?? '');
      expect(back.searchParams.get('state')).toBe('S1');
      expect(await pay.openid?.openidOf(back.searchParams.get('code') ?? '')).toBe('o-simulated-payer');
      await expect(pay.openid?.openidOf('wrong')).rejects.toMatchObject({ fault: 'refused' });
    });

    it('closes what is not paid, and knows nothing of what was never placed', async () => {
      const made = order('h5');
      expect(await port('wechat').query(made.orderNo)).toMatchObject({ state: 'none' });
      await port('wechat').close(made.orderNo);
      await port('wechat').startPayment(made);
      await port('wechat').close(made.orderNo);
      expect(await port('wechat').query(made.orderNo)).toMatchObject({ state: 'closed' });
      await port('wechat').close(made.orderNo);
    });

    it('gives money back once for a number, and reports how it goes on', async () => {
      const made = order('native');
      await port('wechat').startPayment(made);
      simulators.wechat.pay(simulators.wechat.trades[made.orderNo] as never);
      const refund = {
        refundNo: `R${made.orderNo}`,
        orderNo: made.orderNo,
        amountFen: 800,
        totalFen: 1_800,
        txn: '',
        reason: '退款',
        noticeUrl: `${APP}/pay/notice`,
      };
      expect(await port('wechat').queryRefund(refund)).toMatchObject({ state: 'none' });
      expect(await port('wechat').refund(refund)).toMatchObject({
        state: 'processing',
        acceptedAt: expect.any(Date),
      });
      expect(await port('wechat').refund(refund)).toMatchObject({ state: 'processing' });
      await expect(
        port('wechat').refund({ ...refund, refundNo: 'other', amountFen: 1_001 }),
      ).rejects.toMatchObject({ fault: 'refused' });
      simulators.wechat.endRefund(refund.refundNo, 'SUCCESS');
      expect(await port('wechat').queryRefund(refund)).toMatchObject({ state: 'done' });
      const notice = simulators.wechat.notifier.sent.at(-1)?.build();
      expect(port('wechat').readNotice(notice?.headers ?? {}, notice?.body ?? '', clock.now())).toMatchObject(
        {
          kind: 'refund',
          refundNo: refund.refundNo,
          refund: { state: 'done' },
        },
      );
    });

    it('believes no answer that is unsigned, stale, of an unknown key or changed', async () => {
      for (const fault of ['unsigned', 'badSignature', 'unknownSerial', 'stale'] as const) {
        simulators.wechat.faults.push(fault);
        await expect(port('wechat').startPayment(order('h5')), fault).rejects.toMatchObject({
          fault: 'untrusted',
        });
      }
      simulators.wechat.faults.push('error500');
      await expect(port('wechat').startPayment(order('h5'))).rejects.toMatchObject({ fault: 'unreachable' });
    });

    it('refuses our request where the key is another one', async () => {
      const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
        type: 'pkcs8',
        format: 'pem',
      }) as string;
      const wrong = buildPay(loadConfig({ ...simulators.env, WECHATPAY_MCH_KEY: other }), clock);
      await expect(wrong.wechat?.startPayment(order('h5'))).rejects.toMatchObject({
        fault: 'refused',
        code: 'SIGN_ERROR',
      });
    });

    it('reads yesterday’s bill once it is there', async () => {
      const day = dayOf(now());
      expect(await port('wechat').bill(day)).toBeNull();
      shift = DAY_MS + 10 * 3_600_000;
      const rows = await port('wechat').bill(day);
      const payments = rows?.filter((row) => row.kind === 'payment') ?? [];
      const refunds = rows?.filter((row) => row.kind === 'refund') ?? [];
      expect(payments).toHaveLength(
        Object.values(simulators.wechat.trades).filter((trade) => trade.paidAt > 0).length,
      );
      expect(payments[0]).toMatchObject({ amountFen: 1_800, feeFen: 11, refundNo: '' });
      expect(refunds).toMatchObject([
        { amountFen: 800, feeFen: -5, refundNo: expect.stringMatching(/^RTEST/) },
      ]);
      expect(await port('wechat').bill(dayOf(now() - 9 * DAY_MS))).toEqual([]);
    });

    it('reads a bill as the documents print it', () => {
      // Header of 交易账单详细说明, lines of a bill as merchants quote theirs.
      const bill =
        '\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注\r\n' +
        '`2019-12-02 16:51:49,`wx2421b1c4370ec43b,`10000100,`0,`,`1001690740201411100005734289,`1415640626,`o085e,`JSAPI,`SUCCESS,`CFT,`CNY,`10.00,`0.00,`0,`0,`0.00,`0.00,`,`,`被扫,支付测试,`,`0.06000,`0.60%,`10.00,`0.00,`\r\n' +
        '`2019-12-02 17:00:00,`wx2421b1c4370ec43b,`10000100,`0,`,`1001690740201411100005734289,`1415640626,`o085e,`JSAPI,`REFUND,`CFT,`CNY,`0.00,`0.00,`50300305972020102203418789254,`R1,`4.00,`0.00,`ORIGINAL,`SUCCESS,`被扫支付测试,`,`-0.02000,`0.60%,`0.00,`4.00,`\r\n' +
        '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n`2,`10.00,`4.00,`0.00,`0.04000,`10.00,`4.00\r\n';
      const txn = '1001690740201411100005734289';
      expect(parseWechatBill(bill)).toEqual([
        { kind: 'payment', orderNo: '1415640626', refundNo: '', txn, amountFen: 1_000, feeFen: 6 },
        { kind: 'refund', orderNo: '1415640626', refundNo: 'R1', txn, amountFen: 400, feeFen: -2 },
      ]);
      expect(() =>
        parseWechatBill(bill.replace('`10.00,`0.00,`0', '`x,`0.00,`0').replace('`0.60%,`10.00', '`0.60%,`x')),
      ).toThrow('untrusted');
    });
  });

  describe('Alipay', () => {
    it('takes a payment: address, cashier, payment, notification', async () => {
      const made = order('wap');
      const start = await port('alipay').startPayment(made);
      if (start.kind !== 'redirect') throw new TypeError(start.kind);
      expect(await port('alipay').query(made.orderNo)).toMatchObject({ state: 'none' });
      const cancelled = await decide(start.url, 'cancel');
      expect(cancelled.headers.get('location')).toBe(made.quitUrl);
      expect(await port('alipay').query(made.orderNo)).toMatchObject({ state: 'none' });
      expect(await (await decide(start.url, 'fail')).text()).toContain('支付失败');
      expect(await port('alipay').query(made.orderNo)).toMatchObject({ state: 'waiting' });
      const back = await decide(start.url, 'pay');
      expect(back.headers.get('location')).toContain(`${made.returnUrl}&`);
      expect(await port('alipay').query(made.orderNo)).toMatchObject({ state: 'paid', amountFen: 1_800 });
      const notice = simulators.alipay.notifier.sent.at(-1)?.build();
      expect(port('alipay').readNotice({}, notice?.body ?? '', clock.now())).toMatchObject({
        kind: 'paid',
        orderNo: made.orderNo,
        trade: { amountFen: 1_800, paidAt: expect.any(Date) },
      });
    });

    it('opens the cashier of a desktop, refuses a changed address and one that is too old', async () => {
      const start = await port('alipay').startPayment(order('page'));
      if (start.kind !== 'redirect') throw new TypeError(start.kind);
      expect(await (await open(start.url)).text()).toContain('¥18.00');
      expect(await (await open(start.url.replace('18.00', '0.01'))).text()).toContain('无效签名');
      const late = await port('alipay').startPayment(order('page', { expiresAt: new Date(now() + 1_000) }));
      if (late.kind !== 'redirect') throw new TypeError(late.kind);
      shift = 5_000;
      expect(await (await decide(late.url, 'pay')).text()).toContain('交易已超时');
    });

    it('closes what is not paid, and does not mind what does not exist or is paid', async () => {
      const made = order('wap');
      await port('alipay').close(made.orderNo);
      const start = await port('alipay').startPayment(made);
      if (start.kind !== 'redirect') throw new TypeError(start.kind);
      await decide(start.url, 'fail');
      await port('alipay').close(made.orderNo);
      expect(await port('alipay').query(made.orderNo)).toMatchObject({ state: 'closed' });
    });

    it('gives money back once for a number; its notification is no payment', async () => {
      const made = order('wap');
      const start = await port('alipay').startPayment(made);
      if (start.kind !== 'redirect') throw new TypeError(start.kind);
      await decide(start.url, 'pay');
      const refund = {
        refundNo: `R${made.orderNo}`,
        orderNo: made.orderNo,
        amountFen: 800,
        totalFen: 1_800,
        txn: '',
        reason: '退款',
        noticeUrl: `${APP}/pay/notice`,
      };
      expect(await port('alipay').queryRefund(refund)).toMatchObject({ state: 'none' });
      expect(await port('alipay').refund(refund)).toMatchObject({ state: 'done' });
      expect(await port('alipay').refund(refund)).toMatchObject({ state: 'done' });
      expect(simulators.alipay.refunds[`${made.orderNo}/${refund.refundNo}`]).toMatchObject({ refund: 800 });
      const notice = simulators.alipay.notifier.sent.at(-1)?.build();
      expect(notice?.body).toContain('TRADE_SUCCESS');
      expect(port('alipay').readNotice({}, notice?.body ?? '', clock.now())).toMatchObject({
        kind: 'refund',
        refundNo: refund.refundNo,
      });
      await expect(
        port('alipay').refund({ ...refund, refundNo: 'other', amountFen: 1_001 }),
      ).rejects.toMatchObject({ fault: 'refused' });
    });

    it('believes no answer that is unsigned or changed, and calls the gateway’s own doubt unreachable', async () => {
      for (const [fault, expected] of [
        ['unsigned', 'untrusted'],
        ['badSignature', 'untrusted'],
        ['error500', 'unreachable'],
        ['systemError', 'unreachable'],
      ] as const) {
        simulators.alipay.faults.push(fault);
        await expect(port('alipay').query('TEST'), fault).rejects.toMatchObject({ fault: expected });
      }
    });

    it('takes an answer and a notification signed with either key while one is replaced', async () => {
      const old = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
        type: 'spki',
        format: 'pem',
      }) as string;
      const both = buildPay(
        loadConfig({ ...simulators.env, ALIPAY_PUBLIC_KEYS: old + simulators.env['ALIPAY_PUBLIC_KEYS'] }),
        clock,
      );
      expect(await both.alipay?.query('TEST')).toMatchObject({ state: 'none' });
      const notice = simulators.alipay.notifier.sent.at(-1)?.build();
      expect(both.alipay?.readNotice({}, notice?.body ?? '', clock.now())).toBeDefined();
      const wrong = buildPay(loadConfig({ ...simulators.env, ALIPAY_PUBLIC_KEYS: old }), clock);
      await expect(wrong.alipay?.query('TEST')).rejects.toMatchObject({ fault: 'untrusted' });
    });

    it('takes a field with % in it, which the older check of the SDK refuses', () => {
      const trade = Object.values(simulators.alipay.trades)[0];
      if (trade === undefined) throw new TypeError('no trade');
      const params = simulators.alipay.noticeOf(trade, 'percent', {
        subject: '100% 会员+1',
        passback_params: 'a%3db',
      });
      const { body } = simulators.alipay.notification(params);
      expect(port('alipay').readNotice({}, body, clock.now())).toMatchObject({
        kind: 'paid',
        eventId: 'percent',
      });
    });

    it('reads yesterday’s bill', async () => {
      const day = dayOf(now());
      shift = DAY_MS + 10 * 3_600_000;
      const rows = await port('alipay').bill(day);
      expect(rows?.filter((row) => row.kind === 'payment')).toHaveLength(2);
      expect(rows?.[0]).toMatchObject({ amountFen: 1_800, feeFen: 11, refundNo: '' });
      expect(rows?.filter((row) => row.kind === 'refund')).toMatchObject([
        { amountFen: 800, feeFen: -5, refundNo: expect.stringMatching(/^RTEST/) },
      ]);
      expect(await port('alipay').bill(dayOf(now() - 9 * DAY_MS))).toEqual([]);
    });
  });
});

describe('production', () => {
  const base = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://x',
    APP_SECRET: 'a secret of the suite, 32 letters',
    PUBLIC_ORIGIN: 'https://a.cn',
  };

  it('does not boot with anything of a simulator', async () => {
    expect(loadConfig(base).PAY_PROVIDER).toBe('none');
    expect(() => loadConfig({ ...base, PAY_PROVIDER: 'simulator' })).toThrow('cannot be simulator');
    const simulators = await startSimulators();
    await simulators.stop();
    expect(() => loadConfig({ ...base, ...simulators.env })).toThrow(
      /key of the simulator[\s\S]*must be https/,
    );
    const own = { ...simulators.env, WECHATPAY_ORIGIN: '', ALIPAY_GATEWAY: '', WECHATPAY_OAUTH_ORIGIN: '' };
    for (const key of [
      'WECHATPAY_APP_ID',
      'WECHATPAY_MCH_SERIAL',
      'WECHATPAY_API_V3_KEY',
      'WECHATPAY_PUBLIC_KEYS',
      'ALIPAY_APP_ID',
    ])
      expect(() => loadConfig({ ...base, ...own }), key).toThrow(`${key}: is a key of the simulator`);
  });

  it('wants all keys of a provider or none, and names the ones that are missing', () => {
    expect(() => loadConfig({ WECHATPAY_APP_ID: 'wx1' })).toThrow(
      /WECHATPAY_MCH_ID: is needed[\s\S]*WECHATPAY_PUBLIC_KEYS/,
    );
    expect(() => loadConfig({ ALIPAY_APP_ID: '2021' })).toThrow(
      'ALIPAY_SELLER_ID: is needed with ALIPAY_APP_ID',
    );
    expect(() => loadConfig({ PAY_PROVIDER: 'live' })).toThrow('no provider is configured');
    expect(loadConfig({}).PAY_PROVIDER).toBe('simulator');
    expect(loadConfig({ NODE_ENV: 'test' }).PAY_PROVIDER).toBe('none');
  });

  it('simulators are for this machine only', () => {
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'http://192.0.2.7:8600' }]) {
      expect(loadConfig(open).PAY_PROVIDER).toBe('none');
      expect(() => loadConfig({ ...open, PAY_PROVIDER: 'simulator' })).toThrow('lets other machines in');
    }
  });
});
