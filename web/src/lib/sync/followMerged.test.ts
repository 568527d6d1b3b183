/** A device whose account was merged into the one that is logged in. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followMerged } from './followMerged.ts';
import { readSyncAccount, writeSyncAccount } from './syncState.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../wire/api.ts'), async (load) => ({ ...(await load()), callApi }));
const reconcile = vi.hoisted(() => vi.fn());
vi.mock(import('../wire/quota.ts'), async (load) => ({ ...(await load()), reconcile }));

const items = new Map<string, string>();
const OUTBOX = 'zh_offline_uses';
const use = (userId: string) => ({ feature: 'PaiPan', requestId: `r-${userId}`, date: '2026-11-23', userId });

beforeEach(() => {
  items.clear();
  callApi.mockReset().mockResolvedValue({ merged: ['other'] });
  reconcile.mockReset();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('goes on from what it had, and lists everything once', async () => {
  writeSyncAccount({ accountId: 'other', cursor: 7, lastAt: 5 });
  await followMerged('own');
  expect(readSyncAccount()).toEqual({ accountId: 'own', cursor: 0, lastAt: 5 });
  expect(reconcile).not.toHaveBeenCalled();
});

test('does not follow for another person, and asks nothing where there is no other account', async () => {
  writeSyncAccount({ accountId: 'stranger', cursor: 7, lastAt: 5 });
  await followMerged('own');
  expect(readSyncAccount()?.accountId).toBe('stranger');
  callApi.mockClear();
  writeSyncAccount({ accountId: 'own', cursor: 7, lastAt: 5 });
  await followMerged('own');
  writeSyncAccount(null);
  await followMerged('own');
  expect(callApi).not.toHaveBeenCalled();
});

test('stays as it is without an answer, and asks again later', async () => {
  writeSyncAccount({ accountId: 'other', cursor: 7, lastAt: 5 });
  callApi.mockRejectedValue(new Error('no answer'));
  await followMerged('own');
  expect(readSyncAccount()?.accountId).toBe('other');
});

test('counts uses made offline for the account that is left, and reports them', async () => {
  items.set(OUTBOX, JSON.stringify([use('other'), use('stranger'), use('own')]));
  await followMerged('own');
  const users = (JSON.parse(items.get(OUTBOX) ?? '[]') as { userId: string }[]).map(({ userId }) => userId);
  expect(users).toEqual(['own', 'stranger', 'own']);
  expect(reconcile).toHaveBeenCalledTimes(1);
});
