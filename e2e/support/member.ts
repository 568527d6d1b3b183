/**
 * A member on this device: somebody who has registered and bought a month at the simulated cashier, by the calls a client
 * makes. What the pages of buying look like is told by the story of the member centre.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { OutputOf, CALLS } from '@shangyuan/contract';

/** Asks the server as this browser's user. */
async function ask<T>(
  request: APIRequestContext,
  path: string,
  params: Record<string, string> = {},
): Promise<T> {
  const answer = await request.get(path, { params, headers: { 'x-requested-with': 'story' } });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`Cannot ask ${path}: ${msg}`);
  return data;
}

/** Presses 支付 at the cashier of WeChat Pay. */
async function pay(request: APIRequestContext, cashier: string): Promise<void> {
  const { origin, searchParams } = new URL(cashier);
  const form = { prepay_id: searchParams.get('prepay_id') ?? '', redirect_url: '', choice: 'pay' };
  await request.post(`${origin}/cashier/wechat`, { form });
}

/** Makes the device that of a member, before its first page is opened. */
export async function beMember(page: Page): Promise<void> {
  const { request } = page;
  const password = createHash('md5').update(randomUUID()).digest('hex').toUpperCase();
  await ask(request, '/api/register', { username: `member${randomUUID().slice(0, 8)}`, password });
  type Started = OutputOf<typeof CALLS.wxPay>;
  const order = await ask<Started>(request, '/wxPay/getPay', { productId: 'vip-month', scene: 'h5' });
  await pay(request, order.pay.url);
  const { status } = await ask<Started>(request, '/orderApi/getOrderData', { orderNo: order.orderNo });
  if (status !== '2') throw new Error(`Cannot be a member: order ${order.orderNo} has status ${status}`);
  const sealed = await ask<string>(request, '/api/getUserInfo');
  await page.addInitScript((text) => localStorage.setItem('user_info', text), sealed);
}
