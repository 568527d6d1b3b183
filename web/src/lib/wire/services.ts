/** Single services of the account: what was bought, what of it is left, and what it opened. */
import type { CALLS, OutputOf, WireOrder } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { refreshResource } from '../page/resource.ts';
import { isUnlocked, setUnlocked, unlock } from './unlocked.ts';

/** The product that opens one report. */
export const REPORT_PRODUCT = 'report-chart';

/** Access of a reader to the report of one chart. */
export interface ReportOffer {
  /** What names the chart to the server. */
  readonly target: string;
  readonly isUnlocked: boolean;
  /** Reports that were bought and not yet spent. */
  readonly left: number;
  /** Price of a single report; null where none is on sale, or the server did not answer. */
  readonly product: OutputOf<typeof CALLS.getServerPrice>[number] | null;
  /** An order for this report that waits for its payment. */
  readonly pendingNo: string | null;
}

/** An order that waits is among the last. */
const ORDERS_LOOKED_AT = 10;

const KEY = ['reportOffer'];

/** What names a chart to the server: a digest of its pillars and sex, so that the birth is not sent. */
async function targetOf(chartKey: string): Promise<string> {
  const { hashText } = await import('../device/hash.ts');
  return hashText('SHA1', `report:${chartKey}`);
}

type Products = OutputOf<typeof CALLS.getServerPrice>;

const reportOf = (products: Products) =>
  products.find(({ productId }) => productId === REPORT_PRODUCT) ?? null;

/** The order for a target that is pending. */
const pendingOf = (orders: readonly WireOrder[], target: string) =>
  orders.find((order) => order.state === 'pending' && order.target === target)?.orderNo ?? null;

async function loadOffer(userId: string, chartKey: string, isOnline: boolean): Promise<ReportOffer> {
  const target = await targetOf(chartKey);
  const base = { target, isUnlocked: isUnlocked('report', target), left: 0, pendingNo: null };
  if (!isOnline) return { ...base, product: null };
  const { callApi, QUIET } = await import('./api.ts');
  const prices = callApi('getServerPrice', {}, QUIET);
  if (userId === '') return { ...base, product: reportOf(await prices) };
  const [{ unlocked, left }, products, { items }] = await Promise.all([
    callApi('listServices', {}, QUIET),
    prices,
    callApi('listOrders', { limit: ORDERS_LOOKED_AT }, QUIET),
  ]);
  const reports = unlocked.filter(({ productId }) => productId === REPORT_PRODUCT);
  setUnlocked(
    'report',
    reports.map((report) => report.target),
  );
  return {
    target,
    isUnlocked: isUnlocked('report', target),
    left: left[REPORT_PRODUCT] ?? 0,
    product: reportOf(products),
    pendingNo: pendingOf(items, target),
  };
}

/** What a reader has, and can have, of a chart's report. @param isOnline reads again when the network comes or goes */
export const reportOffer = (userId: string, chartKey: string, isOnline: boolean) =>
  queryOptions({
    queryKey: [...KEY, userId, chartKey, isOnline],
    queryFn: () => loadOffer(userId, chartKey, isOnline),
  });

/** Reads what can be had again. */
export function refreshOffers(): void {
  refreshResource(KEY);
}

/** Opens a chart's report by a service that was bought. */
export async function spendReport(chartKey: string): Promise<void> {
  const target = await targetOf(chartKey);
  const { callApi } = await import('./api.ts');
  await callApi('useService', { productId: REPORT_PRODUCT, target });
  unlock('report', target);
  refreshOffers();
}
