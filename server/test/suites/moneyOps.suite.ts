/** The operator's commands about money, and the daily report against the providers' bills. */
import type { PgBoss } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { PAYMENTS, registerPaymentWorkers } from '../../src/jobs/payments.ts';
import { runCommand } from '../../src/ops/run.ts';
import { checkLedger, checkOpenLedger, type LedgerCheck } from '../../src/modules/ledger/ledger.service.ts';
import { reportDay, reportMissing, type DailyReport } from '../../src/modules/payment/report.service.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import type { Harness } from '../harness.ts';
import { Buyer, CHANNELS, noticesOf, send } from '../payment/buyer.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function moneyOpsSuite(harness: () => Harness): void {
  const ops = (...args: string[]) => runCommand(harness().system, args);
  const arrive = () => new Buyer(harness()).arrive();

  describe('operator of money', () => {
    it('sets prices: for good, from a day on, for a promotion', async () => {
      const buyer = await arrive();
      const price = async () => {
        const list = (await buyer.call('queryVipPrice')).data as unknown as {
          productId: string;
          price: string;
          originalPrice: string;
        }[];
        const { price: now = '', originalPrice = '' } =
          list.find(({ productId }) => productId === 'vip-season') ?? {};
        return [now, originalPrice];
      };
      expect(await ops('price', 'set', 'vip-season', '40')).toMatchObject({ dryRun: true, price: '40.00' });
      expect(await price()).toEqual(['45.00', '']);
      const order = await buyer.order('wechat', { productId: 'vip-season' });
      await ops('price', 'set', 'vip-season', '48.80', '--yes');
      expect(await price()).toEqual(['48.80', '']);
      const until = new Date(harness().now().getTime() + DAY).toISOString();
      await ops('price', 'set', 'vip-season', '30', `--until=${until}`, '--yes');
      expect(await price()).toEqual(['30.00', '48.80']);
      // An order keeps the price it was placed at.
      expect(await buyer.result(order.orderNo)).toMatchObject({ amount: '45.00' });
      harness().pass(DAY);
      expect(await price()).toEqual(['48.80', '']);
      await ops('price', 'sale', 'vip-season', 'off', '--yes');
      expect(await price()).toEqual(['', '']);
      expect((await buyer.call('wxPay', { productId: 'vip-season' })).code).toBe(404);
      await ops('price', 'sale', 'vip-season', 'on', '--yes');
      await ops('price', 'set', 'vip-season', '45', '--yes');
      expect(await price()).toEqual(['45.00', '']);
      expect(await ops('price', 'list')).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: 'vip-season' })]),
      );
      for (const wrong of [
        ['vip-week', '1'],
        ['vip-year', '0'],
        ['vip-year', '1.005'],
        ['vip-year', '-1'],
      ])
        await expect(ops('price', 'set', ...wrong, '--yes')).rejects.toThrow();
      await expect(ops('price', 'set', 'vip-year', '1', '--from=x', '--yes')).rejects.toThrow(
        'expected YYYY-MM-DD',
      );
    });

    it('shows an order with all that happened to it, asks about it, and gives it back after a dry run', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('alipay');
      expect(await ops('order', 'show', orderNo)).toMatchObject({
        order: { order_no: orderNo, amount: '18.00', state: 'paid' },
        ledger: [{ kind: 'payment' }, { kind: 'payment' }, { kind: 'delivery' }, { kind: 'delivery' }],
        notices: [{ outcome: 'credited', times: 1 }],
      });
      expect(JSON.stringify(await ops('order', 'show', orderNo))).not.toContain(buyer.client.ip);
      await expect(ops('order', 'show', 'nothing')).rejects.toThrow('no order nothing');
      expect(await ops('refund', 'make', orderNo)).toMatchObject({
        dryRun: true,
        amount: '18.00',
        takesBack: 'all',
      });
      expect(await buyer.result(orderNo)).toMatchObject({ status: '2' });
      await expect(ops('refund', 'make', orderNo, '--amount=18.01', '--yes')).rejects.toThrow('可退金额不足');
      expect(await ops('refund', 'make', orderNo, '--amount=3', '--days=5', '--yes')).toMatchObject({
        done: true,
        result: { status: 'done' },
      });
      expect((await buyer.info()).vipDay).toBe(25);
      expect(await ops('refund', 'make', orderNo, '--reason=不想用了', '--yes')).toMatchObject({
        done: true,
      });
      expect(await buyer.result(orderNo)).toMatchObject({ status: '5' });
      await expect(ops('refund', 'make', orderNo, '--yes')).rejects.toThrow();
      expect(await ops('audit', 'list', orderNo)).toMatchObject([
        { action: 'order.refunded', actor: 'alipay' },
        { action: 'order.refund', actor: 'operator:tester' },
        { action: 'order.refunded' },
        { action: 'order.refund' },
      ]);
      const pending = await buyer.order('wechat');
      buyer.pay(pending);
      expect(await ops('order', 'reconcile', pending.orderNo)).toMatchObject({ order: { state: 'paid' } });
    });

    it('gives up a refund that the provider has not taken on, and no other', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('wechat');
      harness().pay.wechat.faults.push('error500');
      await ops('refund', 'make', orderNo, '--yes');
      expect(await ops('refund', 'cancel', `${orderNo}R1`, '--yes')).toMatchObject({ done: true });
      expect(await buyer.result(orderNo)).toMatchObject({ status: '2' });
      await ops('refund', 'make', orderNo, '--yes');
      await expect(ops('refund', 'cancel', `${orderNo}R2`, '--yes')).rejects.toThrow('已受理');
      await expect(ops('refund', 'cancel', 'nothing', '--yes')).rejects.toThrow();
    });

    it('is named where a refund was given up; one that went through anyway is in the books', async () => {
      const buyer = await arrive();
      const { orderNo } = await buyer.buy('wechat', { productId: 'vip-season' });
      harness().pay.wechat.faults.push('error500');
      await ops('refund', 'make', orderNo, '--amount=10', '--days=20', '--yes');
      const refundNo = `${orderNo}R1`;
      await ops('refund', 'cancel', refundNo, '--yes');
      expect(await ops('audit', 'list', orderNo)).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({ actor: 'operator:tester', action: 'order.refundCancel' }),
        ]),
      );
      // What the provider had been sent it worked through afterwards.
      const numbers = { refundNo, orderNo, amountFen: 1_000, totalFen: 4_500, reason: '用户申请', txn: '' };
      const { origin } = harness();
      await harness().parts.pay.wechat?.refund({ ...numbers, noticeUrl: `${origin}/pay/notice/wechat` });
      harness().pay.wechat.endRefund(refundNo, 'SUCCESS');
      const notice = noticesOf(harness(), orderNo).at(-1);
      if (notice === undefined) throw new TypeError('no notice');
      await Promise.all(Array.from({ length: 10 }, () => send(harness(), notice)));
      expect(await buyer.result(orderNo)).toMatchObject({ status: '2', refunded: '10.00' });
      expect((await buyer.info()).vipDay).toBe(70);
      expect(await checkLedger(harness().system)).toMatchObject({ isRight: true });
    });

    it('reports which order and which books do not fit', async () => {
      const { orderNo } = await (await arrive()).order('wechat');
      const { db } = harness().database;
      const seen: LedgerCheck[] = [];
      // In a transaction that is taken back: what is in the books stays there.
      await db
        .transaction()
        .execute(async (tx) => {
          const { id } = await tx
            .selectFrom('pay_order')
            .select('id')
            .where('order_no', '=', orderNo)
            .executeTakeFirstOrThrow();
          const txn = crypto.randomUUID();
          const at = harness().now();
          await tx
            .insertInto('ledger_txn')
            .values({ id: txn, kind: 'payment', source_id: txn, order_id: id, at })
            .execute();
          await tx
            .insertInto('ledger_entry')
            .values([
              { txn_id: txn, account: 'provider:wechat', amount_fen: 1_800 },
              { txn_id: txn, account: 'customer', amount_fen: -1_800 },
            ])
            .execute();
          seen.push(await checkLedger({ db: tx }));
          throw new RangeError('taken back');
        })
        .catch((error: unknown) => expect(error).toBeInstanceOf(RangeError));
      expect(seen).toMatchObject([{ isRight: false, wrong: [{ order_no: orderNo, why: 'paid' }] }]);
      expect(await ops('report', 'ledger')).toMatchObject({ isRight: true, wrong: [] });
    });

    it('checks what was booked since the last closing balances, which carry the rest over', async () => {
      const { system, now } = harness();
      const { db } = harness().database;
      const shanghaiDay = () => new Date(now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
      await reportDay(system, shanghaiDay());
      const buyer = await arrive();
      // Never paid, so that the bill books no fee of it later.
      await buyer.order('wechat', { productId: 'vip-year' });
      harness().pass(SECOND);
      await buyer.buy('wechat');
      const day = shanghaiDay();
      harness().pass(DAY);
      const { ledger } = await reportDay(system, day);
      expect(ledger).toMatchObject({ isRight: true, wrong: [] });
      const closed = await db.selectFrom('ledger_closing').selectAll().where('day', '=', day).execute();
      expect(closed.find(({ account }) => account === 'provider:wechat')?.amount_fen).toBeGreaterThan(1_799);
      expect(closed.reduce((sum, row) => sum + row.amount_fen, 0)).toBe(0);
      expect(await checkLedger(system)).toMatchObject({ isRight: true, wrongDays: [] });
      const { orderNo } = await buyer.buy('alipay', { productId: 'vip-season' });
      const open = await checkOpenLedger(system);
      expect(open).toMatchObject({ isRight: true, wrong: [] });
      const { accounts } = await checkLedger(system);
      expect(Object.entries(open.accounts).filter(([, fen]) => fen !== 0)).toEqual(
        expect.arrayContaining(Object.entries(accounts).filter(([, fen]) => fen !== 0)),
      );
      const seen: Record<string, LedgerCheck> = {};
      // In a transaction that is taken back, in which the books say something else than the orders.
      await db
        .transaction()
        .execute(async (tx) => {
          const orderId = async (last: boolean) =>
            (
              await tx
                .selectFrom('pay_order')
                .select('id')
                .where('account_id', '=', buyer.id)
                .orderBy('created_at', last ? 'desc' : 'asc')
                .limit(1)
                .executeTakeFirstOrThrow()
            ).id;
          const book = async (order: string, at: Date) => {
            const id = crypto.randomUUID();
            await tx
              .insertInto('ledger_txn')
              .values({ id, kind: 'payment', source_id: `${order}:again`, order_id: order, at })
              .execute();
            await tx
              .insertInto('ledger_entry')
              .values([
                { txn_id: id, account: 'customer', amount_fen: 5 },
                { txn_id: id, account: 'revenue', amount_fen: -5 },
              ])
              .execute();
          };
          await book(await orderId(false), new Date(now().getTime() - DAY));
          seen['open, booked before'] = await checkOpenLedger({ db: tx });
          seen['all'] = await checkLedger({ db: tx });
          await book(await orderId(true), now());
          seen['open, booked since'] = await checkOpenLedger({ db: tx });
          throw new RangeError('taken back');
        })
        .catch((error: unknown) => expect(error).toBeInstanceOf(RangeError));
      expect(seen['open, booked before']).toMatchObject({ isRight: true });
      expect(seen['all']).toMatchObject({ isRight: false, wrong: [{ why: 'customer' }], wrongDays: [day] });
      expect(seen['open, booked since']).toMatchObject({ wrong: [{ order_no: orderNo, why: 'customer' }] });
    });

    it('refuses a transaction of the ledger with one entry or none', async () => {
      const { orderNo } = await (await arrive()).order('wechat');
      const { db } = harness().database;
      const { id: orderId } = await db
        .selectFrom('pay_order')
        .select('id')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      const id = crypto.randomUUID();
      const bare = db
        .insertInto('ledger_txn')
        .values({ id, kind: 'fee', source_id: id, order_id: orderId, at: harness().now() })
        .execute();
      await expect(bare).rejects.toThrow('fewer than two entries');
    });

    it('gives days beside what is left, and ends a membership whole', async () => {
      const buyer = await arrive();
      await buyer.buy('wechat', { productId: 'vip-year' });
      await ops('user', 'vip', buyer.id, '30');
      expect(await buyer.info()).toMatchObject({ vipDay: 395, vipTimes: 2 });
      await ops('user', 'vip', buyer.id, '0');
      expect(await buyer.info()).toMatchObject({ vipDay: 0, isVip: '0' });
      expect(await ops('report', 'ledger')).toMatchObject({ isRight: true });
    });
  });

  describe('the scheduled work', () => {
    it('is counted in the metrics, a run that failed as failed', async () => {
      const handlers = new Map<string, (jobs: readonly object[]) => Promise<void>>();
      const boss = {
        send: async () => Promise.resolve(null),
        work: async (name: string, _: object, handler: (jobs: readonly object[]) => Promise<void>) => {
          handlers.set(name, handler);
          return Promise.resolve(name);
        },
      };
      const runsOf = async (outcome: string) => {
        const pattern = new RegExp(
          `^housekeeping_runs_total\\{part="payments",outcome="${outcome}"\\} (\\d+)$`,
          'm',
        );
        return Number(pattern.exec(await harness().parts.metrics.text())?.[1] ?? 0);
      };
      const before = [await runsOf('done'), await runsOf('failed')] as const;
      await registerPaymentWorkers(boss as unknown as PgBoss, harness().system);
      await handlers.get(PAYMENTS)?.([{ data: {} }]);
      expect([await runsOf('done'), await runsOf('failed')]).toEqual([before[0] + 1, before[1]]);
      await harness().database.executeSql('ALTER TABLE pay_order RENAME TO pay_order_away');
      try {
        await expect(handlers.get(PAYMENTS)?.([{ data: {} }])).rejects.toThrow();
      } finally {
        await harness().database.executeSql('ALTER TABLE pay_order_away RENAME TO pay_order');
      }
      expect([await runsOf('done'), await runsOf('failed')]).toEqual([before[0] + 1, before[1] + 1]);
    });
  });

  describe('the daily report', () => {
    const report = async () => (await ops('report', 'daily')) as DailyReport;
    /** To ten in the evening of the same day in Shanghai, then past ten in the morning after. */
    const nextMorning = () => {
      const sinceMidnight = (harness().now().getTime() + 8 * HOUR) % DAY;
      harness().pass(DAY - sinceMidnight + 11 * HOUR);
    };
    const morning = () => {
      const sinceMidnight = (harness().now().getTime() + 8 * HOUR) % DAY;
      harness().pass(DAY - sinceMidnight + HOUR);
    };

    it('finds nothing where all is well, books the fees once, and names what differs', async () => {
      morning();
      await drain();
      const buyer = await arrive();
      const orders = [];
      for (const channel of CHANNELS)
        orders.push(await buyer.buy(channel), await buyer.buy(channel, { productId: 'vip-season' }));
      const [kept, returned] = orders;
      if (kept === undefined || returned === undefined) throw new TypeError('no orders');
      await ops('refund', 'make', returned.orderNo, '--yes');
      harness().pay.wechat.endRefund(`${returned.orderNo}R1`, 'SUCCESS');
      const notice = noticesOf(harness(), returned.orderNo).at(-1);
      if (notice !== undefined) await send(harness(), notice);
      nextMorning();
      const first = await report();
      expect(first.channels).toMatchObject({
        wechat: {
          isReady: true,
          payments: 2,
          paidFen: 6_300,
          refunds: 1,
          refundedFen: 4_500,
          feeFen: 11,
          feesBooked: 3,
          differences: [],
        },
        alipay: {
          isReady: true,
          payments: 2,
          paidFen: 6_300,
          refunds: 0,
          feeFen: 38,
          feesBooked: 2,
          differences: [],
        },
      });
      expect(first.ledger.isRight).toBe(true);
      expect((await report()).channels).toMatchObject({
        wechat: { feesBooked: 0 },
        alipay: { feesBooked: 0 },
      });
      const { rows } = await harness().database.executeSql(
        `SELECT channel, is_ready FROM payment_report WHERE day = '${first.day}' ORDER BY channel`,
      );
      expect(rows).toEqual([
        { channel: 'alipay', is_ready: true },
        { channel: 'wechat', is_ready: true },
      ]);
    });

    it('credits a payment that only the bill knows of, and reports one that has no order here', async () => {
      morning();
      await drain();
      const buyer = await arrive();
      const lost = await buyer.order('wechat');
      expect((await buyer.call('closeOrder', { orderNo: lost.orderNo })).data).toMatchObject({
        state: 'closed',
      });
      // The provider took it anyway, and its notification got lost.
      const trade = harness().pay.wechat.trades[lost.orderNo];
      if (trade === undefined) throw new TypeError('no trade');
      trade.state = 'NOTPAY';
      harness().pay.wechat.pay(trade);
      const stranger = await buyer.order('alipay');
      buyer.pay(stranger);
      const known = harness().pay.alipay.trades[stranger.orderNo];
      if (known === undefined) throw new TypeError('no trade');
      Object.assign(harness().pay.alipay.trades, {
        ELSEWHERE: { ...known, outTradeNo: 'ELSEWHERE0000001', tradeNo: '1' },
      });
      await buyer.result(stranger.orderNo);
      harness().pass(4_000);
      await buyer.result(stranger.orderNo);
      const ours = await buyer.buy('wechat');
      const missing = harness().pay.wechat.trades[ours.orderNo];
      if (missing === undefined) throw new TypeError('no trade');
      missing.paidAt += 2 * DAY;
      const given = await buyer.buy('alipay');
      harness().pay.alipay.faults.push('error500');
      await ops('refund', 'make', given.orderNo, '--yes');
      const refundNo = `${given.orderNo}R1`;
      await ops('refund', 'cancel', refundNo, '--yes');
      const numbers = { refundNo, orderNo: given.orderNo, amountFen: 1_800, totalFen: 1_800, txn: '' };
      await harness().parts.pay.alipay?.refund({ ...numbers, reason: '用户申请', noticeUrl: '' });
      nextMorning();
      const { channels, ledger } = await report();
      expect(channels.wechat?.differences).toEqual([
        { what: 'credited', number: lost.orderNo, billFen: 1_800, ourFen: 1_800 },
        { what: 'missingPayment', number: ours.orderNo, billFen: 0, ourFen: 1_800 },
      ]);
      expect(channels.alipay?.differences).toEqual([
        { what: 'unknownPayment', number: 'ELSEWHERE0000001', billFen: 1_800, ourFen: 0 },
        { what: 'unknownRefund', number: refundNo, billFen: 1_800, ourFen: 1_800 },
      ]);
      expect(ledger.isRight).toBe(true);
      expect(await buyer.result(lost.orderNo)).toMatchObject({ status: '2' });
      missing.paidAt = 0;
      Reflect.deleteProperty(harness().pay.alipay.trades, 'ELSEWHERE');
    });

    it('is made up for where a morning passed without it, each provider by itself', async () => {
      morning();
      await drain();
      await (await arrive()).buy('alipay');
      const day = new Date(harness().now().getTime() + 8 * HOUR).toISOString().slice(0, 10);
      nextMorning();
      harness().pass(2 * DAY);
      const reported = async () =>
        (
          await harness().database.executeSql(
            `SELECT channel FROM payment_report WHERE day = '${day}' AND is_ready ORDER BY channel`,
          )
        ).rows;
      expect(await reported()).toEqual([]);
      // Three days without a report are asked for.
      harness().pay.wechat.faults.push('error500', 'error500', 'error500');
      await reportMissing(harness().system);
      expect(await reported()).toEqual([{ channel: 'alipay' }]);
      harness().pay.wechat.faults.length = 0;
      await reportMissing(harness().system);
      expect(await reported()).toEqual([{ channel: 'alipay' }, { channel: 'wechat' }]);
    });

    it('waits for a bill that is not there yet', async () => {
      morning();
      await drain();
      const buyer = await arrive();
      for (const channel of CHANNELS) await buyer.buy(channel);
      const sinceMidnight = (harness().now().getTime() + 8 * HOUR) % DAY;
      harness().pass(DAY - sinceMidnight + 8.5 * HOUR);
      const ready = async () =>
        (
          await harness().database.executeSql(
            `SELECT DISTINCT ON (channel) channel, is_ready FROM payment_report ORDER BY channel, day DESC`,
          )
        ).rows.map((row) => (row as { is_ready: boolean }).is_ready);
      // Alipay has no separate code for it: it says that there is no bill.
      await reportMissing(harness().system);
      expect(await ready()).toEqual([false, false]);
      harness().pass(HOUR);
      await reportMissing(harness().system);
      expect(await ready()).toEqual([true, false]);
      harness().pass(HOUR);
      harness().pay.wechat.faults.push('error500');
      await reportMissing(harness().system);
      expect(await ready()).toEqual([true, false]);
      await reportMissing(harness().system);
      expect(await ready()).toEqual([true, true]);
      await expect(ops('report', 'daily', 'yesterday')).rejects.toThrow('expected YYYY-MM-DD');
    });
  });

  async function drain(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      const { orders, refunds } = await processDueMoney(harness().system);
      if (orders + refunds === 0) return;
    }
  }
}
