/** Money that goes back, and what becomes of it where an account leaves. */
import { describe, expect, it } from 'vitest';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { eraseAccount } from '../../src/modules/privacy/accountErasure.service.ts';
import { type Harness } from '../harness.ts';
import { booksOf, MINUTE } from '../payment/books.ts';
import { Buyer, CHANNELS, noticesOf, send, sendAll, type Started } from '../payment/buyer.ts';

export function refundsSuite(harness: () => Harness): void {
  const { arrive, expectBooksRight, settleOthers, system } = booksOf(harness);

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

    it('goes to a user whose account was erased before the payment came', async () => {
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

    it('to a user who is gone, closed by the provider, is tried again under another number', async () => {
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
    it('is shown the days it gives up, and has them back where it returns in time', async () => {
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
}
