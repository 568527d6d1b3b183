import { CALLS, type PayChannel } from '@shangyuan/contract';
import type { UserCtx } from '../../context.ts';
import type { ProductKind } from '../../db/moneyTables.ts';
import type { CallRegistrar, Http, UserCallRegistrar } from '../../http/calls.ts';
import { ownOrigin } from '../../http/origin.ts';
import { presentOrder, presentReceipt, presentStarted } from './order.present.ts';
import {
  cancelOrder,
  listOrders,
  orderResult,
  receiptOf,
  startPaying,
  viewOrder,
  type PayRequest,
} from './order.service.ts';

export function orderRoutes(on: CallRegistrar, onUser: UserCallRegistrar): void {
  on(CALLS.payOptions, async ({ pay }) => ({
    wechat: pay.wechat !== null,
    alipay: pay.alipay !== null,
    jsapi: pay.wechat !== null && pay.openid !== null,
    simulated: pay.simulatorOrigin !== '',
  }));

  const paying =
    (channel: PayChannel, kind: ProductKind) =>
    async (ctx: UserCtx, input: PayRequest, { request }: Http) => {
      const started = await startPaying(ctx, channel, kind, input, ownOrigin(request, ctx.config));
      return presentStarted(started, ctx.pay.simulatorOrigin);
    };
  onUser(CALLS.wxPay, paying('wechat', 'vip'));
  onUser(CALLS.wxServerPay, paying('wechat', 'service'));
  onUser(CALLS.alipayPay, paying('alipay', 'vip'));
  onUser(CALLS.alipayServerPay, paying('alipay', 'service'));

  onUser(CALLS.viewOrder, async (ctx, input) => presentOrder(await viewOrder(ctx, 'vip', input)));
  onUser(CALLS.viewServerOrder, async (ctx, input) => presentOrder(await viewOrder(ctx, 'service', input)));
  onUser(CALLS.viewOrderNew, async (ctx, input) => presentOrder(await viewOrder(ctx, null, input)));
  onUser(CALLS.viewNew, async (ctx, input) => presentOrder(await viewOrder(ctx, null, input)));
  onUser(CALLS.getOrderData, async (ctx, input) => presentOrder(await orderResult(ctx, input)));
  onUser(CALLS.closeOrder, async (ctx, { orderNo }) => presentOrder(await cancelOrder(ctx, orderNo)));

  onUser(CALLS.listOrders, async (ctx, input) => {
    const { items, hasMore } = await listOrders(ctx, input);
    return { items: items.map(presentOrder), hasMore };
  });

  onUser(CALLS.viewReceipt, async (ctx, { orderNo }) =>
    presentReceipt(await receiptOf(ctx, orderNo), {
      seller: ctx.config.SELLER_NAME,
      buyer: ctx.session.username,
      now: ctx.clock.now(),
    }),
  );
}
