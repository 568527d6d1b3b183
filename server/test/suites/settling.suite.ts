/** What the providers report and are asked, and the books that no one rewrites. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { BOUNDS } from '../../src/bounds.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import { type Harness } from '../harness.ts';
import { booksOf, DAY, MINUTE, SECOND } from '../payment/books.ts';
import { CHANNELS, noticesOf, sendAll } from '../payment/buyer.ts';
import { payAtCashier } from '../payment/cashier.ts';

export function settlingSuite(harness: () => Harness): void {
  const { arrive, countEvents, events, expectBooksRight, settleOthers, system } = booksOf(harness);

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
        // A minute beyond the edge: the trials before it take their time. The edge itself is held by providers.test.ts.
        ['stale', build(payment(), seconds + 360)],
        ['wrongAmount', build(payment({ amount: { total: 1, currency: 'CNY' } }))],
        ['wrongAmount', build(payment({ amount: { total: 1_801, currency: 'CNY' } }))],
        ['wrongCurrency', build(payment({ amount: { total: 1_800, currency: 'USD' } }))],
        ['wrongMerchant', build(payment({ mchid: '1900000002' }))],
        ['wrongMerchant', build(payment({ appid: 'wx-other' }))],
        ['unknownOrder', build(payment({ out_trade_no: `X${started.orderNo.slice(1)}` }))],
        ['malformed', build('{"amount":1}')],
        ['malformed', build('not json')],
        ['malformed', build(payment({ out_trade_no: 'a\u0000b' }))],
        ['malformed', build(payment({ transaction_id: 'a\u0000b' }))],
      ];
      const before = await countEvents();
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
      expect((await countEvents()) - before).toBe(trials.length - 1);
      // The same wrong one again is counted, not kept twice.
      await post(trials[0]?.[1] ?? good);
      expect((await countEvents()) - before).toBe(trials.length - 1);
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

    it('of Alipay also', async () => {
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
        ['malformed', told({}, 'a\u0000b')],
        ['malformed', told({ out_trade_no: 'a\u0000b' }, '11')],
        ['malformed', told({ trade_no: 'a\u0000b' }, '12')],
        ['malformed', told({ out_biz_no: 'a\u0000b' }, '13')],
      ];
      for (const [expected, body] of trials) {
        const answer = await post(body);
        expect([answer.status, await answer.text()], expected).toEqual([400, 'fail']);
      }
      // A refund is notified with the state of the payment; a waiting trade is none; neither is a payment.
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
      // The clock stands but for what the test lets pass: on a busy machine the seconds in between added up to a look.
      onTestFinished(harness().holdClock());
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
        await processDueMoney(system());
        harness().pay.wechat.faults.length = 0;
      }
      expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'pending' });
      buyer.pay({ ...started });
      harness().pass(10 * MINUTE);
      await settleOthers();
      expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'paid' });
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
          const entries = (['fee', 'revenue'] as const).map((account) => ({
            txn_id: id,
            account,
            amount_fen: 5,
          }));
          await tx.insertInto('ledger_entry').values(entries).execute();
        }),
      ).rejects.toThrow(/does not balance/);
      await expectBooksRight();
    });
  });
}
