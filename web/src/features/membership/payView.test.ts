import type { WireOrder } from '@shangyuan/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeChannel, channelsOf, PAY_EVENT_TOASTS, payEventOf } from './pay.ts';
import { otherChannel, payStateOf, payTextsOf, roundText, type PayState } from './payView.ts';

const order = (state: WireOrder['state']) => ({ state, name: '月度会员', kind: 'vip' }) as WireOrder;
const running = { checks: 1, nextAtMs: 2_000, refusal: null };
const over = { checks: 4, nextAtMs: null, refusal: null };
const quiet = { event: null, hasCode: false } as const;

describe('changing the channel of an order', () => {
  const old = { orderNo: 'A1', kind: 'service', productId: 'report-chart', target: 't' } as const;
  const steps = { close: vi.fn(), watch: vi.fn(async () => {}), start: vi.fn(async () => true) };
  beforeEach(() => {
    vi.clearAllMocks();
  });

  test.each(['1', '3', '4', '5'] as const)('closed as status %s: another is begun for the same', async (status) => {
    steps.close.mockResolvedValue({ status });
    await changeChannel(old, 'alipay', steps);
    expect(steps.close).toHaveBeenCalledWith('A1');
    expect(steps.start.mock.calls).toMatchObject([
      ['service', 'alipay', { productId: 'report-chart', target: 't', requestId: expect.any(String) }],
    ]);
    expect(steps.watch).not.toHaveBeenCalled();
  }); // prettier-ignore

  test('one that turns out to be paid is shown, and no other begins', async () => {
    steps.close.mockResolvedValue({ status: '2' });
    await changeChannel(old, 'alipay', steps);
    expect(steps.start).not.toHaveBeenCalled();
    expect(steps.watch).toHaveBeenCalledWith('A1');
  });

  test('where it cannot be closed no other begins', async () => {
    steps.close.mockRejectedValue(new Error('no answer'));
    await expect(changeChannel(old, 'alipay', steps)).rejects.toThrow('no answer');
    expect(steps.start).not.toHaveBeenCalled();
  });
});

describe('payStateOf', () => {
  test.each([
    ['before the first answer', { ...running, checks: 0, nextAtMs: null, order: null }, quiet, 'confirming'],
    ['no network for a whole round', { ...over, order: null }, quiet, 'unpaid'],
    ['refused', { ...over, order: null, refusal: '订单不存在' }, quiet, 'unknown'],
    ['pending, asked again', { ...running, order: order('pending') }, quiet, 'confirming'],
    ['pending, round over', { ...over, order: order('pending') }, quiet, 'unpaid'],
    ['a code is shown', { ...running, order: order('pending') }, { event: null, hasCode: true }, 'scan'],
    ['cancelled', { ...running, order: order('pending') }, { event: 'cancel', hasCode: false }, 'cancelled'],
    ['failed', { ...running, order: order('pending') }, { event: 'fail', hasCode: true }, 'failed'],
    ['paid all the same', { ...running, order: order('paid') }, { event: 'cancel', hasCode: false }, 'paid'],
    ['the word alone proves nothing', { ...running, order: order('pending') }, { event: 'ok', hasCode: false }, 'confirming'],
    ['closed', { ...over, order: order('closed') }, quiet, 'closed'],
    ['on its way back', { ...over, order: order('refunding') }, quiet, 'refunded'],
    ['back', { ...over, order: order('refunded') }, quiet, 'refunded'],
  ] as const)('%s', (_, watch, rest, state) => {
    expect(payStateOf({ watch, ...rest })).toBe(state);
  }); // prettier-ignore
});

test('a cancellation, a failure and a closed order say first that no money has left', () => {
  for (const state of ['cancelled', 'failed', 'closed'] as const)
    expect(payTextsOf(state, order('pending'), null).text).toMatch(/^没有扣款。/);
});

test('every state has its own title', () => {
  const states: readonly PayState[] = [
    'confirming', 'paid', 'cancelled', 'failed', 'unpaid', 'scan', 'closed', 'refunded', 'unknown',
  ]; // prettier-ignore
  const titles = states.map((state) => payTextsOf(state, null, '').title);
  expect(new Set(titles).size).toBe(states.length);
});

test('the progress of a round is counted in whole seconds left to wait', () => {
  expect(roundText({ checks: 2, nextAtMs: 4_000 }, 1)).toBe('第 3 次查询，4 秒后再查');
  expect(roundText({ checks: 2, nextAtMs: 4_000 }, 4_100)).toBe('第 3 次查询，1 秒后再查');
  expect(roundText({ checks: 2, nextAtMs: null }, 0)).toBe('第 3 次查询中');
});

test('payment events have the words of the spec', () => {
  expect(['ok', 'cancel', 'fail', 'odd'].map((end) => PAY_EVENT_TOASTS[payEventOf(`pay:${end}`)])).toEqual([
    '支付成功', '取消支付', '支付失败', '支付失败',
  ]); // prettier-ignore
});

test('inside WeChat its own payment counts, outside the one of browsers', () => {
  const options = { wechat: true, alipay: true, jsapi: false, simulated: true };
  expect(channelsOf(options, false)).toEqual(['wechat', 'alipay']);
  expect(channelsOf(options, true)).toEqual(['alipay']);
  expect(channelsOf({ ...options, wechat: false, alipay: false }, false)).toEqual([]);
});

test('the other payment channel is another one that works here', () => {
  expect(otherChannel('wechat', ['wechat', 'alipay'])).toBe('alipay');
  expect(otherChannel('wechat', ['wechat'])).toBeNull();
});
