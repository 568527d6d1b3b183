import { useState } from 'react';
import type { PayChannel } from '@shangyuan/contract';
import { soon, useGo } from '../../lib/page/navigation.ts';
import { showToast, showTransportToast } from '../../lib/page/toast.ts';
import { CallError } from '../../lib/wire/api.ts';
import { endWatch, watchOrder } from '../../lib/wire/order.ts';
import {
  payInWechat,
  sayPayEvent,
  startOrder,
  type OrderKind,
  type PayEvent,
  type StartedOrder,
  type Wanted,
} from './pay.ts';

/** What happens after an order was placed or gone on with. */
export interface Course {
  /** The order it is about; null before there is one. */
  readonly orderNo: string | null;
  /** The payment is being handed to the provider. */
  readonly isLeaving: boolean;
  /** A code to be scanned, and where a simulated one is opened by hand. */
  readonly code: { readonly codeUrl: string; readonly testUrl: string } | null;
  /** What the payment last said of itself. */
  readonly event: PayEvent | null;
}

/** Nothing under way. */
export const AT_REST: Course = { orderNo: null, isLeaving: false, code: null, event: null };

/** Placing orders and following the ways the server names. */
export interface Paying {
  readonly course: Course;
  /** Takes what a payment says of itself. */
  readonly tell: (event: PayEvent, orderNo: string | null) => void;
  /** @returns whether the order could be begun */
  readonly begin: (kind: OrderKind, channel: PayChannel, wanted: Wanted) => Promise<boolean>;
}

/** Placing orders, and where that stands. */
export function usePaying(): Paying {
  const go = useGo();
  const [course, setCourse] = useState<Course>(AT_REST);

  const tell = (event: PayEvent, orderNo: string | null) => {
    sayPayEvent(event);
    setCourse({ ...AT_REST, orderNo, event });
    // The answer of the server ends the order; the word of the payment only leads back to where it began.
    if (event === 'ok') soon(go.back);
  };

  const follow = async ({ orderNo, pay }: StartedOrder) => {
    setCourse({ ...AT_REST, orderNo, isLeaving: pay.kind === 'redirect' || pay.kind === 'authorize' });
    go.to('payment', { orderNo }, { replace: true });
    switch (pay.kind) {
      case 'redirect':
      case 'authorize':
        location.assign(pay.url);
        return;
      case 'qr':
        setCourse({ ...AT_REST, orderNo, code: { codeUrl: pay.codeUrl, testUrl: pay.testUrl } });
        void watchOrder(orderNo, true);
        return;
      case 'jsapi':
        tell(await payInWechat(pay.params), orderNo);
        void watchOrder(orderNo);
        return;
      case 'none':
        void watchOrder(orderNo);
    }
  };

  const begin: Paying['begin'] = async (kind, channel, wanted) => {
    endWatch();
    const orderNo = 'orderNo' in wanted ? wanted.orderNo : null;
    setCourse({ ...AT_REST, orderNo, isLeaving: true });
    try {
      await follow(await startOrder(kind, channel, wanted));
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.reason === 'payFailed') tell('fail', orderNo);
      else {
        setCourse({ ...AT_REST, orderNo });
        if (error.reason === null) showTransportToast(error.message);
        else showToast(error.message);
      }
      return false;
    }
  };

  return { course, tell, begin };
}
