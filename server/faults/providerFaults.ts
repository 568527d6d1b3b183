/** Faults of the payment providers: slow, away, or with answers and notices that are not true. */
import { setTimeout as wait } from 'node:timers/promises';
import type { AlipayFault } from '../src/simulators/alipay.ts';
import type { Message, Notification } from '../src/simulators/notifier.ts';
import type { WechatFault } from '../src/simulators/wechatPay.ts';
import type { StartedOrder } from '../test/payment/cashier.ts';
import { onStage, type Fault } from './fault.ts';
import { SlowProxy } from './slowProxy.ts';
import { alsoClose, type Stage } from './stage.ts';

const DELAY_MS = 2_000;
const AWAY_MS = 6_000;

/** A fault of the way to the providers: calls that need none of them go on all the time. */
function onTheWay(title: string, tries: number, set: (proxy: SlowProxy, isFaulty: boolean) => void): Fault {
  return {
    title,
    tries,
    run: async (count, seed) => {
      let proxy: SlowProxy | null = null;
      const providers = async (origin: string) => {
        const opened = new SlowProxy(origin);
        proxy = opened;
        const address = await opened.open();
        alsoClose(() => opened.close());
        return address;
      };
      return onStage({ kind: 'postgres', seed, providers }, count, async () => {
        if (proxy === null) throw new TypeError('no proxy');
        const since = performance.now();
        set(proxy, true);
        await wait(AWAY_MS);
        set(proxy, false);
        return { since, paySince: performance.now() };
      });
    },
  };
}

export const slow = onTheWay(
  'payment providers answer two seconds late each way, for six seconds',
  3,
  (proxy, isFaulty) => {
    proxy.delayMs = isFaulty ? DELAY_MS : 0;
  },
);
export const down = onTheWay('payment providers cut off for six seconds', 3, (proxy, isFaulty) => {
  proxy.cut(isFaulty);
});

const WECHAT_LIES: readonly WechatFault[] = [
  'unsigned',
  'badSignature',
  'unknownSerial',
  'stale',
  'error500',
  'deafAfter',
];
const ALIPAY_LIES: readonly AlipayFault[] = [
  'unsigned',
  'badSignature',
  'error500',
  'systemError',
  'deafAfter',
];
const LIES_EACH = 8;

/** Answers that are not signed, wrongly signed, old, errors or none; and notices of payments that were not made. */
export const lying: Fault = {
  title: 'payment providers lie: answers and notices with a wrong signature, amount, state, age, payee',
  tries: 10,
  run: (count, seed) =>
    onStage({ kind: 'postgres', seed }, count, async (stage) => {
      const since = performance.now();
      const { wechat, alipay } = stage.pay;
      const orders = [
        await unpaid(stage, '/wxPay/getPay'),
        await unpaid(stage, '/alipay/payByOrderOnHarmony'),
      ] as const;
      for (let turn = 0; turn < LIES_EACH; turn += 1) {
        wechat.faults.push(...WECHAT_LIES);
        alipay.faults.push(...ALIPAY_LIES);
      }
      for (const { name, message, notifier } of [
        ...wechatLies(stage, orders[0]),
        ...alipayLies(stage, orders[1]),
      ]) {
        const notice: Notification = {
          label: name,
          url: `${stage.load.address}/pay/notice/${notifier}`,
          schedule: [],
          isAcknowledged: (status) => status === 200,
          build: () => message,
        };
        const { status } = await stage.pay[notifier].notifier.deliver(notice);
        if (status === 0 || status >= 500) throw new Error(`a notice with ${name} was answered ${status}`);
      }
      // Every false notice arrives, the last of them by orders that are asked about again and again.
      for (const end = performance.now() + AWAY_MS; performance.now() < end && wechat.faults.length > 0;)
        await wait(50);
      wechat.faults.length = 0;
      alipay.faults.length = 0;
      return { since, paySince: performance.now() };
    }),
};

/** An order that is not paid. */
async function unpaid({ load }: Stage, path: string): Promise<StartedOrder> {
  const order = await load.place(await load.arrive(), path);
  if (order === null) throw new TypeError('no order was placed');
  return order;
}

type Lie = { readonly name: string; readonly message: Message; readonly notifier: 'wechat' | 'alipay' };

function wechatLies({ pay: { wechat } }: Stage, { orderNo }: StartedOrder): readonly Lie[] {
  const trade = wechat.trades[orderNo];
  if (trade === undefined) throw new TypeError(`no trade ${orderNo}`);
  const base = {
    appid: 'wx-simulator',
    mchid: '1900000001',
    out_trade_no: orderNo,
    transaction_id: `4299${orderNo.slice(-16)}`,
    trade_state: 'SUCCESS',
    success_time: new Date().toISOString(),
    amount: { total: trade.total, currency: 'CNY' },
  };
  const lie = (name: string, plain: object, more: object = {}): Lie => ({
    name,
    notifier: 'wechat',
    message: wechat.notification({
      id: `EV-${orderNo}-${name}`,
      createdAt: Date.now(),
      event: 'TRANSACTION.SUCCESS',
      summary: '支付成功',
      type: 'transaction',
      plain: JSON.stringify(plain),
      ...more,
    }),
  });
  const honest = lie('a right signature', base);
  const { 'wechatpay-signature': signature = '', ...headers } = honest.message.headers;
  return [
    {
      ...honest,
      name: 'a wrong signature',
      message: {
        ...honest.message,
        headers: { ...headers, 'wechatpay-signature': signature.split('').toReversed().join('') },
      },
    },
    { ...honest, name: 'no signature', message: { ...honest.message, headers } },
    lie('another amount', { ...base, amount: { total: 1, currency: 'CNY' } }),
    lie('another currency', { ...base, amount: { total: trade.total, currency: 'USD' } }),
    lie('a state that is not paid', { ...base, trade_state: 'NOTPAY' }),
    lie('another payee', { ...base, mchid: '1900000002' }),
    lie('an old timestamp', base, { timestampSec: Math.floor(Date.now() / 1_000) - 3_600 }),
  ];
}

function alipayLies({ pay: { alipay } }: Stage, order: StartedOrder): readonly Lie[] {
  const page = alipay.pageOrder(Object.fromEntries(new URL(order.pay.url).searchParams));
  if (typeof page === 'string') throw new TypeError(page);
  alipay.create(page);
  const trade = alipay.trades[order.orderNo];
  if (trade === undefined) throw new TypeError(`no trade ${order.orderNo}`);
  const success = { trade_status: 'TRADE_SUCCESS' };
  const lie = (name: string, more: Readonly<Record<string, string>>): Lie => ({
    name,
    notifier: 'alipay',
    message: alipay.notification(
      alipay.noticeOf(trade, `2026${order.orderNo}${name.length}`, { ...success, ...more }),
    ),
  });
  const honest = lie('a right signature', {});
  return [
    {
      ...honest,
      name: 'a wrong signature',
      message: { ...honest.message, body: honest.message.body.replace('buyer_id=', 'buyer_id=1') },
    },
    lie('another amount', { total_amount: '0.01' }),
    lie('a state that is not paid', { trade_status: 'TRADE_CLOSED' }),
    lie('another payee', { seller_id: '2088000000000009' }),
    lie('another app', { app_id: '2021000000000009' }),
  ];
}
