import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Go } from '../page/navigation.ts';
import { useMessages } from '../page/toast.ts';
import { arrive, type ArrivalRequest } from './arrival.ts';
import { loadQuota } from './quota.ts';
import { loadSession, useSession } from './session.ts';
import { isUnlocked, unlock } from './unlocked.ts';

const to = vi.fn();
const go = { to } as unknown as Go;
const FREE = { id: '7', isVip: '0', nickName: '', username: 'user7' };
const ADDRESS = '#/pages/common/PlattingDetails/PlattingDetails?birth=1.fg19900615-1430';

beforeEach(async () => {
  const items = new Map<string, string>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 23) });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('location', { hash: ADDRESS });
  // Uses are counted on the device, as without a network.
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  await Promise.all([loadSession(), loadQuota()]);
  useMessages.setState({ toast: null });
  to.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const work = vi.fn(() => Promise.resolve());

/** Opens the address of a link without a seal. */
function arriving(text: string): ArrivalRequest {
  return {
    feature: 'PaiPan',
    reason: '看这张盘',
    isPassed: () => isUnlocked('link', text),
    work,
    onPass: () => unlock('link', text),
  };
}

const uses = () => JSON.parse(localStorage.getItem('zh_offline_uses') ?? '[]') as unknown[];

test('a login replaces the page in the history, with the whole address', async () => {
  useSession.setState({ user: null });
  work.mockClear();
  expect(await arrive(go, 'a', arriving('a'))).toBe('login');
  vi.advanceTimersByTime(500);
  expect(useMessages.getState().toast?.text).toBe('请登录后使用');
  expect(to).toHaveBeenLastCalledWith(
    'phoneLogin',
    { redirect: ADDRESS.slice(1), reason: '看这张盘' },
    { replace: true },
  );
  expect(work).not.toHaveBeenCalled();
  expect(isUnlocked('link', 'a')).toBe(false);
});

test('a link is one use, however often and however many times at once it is opened by one user', async () => {
  useSession.setState({ user: FREE as never });
  const twice = [arrive(go, 'b', arriving('b')), arrive(go, 'b', arriving('b'))];
  expect(await Promise.all(twice)).toEqual(['open', 'open']);
  expect(await arrive(go, 'b', arriving('b'))).toBe('open');
  expect(uses()).toHaveLength(1);
  useSession.setState({ user: { ...FREE, id: '8' } as never });
  expect(isUnlocked('link', 'b')).toBe(false);
});

test('work that fails costs nothing', async () => {
  useSession.setState({ user: FREE as never });
  const failing = { ...arriving('c'), work: () => Promise.reject(new Error('no engine')) };
  await expect(arrive(go, 'c', failing)).rejects.toThrow('no engine');
  expect(uses()).toHaveLength(0);
  expect(isUnlocked('link', 'c')).toBe(false);
});

test('without a use left the page stays, and what was opened before still opens', async () => {
  useSession.setState({ user: FREE as never });
  const ends: string[] = [];
  for (const text of ['d', 'e', 'f', 'g', 'h']) ends.push(await arrive(go, text, arriving(text)));
  expect(ends.at(0)).toBe('open');
  expect(ends.at(-1)).toBe('usedUp');
  expect(to).not.toHaveBeenCalled();
  expect(await arrive(go, 'd', arriving('d'))).toBe('open');
});
