import { MANSIONS } from '@shangyuan/engine/almanac';
import { mansionReading } from '@shangyuan/reading/mansions';
import { expect, test } from 'vitest';
import { mansionFacts, QUARTERS } from './mansionView.ts';

test('four quarters of seven, in the order of the sky', () => {
  expect(QUARTERS.map(({ name }) => name)).toEqual(['东方青龙', '北方玄武', '西方白虎', '南方朱雀']);
  expect(QUARTERS.flatMap(({ mansions }) => mansions)).toEqual(MANSIONS);
  expect(new Set(QUARTERS.map(({ mansions }) => mansions.length))).toEqual(new Set([7]));
});

test('every mansion has facts and a text', () => {
  for (const mansion of MANSIONS) {
    expect(mansionFacts(mansion)).toHaveLength(3);
    expect(mansionReading(mansion.name).custom).not.toBe('');
  }
});
