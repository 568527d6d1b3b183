/** Many unpaid orders, slow or unreachable providers: what a run looks up, in which order, and what waits. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BOUNDS } from '../../src/bounds.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import { requestRefund } from '../../src/modules/payment/refund.service.ts';
import type { SimAnswer, SimRequest } from '../../src/simulators/http.ts';
import { type Harness } from '../harness.ts';
import { booksOf, MINUTE, SECOND } from '../payment/books.ts';
import { sendAll, type Buyer } from '../payment/buyer.ts';
import { payAtCashier } from '../payment/cashier.ts';

type Channel = 'wechat' | 'alipay';
type Answerer = { answer: (request: SimRequest) => Promise<SimAnswer> };

const OPEN = BOUNDS.ordersOpen.limit;
const AT_ONCE = BOUNDS.orderLooksAtOnce.limit;

/** Number of the order that a request asks about, '' where it asks about something else. */
function askedNumber({ method, url, body }: SimRequest): string {
  if (url.pathname === '/gateway.do') {
    const params = new URLSearchParams(body === '' ? url.search : body);
    const all = new URLSearchParams([...url.searchParams, ...params]);
    if (all.get('method') !== 'alipay.trade.query') return '';
    return (JSON.parse(all.get('biz_content') ?? '{}') as { out_trade_no?: string }).out_trade_no ?? '';
  }
  const [, number = ''] = /\/out-trade-no\/(\w+)$/.exec(url.pathname) ?? [];
  return method === 'GET' ? number : '';
}

/** Of one purchase one order is open: several are of several products. */
const PRODUCTS = ['vip-month', 'vip-season', 'vip-year', 'vip-lifetime'] as const;
const purchase = (index: number) => ({ productId: PRODUCTS[index % PRODUCTS.length] });

export function sweepSuite(harness: () => Harness): void {
  const { arrive, system, settleOthers, expectBooksRight } = booksOf(harness);

  /** A clock that stands, nothing due from before, and so many orders that become due in a quarter of a minute. */
  const withDue = async (wanted: Readonly<Partial<Record<Channel, number>>>): Promise<readonly string[]> => {
    onTestFinished(harness().holdClock());
    // Orders of other tests expire, and are looked at for the last time.
    for (const wait of [40 * MINUTE, 2 * MINUTE]) {
      harness().pass(wait);
      await settleOthers();
    }
    const numbers: string[] = [];
    let buyer: Buyer | null = null;
    let placed = 0;
    for (const [channel, count] of Object.entries(wanted) as [Channel, number][])
      for (let index = 0; index < count; index += 1) {
        if (buyer === null || placed % PRODUCTS.length === 0) buyer = await arrive();
        placed += 1;
        numbers.push((await buyer.order(channel, purchase(placed))).orderNo);
      }
    harness().pass(16 * SECOND);
    return numbers;
  };

  /** Lets a provider answer as a test wants. @returns the numbers that were asked about, as they came */
  const answering = (
    channel: Channel,
    how: (answer: () => Promise<SimAnswer>, number: string) => Promise<SimAnswer>,
  ): string[] => {
    const provider = harness().pay[channel] as Answerer;
    const answer = provider.answer.bind(provider);
    const asked: string[] = [];
    provider.answer = async (request) => {
      const number = askedNumber(request);
      if (number === '') return answer(request);
      asked.push(number);
      return how(() => answer(request), number);
    };
    onTestFinished(() => void (provider.answer = answer));
    return asked;
  };

  const gate = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { opened: promise, open: resolve };
  };
  const dueSeconds = async (what: 'order' | 'refund') => {
    const text = await harness().parts.metrics.text();
    return Number(new RegExp(`^oldest_due_${what}_seconds (.*)$`, 'm').exec(text)?.[1]);
  };

  describe('a run over what is due', () => {
    it('asks about all of it, a few at a time', async () => {
      const numbers = await withDue({ wechat: 30, alipay: 20 });
      let most = 0;
      /** The first waits until its provider is asked about another as well. */
      const together = (channel: Channel) => {
        const { opened, open } = gate();
        let underWay = 0;
        return answering(channel, async (answer) => {
          underWay += 1;
          most = Math.max(most, underWay);
          if (underWay > 1) open();
          await opened;
          const given = await answer();
          underWay -= 1;
          return given;
        });
      };
      const asked = [together('wechat'), together('alipay')];
      expect(await processDueMoney(system())).toEqual({ orders: numbers.length, refunds: 0 });
      expect(asked.flat().toSorted()).toEqual(numbers.toSorted());
      expect(most).toBeLessThanOrEqual(AT_ONCE);
      expect(await processDueMoney(system())).toEqual({ orders: 0, refunds: 0 });
    });

    it('pauses a provider that does not answer, and asks the other', async () => {
      const numbers = await withDue({ wechat: 7, alipay: 12 });
      let isAway = true;
      const away = answering('alipay', async (answer) => (isAway ? { status: 500, body: 'busy' } : answer()));
      const asked = answering('wechat', async (answer) => answer());
      harness().pass(MINUTE);
      expect(await dueSeconds('order')).toBeGreaterThanOrEqual(60);
      await processDueMoney(system());
      // Four in a row without an answer, and what had begun by then.
      expect(away.length).toBeLessThan(2 * AT_ONCE);
      expect(asked).toHaveLength(7);
      // What was not asked about stays due, and is asked about once the provider answers.
      expect(await dueSeconds('order')).toBeGreaterThanOrEqual(60);
      isAway = false;
      away.length = 0;
      harness().pass(4 * MINUTE);
      await processDueMoney(system());
      expect(new Set(away)).toEqual(new Set(numbers.slice(7)));
      expect(await dueSeconds('order')).toBe(0);
    });

    it('goes on with one provider while the other is slow', async () => {
      await withDue({ wechat: 12, alipay: AT_ONCE + 2 });
      const { opened, open } = gate();
      const slow = answering('alipay', async (answer) => opened.then(answer));
      const asked = answering('wechat', async (answer) => answer());
      const run = processDueMoney(system());
      await vi.waitFor(() => expect(asked).toHaveLength(12), { timeout: 60_000 });
      expect(slow.length).toBeLessThanOrEqual(AT_ONCE);
      open();
      await run;
      expect(slow).toHaveLength(AT_ONCE + 2);
    });

    it('gives money back before the orders of its provider are through', async () => {
      const buyer = await arrive();
      const paid = await buyer.buy('alipay');
      await withDue({ alipay: AT_ONCE + 2 });
      harness().pay.alipay.faults.push('error500');
      const request = { amountFen: 1_800, days: null, reason: '测试', actor: 'operator:test' };
      await requestRefund(system(), paid.orderNo, request);
      expect(await dueSeconds('refund')).toBe(0);
      harness().pass(2 * MINUTE);
      expect(await dueSeconds('refund')).toBeGreaterThanOrEqual(60);
      const { opened, open } = gate();
      answering('alipay', async (answer) => opened.then(answer));
      const run = processDueMoney(system());
      await vi.waitFor(
        async () => expect((await buyer.call('viewNew')).data).toMatchObject({ state: 'refunded' }),
        { timeout: 60_000 },
      );
      open();
      expect(await run).toMatchObject({ refunds: 1 });
      expect(await dueSeconds('refund')).toBe(0);
      await expectBooksRight();
    });

    it('leaves to another what that one has in hand, for as long as a run can take', async () => {
      const [mine] = await withDue({ wechat: 1 });
      const { opened, open } = gate();
      const asked = answering('wechat', async (answer, number) =>
        number === mine ? opened.then(answer) : answer(),
      );
      const timesAsked = () => asked.filter((number) => number === mine).length;
      const run = processDueMoney(system());
      await vi.waitFor(() => expect(timesAsked()).toBe(1), { timeout: 60_000 });
      harness().pass(90 * SECOND);
      await processDueMoney(system());
      open();
      await run;
      expect(timesAsked()).toBe(1);
    });

    it('ends after its time, and the next goes on', async () => {
      const numbers = await withDue({ wechat: 25 });
      const asked = answering('wechat', async (answer) => {
        harness().pass(6 * SECOND);
        return answer();
      });
      await processDueMoney(system());
      const first = asked.length;
      // Four calls of six seconds, and what was under way by then.
      expect(first).toBeLessThanOrEqual(BOUNDS.sweepTime.limit / (6 * SECOND) + 1 + AT_ONCE);
      expect(await dueSeconds('order')).toBeGreaterThan(0);
      for (let run = 0; run < 8; run += 1) await processDueMoney(system());
      expect(new Set(asked)).toEqual(new Set(numbers));
    });
  });

  describe('an account that goes on ordering', () => {
    const statesOf = async (buyer: Buyer) =>
      (
        (await buyer.call('listOrders', { limit: 50 })).data as unknown as { items: { state: string }[] }
      ).items
        .map(({ state }) => state)
        .toReversed();

    it('has five open orders at most: the oldest is closed, at its provider too', async () => {
      onTestFinished(harness().holdClock());
      const buyer = await arrive();
      const placed = [];
      for (let index = 0; index < OPEN + 2; index += 1) {
        placed.push(await buyer.order(index % 2 === 0 ? 'wechat' : 'alipay', purchase(index >> 1)));
        harness().pass(10);
      }
      const [oldest] = placed;
      if (oldest === undefined) throw new TypeError('no order');
      // No one can continue it from now on.
      expect((await buyer.call('wxPay', { orderNo: oldest.orderNo })).data.reason).toBe('orderClosed');
      await settleOthers();
      expect(await statesOf(buyer)).toEqual(['closed', 'closed', ...Array<string>(OPEN).fill('pending')]);
      expect(harness().pay.wechat.trades[oldest.orderNo]?.state).toBe('CLOSED');
    });

    it('also where it orders at the same moment; and a payment made at the same time counts', async () => {
      onTestFinished(harness().holdClock());
      const buyer = await arrive();
      const first = await buyer.order('wechat');
      harness().pass(10);
      for (const index of [1, 2, 3]) await buyer.order('wechat', purchase(index));
      harness().pass(10);
      await Promise.all(Array.from({ length: 12 }, (_, index) => buyer.order('alipay', purchase(index))));
      payAtCashier(harness(), first);
      await settleOthers();
      const states = await statesOf(buyer);
      expect(states[0]).toBe('paid');
      expect(states.filter((state) => state === 'pending')).toHaveLength(OPEN);
      await expectBooksRight();
    });

    it('can still pay one that was given up for a newer one, where its cashier is open', async () => {
      onTestFinished(harness().holdClock());
      const buyer = await arrive();
      const first = await buyer.order('alipay');
      harness().pass(10);
      await buyer.order('alipay');
      await settleOthers();
      expect((await statesOf(buyer))[0]).toBe('closed');
      // Alipay knows no trade before its payer confirms, so nothing was closed there.
      buyer.pay(first);
      harness().pass(32 * MINUTE);
      await settleOthers();
      expect((await statesOf(buyer))[0]).toBe('paid');
      await sendAll(harness(), first.orderNo);
      expect((await buyer.info()).vipTimes).toBe(1);
      await expectBooksRight();
    });
  });
}
