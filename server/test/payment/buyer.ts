/**
 * A buyer: calls of the app, decisions at the simulated cashiers, and the notifications that follow from them,
 * which go out only when a test sends them.
 */
import { createDecipheriv } from 'node:crypto';
import { wireKeyText, type CallName, type OutputOf, type CALLS, type UserInfo } from '@shangyuan/contract';
import { expect } from 'vitest';
import type { Delivery, Notification } from '../../src/simulators/notifier.ts';
import { TestClient, unique, type Answer, type Fields, type Harness } from '../harness.ts';
import { payAtCashier } from './cashier.ts';

export type Started = OutputOf<typeof CALLS.wxPay>;
export type Order = OutputOf<typeof CALLS.getOrderData>;

/** The call that pays at a channel. */
export const PAY_CALLS = { wechat: 'wxPay', alipay: 'alipayPay' } as const satisfies Record<string, CallName>;
export const CHANNELS = ['wechat', 'alipay'] as const;
type Channel = (typeof CHANNELS)[number];

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile' };

export class Buyer {
  readonly client: TestClient;
  readonly harness: Harness;
  id = '';

  constructor(harness: Harness, isLegacy = false) {
    this.harness = harness;
    this.client = new TestClient(harness, isLegacy);
  }

  /** A new account. */
  async arrive(): Promise<this> {
    this.id = (await this.client.register()).id;
    return this;
  }

  async call(name: CallName, fields: Fields = {}): Promise<Answer> {
    return this.client.call(name, fields, PHONE);
  }

  /** Places an order that must succeed. */
  async order(channel: Channel, fields: Fields = {}): Promise<Started> {
    const answer = await this.call(PAY_CALLS[channel], {
      productId: 'vip-month',
      requestId: unique().requestId,
      ...fields,
    });
    expect(answer.msg).toBe('ok');
    return answer.data as unknown as Started;
  }

  /** Pays at the cashier; no notification is sent yet. */
  pay(started: Started): void {
    payAtCashier(this.harness, started);
  }

  /** Orders, pays, and has the provider notify us. */
  async buy(channel: Channel, fields: Fields = {}): Promise<Started> {
    const started = await this.order(channel, fields);
    this.pay(started);
    await sendAll(this.harness, started.orderNo);
    return started;
  }

  async result(orderNo: string): Promise<Order> {
    const answer = await this.call('getOrderData', { orderNo });
    expect(answer.msg).toBe('ok');
    return answer.data as unknown as Order;
  }

  async info(): Promise<UserInfo> {
    const { data } = await this.call('getUserInfo');
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(wireKeyText()), null);
    return JSON.parse(
      decipher.update(data as unknown as string, 'base64', 'utf8') + decipher.final('utf8'),
    ) as UserInfo;
  }
}

/** Notifications about an order or a refund so far, in the order they were to be sent. */
export function noticesOf({ pay }: Harness, number: string): readonly Notification[] {
  return [...pay.wechat.notifier.sent, ...pay.alipay.notifier.sent].filter(({ label }) =>
    label.split(' ').some((word) => word === number || word.startsWith(`${number}R`)),
  );
}

const notifierOf = ({ pay }: Harness, notice: Notification) =>
  pay.wechat.notifier.sent.includes(notice) ? pay.wechat.notifier : pay.alipay.notifier;

/** Sends a notification once. */
export async function send(harness: Harness, notice: Notification): Promise<Delivery> {
  return notifierOf(harness, notice).deliver(notice);
}

/** Sends everything about an order once, which must be acknowledged. */
export async function sendAll(harness: Harness, orderNo: string): Promise<void> {
  const notices = noticesOf(harness, orderNo);
  expect(notices.length).toBeGreaterThan(0);
  for (const notice of notices) expect((await send(harness, notice)).isAcknowledged).toBe(true);
}
