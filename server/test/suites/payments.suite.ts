/** Buying: orders, notifications, asking the provider, refunds, what is given for it and the books about it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { LIFETIME_UNTIL, type CallName } from '@shangyuan/contract';
import { BOUNDS } from '../../src/limits.ts';
import { keepAccounts } from '../../src/modules/payment/reconcile.service.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { checkLedger } from '../../src/modules/ledger/ledger.service.ts';
import { eraseAccount } from '../../src/modules/privacy/erase.service.ts';
import { unique, type Harness } from '../harness.ts';
import {
  Buyer,
  CHANNELS,
  noticesOf,
  PAY_CALLS,
  payAtCashier,
  send,
  sendAll,
  type Started,
} from '../payment/buyer.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

export function paymentsSuite(harness: () => Harness): void {
  const arrive = (isLegacy = false) => new Buyer(harness(), isLegacy).arrive();
  const system = () => harness().system;
  const days = (iso: string) => Math.round((Date.parse(iso) - harness().now().getTime()) / DAY);
  const events = async (orderNo: string) =>
    (
      await harness()
        .database.db.selectFrom('payment_event')
        .select(['outcome', 'is_verified', 'times'])
        .where('order_no', '=', orderNo)
        .execute()
    ).map(({ outcome, is_verified: isVerified, times }) => ({ outcome, isVerified, times }));
  const expectBooksRight = async () =>
    expect(await checkLedger(system())).toMatchObject({ isRight: true, wrong: [] });

  beforeEach(() => {
    harness().pay.wechat.faults.length = 0;
    harness().pay.alipay.faults.length = 0;
  });

  describe('the catalogue', () => {
    it('shows memberships and services with their prices to anybody', async () => {
      const buyer = new Buyer(harness());
      const vip = (await buyer.call('queryVipPrice')).data as unknown as {
        productId: string;
        price: string;
      }[];
      expect(vip.map(({ productId, price }) => [productId, price])).toEqual([
        ['vip-month', '18.00'],
        ['vip-season', '45.00'],
        ['vip-year', '128.00'],
        ['vip-lifetime', '298.00'],
      ]);
      const services = (await buyer.call('getServerPrice')).data as unknown as { productId: string }[];
      expect(services.map(({ productId }) => productId)).toEqual(['report-chart', 'report-hepan']);
      expect((await buyer.call('payOptions')).data).toEqual({
        wechat: true,
        alipay: true,
        jsapi: true,
        simulated: true,
      });
    });
  });

  describe.each(CHANNELS)('a purchase through %s', (channel) => {
    it('makes a member once the provider has told us', async () => {
      const buyer = await arrive();
      const started = await buyer.order(channel);
      expect(started).toMatchObject({
        status: '1',
        state: 'pending',
        amount: '18.00',
        pay: { kind: 'redirect' },
      });
      expect((await buyer.info()).isVip).toBe('0');
      buyer.pay(started);
      const [notice] = noticesOf(harness(), started.orderNo);
      if (notice === undefined) throw new TypeError('no notice');
      expect(await send(harness(), notice)).toMatchObject({ status: 200, isAcknowledged: true });
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '2', state: 'paid' });
      const info = await buyer.info();
      expect(info).toMatchObject({
        isVip: '1',
        vipType: '1',
        vipDay: 30,
        vipTimes: 1,
        isOpen: 1,
        orderNo: started.orderNo,
      });
      expect(days(info.vipDeadline)).toBe(30);
      expect(info.vipInfoList).toEqual([
        { name: '月度会员', from: expect.any(String), to: info.vipDeadline },
      ]);
      await expectBooksRight();
    });

    it('is seen by asking, where no notification comes', async () => {
      const buyer = await arrive();
      const started = await buyer.order(channel);
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '1' });
      buyer.pay(started);
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '1' });
      harness().pass(3 * SECOND);
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '2' });
      await sendAll(harness(), started.orderNo);
      expect((await buyer.info()).vipDay).toBe(30);
    });

    it('adds to what is left, and a lifetime ends all counting', async () => {
      const buyer = await arrive();
      await buyer.buy(channel);
      harness().pass(10 * DAY);
      await buyer.buy(channel, { productId: 'vip-season' });
      expect((await buyer.info()).vipDay).toBe(110);
      await buyer.buy(channel, { productId: 'vip-lifetime' });
      expect(await buyer.info()).toMatchObject({ vipType: '2', vipDeadline: LIFETIME_UNTIL, vipTimes: 3 });
      expect(await buyer.call(PAY_CALLS[channel], { productId: 'vip-year' })).toMatchObject({
        code: 409,
        data: { reason: 'alreadyLifetime' },
      });
    });

    it('is credited once by 50 notifications and 10 look-ups at the same moment', async () => {
      const buyer = await arrive();
      const started = await buyer.order(channel);
      buyer.pay(started);
      const [notice] = noticesOf(harness(), started.orderNo);
      if (notice === undefined) throw new TypeError('no notice');
      harness().pass(4 * SECOND);
      const deliveries = await Promise.all([
        ...Array.from({ length: 50 }, () => send(harness(), notice)),
        ...Array.from({ length: 10 }, () => buyer.result(started.orderNo)),
      ]);
      for (const delivery of deliveries.slice(0, 50))
        expect(delivery).toMatchObject({ isAcknowledged: true });
      expect(await buyer.info()).toMatchObject({ vipDay: 30, vipTimes: 1 });
      expect(await events(started.orderNo)).toEqual([
        { outcome: expect.stringMatching(/credited|repeat/), isVerified: true, times: 50 },
      ]);
      await expectBooksRight();
    });
  });

  describe('an order', () => {
    it('is placed once for a request id, and offered again to clients without one', async () => {
      const buyer = await arrive();
      const { requestId } = unique();
      const placed = await Promise.all(Array.from({ length: 5 }, () => buyer.order('wechat', { requestId })));
      expect(new Set(placed.map(({ orderNo }) => orderNo)).size).toBe(1);
      expect(await buyer.call('wxPay', { productId: 'vip-year', requestId })).toMatchObject({
        code: 409,
        data: { reason: 'requestIdReused' },
      });
      const legacy = async () =>
        ((await buyer.call('alipayPay', { productId: 'vip-month' })).data as unknown as Started).orderNo;
      const first = await legacy();
      expect(await legacy()).toBe(first);
      harness().pass(26 * MINUTE);
      expect(await legacy()).not.toBe(first);
    });

    it('is paid where the payer stands: phone, desktop, inside WeChat', async () => {
      const buyer = await arrive();
      const ask = async (name: CallName, userAgent: string, more: object = {}) =>
        (await buyer.client.call(name, { productId: 'vip-month', ...more }, { 'user-agent': userAgent }))
          .data as unknown as Started;
      const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
      expect(await ask('wxPay', desktop)).toMatchObject({
        scene: 'native',
        pay: {
          kind: 'qr',
          codeUrl: expect.stringMatching(/^weixin:/),
          testUrl: expect.stringContaining('/scan?'),
        },
      });
      expect(await ask('alipayPay', desktop)).toMatchObject({ scene: 'page', pay: { kind: 'redirect' } });
      expect(await ask('alipayPay', 'iPhone Mobile')).toMatchObject({ scene: 'wap' });
      const inside = 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0.50';
      const asked = await ask('wxPay', inside);
      expect(asked).toMatchObject({ scene: 'jsapi', pay: { kind: 'authorize' } });
      const back = await fetch(asked.pay.url, { redirect: 'manual' });
      const returned = await fetch(back.headers.get('location') ?? '', { redirect: 'manual' });
      const page = new URL(returned.headers.get('location') ?? '', harness().origin).hash;
      expect(page).toMatch(/^#\/pages\/common\/paymentPage\?orderNo=\w+&wxCode=/);
      const params = new URLSearchParams(page.split('?')[1]);
      const ready = await ask('wxPay', inside, {
        orderNo: params.get('orderNo'),
        wxCode: params.get('wxCode'),
      });
      expect(ready.pay).toMatchObject({ kind: 'jsapi', params: { signType: 'RSA' } });
      expect(harness().pay.wechat.isJsapiSigned(ready.pay.params)).toBe(true);
      expect(await buyer.call('wxPay', { productId: 'vip-month', scene: 'wap' })).toMatchObject({
        code: 400,
        data: { reason: 'payScene' },
      });
    });

    it('of another user, another kind or nobody is not there', async () => {
      const [buyer, other] = [await arrive(), await arrive()];
      const { orderNo } = await buyer.order('wechat');
      for (const name of [
        'getOrderData',
        'viewOrder',
        'viewNew',
        'closeOrder',
        'viewReceipt',
        'wxPay',
      ] as const)
        expect(await other.call(name, { orderNo }), name).toMatchObject({
          code: 404,
          data: { reason: 'orderUnknown' },
        });
      expect((await buyer.call('viewServerOrder', { orderNo })).code).toBe(404);
      expect((await buyer.call('viewReceipt', { orderNo })).code).toBe(404);
      expect((await buyer.call('getOrderData', { orderNo, userId: other.id })).code).toBe(401);
      expect((await other.call('viewOrder')).code).toBe(404);
      for (const productId of ['vip-week', 'report-chart', ''])
        expect(await buyer.call('wxPay', { productId }), productId).toMatchObject({
          code: 404,
          data: { reason: 'productUnknown', field: 'productId' },
        });
      expect(await buyer.call('wxPay')).toMatchObject({ code: 400, data: { field: 'productId' } });
      expect(
        await harness()
          .database.db.selectFrom('pay_order')
          .select('id')
          .where('account_id', '=', other.id)
          .execute(),
      ).toEqual([]);
    });

    it('can be given up, and one that was paid meanwhile stays paid', async () => {
      const buyer = await arrive();
      const first = await buyer.order('wechat');
      expect((await buyer.call('closeOrder', { orderNo: first.orderNo })).data).toMatchObject({
        state: 'closed',
      });
      expect(harness().pay.wechat.trades[first.orderNo]?.state).toBe('CLOSED');
      expect((await buyer.call('wxPay', { orderNo: first.orderNo })).data).toMatchObject({
        reason: 'orderClosed',
      });
      const second = await buyer.order('alipay');
      buyer.pay(second);
      expect((await buyer.call('closeOrder', { orderNo: second.orderNo })).data).toMatchObject({
        state: 'paid',
      });
      expect((await buyer.info()).vipDay).toBe(30);
    });

    it('waits for a provider that is away, and goes on with the same number', async () => {
      const buyer = await arrive();
      const { requestId } = unique();
      for (const fault of ['error500', 'badSignature'] as const) {
        harness().pay.wechat.faults.push(fault, 'error500');
        expect(await buyer.call('wxPay', { productId: 'vip-month', requestId })).toMatchObject({
          status: 424,
          data: { reason: 'payFailed' },
        });
      }
      harness().pay.wechat.faults.length = 0;
      const started = await buyer.order('wechat', { requestId });
      expect(started.pay.kind).toBe('redirect');
      const { rows } = await harness().database.executeSql(
        `SELECT 1 FROM pay_order WHERE account_id = '${buyer.id}'`,
      );
      expect(rows).toHaveLength(1);
    });

    it('lists what was bought, and gives a receipt of what was paid', async () => {
      const buyer = await arrive();
      const paid = await buyer.buy('wechat');
      harness().pass(SECOND);
      const pending = await buyer.order('alipay', { productId: 'vip-year' });
      const { items } = (await buyer.call('listOrders')).data as unknown as {
        items: { orderNo: string; state: string }[];
      };
      expect(items).toMatchObject([
        { orderNo: pending.orderNo, state: 'pending', amount: '128.00' },
        { orderNo: paid.orderNo, state: 'paid', amount: '18.00' },
      ]);
      const page = (await buyer.call('listOrders', { limit: 1 })).data as unknown as {
        items: { createdAt: string }[];
        hasMore: boolean;
      };
      expect(page.hasMore).toBe(true);
      expect((await buyer.call('listOrders', { before: page.items[0]?.createdAt })).data).toMatchObject({
        items: [{ orderNo: paid.orderNo }],
        hasMore: false,
      });
      expect((await buyer.call('listOrders', { before: 'yesterday' })).code).toBe(400);
      expect((await buyer.call('viewReceipt', { orderNo: paid.orderNo })).data).toMatchObject({
        receiptNo: paid.orderNo,
        seller: '上元',
        providerTxn: expect.stringMatching(/^4200/),
        refunds: [],
        net: '18.00',
      });
      expect((await buyer.call('viewOrder')).data).toMatchObject({ orderNo: pending.orderNo });
    });

    it('may be placed so often in an hour', async () => {
      const buyer = await arrive();
      for (let index = 0; index < 30; index += 1) await buyer.order('alipay');
      expect(
        await buyer.call('alipayPay', { productId: 'vip-month', requestId: unique().requestId }),
      ).toMatchObject({ code: 429 });
    });
  });

  describe('a notification', () => {
    it('of WeChat Pay that is tampered with, stale, foreign or about another amount changes nothing and is kept', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      const { wechat } = harness().pay;
      const url = `${harness().origin}/pay/notice/wechat`;
      const now = harness().now().getTime();
      let serial = 0;
      const payment = (more: object = {}) =>
        JSON.stringify({
          appid: 'wx-simulator', mchid: '1900000001', out_trade_no: started.orderNo, transaction_id: '4200000000', trade_state: 'SUCCESS',
          success_time: '2026-03-01T12:00:00+08:00', amount: { total: 1_800, currency: 'CNY' }, ...more,
        }); // prettier-ignore
      const build = (plain: string, timestampSec?: number) => {
        serial += 1;
        const notice = {
          id: `EV-${started.orderNo}-${serial}`,
          createdAt: now,
          event: 'TRANSACTION.SUCCESS',
          summary: 'x',
          type: 'transaction',
          plain,
        };
        return wechat.notification(timestampSec === undefined ? notice : { ...notice, timestampSec });
      };
      const post = async ({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }) =>
        fetch(url, { method: 'POST', headers, body });
      const good = build(payment());
      const seconds = Math.floor(now / 1_000);
      const trials: readonly [string, { headers: Readonly<Record<string, string>>; body: string }][] = [
        ['badSignature', { ...good, body: good.body.replace('"summary":"x"', '"summary":"y"') }],
        [
          'badSignature',
          {
            ...good,
            headers: {
              ...good.headers,
              'wechatpay-signature': `WECHATPAY/SIGNTEST/${good.headers['wechatpay-signature']}`,
            },
          },
        ],
        ['unsigned', { headers: { 'content-type': 'application/json' }, body: good.body }],
        ['unknownKey', { ...good, headers: { ...good.headers, 'wechatpay-serial': 'PUB_KEY_ID_OTHER' } }],
        ['unknownKey', { ...good, headers: { ...good.headers, 'wechatpay-serial': '__proto__' } }],
        ['stale', build(payment(), seconds - 301)],
        ['stale', build(payment(), seconds + 301)],
        ['wrongAmount', build(payment({ amount: { total: 1, currency: 'CNY' } }))],
        ['wrongAmount', build(payment({ amount: { total: 1_801, currency: 'CNY' } }))],
        ['wrongCurrency', build(payment({ amount: { total: 1_800, currency: 'USD' } }))],
        ['wrongMerchant', build(payment({ mchid: '1900000002' }))],
        ['wrongMerchant', build(payment({ appid: 'wx-other' }))],
        ['unknownOrder', build(payment({ out_trade_no: `X${started.orderNo.slice(1)}` }))],
        ['malformed', build('{"amount":1}')],
        ['malformed', build('not json')],
      ];
      const before = await countOf('payment_event');
      for (const [expected, message] of trials) {
        const answer = await post(message);
        expect(answer.status, expected).toBe(400);
        expect(await answer.json()).toEqual({ code: 'FAIL', message: '' });
      }
      const { rows } = await harness().database.executeSql(
        `SELECT outcome FROM payment_event ORDER BY received_at, event_id`,
      );
      const outcomes = (rows as { outcome: string }[]).map(({ outcome }) => outcome);
      for (const [expected] of trials) expect(outcomes, expected).toContain(expected);
      // Two trials of an unknown key have the same body.
      expect((await countOf('payment_event')) - before).toBe(trials.length - 1);
      // The same wrong one again is counted, not kept twice.
      await post(trials[0]?.[1] ?? good);
      expect((await countOf('payment_event')) - before).toBe(trials.length - 1);
      // Not paid, so asking does not help it either.
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '1' });
      expect(await buyer.info()).toMatchObject({ isVip: '0', vipTimes: 0 });
      buyer.pay(started);
      await sendAll(harness(), started.orderNo);
      expect((await buyer.info()).vipDay).toBe(30);
      // Replayed a day later it is stale; within five minutes it is a repeat.
      const [notice] = noticesOf(harness(), started.orderNo);
      const message = notice?.build();
      if (message === undefined) throw new TypeError('no notice');
      expect((await post(message)).status).toBe(200);
      harness().pass(DAY);
      expect((await post(message)).status).toBe(400);
      expect((await buyer.info()).vipTimes).toBe(1);
      await expectBooksRight();
    });

    it('of Alipay likewise', async () => {
      const buyer = await arrive();
      const started = await buyer.order('alipay');
      const { alipay } = harness().pay;
      const order = alipay.pageOrder(Object.fromEntries(new URL(started.pay.url).searchParams));
      if (typeof order === 'string') throw new TypeError(order);
      alipay.create(order);
      const trade = alipay.trades[started.orderNo];
      if (trade === undefined) throw new TypeError('no trade');
      const post = async (body: string) =>
        fetch(`${harness().origin}/pay/notice/alipay`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        });
      const told = (more: Readonly<Record<string, string>>, id: string) =>
        alipay.notification(
          alipay.noticeOf(
            { ...trade, state: 'TRADE_SUCCESS', paidAt: harness().now().getTime() },
            `N${started.orderNo}${id}`,
            more,
          ),
        ).body;
      const trials: readonly [string, string][] = [
        ['badSignature', told({}, '1').replace('total_amount=18.00', 'total_amount=18.01')],
        ['badSignature', told({}, '2').replace('sign_type=RSA2', 'sign_type=RSA')],
        ['unsigned', told({}, '3').replace(/&sign=[^&]+/, '')],
        ['malformed', `${told({}, '4')}&out_trade_no=other`],
        ['wrongMerchant', told({ seller_id: '2088000000000009' }, '5')],
        ['wrongMerchant', told({ app_id: 'other' }, '6')],
        ['wrongAmount', told({ total_amount: '0.01' }, '7')],
        ['unknownOrder', told({ out_trade_no: 'SOMEBODYELSES' }, '8')],
      ];
      for (const [expected, body] of trials) {
        const answer = await post(body);
        expect([answer.status, await answer.text()], expected).toEqual([400, 'fail']);
      }
      // A refund is told with the state of the payment; a waiting trade is none; neither is a payment.
      expect(await (await post(told({ refund_fee: '18.00', out_biz_no: 'R1' }, '9'))).text()).toBe('fail');
      expect(await (await post(told({ trade_status: 'WAIT_BUYER_PAY' }, '10'))).text()).toBe('success');
      expect(await buyer.info()).toMatchObject({ isVip: '0' });
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '1' });
      buyer.pay(started);
      await sendAll(harness(), started.orderNo);
      expect((await buyer.info()).vipDay).toBe(30);
      await expectBooksRight();
    });

    it('cannot pay two orders with one payment of the provider', async () => {
      const buyer = await arrive();
      const [first, second] = [
        await buyer.buy('wechat'),
        await buyer.order('wechat', { productId: 'vip-month' }),
      ];
      const txn = harness().pay.wechat.trades[first.orderNo]?.transactionId;
      const plain = JSON.stringify({
        appid: 'wx-simulator', mchid: '1900000001', out_trade_no: second.orderNo, transaction_id: txn, trade_state: 'SUCCESS',
        success_time: '2026-03-01T12:00:00+08:00', amount: { total: 1_800, currency: 'CNY' },
      }); // prettier-ignore
      const message = harness().pay.wechat.notification({
        id: `EV-TWICE-${second.orderNo}`,
        createdAt: 0,
        event: 'TRANSACTION.SUCCESS',
        summary: '',
        type: 'transaction',
        plain,
      });
      const answer = await fetch(`${harness().origin}/pay/notice/wechat`, { method: 'POST', ...message });
      expect(answer.status).toBe(400);
      expect(await events(second.orderNo)).toEqual([{ outcome: 'otherPayment', isVerified: true, times: 1 }]);
      expect((await buyer.info()).vipTimes).toBe(1);
    });

    it('is bounded, and needs neither a session nor an origin', async () => {
      const url = `${harness().origin}/pay/notice/wechat`;
      const post = async (body: string, headers: Record<string, string> = {}) =>
        (await fetch(url, { method: 'POST', body, headers })).status;
      expect(await post('x'.repeat(70_000))).toBe(413);
      expect(await post('', { origin: 'https://elsewhere.example' })).toBe(400);
      expect(await post('{"a":', { 'content-type': 'application/json' })).toBe(400);
      expect((await fetch(url)).status).toBe(404);
      const { headers } = await fetch(url, { method: 'POST', body: '' });
      expect(headers.get('x-ratelimit-limit')).toBe(String(BOUNDS.noticesPerMinute.limit));
    });
  });

  describe('asking the provider', () => {
    it('comes at 15 s, 1, 5, 15 and 30 minutes, and closes what has expired', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      await settleOthers();
      let asked = 0;
      const { wechat } = harness().pay;
      const answer = wechat.answer.bind(wechat);
      wechat.answer = async (request) => {
        if (request.method === 'GET' && request.url.pathname.endsWith(started.orderNo)) asked += 1;
        return answer(request);
      };
      const at = async (ms: number) => {
        harness().pass(ms);
        await settleOthers();
        return asked;
      };
      expect(await at(9 * SECOND)).toBe(0);
      expect(await at(6 * SECOND)).toBe(1);
      expect(await at(35 * SECOND)).toBe(1);
      expect(await at(10 * SECOND)).toBe(2);
      expect(await at(4 * MINUTE)).toBe(3);
      expect(await at(10 * MINUTE)).toBe(4);
      expect(await at(15 * MINUTE)).toBe(6);
      wechat.answer = answer;
      expect(wechat.trades[started.orderNo]?.state).toBe('CLOSED');
      expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'closed' });
    });

    it('finds a payment whose notification was lost', async () => {
      for (const channel of CHANNELS) {
        const buyer = await arrive();
        const started = await buyer.order(channel);
        buyer.pay(started);
        harness().pass(16 * SECOND);
        await settleOthers();
        expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'paid' });
      }
      await expectBooksRight();
    });

    it('finds a payment made in the moment of closing', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      harness().pass(29 * MINUTE);
      await settleOthers();
      harness().pass(2 * MINUTE);
      const { wechat } = harness().pay;
      const answer = wechat.answer.bind(wechat);
      wechat.answer = async (request) => {
        if (request.url.pathname.endsWith('/close')) payAtCashier(harness(), started);
        return answer(request);
      };
      await settleOthers();
      wechat.answer = answer;
      expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'paid' });
    });

    it('credits what was paid after it was closed here, and says so', async () => {
      const buyer = await arrive();
      const started = await buyer.order('alipay');
      expect((await buyer.call('closeOrder', { orderNo: started.orderNo })).data).toMatchObject({
        state: 'closed',
      });
      // The cashier was open all the time, and Alipay knew of no trade to close.
      await (async () => buyer.pay(started))();
      await sendAll(harness(), started.orderNo);
      expect(await buyer.result(started.orderNo)).toMatchObject({ status: '2' });
      expect((await buyer.info()).vipDay).toBe(30);
      const { rows } = await harness().database.executeSql(
        `SELECT action FROM audit WHERE target = '${started.orderNo}'`,
      );
      expect(rows).toEqual([{ action: 'order.paidAfterClose' }]);
      await expectBooksRight();
    });

    it('finds what was paid after it was closed, where no notification comes', async () => {
      for (const isLooking of [true, false]) {
        const buyer = await arrive();
        const started = await buyer.order('alipay');
        const { orderNo } = started;
        expect((await buyer.call('closeOrder', { orderNo })).data).toMatchObject({ state: 'closed' });
        buyer.pay(started);
        if (isLooking) {
          harness().pass(3 * SECOND);
          expect(await buyer.result(orderNo)).toMatchObject({ state: 'paid' });
          continue;
        }
        harness().pay.alipay.faults.push('error500');
        harness().pass(32 * MINUTE);
        await settleOthers();
        harness().pay.alipay.faults.length = 0;
        harness().pass(2 * MINUTE);
        await settleOthers();
        expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'paid' });
      }
      await expectBooksRight();
    });

    it('goes on for ever while a provider is away', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      await settleOthers();
      for (let round = 0; round < 8; round += 1) {
        harness().pass(10 * MINUTE);
        harness().pay.wechat.faults.push('error500');
        await keepAccounts(system());
        harness().pay.wechat.faults.length = 0;
      }
      expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'pending' });
      buyer.pay({ ...started });
      harness().pass(10 * MINUTE);
      await settleOthers();
      expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'paid' });
    });
  });

  describe('a refund', () => {
    const whole = { amountFen: 1_800, days: null, reason: '用户申请', actor: 'operator' };

    it('through WeChat Pay takes the membership back when the money is through, once', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('wechat');
      await buyer.buy('wechat', { productId: 'vip-season' });
      const refund = await requestRefund(system(), orderNo, whole);
      expect(refund).toMatchObject({ refund_no: `${orderNo}R1`, status: 'processing' });
      expect(await buyer.result(orderNo)).toMatchObject({ status: '4', state: 'refunding' });
      expect((await buyer.info()).vipDay).toBe(120);
      harness().pay.wechat.endRefund(refund.refund_no, 'SUCCESS');
      const notice = noticesOf(harness(), orderNo).at(-1);
      if (notice === undefined) throw new TypeError('no notice');
      await Promise.all(Array.from({ length: 20 }, () => send(harness(), notice)));
      expect(await buyer.result(orderNo)).toMatchObject({ status: '5', refunded: '18.00' });
      const info = await buyer.info();
      expect(info).toMatchObject({ vipDay: 90, vipTimes: 1, isVip: '1' });
      expect(info.vipInfoList).toHaveLength(1);
      expect((await buyer.call('viewReceipt', { orderNo })).data).toMatchObject({
        net: '0.00',
        refunds: [{ amount: '18.00' }],
      });
      await expectBooksRight();
    });

    it('through Alipay is done at once; what is left of it can go back later', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('alipay');
      expect(await requestRefund(system(), orderNo, { ...whole, amountFen: 800, days: 10 })).toMatchObject({
        status: 'done',
      });
      expect(await buyer.result(orderNo)).toMatchObject({ status: '2', refunded: '8.00' });
      expect((await buyer.info()).vipDay).toBe(20);
      for (const notice of noticesOf(harness(), orderNo).slice(1))
        expect((await send(harness(), notice)).isAcknowledged).toBe(true);
      expect((await buyer.info()).vipDay).toBe(20);
      await expect(requestRefund(system(), orderNo, { ...whole, amountFen: 1_001 })).rejects.toMatchObject({
        reason: 'conflict',
      });
      expect(await requestRefund(system(), orderNo, { ...whole, amountFen: 1_000 })).toMatchObject({
        status: 'done',
      });
      expect(await buyer.result(orderNo)).toMatchObject({ status: '5' });
      expect(await buyer.info()).toMatchObject({ isVip: '0', vipDay: 0, vipType: '', vipInfoList: [] });
      await expectBooksRight();
    });

    it('asked for twice at the same moment is made once', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('alipay');
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => requestRefund(system(), orderNo, whole)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expectBooksRight();
    });

    it('that the provider does not hear is sent until it does, under the same number', async () => {
      for (const channel of CHANNELS) {
        const buyer = await arrive();
        const { orderNo } = await buyer.buy(channel);
        harness().pay[channel].faults.push('error500');
        expect(await requestRefund(system(), orderNo, whole)).toMatchObject({ status: 'requested' });
        harness().pass(2 * MINUTE);
        await settleOthers();
        if (channel === 'wechat') harness().pay.wechat.endRefund(`${orderNo}R1`, 'SUCCESS');
        harness().pass(2 * MINUTE);
        await settleOthers();
        expect(await buyer.result(orderNo), channel).toMatchObject({ status: '5' });
        expect((await buyer.info()).isVip).toBe('0');
      }
      await expectBooksRight();
    });

    it('that the provider closes changes nothing, and can be asked for again', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('wechat');
      await requestRefund(system(), orderNo, whole);
      harness().pay.wechat.endRefund(`${orderNo}R1`, 'CLOSED');
      await sendAll(harness(), orderNo);
      expect(await buyer.result(orderNo)).toMatchObject({ status: '2', refunded: '0.00' });
      expect((await buyer.info()).vipDay).toBe(30);
      expect(await requestRefund(system(), orderNo, whole)).toMatchObject({ refund_no: `${orderNo}R2` });
      harness().pay.wechat.endRefund(`${orderNo}R2`, 'ABNORMAL');
      await sendAll(harness(), orderNo);
      expect(await buyer.result(orderNo)).toMatchObject({ status: '4' });
      await expectBooksRight();
    });

    it('goes to somebody whose account was erased before the payment came', async () => {
      const buyer = await arrive();
      const started = await buyer.order('alipay');
      buyer.pay(started);
      await eraseAccount(system(), buyer.id, 'operator', true);
      await sendAll(harness(), started.orderNo);
      const order = () =>
        harness()
          .database.db.selectFrom('pay_order')
          .selectAll()
          .where('order_no', '=', started.orderNo)
          .executeTakeFirstOrThrow();
      expect(await order()).toMatchObject({ status: 4 });
      await settleOthers();
      expect(await order()).toMatchObject({ status: 5, refunded_fen: 1_800 });
      const given = await harness()
        .database.db.selectFrom('entitlement')
        .select('id')
        .where('account_id', '=', buyer.id)
        .execute();
      expect(given).toEqual([]);
      await expectBooksRight();
    });

    it('to somebody who is gone, closed by the provider, is tried again under another number', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      buyer.pay(started);
      await eraseAccount(system(), buyer.id, 'operator', true);
      const { orderNo } = started;
      await sendAll(harness(), orderNo);
      await settleOthers();
      const { wechat } = harness().pay;
      // No address of ours is known any more to send notifications to, so the job finds out.
      wechat.endRefund(`${orderNo}R1`, 'CLOSED');
      harness().pass(2 * MINUTE);
      await settleOthers();
      expect(wechat.refunds[`${orderNo}R2`]).toBeUndefined();
      harness().pass(61 * MINUTE);
      await settleOthers();
      wechat.endRefund(`${orderNo}R2`, 'SUCCESS');
      harness().pass(61 * MINUTE);
      await settleOthers();
      const order = await harness()
        .database.db.selectFrom('pay_order')
        .select(['status', 'refunded_fen'])
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      expect(order).toEqual({ status: 5, refunded_fen: 1_800 });
      await expectBooksRight();
    });
  });

  describe('an account that leaves', () => {
    it('is told of the days it gives up, and has them back where it returns in time', async () => {
      const buyer = new Buyer(harness());
      const { username, password } = await buyer.client.register();
      await buyer.buy('wechat');
      const service = (await buyer.call('alipayServerPay', { productId: 'report-chart' }))
        .data as unknown as Started;
      buyer.pay(service);
      await sendAll(harness(), service.orderNo);
      const { vipDeadline } = await buyer.info();
      expect((await buyer.call('delAccount', { password })).data).toMatchObject({
        vipDeadline,
        vipDay: 30,
        remainCount: 1,
      });
      expect((await buyer.call('login', { username, password })).data).toMatchObject({ restored: true });
      expect(await buyer.info()).toMatchObject({ vipDeadline, remainCount: 1 });
    });
  });

  describe('a service', () => {
    it('opens what it was bought for, for good, and is not spent twice', async () => {
      const buyer = await arrive();
      const target = 'chart-1';
      expect(await buyer.call('useService', { productId: 'report-chart', target })).toMatchObject({
        code: 402,
        data: { reason: 'memberRequired' },
      });
      const bought = (await buyer.call('wxServerPay', { productId: 'report-chart', target }))
        .data as unknown as Started;
      buyer.pay(bought);
      await sendAll(harness(), bought.orderNo);
      expect((await buyer.call('listServices')).data).toMatchObject({
        unlocked: [{ productId: 'report-chart', target }],
        left: {},
      });
      expect((await buyer.call('useService', { productId: 'report-chart', target })).data).toEqual({
        by: 'service',
        left: 0,
      });
      expect((await buyer.call('useService', { productId: 'report-chart', target: 'chart-2' })).code).toBe(
        402,
      );
      expect((await buyer.call('viewServerOrder')).data).toMatchObject({
        kind: 'service',
        orderNo: bought.orderNo,
      });
      expect(await buyer.info()).toMatchObject({ isVip: '0', vipTimes: 0, remainCount: 0 });
    });

    it('bought for nothing yet is spent later, once for many tries', async () => {
      const buyer = await arrive();
      const bought = (await buyer.call('alipayServerPay', { productId: 'report-hepan' }))
        .data as unknown as Started;
      buyer.pay(bought);
      await sendAll(harness(), bought.orderNo);
      expect((await buyer.info()).remainCount).toBe(1);
      const tries = await Promise.all(
        ['a', 'b', 'c', 'd'].map((target) => buyer.call('useService', { productId: 'report-hepan', target })),
      );
      expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
      expect((await buyer.info()).remainCount).toBe(0);
      const { unlocked } = (await buyer.call('listServices')).data as unknown as { unlocked: unknown[] };
      expect(unlocked).toHaveLength(1);
      await requestRefund(system(), bought.orderNo, {
        amountFen: 1_290,
        days: null,
        reason: 'x',
        actor: 'operator',
      });
      expect((await buyer.call('listServices')).data).toEqual({ unlocked: [], left: {} });
      await expectBooksRight();
    });

    it('is not needed by members', async () => {
      const buyer = await arrive();
      await buyer.buy('wechat');
      expect((await buyer.call('useService', { productId: 'report-chart', target: 'x' })).data).toEqual({
        by: 'member',
        left: 0,
      });
      expect((await buyer.call('useService', { productId: 'nothing', target: 'x' })).code).toBe(404);
    });
  });

  describe('the database', () => {
    it('lets no order move where it may not, and no book be rewritten', async () => {
      const { db, executeSql } = harness().database;
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('alipay');
      const sql = (text: string) => executeSql(text);
      await expect(
        sql(
          `UPDATE pay_order SET status = 1, provider_txn = NULL, paid_at = NULL WHERE order_no = '${orderNo}'`,
        ),
      ).rejects.toThrow(/Cannot/);
      await expect(sql(`UPDATE pay_order SET status = 3 WHERE order_no = '${orderNo}'`)).rejects.toThrow();
      await expect(sql(`UPDATE pay_order SET amount_fen = 1 WHERE order_no = '${orderNo}'`)).rejects.toThrow(
        /Cannot change/,
      );
      await expect(
        sql(`UPDATE pay_order SET provider_txn = 'x' WHERE order_no = '${orderNo}'`),
      ).rejects.toThrow(/Cannot change/);
      await expect(
        sql(`UPDATE pay_order SET refunded_fen = 1801 WHERE order_no = '${orderNo}'`),
      ).rejects.toThrow();
      for (const table of [
        'pay_order',
        'ledger_txn',
        'ledger_entry',
        'entitlement',
        'entitlement_taken',
        'product_price',
      ])
        await expect(sql(`DELETE FROM ${table}`), table).rejects.toThrow(/append-only/);
      for (const table of ['ledger_entry', 'entitlement', 'product_price'])
        await expect(
          sql(
            `UPDATE ${table} SET ${table === 'product_price' ? 'price_fen = 1' : table === 'entitlement' ? 'days = 999' : 'amount_fen = 1'}`,
          ),
          table,
        ).rejects.toThrow(/append-only/);
      const order = await db
        .selectFrom('pay_order')
        .select('id')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      const id = crypto.randomUUID();
      await expect(
        db.transaction().execute(async (tx) => {
          await tx
            .insertInto('ledger_txn')
            .values({ id, kind: 'fee', source_id: id, order_id: order.id, at: new Date() })
            .execute();
          await tx.insertInto('ledger_entry').values({ txn_id: id, account: 'fee', amount_fen: 5 }).execute();
        }),
      ).rejects.toThrow(/does not balance/);
      await expectBooksRight();
    });
  });

  describe('a legacy client', () => {
    it('buys by GET with the payload of the spec', async () => {
      const buyer = await arrive(true);
      const get = (path: string, query: Record<string, string> = {}) =>
        buyer.client.fetch(`${path}?${new URLSearchParams(query)}`);
      expect((await get('/api/queryVipPriceByAppId', { appId: 'shangyuan' })).code).toBe(200);
      expect((await get('/api/getServerPrice')).code).toBe(200);
      for (const [path, productId] of [
        ['/wxPay/getPay', 'vip-month'],
        ['/wxPay/getServerPay', 'report-chart'],
        ['/alipay/payByOrderOnHarmony', 'vip-month'],
        ['/alipay/payByServerOrderOnHarmony', 'report-chart'],
      ] as const) {
        const started = (await get(path, { appId: 'shangyuan', userId: buyer.id, productId }))
          .data as unknown as Started;
        payAtCashier(harness(), started);
        await sendAll(harness(), started.orderNo);
        const data = await get('/orderApi/getOrderData', {
          appId: 'shangyuan',
          userId: buyer.id,
          orderNo: started.orderNo,
        });
        expect(data, path).toMatchObject({ code: 200, data: { status: '2' } });
        const view = path.includes('Server') ? '/orderApi/serverView' : '/orderApi/view';
        for (const seen of [view, '/orderApi/viewNew', '/viewNew'])
          expect(await get(seen, { orderNo: started.orderNo }), seen).toMatchObject({
            status: 200,
            data: { status: '2' },
          });
      }
      expect(await buyer.info()).toMatchObject({ isVip: '1', vipDay: 60, vipTimes: 2, remainCount: 2 });
    });
  });

  async function countOf(table: 'payment_event'): Promise<number> {
    const { rows } = await harness().database.executeSql(`SELECT count(*)::int AS n FROM ${table}`);
    return (rows as { n: number }[])[0]?.n ?? 0;
  }

  /** Works off whatever earlier tests have left, so that a test sees its own. */
  async function settleOthers(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      const { orders, refunds } = await keepAccounts(system());
      if (orders + refunds === 0) return;
    }
  }
}
