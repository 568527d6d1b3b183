/** What the log says of money. */
import { expect, describe, it } from 'vitest';
import { EVENTS, type EventName } from '../../src/events.ts';
import { runCommand } from '../../src/ops/run.ts';
import type { Harness } from '../harness.ts';
import { Buyer, noticesOf, sendAll } from '../payment/buyer.ts';

type Line = { readonly event: EventName; readonly account?: string; readonly detail?: string };

const DAY = 86_400_000;
const UNKNOWN_CODE = '0000-0000-0000-0000';

export function moneyEventsSuite(harness: () => Harness): void {
  const ops = (...args: string[]) => runCommand(harness().system, args);
  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${harness().origin}/pay/notice/wechat`, { method: 'POST', headers, body });

  describe('events of money', () => {
    it('show what came, what went back and what is wrong, and no secret', async () => {
      const from = harness().log().length;
      const buyer = await new Buyer(harness()).arrive();
      const { wechat } = harness().pay;
      const { orderNo } = await buyer.buy('wechat');
      await post('{}');
      const plain = JSON.stringify({
        appid: 'wx-simulator', mchid: '1900000001', out_trade_no: orderNo, transaction_id: '4200009999', trade_state: 'SUCCESS',
        success_time: '2026-03-01T12:00:00+08:00', amount: { total: 1_801, currency: 'CNY' },
      }); // prettier-ignore
      const second = wechat.notification({
        id: `EV-${orderNo}-second`,
        createdAt: 0,
        event: 'TRANSACTION.SUCCESS',
        summary: '',
        type: 'transaction',
        plain,
      });
      await post(second.body, second.headers);
      await ops('refund', 'make', orderNo, '--yes');
      wechat.endRefund(`${orderNo}R1`, 'CLOSED');
      await sendAllSince(orderNo, 1);
      await ops('refund', 'make', orderNo, '--yes');
      wechat.endRefund(`${orderNo}R2`, 'SUCCESS');
      await sendAllSince(orderNo, 2);
      const { result } = (await ops('codes', 'create', '1', '7', '--name=试', '--yes')) as {
        result: { codes: string[] };
      };
      await buyer.call('useActivateCode', { code: UNKNOWN_CODE });
      await buyer.call('useActivateCode', { code: result.codes[0] });
      // A payment that the provider has and no order here has.
      const trade = wechat.trades[orderNo];
      if (trade === undefined) throw new TypeError('no trade');
      Object.assign(wechat.trades, { ELSEWHERE: { ...trade, outTradeNo: 'ELSEWHERE0000002' } });
      const day = new Date(harness().now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
      harness().pass(2 * DAY);
      await ops('report', 'daily', day);
      Reflect.deleteProperty(wechat.trades, 'ELSEWHERE');

      const text = harness().log().slice(from);
      const lines = text
        .split('\n')
        .filter((line) => line.includes('"event":'))
        .map((line) => JSON.parse(line) as Line);
      // Orders of other tests may be processed concurrently.
      const detailsOf = (event: EventName) =>
        lines
          .filter((line) => line.event === event)
          .map(({ detail = '' }) => detail)
          .filter((detail) => !/^2\d{7}\w{14}/.test(detail) || detail.includes(orderNo));
      expect(detailsOf('order.paid')).toEqual([`${orderNo} credited notice`]);
      expect(detailsOf('notice.refused')).toEqual(['wechat unsigned']);
      expect(detailsOf('order.unsettled')).toEqual([`${orderNo} wrongAmount notice`]);
      expect(detailsOf('refund.asked')).toEqual([`${orderNo}R1`, `${orderNo}R2`]);
      expect(detailsOf('refund.stuck')).toEqual([`${orderNo}R1 closed`]);
      expect(detailsOf('refund.done')).toEqual([`${orderNo}R2`]);
      expect(detailsOf('bill.differs')).toContain(`${day} wechat`);
      for (const event of ['gift.wrong', 'gift.used'] as const)
        expect(lines.filter((line) => line.event === event)).toMatchObject([{ account: buyer.id }]);
      for (const secret of [result.codes[0] ?? '', UNKNOWN_CODE, buyer.client.ip]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(secret.replaceAll('-', ''));
      }
      // Only what cannot come about is not recorded here: the constraints refuse books that are wrong.
      const ofMoney = Object.keys(EVENTS).filter((name) => /^(order|notice|refund|gift|bill)\./.test(name));
      for (const name of ofMoney)
        expect(
          lines.map(({ event }) => event),
          name,
        ).toContain(name);
    });
  });

  /** Sends the notifications about an order from the n-th on, in their order. */
  async function sendAllSince(orderNo: string, first: number): Promise<void> {
    const late = noticesOf(harness(), orderNo)[first];
    expect(late).toBeDefined();
    await sendAll(harness(), orderNo);
  }
}
