import { expect, test } from 'vitest';
import { clampIndex, findTyped, numberItems, snapIndex } from './wheel.ts';

test('numberItems: the picker of solar years has 175 entries, the simple one 136', () => {
  expect(numberItems(1925, 2099)).toHaveLength(175);
  expect(numberItems(1902, 2037)).toHaveLength(136);
  expect(numberItems(0, 59)[7]).toEqual({ value: '7', text: '07' });
});

test('clampIndex stays within the list', () => {
  expect([clampIndex(-3, 5), clampIndex(9, 5), clampIndex(2, 5), clampIndex(2, 0)]).toEqual([0, 4, 2, 0]);
});

test('findTyped finds whole numbers before beginnings, with or without the zero', () => {
  const months = numberItems(1, 12);
  expect(findTyped(months, '1', 5)).toBe(0);
  expect(findTyped(months, '12', 0)).toBe(11);
  expect(findTyped(months, '06', 0)).toBe(5);
  expect(findTyped(months, 'x', 0)).toBeNull();
  expect(findTyped(numberItems(1925, 2099), '199', 0)).toBe(65);
});

test('snapIndex glides with the speed', () => {
  expect(snapIndex(10.4, 0)).toBe(10);
  expect(snapIndex(10.2, -0.02)).toBe(7);
});
