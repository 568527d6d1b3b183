import { useState } from 'react';
import type { PayChannel } from '@shangyuan/contract';
import { afterToast, useGo } from '../../lib/page/navigation.ts';
import { CallError, showCallError } from '../../lib/wire/api.ts';
import { endWatch, watchOrder } from '../../lib/wire/order.ts';
import type { OrderKind } from '../../lib/wire/shop.ts';
import {
  payInWechat,
  showPayEvent,
  startOrder,
  type PayEvent,
  type StartedOrder,
  type PayRequest,
} from './pay.ts';

/** Progress of an order after it was placed or continued. */
export interface PaymentProgress {
  /** The order it is about; null before there is one. */
  readonly orderNo: string | null;
  /** The payment is being handed to the provider. */
  readonly isLeaving: boolean;
  /** A code to be scanned, and where a simulated one is opened by hand. */
  readonly code: { readonly codeUrl: string; readonly testUrl: string } | null;
  /** Last event reported by the payment. */
  readonly event: PayEvent | null;
}

/** No payment in progress. */
export const NO_PAYMENT: PaymentProgress = { orderNo: null, isLeaving: false, code: null, event: null };

/** Places orders and performs the payment step that the server returns. */
export interface Paying {
  readonly progress: PaymentProgress;
  /** Takes what a payment says of itself. */
  readonly report: (event: PayEvent, orderNo: string | null) => void;
  /** @returns whether the order could be begun */
  readonly start: (kind: OrderKind, channel: PayChannel, request: PayRequest) => Promise<boolean>;
}

/** Places orders and tracks their payment. */
export function usePaying(): Paying {
  const go = useGo();
  const [progress, setProgress] = useState<PaymentProgress>(NO_PAYMENT);

  const report = (event: PayEvent, orderNo: string | null) => {
    showPayEvent(event);
    setProgress({ ...NO_PAYMENT, orderNo, event });
    // The answer of the server ends the order; the payment event only leads back to where it began.
    if (event === 'ok') afterToast(go.back);
  };

  const follow = async ({ orderNo, pay }: StartedOrder) => {
    setProgress({ ...NO_PAYMENT, orderNo, isLeaving: pay.kind === 'redirect' || pay.kind === 'authorize' });
    go.to('payment', { orderNo }, { replace: true });
    switch (pay.kind) {
      case 'redirect':
      case 'authorize':
        location.assign(pay.url);
        return;
      case 'qr':
        setProgress({ ...NO_PAYMENT, orderNo, code: { codeUrl: pay.codeUrl, testUrl: pay.testUrl } });
        void watchOrder(orderNo, true);
        return;
      case 'jsapi':
        report(await payInWechat(pay.params), orderNo);
        void watchOrder(orderNo);
        return;
      case 'none':
        void watchOrder(orderNo);
    }
  };

  const start: Paying['start'] = async (kind, channel, request) => {
    endWatch();
    const orderNo = 'orderNo' in request ? request.orderNo : null;
    setProgress({ ...NO_PAYMENT, orderNo, isLeaving: true });
    try {
      await follow(await startOrder(kind, channel, request));
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.reason === 'payFailed') report('fail', orderNo);
      else {
        setProgress({ ...NO_PAYMENT, orderNo });
        showCallError(error);
      }
      return false;
    }
  };

  return { progress, report, start };
}
