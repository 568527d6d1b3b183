/** What is on sale, and how it can be paid. */
import type { CALLS, OutputOf, WireOrder } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi, QUIET } from './api.ts';

/** What is on sale. */
export type Product = OutputOf<typeof CALLS.queryVipPrice>[number];

/** The available payment channels. */
export type PayOptions = OutputOf<typeof CALLS.payOptions>;

/** Kind of what is sold: membership, or a single service. */
export type OrderKind = WireOrder['kind'];

const loadPayOptions = () => callApi('payOptions', {}, QUIET);

/** The payment channels of the server. */
export const PAY_OPTIONS = queryOptions({ queryKey: ['payOptions'], queryFn: loadPayOptions });

/** Products of a kind in their order, with the channels. @param isOnline reads again when the network comes or goes */
export const shop = (kind: OrderKind, isOnline: boolean) =>
  queryOptions({
    queryKey: ['shop', kind, isOnline],
    queryFn: async (): Promise<{ readonly products: readonly Product[]; readonly options: PayOptions }> => {
      const [products, options] = await Promise.all([
        callApi(kind === 'vip' ? 'queryVipPrice' : 'getServerPrice', {}, QUIET),
        loadPayOptions(),
      ]);
      return { products, options };
    },
  });
