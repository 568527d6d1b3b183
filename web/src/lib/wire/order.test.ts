import { TOASTS, type WireOrder } from '@shangyuan/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openText } from '../device/cipher.ts';
import { STORAGE_KEYS } from '../device/storage.ts';
import { useMessages } from '../page/toast.ts';
import { CallError } from './api.ts';
import {
  checkStoredOrder,
  endWatch,
  storeOrderCode,
  readOrderCode,
  useOrderWatch,
  watchOrder,
} from './order.ts';
import { onPaid } from './paid.ts';

const callApi = vi.hoisted(() => vi.fn());
const refreshUser = vi.hoisted(() => vi.fn());
vi.mock(import('./api.ts'), async (load) => ({ ...(await load()), callApi }));
vi.mock(import('./profile.ts'), () => ({ refreshUser }));

const NUMBER = '20261122ABCDEFGHJKMN';
const orderOf = (status: WireOrder['status'], orderNo = NUMBER) => ({ orderNo, status }) as WireOrder;
const pending = orderOf('1');
const paid = orderOf('2');

const items = new Map<string, string>();
const home = vi.fn();
onPaid(home);

/** Messages of other tabs, and messages to them. */
const otherTab = new BroadcastChannel('zh_order');
const onPaidListener = vi.fn();
otherTab.addEventListener('message', ({ data }) => void onPaidListener(data));
const show = (visibilityState: 'visible' | 'hidden') => vi.stubGlobal('document', { visibilityState });

beforeEach(() => {
  vi.useFakeTimers();
  show('visible');
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  endWatch();
  items.clear();
  callApi.mockReset();
  home.mockReset();
  refreshUser.mockReset();
  onPaidListener.mockReset();
  useOrderWatch.setState({ orderNo: null, order: null, checks: 0, nextAtMs: null, isScanned: false });
  useMessages.setState({ toast: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the order code', () => {
  test('is stored sealed, and read back', async () => {
    await storeOrderCode(NUMBER);
    const sealed = items.get(STORAGE_KEYS.orderCode) ?? '';
    expect(sealed).not.toContain(NUMBER);
    expect(JSON.parse(openText(sealed))).toBe(NUMBER);
    expect(await readOrderCode()).toBe(NUMBER);
  });

  test('that cannot be read is none', async () => {
    items.set(STORAGE_KEYS.orderCode, 'damaged');
    expect(await readOrderCode()).toBeNull();
    await checkStoredOrder();
    expect(callApi).not.toHaveBeenCalled();
  });

  test.each(['3', '4', '5'] as const)('is let go with state %s, without a word', async (status) => {
    await storeOrderCode(NUMBER);
    callApi.mockResolvedValue(orderOf(status));
    await checkStoredOrder();
    expect(await readOrderCode()).toBeNull();
    expect(home).not.toHaveBeenCalled();
  });

  test('of another order stays', async () => {
    await storeOrderCode('20261122ZZZZZZZZZZZZ');
    callApi.mockResolvedValue(paid);
    await watchOrder(NUMBER);
    expect(await readOrderCode()).toBe('20261122ZZZZZZZZZZZZ');
  });

  test('of another user is dropped', async () => {
    await storeOrderCode(NUMBER);
    callApi.mockRejectedValue(new CallError('订单不存在', 404, 'orderUnknown'));
    await checkStoredOrder();
    expect(await readOrderCode()).toBeNull();
    expect(useOrderWatch.getState().refusal).toBe('订单不存在');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a round', () => {
  test('requests at once, then after 2, 4 and 8 s, and no more', async () => {
    callApi.mockResolvedValue(pending);
    const checkCount = () => callApi.mock.calls.length;
    await watchOrder(NUMBER);
    const counts = [checkCount()];
    for (const wait of [1_999, 1, 3_999, 1, 7_999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      counts.push(checkCount());
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(useOrderWatch.getState()).toMatchObject({ checks: 4, nextAtMs: null });
  });

  test('continues without an answer, and leaves the code stored', async () => {
    await storeOrderCode(NUMBER);
    callApi.mockRejectedValueOnce(new CallError('', 5, null)).mockResolvedValueOnce(pending);
    await checkStoredOrder();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(useOrderWatch.getState()).toMatchObject({ order: pending, checks: 2 });
    expect(await readOrderCode()).toBe(NUMBER);
  });

  test('with a code to scan requests every 3 s, and still does after the app was shown', async () => {
    await storeOrderCode(NUMBER);
    callApi.mockResolvedValue(pending);
    await watchOrder(NUMBER, true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(callApi).toHaveBeenCalledTimes(11);
    await checkStoredOrder();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(callApi).toHaveBeenCalledTimes(22);
  });

  test('drops the answer to an order that is no longer watched', async () => {
    const late = Promise.withResolvers<WireOrder>();
    callApi.mockReturnValueOnce(late.promise).mockResolvedValue(orderOf('1', 'OTHER'));
    const first = watchOrder(NUMBER);
    await watchOrder('OTHER');
    late.resolve(paid);
    await first;
    expect(useOrderWatch.getState().order?.orderNo).toBe('OTHER');
  });
});

describe('a payment that has arrived', () => {
  test('refreshes the user, says so once, and leads home', async () => {
    await storeOrderCode(NUMBER);
    callApi.mockResolvedValueOnce(pending).mockResolvedValue(paid);
    await checkStoredOrder();
    expect(home).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(refreshUser).toHaveBeenCalledTimes(1);
    expect(useMessages.getState().toast?.text).toBe(TOASTS.paidDone);
    expect(home).toHaveBeenCalledTimes(1);
    expect(await readOrderCode()).toBeNull();
    await watchOrder(NUMBER);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(home).toHaveBeenCalledTimes(1);
  });

  test('settled before the first request is shown without a redirect', async () => {
    callApi.mockResolvedValue(paid);
    await watchOrder(NUMBER);
    expect(useOrderWatch.getState().order).toBe(paid);
    expect(home).not.toHaveBeenCalled();
  });
});

describe('with several tabs', () => {
  /** Messages between tabs arrive by the host's clock. */
  const expectShown = async (isShown: () => boolean) => {
    vi.useRealTimers();
    await vi.waitUntil(isShown);
    vi.useFakeTimers();
  };

  test('a hidden tab leaves the notice of a payment to the others, or shows it once it is visible', async () => {
    show('hidden');
    await storeOrderCode(NUMBER);
    callApi.mockResolvedValue(paid);
    await checkStoredOrder();
    expect(useOrderWatch.getState().order).toBe(paid);
    expect(useMessages.getState().toast).toBeNull();
    expect(home).not.toHaveBeenCalled();
    expect(await readOrderCode()).toBe(NUMBER);
    await expectShown(() => onPaidListener.mock.calls.length > 0);
    expect(onPaidListener).toHaveBeenCalledExactlyOnceWith(NUMBER);

    show('visible');
    await checkStoredOrder();
    expect(useMessages.getState().toast?.text).toBe(TOASTS.paidDone);
    expect(home).toHaveBeenCalledTimes(1);
    expect(await readOrderCode()).toBeNull();
  });

  test('a visible tab requests when another was notified, and shows the result', async () => {
    await storeOrderCode(NUMBER);
    callApi.mockResolvedValue(paid);
    otherTab.postMessage(NUMBER);
    await expectShown(() => home.mock.calls.length > 0);
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(useMessages.getState().toast?.text).toBe(TOASTS.paidDone);
    expect(await readOrderCode()).toBeNull();
  });

  test('a tab that shows the order shows its state, though it is hidden and another tab showed the notice', async () => {
    callApi.mockResolvedValueOnce(pending).mockResolvedValue(paid);
    await watchOrder(NUMBER);
    show('hidden');
    otherTab.postMessage(NUMBER);
    await expectShown(() => useOrderWatch.getState().order === paid);
    expect(useMessages.getState().toast).toBeNull();
    expect(home).not.toHaveBeenCalled();
    expect(onPaidListener).not.toHaveBeenCalled();
  });
});
