import type { Feature } from '@shangyuan/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../device/storage.ts';
import { CallError } from './api.ts';
import { afterUse, consume, countFor, currentCount, freshCount, judge, reconcile } from './quota.ts';
import { useSession } from './session.ts';

const TODAY = '2026-11-21';

describe('countFor', () => {
  test('stores the counters of today', () => {
    const used = afterUse(freshCount(TODAY), 'PaiPan');
    expect(countFor(JSON.parse(JSON.stringify(used)), TODAY).PaiPan).toBe(2);
  });
  test('starts again on another date, and where nothing sensible was stored', () => {
    for (const stored of [null, 'x', 7, {}, { date: '2026-11-20', PaiPan: 0, Ri: 0 }])
      expect(countFor(stored, TODAY)).toEqual(freshCount(TODAY));
  });
  test('fills in what is missing or no count', () => {
    const count = countFor({ date: TODAY, PaiPan: -1, Ri: '1', Shi: 0 }, TODAY);
    expect([count.PaiPan, count.Ri, count.Shi]).toEqual([3, 1, 0]);
  });
});

test('afterUse never goes below zero', () => {
  expect(afterUse(freshCount(TODAY), 'hepan').hepan).toBe(0);
});

describe('judge, the gate of the spec', () => {
  const count = freshCount(TODAY);
  const plain = { id: '7', isVip: '0' } as const;
  test.each([
    [null, 'PaiPan', 'login'],
    [{ id: '', isVip: '1' }, 'PaiPan', 'login'],
    [{ id: '7', isVip: '1' }, 'hepan', 'allow'],
    [{ id: '7', isVip: '1' }, null, 'allow'],
    [plain, 'PaiPan', 'count'],
    [plain, 'Ri', 'count'],
    [plain, 'hepan', 'usedUp'],
    [plain, null, 'memberOnly'],
  ] as const)('%j with %s results in %s', (user, feature, verdict) => {
    expect(judge(user, count, feature)).toBe(verdict);
  });
  test('three castings a day, then the counter is used up', () => {
    let left = count;
    for (let use = 0; use < 3; use++) {
      expect(judge(plain, left, 'PaiPan')).toBe('count');
      left = afterUse(left, 'PaiPan');
    }
    expect(judge(plain, left, 'PaiPan')).toBe('usedUp');
  });
});

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('./api.ts'), async (load) => ({ ...(await load()), callApi }));

describe('uses and the server', () => {
  const items = new Map<string, string>();
  const online = { onLine: true };
  const outbox = () =>
    JSON.parse(items.get(STORAGE_KEYS.offlineUses) ?? '[]') as { requestId: string; userId: string }[];
  const logIn = (id: string) =>
    useSession.setState({ user: { id, isVip: '0', nickName: '', username: '' } as never });
  const remaining = (PaiPan: number) => ({ ...freshCount(currentCount().date), PaiPan }) as const;
  const answer = (PaiPan: number) => ({ date: currentCount().date, remaining: remaining(PaiPan) });

  beforeEach(async () => {
    items.clear();
    online.onLine = true;
    vi.stubGlobal('navigator', online);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    callApi.mockReset();
    logIn('7');
    callApi.mockResolvedValueOnce(answer(3));
    await reconcile();
    callApi.mockReset();
  });
  afterEach(() => vi.unstubAllGlobals());

  test('the use is sent to the server, and its counter is shown', async () => {
    callApi.mockResolvedValueOnce({ feature: 'PaiPan', remaining: 1, unlimited: false, date: '' });
    expect(await consume('PaiPan')).toBe('counted');
    expect(currentCount().PaiPan).toBe(1);
    expect(outbox()).toEqual([]);
  });

  test.each([
    ['quotaUsedUp', 'usedUp', 0],
    ['loginRequired', 'login', 3],
  ] as const)('%s ends as %s', async (reason, end, left) => {
    callApi.mockRejectedValueOnce(new CallError('', 402, reason));
    expect(await consume('PaiPan')).toBe(end);
    expect(currentCount().PaiPan).toBe(left);
    expect(outbox()).toEqual([]);
  });

  test.each(['tooOften', 'busy', 'badInput', null] as const)(
    '%s reveals nothing about the uses left: the use waits for the next report',
    async (reason) => {
      callApi.mockRejectedValueOnce(new CallError('', 429, reason));
      expect(await consume('PaiPan')).toBe('counted');
      expect(currentCount().PaiPan).toBe(2);
      expect(outbox()).toHaveLength(1);
    },
  );

  test('without a network, or without an answer, the use is queued under the same request id', async () => {
    online.onLine = false;
    expect(await consume('PaiPan')).toBe('counted');
    expect(callApi).not.toHaveBeenCalled();
    online.onLine = true;
    callApi.mockRejectedValueOnce(new CallError('', 5, null));
    expect(await consume('PaiPan')).toBe('counted');
    const sent = callApi.mock.calls[0]?.[1] as { feature: Feature; requestId: string };
    expect(outbox().map(({ requestId }) => requestId)[1]).toBe(sent.requestId);
    expect(currentCount().PaiPan).toBe(1);
  });

  test('queued uses are reported once, and a use made during the report stays', async () => {
    online.onLine = false;
    await consume('PaiPan');
    callApi.mockImplementationOnce(async () => {
      await consume('PaiPan');
      return answer(2);
    });
    await reconcile();
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(callApi.mock.calls[0]?.[0]).toBe('reconcileQuota');
    expect(outbox()).toHaveLength(1);
    expect(currentCount().PaiPan).toBe(1);
  });

  test.each([
    ['today', 0, 2],
    ['yesterday', 1, 3],
  ])('a queued use of %s lowers only the counter of that day', async (_, daysAgo, left) => {
    const at = new Date(Date.parse(currentCount().date) - daysAgo * 86_400_000).toISOString();
    const use = { feature: 'PaiPan', requestId: 'late', date: at.slice(0, 10), userId: '7' };
    // Written by another tab during the request.
    callApi.mockImplementationOnce(async () => {
      items.set(STORAGE_KEYS.offlineUses, JSON.stringify([use]));
      return answer(3);
    });
    await reconcile();
    expect(outbox()).toEqual([use]);
    expect(currentCount().PaiPan).toBe(left);
  });
  test('no user pays for the uses of another', async () => {
    online.onLine = false;
    await consume('PaiPan');
    logIn('8');
    callApi.mockResolvedValueOnce(answer(3));
    await reconcile();
    expect(callApi.mock.calls[0]?.[0]).toBe('listQuotas');
    expect(outbox().map(({ userId }) => userId)).toEqual(['7']);
  });

  test('more than a call takes go in several', async () => {
    online.onLine = false;
    for (let use = 0; use < 101; use++) await consume('Ri');
    callApi.mockImplementation(async () => answer(3));
    await reconcile();
    expect(callApi.mock.calls.map(([, input]) => (input as { uses: unknown[] }).uses.length)).toEqual([
      100, 1,
    ]);
    expect(outbox()).toEqual([]);
  });

  test('a failed report leaves the queue unchanged', async () => {
    online.onLine = false;
    await consume('PaiPan');
    callApi.mockRejectedValueOnce(new CallError('', 5, null));
    await reconcile();
    expect(outbox()).toHaveLength(1);
    expect(currentCount().PaiPan).toBe(2);
  });
});
