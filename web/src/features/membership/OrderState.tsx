import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { PAY_CHANNEL_NAMES, type PayChannel } from '@shangyuan/contract';
import { useGo, useQueryTexts } from '../../lib/page/navigation.ts';
import { useResource } from '../../lib/page/resource.ts';
import { callApi } from '../../lib/wire/api.ts';
import { useOrderWatch, watchOrder } from '../../lib/wire/order.ts';
import { closePurchase } from '../../lib/wire/purchases.ts';
import { PAY_OPTIONS } from '../../lib/wire/shop.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Links } from '../../ui/display/Links.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { changeChannel, channelsOf } from './pay.ts';
import { PayResult, PaySteps } from './PayResult.tsx';
import { orderFactsOf, otherChannel, payStateOf, payTextsOf, roundText } from './payView.ts';
import { NO_PAYMENT, type Paying } from './usePaying.ts';

/** Only a desktop pays by this code. */
const QrCode = lazy(async () => ({ default: (await import('../../ui/display/QrCode.tsx')).QrCode }));

/** Seconds of the clock, while something is counted down. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

interface OrderStateProps {
  readonly orderNo: string;
  readonly paying: Paying;
}

/** An order and its state, however the payer gets here: from the cashier, another tab, a reload, another day. */
export function OrderState({ orderNo, paying }: OrderStateProps) {
  const go = useGo();
  const { wxCode, result } = useQueryTexts();
  const { start, report: tell } = paying;
  const progress = paying.progress.orderNo === orderNo ? paying.progress : NO_PAYMENT;
  const watch = useOrderWatch();
  const channels = useResource(PAY_OPTIONS);
  const isMine = watch.orderNo === orderNo;
  const now = useNow(isMine && watch.nextAtMs !== null);
  const arrive = async () => {
    if (paying.progress.orderNo === orderNo) return; // Begun on this page, and followed already.
    if (result === 'cancel' || result === 'fail') tell(result, orderNo);
    if (wxCode === undefined) {
      await watchOrder(orderNo);
      return;
    }
    const { kind } = await callApi('viewOrderNew', { orderNo });
    await start(kind, 'wechat', { orderNo, wxCode });
  };
  const arriveNow = useEffectEvent(() => void arrive().catch(() => undefined));
  useEffect(() => arriveNow(), [orderNo]);

  const order = isMine ? watch.order : null;
  const facts = { watch: isMine ? watch : { ...watch, order: null, checks: 0, refusal: null } };
  const state = payStateOf({ ...facts, event: progress.event, hasCode: progress.code !== null });
  const { title, text } = payTextsOf(state, order, watch.refusal);
  const other =
    order === null || channels.state !== 'ready'
      ? null
      : otherChannel(order.channel, channelsOf(channels.value));

  const goOn = () => order !== null && void start(order.kind, order.channel, { orderNo });
  const handleCancel = async () => {
    await closePurchase(orderNo);
    await watchOrder(orderNo);
  };
  const switchTo = async (channel: PayChannel) => {
    if (order !== null)
      await changeChannel(order, channel, { close: closePurchase, watch: watchOrder, start });
  };
  const quiet = (task: Promise<unknown>) => void task.catch(() => undefined);

  const otherButton = other !== null && (
    <Button variant="secondary" onClick={() => quiet(switchTo(other))}>
      换{PAY_CHANNEL_NAMES[other]}
    </Button>
  );
  const support = { type: 'account', detail: `订单 ${orderNo}` };
  const again = (
    <Button variant="secondary" onClick={() => void watchOrder(orderNo)}>
      我已支付
    </Button>
  );
  const buttons = {
    confirming: again,
    unpaid: (
      <>
        {again}
        {order !== null && <Button onClick={goOn}>继续支付</Button>}
      </>
    ),
    paid: <Button onClick={() => go.to('home', {}, { replace: true })}>回首页</Button>,
    cancelled: (
      <>
        <Button variant="secondary" onClick={go.back}>
          返回
        </Button>
        <Button onClick={goOn}>继续支付</Button>
      </>
    ),
    failed: (
      <>
        {otherButton}
        <Button onClick={goOn}>再试一次</Button>
      </>
    ),
    scan: (
      <>
        <Button variant="secondary" onClick={() => go.to('advice', support)}>
          联系客服
        </Button>
        <Button onClick={() => void watchOrder(orderNo, true)}>我已支付</Button>
      </>
    ),
    closed: <Button onClick={() => go.to('memberCenter', {}, { replace: true })}>重新选择</Button>,
    refunded: <Button onClick={() => go.to('orders', {}, { replace: true })}>我的订单</Button>,
    unknown: <Button onClick={() => go.to('orders', {}, { replace: true })}>我的订单</Button>,
  }[state];
  const isPending = order?.state === 'pending';
  // Where no button continues the payment, a link does; also while the answer is pending, for a user who has not paid.
  const goesOnByLink = isPending && state === 'confirming';

  return (
    <PayResult
      state={state}
      title={title}
      text={text}
      facts={order === null ? [['订单号', orderNo]] : orderFactsOf(order)}
      buttons={buttons}
      links={
        <>
          {goesOnByLink && (
            <button type="button" onClick={goOn}>
              继续支付
            </button>
          )}
          {isPending && state !== 'failed' && other !== null && (
            <button type="button" onClick={() => quiet(switchTo(other))}>
              换{PAY_CHANNEL_NAMES[other]}
            </button>
          )}
          {isPending && (
            <button type="button" onClick={() => quiet(handleCancel())}>
              取消订单
            </button>
          )}
          {(state === 'unpaid' || state === 'confirming') && (
            <PageLink page="advice" query={support}>
              联系客服
            </PageLink>
          )}
          {state === 'paid' && (
            <PageLink page="receipt" query={{ orderNo }}>
              查看收据
            </PageLink>
          )}
          <PageLink page="orders">我的订单</PageLink>
        </>
      }
    >
      {state === 'confirming' && <PaySteps>{roundText(watch, now)}</PaySteps>}
      {state === 'scan' && progress.code !== null && (
        <>
          <Suspense>
            <QrCode text={progress.code.codeUrl} label="微信支付二维码" />
          </Suspense>
          {progress.code.testUrl !== '' && (
            <Links>
              <a href={progress.code.testUrl} target="_blank" rel="opener">
                打开模拟收银台（不会真实扣款）
              </a>
            </Links>
          )}
        </>
      )}
    </PayResult>
  );
}
