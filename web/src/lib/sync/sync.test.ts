import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../wire/session.ts';
import { WaitError } from './syncPorts.ts';
import { syncRun } from './syncRun.ts';
import { syncNow } from './sync.ts';
import { useSync, writeSyncAccount } from './syncState.ts';

vi.mock(import('./syncRun.ts'), async (load) => ({ ...(await load()), syncRun: vi.fn() }));
vi.mock('./deviceStore.ts', () => ({
  deviceStore: { readAll: async () => [], readSynced: async () => [] },
  forgetAccount: async () => {},
}));

const run = vi.mocked(syncRun);
const items = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  useSession.setState({ user: { id: '7', nickName: '', username: '' } as never });
  writeSyncAccount({ accountId: '7', cursor: 0, lastAt: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an account whose server requires a wait is not called until then, unless the user presses', async () => {
  run.mockRejectedValueOnce(new WaitError(30));
  run.mockResolvedValue({ pulled: 0, pushed: 0, isUnfinished: false });
  await syncNow();
  expect(useSync.getState().phase).toBe('waiting');
  // The page is shown again, something is edited: no reason to come sooner.
  vi.advanceTimersByTime(29_000);
  await syncNow();
  expect(run).toHaveBeenCalledTimes(1);
  expect(useSync.getState().phase).toBe('waiting');
  // Within five seconds after the thirty it resumes by itself.
  await vi.advanceTimersByTimeAsync(6_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(useSync.getState().phase).toBe('idle');

  run.mockRejectedValueOnce(new WaitError(3_600));
  await syncNow();
  expect(run).toHaveBeenCalledTimes(3);
  await syncNow(true);
  expect(run).toHaveBeenCalledTimes(4);
  expect(run.mock.lastCall?.[3]).toBe(true);
});
