/**
 * An account on this device, a user or a member, created by the calls a client makes. The pages of login and of buying
 * have their own stories.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { CALLS, Feature, OutputOf } from '@shangyuan/contract';

/** Calls the server as this browser's user. */
async function get<T>(
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

/** What a user logs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Registers a user of this browser. */
async function register({ request }: Page): Promise<Credentials> {
  const user = { username: `user${randomUUID().slice(0, 8)}`, password: randomUUID() };
  const password = createHash('md5').update(user.password).digest('hex').toUpperCase();
  await get(request, '/api/register', { username: user.username, password });
  return user;
}

/** Puts the profile on the device, for the page that is loaded next; what the app writes over it stays. */
async function putProfile(page: Page): Promise<void> {
  const sealed = await get<string>(page.request, '/api/getUserInfo');
  await page.addInitScript((text) => {
    if (localStorage.getItem('user_info') === null) localStorage.setItem('user_info', text);
  }, sealed);
}

/** Buys a month at the simulated cashier; the app notices when it is shown or loaded again. */
export async function buyMonth({ request }: Page): Promise<void> {
  type Started = OutputOf<typeof CALLS.wxPay>;
  const order = await get<Started>(request, '/wxPay/getPay', { productId: 'vip-month', scene: 'h5' });
  await pay(request, order.pay.url);
  const { status } = await get<Started>(request, '/orderApi/getOrderData', { orderNo: order.orderNo });
  if (status !== '2') throw new Error(`Cannot be a member: order ${order.orderNo} has status ${status}`);
}

/** Makes the device that of a new user without membership; a page that is open must be loaded again. */
export async function beUser(page: Page): Promise<Credentials> {
  const user = await register(page);
  await putProfile(page);
  return user;
}

/** Makes the device that of a member, before its first page is opened. */
export async function beMember(page: Page): Promise<void> {
  await register(page);
  await buyMonth(page);
  await putProfile(page);
}

/** Uses a feature up as far as it is free, as another device of this user would. */
export async function useUp(page: Page, feature: Feature, times: number): Promise<void> {
  for (let use = 0; use < times; use++)
    await get(page.request, '/api/quota/consume', { feature, requestId: randomUUID() });
}
