/** Buying: the catalogue, orders, what is given for them, and a client of the old wire. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { LIFETIME_UNTIL, ORDER_MINUTES, type CallName } from '@shangyuan/contract';
import { RATES } from '../../src/rates.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { takeToken } from '../../src/modules/rate/rate.service.ts';
import { unique, type Harness } from '../harness.ts';
import { booksOf, DAY, MINUTE, SECOND } from '../payment/books.ts';
import { Buyer, CHANNELS, noticesOf, PAY_CALLS, send, sendAll, type Started } from '../payment/buyer.ts';
import { payAtCashier } from '../payment/cashier.ts';

export function purchasesSuite(harness: () => Harness): void {
  const { arrive, days, events, expectBooksRight, system } = booksOf(harness);

  describe('the catalogue', () => {
    it('shows memberships and services with their prices to anyone', async () => {
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
      expect(services.map(({ productId }) => productId)).toEqual(['report-chart']);
      expect((await buyer.call('payOptions')).data).toEqual({
        wechat: true,
        alipay: true,
        jsapi: true,
        simulated: true,
      });
    });
  });

  describe.each(CHANNELS)('a purchase through %s', (channel) => {
    it('makes a member once the provider has notified us', async () => {
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
    it('asks its provider so often an hour, however it is repeated and given up', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.order('wechat');
      for (let index = 2; index < RATES.orderMoves.limit; index += 1)
        await takeToken(harness().system, harness().database.db, 'orderMoves', buyer.id);
      expect((await buyer.call('wxPay', { orderNo })).msg).toBe('ok');
      for (const again of [
        await buyer.call('wxPay', { orderNo }),
        await buyer.call('closeOrder', { orderNo }),
        await buyer.call('wxPay', { productId: 'vip-season' }),
      ])
        expect(again).toMatchObject({ status: 429, data: { reason: 'tooOften' } });
      expect(await buyer.result(orderNo)).toMatchObject({ state: 'pending' });
      harness().pass(RATES.orderMoves.windowMs);
      expect((await buyer.call('closeOrder', { orderNo })).data).toMatchObject({ state: 'closed' });
    });

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

    it('of another user, another kind or no session is not there', async () => {
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
      expect((await buyer.call('getOrderData', { orderNo, userId: other.id })).code).toBe(403);
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

    it('can be given up, and one that has been paid since stays paid', async () => {
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

    it('can be paid until the moment it expires, and not at that moment', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.order('wechat');
      harness().pass(ORDER_MINUTES * MINUTE - 2 * SECOND);
      expect((await buyer.call('wxPay', { orderNo })).msg).toBe('ok');
      harness().pass(2 * SECOND);
      expect(await buyer.call('wxPay', { orderNo })).toMatchObject({ data: { field: 'orderNo' } });
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
      expect((await buyer.call('listOrders', { limit: 2 })).data).toMatchObject({ hasMore: false });
      for (const before of ['yesterday', '32768', '2026-02-30T00:00:00Z', '+032768-01-01T00:00:00.000Z'])
        expect(await buyer.call('listOrders', { before }), before).toMatchObject({
          code: 400,
          data: { field: 'before' },
        });
      expect((await buyer.call('viewReceipt', { orderNo: paid.orderNo })).data).toMatchObject({
        receiptNo: paid.orderNo,
        seller: '上元',
        providerTxn: expect.stringMatching(/^4200/),
        refunds: [],
        net: '18.00',
      });
      expect((await buyer.call('viewOrder')).data).toMatchObject({ orderNo: pending.orderNo });
    });

    it('is listed once, page by page, also where several were placed at one moment', async () => {
      onTestFinished(harness().holdClock());
      const buyer = await arrive();
      const placed: string[] = [];
      for (const productId of ['vip-month', 'vip-season', 'vip-year', 'vip-lifetime'])
        for (const channel of CHANNELS) placed.push((await buyer.order(channel, { productId })).orderNo);
      const listed: string[] = [];
      for (let before = ''; ;) {
        const { data } = await buyer.call('listOrders', { before, limit: 3 });
        const page = data as unknown as { items: { orderNo: string }[]; hasMore: boolean };
        listed.push(...page.items.map(({ orderNo }) => orderNo));
        before = listed.at(-1) ?? '';
        if (!page.hasMore) break;
      }
      expect(listed.toSorted()).toEqual(placed.toSorted());
      const other = await arrive();
      expect((await other.call('listOrders', { before: placed[0] })).data).toMatchObject({
        reason: 'orderUnknown',
      });
    });

    it('may be placed so often in an hour', async () => {
      const buyer = await arrive();
      for (let index = 0; index < 30; index += 1) await buyer.order('alipay');
      expect(
        await buyer.call('alipayPay', { productId: 'vip-month', requestId: unique().requestId }),
      ).toMatchObject({ code: 429 });
    });
  });

  describe('a service', () => {
    it('opens what it was bought for, for good, and is not spent twice', async () => {
      const buyer = await arrive();
      const target = 'a'.repeat(40);
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
      expect(
        (await buyer.call('useService', { productId: 'report-chart', target: 'b'.repeat(40) })).code,
      ).toBe(402);
      expect((await buyer.call('viewServerOrder')).data).toMatchObject({
        kind: 'service',
        orderNo: bought.orderNo,
      });
      expect(await buyer.info()).toMatchObject({ isVip: '0', vipTimes: 0, remainCount: 0 });
    });

    it('bought for nothing yet is spent later, once for many tries', async () => {
      const buyer = await arrive();
      const bought = (await buyer.call('alipayServerPay', { productId: 'report-chart' }))
        .data as unknown as Started;
      buyer.pay(bought);
      await sendAll(harness(), bought.orderNo);
      expect((await buyer.info()).remainCount).toBe(1);
      const tries = await Promise.all(
        ['a', 'b', 'c', 'd'].map((target) =>
          buyer.call('useService', { productId: 'report-chart', target: target.repeat(40) }),
        ),
      );
      expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
      expect((await buyer.info()).remainCount).toBe(0);
      const { unlocked } = (await buyer.call('listServices')).data as unknown as { unlocked: unknown[] };
      expect(unlocked).toHaveLength(1);
      await requestRefund(system(), bought.orderNo, {
        amountFen: 990,
        days: null,
        reason: 'x',
        actor: 'operator',
      });
      expect((await buyer.call('listServices')).data).toEqual({ unlocked: [], left: {} });
      await expectBooksRight();
    });

    it('is sold for a chart, or for none yet, and only where a screen opens it', async () => {
      const buyer = await arrive();
      for (const target of ['x', 'A'.repeat(40), 'a'.repeat(39)]) {
        for (const name of ['wxServerPay', 'alipayServerPay', 'useService'] as const)
          expect(await buyer.call(name, { productId: 'report-chart', target }), name).toMatchObject({
            code: 400,
            data: { field: 'target' },
          });
      }
      const refused = await buyer.call('wxServerPay', { productId: 'report-hepan' });
      expect(refused).toMatchObject({ code: 404, data: { reason: 'productUnknown' } });
    });

    it('is not needed by members', async () => {
      const buyer = await arrive();
      await buyer.buy('wechat');
      expect(
        (await buyer.call('useService', { productId: 'report-chart', target: 'c'.repeat(40) })).data,
      ).toEqual({
        by: 'member',
        left: 0,
      });
      expect((await buyer.call('useService', { productId: 'nothing', target: 'c'.repeat(40) })).code).toBe(
        404,
      );
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
}
