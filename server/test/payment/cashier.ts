/** What a payer does at the simulated cashiers. */
import type { Simulators } from '../../src/simulators/index.ts';

/** An order as the call that placed it answers. */
export type StartedOrder = {
  readonly orderNo: string;
  readonly channel: 'wechat' | 'alipay';
  readonly pay: { readonly url: string };
};

/** Pays what an order asks for, once more where it is paid. */
export function payAtCashier(
  { pay }: { readonly pay: Pick<Simulators, 'wechat' | 'alipay'> },
  { orderNo, channel, pay: way }: StartedOrder,
): void {
  if (channel === 'wechat') {
    const trade = pay.wechat.trades[orderNo];
    if (trade === undefined) throw new TypeError(`no trade ${orderNo}`);
    if (trade.paidAt === 0) pay.wechat.pay(trade);
    else pay.wechat.payAgain(trade);
    return;
  }
  const order = pay.alipay.pageOrder(Object.fromEntries(new URL(way.url).searchParams));
  if (typeof order === 'string') throw new TypeError(order);
  const trade = pay.alipay.pay(order);
  if (typeof trade === 'string') throw new TypeError(trade);
}
