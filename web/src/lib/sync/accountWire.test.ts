import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../wire/api.ts';
import { accountWire } from './accountWire.ts';
import { WaitError, type Draft } from './syncPorts.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../wire/api.ts'), async (load) => ({ ...(await load()), callApi }));

const MINUTE_MS = 60_000;
let now = Date.UTC(2026, 0, 1);
const draft: Draft = { id: 'a', kind: 'case', body: {}, editedAt: '', baseRevision: 0, resolves: [] };

beforeEach(() => {
  // Each test begins in a new minute.
  now += 10 * MINUTE_MS;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  callApi.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('a device makes sixty calls a minute, and says how long it waits for the next', async () => {
  callApi.mockResolvedValue({ items: [] });
  for (let calls = 0; calls < 60; calls++) {
    vi.setSystemTime(now + calls * 500);
    await accountWire.list(0);
  }
  vi.setSystemTime(now + 30_000);
  const refused = await accountWire.list(0).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(WaitError);
  expect(refused).toMatchObject({ waitSec: 30 });
  expect(callApi).toHaveBeenCalledTimes(60);
  vi.setSystemTime(now + MINUTE_MS);
  await accountWire.list(0);
  expect(callApi).toHaveBeenCalledTimes(61);
});

test('each record of many has its own end', async () => {
  const saved = { record: { id: 'a' }, kept: 'mine', conflictId: '' };
  callApi.mockResolvedValue({
    results: [
      saved,
      { reason: 'badInput' },
      { reason: 'conflict' },
      { reason: 'tooManyRecords' },
      { reason: 'storageFull' },
      { reason: 'tooOften', retryAfterSec: 3_600 },
      { reason: 'tooOften' },
    ],
  });
  expect(await accountWire.saveMany([draft, { ...draft, resolves: ['b'] }])).toEqual([
    saved,
    { refused: 'invalid' },
    { refused: 'invalid' },
    { refused: 'tooMany' },
    { refused: 'noSpace' },
    { waitSec: 3_600 },
    { waitSec: 60 },
  ]);
  const { resolves: _, ...bare } = draft;
  expect(callApi.mock.calls[0]?.[1]).toEqual({ records: [bare, { ...bare, resolves: ['b'] }] });
});

test('a deletion of many: done, changed since then, gone', async () => {
  const record = { id: 'a', body: null };
  callApi.mockResolvedValue({ results: [record, { reason: 'conflict' }, { reason: 'notFound' }] });
  expect(await accountWire.removeMany([])).toEqual([record, 'stale', 'gone']);
});

test('one record too large for a call stays behind; another failure ends the run', async () => {
  const tooLarge = new CallError('', 413, 'tooLarge');
  callApi.mockRejectedValue(tooLarge);
  expect(await accountWire.saveMany([draft])).toEqual([{ refused: 'invalid' }]);
  await expect(accountWire.saveMany([draft, draft])).rejects.toBe(tooLarge);
  const tooOften = new CallError('', 429, 'tooOften', 17);
  callApi.mockRejectedValue(tooOften);
  await expect(accountWire.saveMany([draft])).rejects.toBe(tooOften);
});
