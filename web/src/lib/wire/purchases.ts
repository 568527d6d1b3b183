/** Orders of the account and their receipts. The order that is being paid is followed in order.ts. */
import type { WireOrder } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { refreshResource } from '../page/resource.ts';
import { callApi, QUIET } from './api.ts';
import { readOrderCode } from './order.ts';

const KEY = ['purchases'];

/** The newest orders. @param isOnline reads again when the network comes or goes */
export const purchases = (isOnline: boolean) =>
  queryOptions({ queryKey: [...KEY, isOnline], queryFn: () => callApi('listOrders', { before: '' }, QUIET) });

/** Orders made before one. */
export function loadOlderPurchases(before: WireOrder) {
  return callApi('listOrders', { before: before.orderNo });
}

/** Closes an order that is not paid. @returns the order, which may turn out to be paid */
export async function closePurchase(orderNo: string): Promise<WireOrder> {
  const order = await callApi('closeOrder', { orderNo });
  refreshResource(KEY);
  return order;
}

/** Receipt of a paid order. */
export const receipt = (orderNo: string) =>
  queryOptions({
    queryKey: ['receipt', orderNo],
    queryFn: () => callApi('viewReceipt', { orderNo }, QUIET),
  });

/** The order code of this device, read again for another address. */
export const storedOrder = (orderNo: string) =>
  queryOptions({ queryKey: ['storedOrder', orderNo], queryFn: readOrderCode });
