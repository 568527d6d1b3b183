import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FEATURE_NAMES, FEATURES, FREE_QUOTAS, type Feature, type MemberPart } from '@shangyuan/contract';
import type { Go } from '../page/navigation.ts';
import { useMessages } from '../page/toast.ts';
import { passGate } from './passGate.ts';
import { useSession } from './session.ts';

const to = vi.fn();
const go = { to } as unknown as Go;
const toast = () => useMessages.getState().toast?.text;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  to.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Passes the gate for a feature, or the report, as a user. */
async function askFor(
  user: object | null,
  feature: Feature | MemberPart = 'report',
  hashAfter = '#/report',
  indexAfter = 1,
) {
  vi.stubGlobal('location', { hash: '#/report' });
  vi.stubGlobal('history', { state: { __TSR_index: 1 } });
  // The stored session is read once, and must not undo the one of the test.
  await passGate(go, 'report', () => Promise.resolve());
  vi.clearAllTimers();
  useSession.setState({ user: user === null ? null : ({ nickName: '', username: '', ...user } as never) });
  to.mockReset();
  useMessages.setState({ toast: null });
  const action = vi.fn(() => Promise.resolve('全文'));
  const passage = await passGate(go, feature, action);
  vi.stubGlobal('location', { hash: hashAfter });
  vi.stubGlobal('history', { state: { __TSR_index: indexAfter } });
  vi.advanceTimersByTime(500);
  return { passage, isDone: action.mock.calls.length > 0 };
}

test('请开通会员！ where a part for members without a separate counter is requested', async () => {
  expect(await askFor({ id: '7', isVip: '0' })).toEqual({ passage: { isOpen: false }, isDone: false });
  expect(toast()).toBe('请开通会员！');
  expect(to).toHaveBeenLastCalledWith('memberCenter', { from: 'report' });
});

test('a member passes without a word', async () => {
  expect(await askFor({ id: '7', isVip: '1' })).toEqual({
    passage: { isOpen: true, value: '全文' },
    isDone: true,
  });
  expect(toast()).toBeUndefined();
  expect(to).not.toHaveBeenCalled();
});

test('a visitor is sent to login with the name of the part', async () => {
  expect(await askFor(null)).toMatchObject({ isDone: false });
  expect(toast()).toBe('请登录后使用');
  expect(to).toHaveBeenLastCalledWith(
    'phoneLogin',
    { redirect: '/report', reason: '命盘报告' },
    { replace: false },
  );
});

test.each(FEATURES)('%s: logged out, the action does not run and login opens', async (feature) => {
  expect(await askFor(null, feature)).toMatchObject({ isDone: false });
  expect(toast()).toBe('请登录后使用');
  expect(to).toHaveBeenLastCalledWith(
    'phoneLogin',
    { redirect: '/report', reason: FEATURE_NAMES[feature] },
    { replace: false },
  );
});

test.each(FEATURES.filter((feature) => FREE_QUOTAS[feature] === 0))(
  '%s: without a free use the gate leads to membership with the reason',
  async (feature) => {
    expect(await askFor({ id: '7', isVip: '0' }, feature)).toMatchObject({ isDone: false });
    expect(toast()).toBe('免费次数用尽，请开通会员！');
    expect(to).toHaveBeenLastCalledWith('memberCenter', { from: feature });
  },
);

test('the way is taken though the address follows the reading, and is not where another page was opened', async () => {
  await askFor(null, 'report', '#/report?section=overview');
  expect(to).toHaveBeenCalledTimes(1);
  await askFor(null, 'report', '#/home');
  expect(to).not.toHaveBeenCalled();
  await askFor(null, 'report', '#/report', 3);
  expect(to).not.toHaveBeenCalled();
});
