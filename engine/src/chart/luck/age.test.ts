import { expect, it } from 'vitest';
import { ageZhouOn } from './age.ts';

it('周岁 grows on the birthday itself', () => {
  const birth = { year: 1990, month: 5, day: 15 };
  const dates = [
    { year: 2000, month: 4, day: 30 },
    { year: 2000, month: 5, day: 14 },
    { year: 2000, month: 5, day: 15 },
    { year: 2000, month: 6, day: 1 },
  ];
  expect(dates.map((date) => ageZhouOn(birth, date))).toEqual([9, 9, 10, 10]);
});
