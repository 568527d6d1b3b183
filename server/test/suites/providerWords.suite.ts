/** What a signed word of a provider must agree with before it moves money: amount, order and state; and payments made twice. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { splitStatements } from '../../src/db/migrate.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { eraseAccount } from '../../src/modules/privacy/accountErasure.service.ts';
import { runCommand } from '../../src/ops/run.ts';
import { type Harness } from '../harness.ts';
import { booksOf, MINUTE } from '../payment/books.ts';
import { CHANNELS, noticesOf, send, sendAll } from '../payment/buyer.ts';

const WHOLE = { amountFen: 1_800, days: null, reason: '用户申请', actor: 'operator' };

export function providerWordsSuite(harness: () => Harness): void {
  const { arrive, events, expectBooksRight, settleOthers, system } = booksOf(harness);

  const refundRow = (refundNo: string) =>
    harness()
      .database.db.selectFrom('pay_refund')
      .selectAll()
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow();

  const orderRow = (orderNo: string) =>
    harness()
      .database.db.selectFrom('pay_order')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();

  let serial = 0;
  /** Sends a notification of WeChat Pay that is signed and says what a test wants. */
  const postWechat = async (event: string, type: string, plain: object): Promise<number> => {
    serial += 1;
    const message = harness().pay.wechat.notification({
      id: `EV-WORDS-${serial}`,
      createdAt: 0,
      event,
      summary: '',
      type,
      plain: JSON.stringify(plain),
    });
    return (await fetch(`${harness().origin}/pay/notice/wechat`, { method: 'POST', ...message })).status;
  };

  describe('a refund', () => {
    it('of another amount or another order than ours is not taken for ours, and waits for the operator', async () => {
      const buyer = await arrive();
      const [{ orderNo }, other] = [await buyer.buy('wechat'), await buyer.buy('wechat')];
      const refund = await requestRefund(system(), orderNo, WHOLE);
      const notify = (outTradeNo: string, refundFen: number) =>
        postWechat('REFUND.SUCCESS', 'refund', {
          mchid: '1900000001',
          out_trade_no: outTradeNo,
          out_refund_no: refund.refund_no,
          refund_id: refund.provider_refund,
          refund_status: 'SUCCESS',
          amount: { total: 1_800, refund: refundFen, payer_total: 1_800, payer_refund: refundFen },
        });
      expect(await notify(orderNo, 1)).toBe(400);
      expect((await refundRow(refund.refund_no)).status).toBe('abnormal');
      expect(await notify(other.orderNo, 1_800)).toBe(400);
      expect(await buyer.result(orderNo)).toMatchObject({ status: '4', refunded: '0.00' });
      expect((await buyer.info()).vipDay).toBe(60);
      const outcomesOf = async (number: string) =>
        (await events(number)).map(({ outcome }) => outcome).toSorted();
      expect(await outcomesOf(orderNo)).toEqual(['credited', 'wrongAmount']);
      expect(await outcomesOf(other.orderNo)).toEqual(['credited', 'otherOrder']);
      await expectBooksRight();
      // What is right is taken afterwards as if nothing had been.
      expect(await notify(orderNo, 1_800)).toBe(200);
      expect(await buyer.result(orderNo)).toMatchObject({ status: '5', refunded: '18.00' });
      await expectBooksRight();
    });

    it('that Alipay answers with another amount is not taken for ours', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('alipay');
      const { alipay } = harness().pay;
      alipay.faults.push('error500');
      const { refund_no: refundNo } = await requestRefund(system(), orderNo, WHOLE);
      await harness()
        .database.db.updateTable('pay_refund')
        .set({ status: 'processing' })
        .where('refund_no', '=', refundNo)
        .execute();
      Object.assign(alipay.refunds, {
        [`${orderNo}/${refundNo}`]: { outRequestNo: refundNo, outTradeNo: orderNo, refund: 100, at: 0 },
      });
      harness().pass(2 * MINUTE);
      await settleOthers();
      expect(await orderRow(orderNo)).toMatchObject({ status: 4, refunded_fen: 0 });
      expect((await buyer.info()).vipDay).toBe(30);
      await expectBooksRight();
      Reflect.deleteProperty(alipay.refunds, `${orderNo}/${refundNo}`);
      await runCommand(system(), ['refund', 'cancel', refundNo, '--yes']);
    });

    it('to a user who is gone is tried for a day where the provider closes each, then left to the operator', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      buyer.pay(started);
      await eraseAccount(system(), buyer.id, 'operator', true);
      const { orderNo } = started;
      await sendAll(harness(), orderNo);
      await settleOthers();
      const { wechat } = harness().pay;
      const open = () =>
        Object.values(wechat.refunds).filter(
          (refund) => refund.outTradeNo === orderNo && refund.status === 'PROCESSING',
        );
      for (let hour = 0; hour < 60; hour += 1) {
        for (const refund of open()) wechat.endRefund(refund.outRefundNo, 'CLOSED');
        harness().pass(31 * MINUTE);
        await settleOthers();
        harness().pass(31 * MINUTE);
        await settleOthers();
      }
      expect(Object.keys(wechat.refunds).filter((no) => no.startsWith(orderNo))).toHaveLength(24);
      expect(await orderRow(orderNo)).toMatchObject({ status: 2, refunded_fen: 0 });
      await expectBooksRight();
      // The operator can go on by hand.
      expect(await requestRefund(system(), orderNo, WHOLE)).toMatchObject({ refund_no: `${orderNo}R25` });
      wechat.endRefund(`${orderNo}R25`, 'SUCCESS');
      harness().pass(2 * MINUTE);
      await settleOthers();
      expect(await orderRow(orderNo)).toMatchObject({ status: 5 });
    });
  });

  describe('an order', () => {
    it('that was given back in the provider’s console before we know of its payment is never credited', async () => {
      for (const channel of CHANNELS) {
        const from = harness().log().length;
        const buyer = await arrive();
        const started = await buyer.order(channel);
        buyer.pay(started);
        const trades = channel === 'wechat' ? harness().pay.wechat.trades : harness().pay.alipay.trades;
        Object.assign(trades[started.orderNo] ?? {}, {
          state: channel === 'wechat' ? 'REFUND' : 'TRADE_CLOSED',
        });
        expect(await buyer.result(started.orderNo), channel).toMatchObject({ state: 'closed' });
        expect(await buyer.info()).toMatchObject({ isVip: '0', vipTimes: 0 });
        harness().pass(40 * MINUTE);
        await settleOthers();
        expect(await buyer.result(started.orderNo), channel).toMatchObject({ state: 'closed' });
        const lines = harness().log().slice(from);
        // A trade of WeChat Pay may be given back in part: the operator looks at it.
        expect(lines.split(`${started.orderNo} refundedElsewhere`)).toHaveLength(
          channel === 'wechat' ? 2 : 1,
        );
      }
      await expectBooksRight();
    });
  });

  describe('a second payment of one order', () => {
    it('goes back by itself, and the first stays', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('wechat');
      const { wechat } = harness().pay;
      const trade = wechat.trades[orderNo];
      if (trade === undefined) throw new TypeError('no trade');
      const txn = wechat.payAgain(trade);
      await sendAll(harness(), orderNo);
      await sendAll(harness(), orderNo);
      expect((await events(orderNo)).map(({ outcome }) => outcome).toSorted()).toEqual([
        'credited',
        'doubled',
      ]);
      await settleOthers();
      const refundNo = `${orderNo}R1`;
      expect(wechat.refunds[refundNo]).toMatchObject({ transactionId: txn, refund: 1_800 });
      await expectBooksRight();
      // Closed by the provider, it is tried again under another number.
      wechat.endRefund(refundNo, 'CLOSED');
      await sendAll(harness(), orderNo);
      harness().pass(62 * MINUTE);
      await settleOthers();
      wechat.endRefund(`${orderNo}R2`, 'SUCCESS');
      await sendAll(harness(), orderNo);
      expect(await refundRow(`${orderNo}R2`)).toMatchObject({ status: 'done', provider_txn: txn });
      expect(await buyer.result(orderNo)).toMatchObject({ status: '2', refunded: '0.00' });
      expect(await buyer.info()).toMatchObject({ vipDay: 30, vipTimes: 1 });
      await expectBooksRight();
      // The order itself can still go back.
      await requestRefund(system(), orderNo, WHOLE);
      wechat.endRefund(`${orderNo}R3`, 'SUCCESS');
      await sendAll(harness(), orderNo);
      expect(await buyer.result(orderNo)).toMatchObject({ status: '5' });
      await expectBooksRight();
    });

    it('whose notice comes first pays the order, and is what an operator gives back', async () => {
      const buyer = await arrive();
      const started = await buyer.order('wechat');
      const { orderNo } = started;
      const { wechat } = harness().pay;
      buyer.pay(started);
      buyer.pay(started);
      const [first, second] = noticesOf(harness(), orderNo);
      if (first === undefined || second === undefined) throw new TypeError('not two notices');
      await send(harness(), second);
      await requestRefund(system(), orderNo, { ...WHOLE, amountFen: 900, days: 1 });
      const paidWith = Object.values(wechat.trades).find(
        (trade) => trade.outTradeNo === orderNo && trade !== wechat.trades[orderNo],
      );
      expect(wechat.refunds[`${orderNo}R1`]).toMatchObject({
        transactionId: paidWith?.transactionId,
        refund: 900,
      });
      await send(harness(), first);
      await settleOthers();
      expect(wechat.refunds[`${orderNo}R2`]).toMatchObject({
        transactionId: wechat.trades[orderNo]?.transactionId,
        refund: 1_800,
      });
      await expectBooksRight();
    });
  });

  describe('unpaid orders', () => {
    it('of one purchase that an earlier release has left are given up by the migration but for the newest', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.order('wechat');
      const migration = readFileSync(
        new URL('../../migrations/0041_money_checks.sql', import.meta.url),
        'utf8',
      );
      const [giveUp = '', index = ''] = splitStatements(migration);
      const newest = `${orderNo.slice(0, -1)}${orderNo.endsWith('0') ? '1' : '0'}`;
      const first = await orderRow(orderNo);
      const seen: unknown[] = [];
      // In a transaction that is taken back: the others of this database stay as they are.
      await harness()
        .database.db.transaction()
        .execute(async (tx) => {
          await sql`DROP INDEX pay_order_one_open`.execute(tx);
          const later = new Date(first.created_at.getTime() + 1);
          const second = { id: crypto.randomUUID(), order_no: newest, request_id: newest, created_at: later };
          await tx
            .insertInto('pay_order')
            .values({ ...first, ...second })
            .execute();
          await sql.raw(giveUp).execute(tx);
          await sql.raw(index).execute(tx);
          const rows = await tx
            .selectFrom('pay_order')
            .select(['order_no', 'given_up_at'])
            .where('account_id', '=', buyer.id)
            .orderBy('created_at')
            .execute();
          seen.push(...rows.map((row) => [row.order_no, row.given_up_at !== null]));
          throw new RangeError('taken back');
        })
        .catch((error: unknown) => expect(error).toBeInstanceOf(RangeError));
      expect(seen).toEqual([
        [orderNo, true],
        [newest, false],
      ]);
    });

    it('of one purchase are one, also of clients without request ids at the same moment', async () => {
      const buyer = await arrive();
      const fields = { productId: 'vip-month', requestId: undefined };
      const placed = await Promise.all(Array.from({ length: 20 }, () => buyer.call('wxPay', fields)));
      const numbers = placed.map(({ data }) => (data as { orderNo?: string }).orderNo);
      expect(new Set(numbers).size).toBe(1);
      const open = async () =>
        harness()
          .database.db.selectFrom('pay_order')
          .select(['order_no', 'status', 'given_up_at'])
          .where('account_id', '=', buyer.id)
          .where('status', '=', 1)
          .where('given_up_at', 'is', null)
          .execute();
      expect(await open()).toHaveLength(1);
      // Another press with a new id takes its place; the first is closed at the provider.
      const { orderNo } = await buyer.order('wechat');
      expect((await open()).map((row) => row.order_no)).toEqual([orderNo]);
      await settleOthers();
      expect(harness().pay.wechat.trades[numbers[0] ?? '']).toMatchObject({ state: 'CLOSED' });
    });
  });
}
