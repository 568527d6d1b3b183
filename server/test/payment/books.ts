/** What the stories of money ask of a started server, beside what a buyer sees. */
import { beforeEach, expect } from 'vitest';
import { checkLedger } from '../../src/modules/ledger/ledger.service.ts';
import { processDueMoney } from '../../src/modules/payment/sweep.service.ts';
import type { Harness } from '../harness.ts';
import { Buyer } from './buyer.ts';

export const SECOND = 1_000;
export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** The questions, of the server that runs when they are asked; providers answer again before each test. */
export function booksOf(harness: () => Harness) {
  const system = () => harness().system;

  beforeEach(() => {
    harness().pay.wechat.faults.length = 0;
    harness().pay.alipay.faults.length = 0;
  });

  return {
    system,
    arrive: (isLegacy = false) => new Buyer(harness(), isLegacy).arrive(),
    /** Whole days from now until an instant. */
    days: (iso: string) => Math.round((Date.parse(iso) - harness().now().getTime()) / DAY),
    /** Notifications about an order, in the order it came. */
    events: async (orderNo: string) =>
      (
        await harness()
          .database.db.selectFrom('payment_event')
          .select(['outcome', 'is_verified', 'times'])
          .where('order_no', '=', orderNo)
          .execute()
      ).map(({ outcome, is_verified: isVerified, times }) => ({ outcome, isVerified, times })),
    countEvents: async () => {
      const { rows } = await harness().database.executeSql('SELECT count(*)::int AS n FROM payment_event');
      return (rows as { n: number }[])[0]?.n ?? 0;
    },
    expectBooksRight: async () =>
      expect(await checkLedger(system())).toMatchObject({ isRight: true, wrong: [] }),
    /** Works off whatever earlier tests have left, so that a test sees its own. */
    settleOthers: async () => {
      for (let round = 0; round < 20; round += 1) {
        const { orders, refunds } = await processDueMoney(system());
        if (orders + refunds === 0) return;
      }
    },
  };
}
