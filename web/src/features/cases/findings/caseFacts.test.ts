import { afterEach, expect, test, vi } from 'vitest';
import { makeCase } from '../../../lib/cases/testing/makeCase.ts';
import { factsOfCase, learnCases, type Progress } from './caseFacts.ts';

const idle: (() => void)[] = [];
const stub = () => {
  const request = (run: () => void) => idle.push(run);
  vi.stubGlobal('window', { requestIdleCallback: request });
  vi.stubGlobal('requestIdleCallback', request);
};
afterEach(() => {
  idle.length = 0;
  vi.unstubAllGlobals();
});
/** Lets the browser rest once, and what it does then come to its end. */
const rest = async () => {
  idle.shift()?.();
  await vi.waitFor(() => expect(idle.length).toBeLessThanOrEqual(1));
  for (let i = 0; i < 200; i++) await Promise.resolve();
};
const casesFrom = (year: number, count: number) =>
  Array.from({ length: count }, (_, i) => makeCase(`case-${year}-${i}`, '', year + i));

test('charts are worked out eight at a time, and not while the page is busy', async () => {
  stub();
  const cases = casesFrom(1920, 20);
  const seen: Pick<Progress, 'done' | 'total'>[] = [];
  learnCases(cases, ({ done, total }) => seen.push({ done, total }));
  const known = () => cases.filter((record) => factsOfCase(record) !== undefined).length;
  expect(known()).toBe(0);
  await rest();
  await vi.waitFor(() => expect(known()).toBe(8));
  await rest();
  await vi.waitFor(() => expect(known()).toBe(16));
  await rest();
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ done: 20, total: 20 }));
});

test('a chart is worked out once; other rules are another chart', async () => {
  stub();
  const [record] = casesFrom(1950, 1);
  if (record === undefined) throw new Error('no case');
  const seen: Pick<Progress, 'done' | 'total'>[] = [];
  learnCases([record], ({ done, total }) => seen.push({ done, total }));
  await rest();
  await vi.waitFor(() =>
    expect(seen).toEqual([
      { done: 0, total: 1 },
      { done: 1, total: 1 },
    ]),
  );
  // The record is read again from the device: another object of the same birth.
  learnCases([{ ...record, name: '阿远' }], ({ done, total }) => seen.push({ done, total }));
  expect(seen.slice(2)).toEqual([{ done: 1, total: 1 }]);
  expect(idle).toEqual([]);
  expect(factsOfCase({ ...record, rules: { dayBoundary: '00:00' } as never })).toBeUndefined();
});

test('what has been begun ends with the list it was begun for', async () => {
  stub();
  const cases = casesFrom(1980, 20);
  const end = learnCases(cases, () => undefined);
  await rest();
  end();
  await rest();
  expect(cases.filter((record) => factsOfCase(record) !== undefined)).toHaveLength(8);
});

test('a case that cannot be cast is passed over', async () => {
  stub();
  const [good] = casesFrom(2001, 1);
  if (good === undefined || !('civil' in good.birth)) throw new Error('no case');
  const bad = { ...good, birth: { ...good.birth, civil: { ...good.birth.civil, month: 13 } } };
  const seen: Pick<Progress, 'done' | 'total'>[] = [];
  learnCases([bad, good], ({ done, total }) => seen.push({ done, total }));
  await rest();
  await vi.waitFor(() => expect(seen.at(-1)?.done).toBe(2));
  expect(factsOfCase(bad)).toBeNull();
  expect(factsOfCase(good)?.dayStem).toBe(good.pillars[2][0]);
});
