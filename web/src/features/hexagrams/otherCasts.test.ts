import { expect, test } from 'vitest';
import { countsOf, otherCastOf } from './otherCasts.ts';

test.each([
  ['12，34', [12, 34]],
  ['7', [7]],
  [' 1 2 3 ', [1, 2, 3]],
  ['1 2 3 4', null],
  ['0 3', null],
  ['十二', null],
  ['1234567890', null],
  ['', null],
])('numbers of %j', (text, counts) => expect(countsOf(text)).toEqual(counts));

test('coins: six throws from the bottom up, those of three and of none move', () => {
  const found = otherCastOf({ toss: '111223' }, '甲', 0);
  expect(found?.cast.hexagram.fullName).toBe('山天大畜');
  expect(found?.cast.movingLines).toEqual([6]);
  expect(found?.how).toContain('少阴、少阴、老阳');
  expect(otherCastOf({ toss: '11122' }, '甲', 0)).toBeNull();
  expect(otherCastOf({ toss: '111224' }, '甲', 0)).toBeNull();
});

test('numbers: two with the hour, three without', () => {
  const two = otherCastOf({ counts: '1 5' }, '甲', 9);
  expect(two?.cast.hexagram.fullName).toBe('天风姤');
  expect(two?.how).toBe('数1、5，合酉时');
  expect(otherCastOf({ counts: '1 5 2' }, '甲', 9)?.how).not.toContain('酉');
  expect(otherCastOf({ counts: 'x' }, '甲', 9)).toBeNull();
  expect(otherCastOf({}, '甲', 9)).toBeNull();
});
