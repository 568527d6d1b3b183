import { expect, test, vi } from 'vitest';
import { turnByKey } from './turnByKey.ts';

test.each([
  ['PageUp', [[{ months: -1 }]], 0],
  ['PageDown', [[{ months: 1 }]], 0],
  ['t', [], 1],
  ['T', [], 1],
])('%s turns a calendar', (key, turned, today) => {
  const [onTurn, onToday] = [vi.fn(), vi.fn()];
  expect(turnByKey(key, { onTurn, onToday })).toBe(true);
  expect(onTurn.mock.calls).toEqual(turned);
  expect(onToday).toHaveBeenCalledTimes(today);
});

test('any other key is left to the browser', () => {
  const [onTurn, onToday] = [vi.fn(), vi.fn()];
  for (const key of ['Tab', 'Enter', 'Home', 'x', 'ArrowUp'])
    expect(turnByKey(key, { onTurn, onToday })).toBe(false);
  expect([...onTurn.mock.calls, ...onToday.mock.calls]).toEqual([]);
});
