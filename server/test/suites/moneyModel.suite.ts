/**
 * Random histories of money: orders, payments, notices that are lost, repeated and late, look-ups, refunds, erasures,
 * providers that are away, and servers that die between any two statements, several things at a time. Whatever happens, the
 * books are right after every round; and once everything has come through, what was paid is credited once.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIME_UNTIL } from '@shangyuan/contract';
import { checkLedger } from '../../src/modules/ledger/ledger.service.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import { eraseAccount } from '../../src/modules/privacy/accountErasure.service.ts';
import type { Notification } from '../../src/simulators/notifier.ts';
import { unique, type Harness } from '../harness.ts';
import { Buyer, CHANNELS, noticesOf, PAY_CALLS, send, type Started } from '../payment/buyer.ts';
import { payAtCashier } from '../payment/cashier.ts';
import { CrashingServer } from '../payment/crashing.ts';

const IS_FULL = process.env['FULL'] === '1';
const MINUTE = 60_000;
/**
 * A short run plays the same histories every time, half of them on the embedded database too; a full one new ones. None is cut
 * off by time: it would go on beside the suites that follow.
 */
const runsOn = ({ postgres }: Harness) =>
  IS_FULL
    ? { numRuns: 60, endOnFailure: true }
    : { numRuns: postgres === null ? 6 : 12, seed: 20_260_301, endOnFailure: true };
const DAY = 86_400_000;
const PRODUCTS = ['vip-month', 'vip-season', 'vip-lifetime', 'report-chart'] as const;

type Step =
  | { readonly do: 'order'; readonly channel: 0 | 1; readonly product: number }
  | { readonly do: 'orderAgain' | 'pay' | 'ask' | 'giveUp'; readonly which: number }
  | { readonly do: 'notify'; readonly which: number; readonly notice: number; readonly times: number }
  | { readonly do: 'refund'; readonly which: number; readonly part: number }
  | { readonly do: 'endRefund'; readonly which: number; readonly end: 'SUCCESS' | 'CLOSED' | 'ABNORMAL' }
  | { readonly do: 'sweep'; readonly minutes: number }
  | { readonly do: 'fault'; readonly channel: 0 | 1; readonly fault: 'error500' | 'deaf' | 'deafAfter' }
  | { readonly do: 'erase' };

type Round = { readonly steps: readonly Step[]; readonly dieAfter: number | null };

const which = fc.nat({ max: 5 });
const channel = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 15,
    arbitrary: fc.record({ do: fc.constant('order' as const), channel, product: fc.nat({ max: 3 }) }),
  },
  {
    weight: 64,
    arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'ask' as const, 'pay' as const), which }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('orderAgain' as const, 'giveUp' as const), which }),
  },
  {
    weight: 64,
    arbitrary: fc.record({
      do: fc.constant('notify' as const),
      which,
      notice: fc.nat({ max: 3 }),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ do: fc.constant('refund' as const), which, part: fc.nat({ max: 2 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('endRefund' as const),
      which,
      end: fc.constantFrom('SUCCESS' as const, 'CLOSED' as const, 'ABNORMAL' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('sweep' as const), minutes: fc.constantFrom(0, 1, 6, 31) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      channel,
      fault: fc.constantFrom('error500' as const, 'deaf' as const, 'deafAfter' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'erase' as const }) },
);
/** So that no history is without anything to happen to. */
const BEGINNING: Round = {
  steps: [
    { do: 'order', channel: 0, product: 0 },
    { do: 'order', channel: 1, product: 1 },
  ],
  dieAfter: null,
};
const history: fc.Arbitrary<readonly Round[]> = fc.array(
  fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 5 }),
    dieAfter: fc.option(fc.nat({ max: 40 }), { freq: 2 }),
  }),
  { minLength: 3, maxLength: 16 },
);

/** What became of a history so far. */
class World {
  readonly server: CrashingServer;
  readonly buyer: Buyer;
  readonly placed: { readonly requestId: string; readonly productId: string; readonly started: Started }[] =
    [];
  readonly acknowledged = new Set<Notification>();
  isErased = false;

  constructor(server: CrashingServer) {
    this.server = server;
    this.buyer = new Buyer(server.harness);
  }

  get harness(): Harness {
    return this.server.harness;
  }

  async play({ steps, dieAfter }: Round): Promise<void> {
    if (dieAfter !== null) this.server.dieAfter(dieAfter);
    const done = await Promise.allSettled(steps.map(async (item) => this.#take(item)));
    await this.server.revive();
    // Only a dead server may fail; providers that are away and refusals are answers.
    if (dieAfter === null)
      for (const result of done) if (result.status === 'rejected') throw result.reason as Error;
  }

  #at(index: number) {
    return this.placed[index % Math.max(1, this.placed.length)];
  }

  async #take(item: Step): Promise<void> {
    const { harness, server } = this;
    if (item.do === 'order')
      return this.#order(CHANNELS[item.channel], PRODUCTS[item.product] ?? 'vip-month', unique().requestId);
    if (item.do === 'sweep') {
      harness.pass(item.minutes * MINUTE);
      await processDueMoney(server.system);
      return;
    }
    if (item.do === 'fault') {
      harness.pay[CHANNELS[item.channel]].faults.push(item.fault);
      return;
    }
    if (item.do === 'erase') {
      if (await eraseAccount(server.system, this.buyer.id, 'operator', true)) this.isErased = true;
      return;
    }
    const known = this.#at(item.which);
    if (known === undefined) return;
    const { started, requestId, productId } = known;
    const { orderNo } = started;
    switch (item.do) {
      case 'orderAgain':
        return this.#order(started.channel, productId, requestId);
      case 'pay':
        try {
          payAtCashier(harness, started);
        } catch (error) {
          // Closed, expired or paid already, says the cashier.
          if (!(error instanceof TypeError)) throw error;
        }
        return;
      case 'ask':
        harness.pass(3_000);
        await this.buyer.call('getOrderData', { orderNo });
        return;
      case 'giveUp':
        await this.buyer.call('closeOrder', { orderNo });
        return;
      case 'notify': {
        const notices = noticesOf(harness, orderNo);
        const notice = notices[item.notice % Math.max(1, notices.length)];
        if (notice !== undefined)
          await Promise.all(Array.from({ length: item.times }, () => this.deliver(notice)));
        return;
      }
      case 'refund': {
        const whole = started.amountFen;
        const amountFen = item.part === 0 ? whole : Math.ceil(whole / (item.part + 1));
        const days = item.part === 0 ? null : item.part;
        const request = { amountFen, days, reason: '测试', actor: 'operator:model' };
        await requestRefund(server.system, orderNo, request).catch((error: Error) => {
          if (error.name !== 'AppError') throw error;
        });
        return;
      }
      case 'endRefund':
        for (const { outRefundNo } of this.#refundsAtWechat(orderNo))
          harness.pay.wechat.endRefund(outRefundNo, item.end);
    }
  }

  async #order(name: (typeof CHANNELS)[number], productId: string, requestId: string): Promise<void> {
    const isService = productId.startsWith('report');
    const call = isService
      ? ({ wechat: 'wxServerPay', alipay: 'alipayServerPay' } as const)[name]
      : PAY_CALLS[name];
    const target = isService ? createHash('sha1').update(requestId).digest('hex') : '';
    const { code, data } = await this.buyer.call(call, { productId, requestId, target });
    const started = data as unknown as Started;
    const isKnown = this.placed.some((order) => order.started.orderNo === started.orderNo);
    if (code === 200 && !isKnown && started.pay.kind !== 'none')
      this.placed.push({ requestId, productId, started });
  }

  #refundsAtWechat(orderNo: string) {
    return Object.values(this.harness.pay.wechat.refunds).filter(
      (refund) => refund.outTradeNo === orderNo && ['PROCESSING', 'ABNORMAL'].includes(refund.status),
    );
  }

  async deliver(notice: Notification): Promise<void> {
    if ((await send(this.harness, notice)).isAcknowledged) this.acknowledged.add(notice);
  }

  /** Completes everything: providers retry until they are acknowledged, banks decide, the job queries. */
  async comeThrough(): Promise<void> {
    const { harness, server } = this;
    harness.pay.wechat.faults.length = 0;
    harness.pay.alipay.faults.length = 0;
    for (let round = 0; round < 8; round += 1) {
      for (const { started } of this.placed) {
        for (const { outRefundNo } of this.#refundsAtWechat(started.orderNo))
          harness.pay.wechat.endRefund(outRefundNo, 'SUCCESS');
        for (const notice of noticesOf(harness, started.orderNo))
          if (!this.acknowledged.has(notice)) await this.deliver(notice);
      }
      harness.pass(31 * MINUTE);
      for (let more = true; more;) {
        const { orders, refunds } = await processDueMoney(server.system);
        more = orders + refunds > 0;
      }
    }
  }
}

export function moneyModelSuite(harness: () => Harness): void {
  describe('money, whatever happens', () => {
    let server: CrashingServer;
    const seen = { orders: 0, credited: 0, refunds: 0, erased: 0, statements: 0, crashes: 0, rounds: 0 };

    beforeAll(async () => {
      server = await CrashingServer.start(harness());
    });

    afterAll(async () => {
      await server.stop();
    });

    it('is credited once and the books are right', async () => {
      await fc.assert(
        fc.asyncProperty(history, async (rounds) => {
          const world = new World(server);
          await world.buyer.arrive();
          for (const round of [BEGINNING, ...rounds]) {
            await world.play(round);
            seen.rounds += 1;
            expect(await checkLedger(harness().system)).toMatchObject({ isRight: true, wrong: [] });
          }
          await world.comeThrough();
          await expectAllRight(world);
        }),
        runsOn(harness()),
      );
      seen.statements = server.statements;
      seen.crashes = server.crashes;
      process.stderr.write(`money model on ${harness().name}: ${JSON.stringify(seen)}\n`);
      // What happens seldom is sure to happen in a full run only.
      const sure = IS_FULL ? Object.keys(seen) : (['orders', 'credited', 'crashes', 'rounds'] as const);
      for (const what of sure) expect(seen[what as keyof typeof seen], what).toBeGreaterThan(0);
    });

    async function expectAllRight(world: World): Promise<void> {
      const { db } = harness().database;
      expect(await checkLedger(harness().system)).toMatchObject({ isRight: true, wrong: [] });
      const { id } = world.buyer;
      const orders = await db.selectFrom('pay_order').selectAll().where('account_id', '=', id).execute();
      const grants = await db.selectFrom('entitlement').selectAll().where('account_id', '=', id).execute();
      const taken = await db.selectFrom('entitlement_taken').selectAll().execute();
      expect(new Set(orders.map((order) => order.request_id)).size).toBe(orders.length);
      for (const order of orders) {
        const at = providerOf(order);
        seen.orders += 1;
        const refunds = await db
          .selectFrom('pay_refund')
          .selectAll()
          .where('order_id', '=', order.id)
          .execute();
        expect(at.paidFen > 0 ? [2, 5] : [3], order.order_no).toContain(order.status);
        expect(order.refunded_fen).toBe(at.refundedFen);
        expect(order.status === 5).toBe(order.refunded_fen > 0 && order.refunded_fen === order.amount_fen);
        const ended = refunds.filter((refund) => refund.status === 'done');
        expect(ended.flatMap((refund) => refund.provider_txn ?? []).toSorted()).toEqual(secondsOf(order));
        const done = ended.filter((refund) => refund.provider_txn === null);
        expect(done.reduce((sum, refund) => sum + refund.amount_fen, 0)).toBe(at.refundedFen);
        seen.refunds += done.length;
        const given = grants.filter((grant) => grant.source_id === order.id);
        if (given.length === 0 && at.paidFen > 0) {
          // The account was gone, so it went back.
          expect(world.isErased).toBe(true);
          expect(order.status).toBe(5);
        } else expect(given).toHaveLength(at.paidFen > 0 ? 1 : 0);
        seen.credited += given.length;
        const back = taken.filter((row) => given.some((grant) => grant.id === row.entitlement_id));
        const takers = done.filter((refund) => refund.days !== 0);
        if (given.length > 0) expect(back).toHaveLength(takers.length);
      }
      const { vip_until: until } = await db
        .selectFrom('account')
        .select('vip_until')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (world.isErased) {
        seen.erased += 1;
        expect(until).toBeNull();
        return;
      }
      // Grants lie close together and are a month at least, so what is left of them adds up without gaps.
      const left = grants
        .filter((grant) => grant.kind === 'vip')
        .toSorted((a, b) => a.granted_at.getTime() - b.granted_at.getTime())
        .map((grant) => ({ grant, back: taken.filter((row) => row.entitlement_id === grant.id) }))
        .filter(({ back }) => back.every((row) => row.days !== null));
      const days = left.reduce(
        (sum, { grant, back }) =>
          sum + (grant.days ?? 0) - back.reduce((part, row) => part + (row.days ?? 0), 0),
        0,
      );
      const first = left[0]?.grant.granted_at.getTime();
      if (first === undefined) expect(until).toBeNull();
      else if (left.some(({ grant }) => grant.is_lifetime))
        expect(until?.toISOString()).toBe(new Date(LIFETIME_UNTIL).toISOString());
      else expect(until?.getTime()).toBe(first + days * DAY);
    }

    type Paid = { readonly order_no: string; readonly provider_txn: string | null };

    /** The payment at WeChat that an order was paid with: of two, the one whose notice came first. */
    function tradeOf({ order_no: orderNo, provider_txn: paidBy }: Paid) {
      const { trades } = harness().pay.wechat;
      return Object.values(trades).find((trade) => trade.transactionId === paidBy) ?? trades[orderNo];
    }

    /** Payments of an order beside the one it was paid with, by their numbers; all of each must have gone back. */
    function secondsOf(order: Paid): readonly string[] {
      const own = tradeOf(order)?.transactionId;
      return Object.values(harness().pay.wechat.trades)
        .filter((trade) => trade.outTradeNo === order.order_no && trade.transactionId !== own)
        .map((trade) => trade.transactionId)
        .toSorted();
    }

    /** What the provider has of an order. */
    function providerOf(order: Paid): { readonly paidFen: number; readonly refundedFen: number } {
      const { wechat, alipay } = harness().pay;
      const own = tradeOf(order);
      const trade = own ?? alipay.trades[order.order_no];
      const refunds = [
        ...Object.values(wechat.refunds).filter(
          (refund) => refund.status === 'SUCCESS' && refund.transactionId === own?.transactionId,
        ),
        ...Object.values(alipay.refunds),
      ].filter((refund) => refund.outTradeNo === order.order_no);
      return {
        paidFen: trade !== undefined && trade.paidAt > 0 ? trade.total : 0,
        refundedFen: refunds.reduce((sum, refund) => sum + refund.refund, 0),
      };
    }
  });
}
