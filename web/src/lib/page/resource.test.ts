import { onlineManager, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeResource, refreshResource, resources } from './resource.ts';

/** What the server holds. */
let stored: readonly string[] = [];
const read = vi.fn(() => Promise.resolve(stored));
const LIST = queryOptions({ queryKey: ['list', 'all'], queryFn: read });

/** What a component that shows the list has seen. */
const seen: (readonly string[])[] = [];
let leave = () => {};

function show(): void {
  leave = new QueryObserver(resources, LIST).subscribe(({ data }) => {
    if (data !== undefined && data !== seen.at(-1)) seen.push(data);
  });
}

beforeEach(() => {
  stored = ['a', 'b'];
  seen.length = 0;
  read.mockClear();
});
afterEach(() => {
  leave();
  resources.clear();
});

/** Lets every answer arrive that is on its way. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const withoutA = (list: readonly string[]) => list.filter((entry) => entry !== 'a');

describe('a change of a list that is shown', () => {
  beforeEach(async () => {
    show();
    await vi.waitFor(() => expect(seen).toEqual([['a', 'b']]));
  });

  test('is shown at once, and the list is read again after the write', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const change = changeResource(LIST.queryKey, withoutA, () => promise);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['b']));
    expect(read).toHaveBeenCalledTimes(1);
    stored = ['b', 'c'];
    resolve('done');
    expect(await change).toBe('done');
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['b', 'c']));
  });

  test('is taken back where the write fails, and the error goes on', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    // The list cannot be read again either: what was shown before comes back from memory.
    read.mockReturnValue(new Promise(() => {}));
    const change = changeResource(LIST.queryKey, withoutA, () => promise);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['b']));
    reject(new Error('refused'));
    await expect(change).rejects.toThrow('refused');
    expect(seen.at(-1)).toEqual(['a', 'b']);
    read.mockImplementation(() => Promise.resolve(stored));
  });

  test('is not undone by a read that began before it', async () => {
    const late = Promise.withResolvers<readonly string[]>();
    read.mockReturnValueOnce(late.promise);
    refreshResource(['list']);
    const write = Promise.withResolvers<null>();
    const change = changeResource(LIST.queryKey, withoutA, () => write.promise);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['b']));
    late.resolve(['a', 'b', 'late']);
    await settle();
    expect(seen.at(-1)).toEqual(['b']);
    write.resolve(null);
    await change;
  });
});

test('a change of a list that no page has read is only written', async () => {
  const write = vi.fn(() => Promise.resolve(3));
  const change = vi.fn(withoutA);
  expect(await changeResource(LIST.queryKey, change, write)).toBe(3);
  expect(write).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
});

test('a read is not repeated by itself, neither after an error nor with the network', async () => {
  onlineManager.setOnline(false);
  read.mockRejectedValueOnce(new Error('no network'));
  const observer = new QueryObserver(resources, LIST);
  leave = observer.subscribe(() => {});
  // Offline too a read is made: the device may answer it.
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(true);
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
});

test('what no page shows is not remembered: the next page reads it again', async () => {
  vi.useFakeTimers();
  show();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  leave();
  vi.advanceTimersByTime(1_000);
  expect(resources.getQueryData(LIST.queryKey)).toBeUndefined();
  vi.useRealTimers();
});

test('values stay the objects that were read', async () => {
  const pillars = [Object.freeze({ name: '甲子', index: 0 }), Object.freeze({ name: '乙丑', index: 1 })];
  let index = 0;
  const own = queryOptions({ queryKey: ['pillars'], queryFn: () => Promise.resolve([pillars[index]]) });
  const observer = new QueryObserver(resources, own);
  leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.[0]).toBe(pillars[0]));
  index = 1;
  await observer.refetch();
  expect(observer.getCurrentResult().data?.[0]).toBe(pillars[1]);
});
