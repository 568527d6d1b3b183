import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { luckDayOf, monthStartsOf, yearMostlyAhead } from './luckYear.ts';

const CHART = castChart({
  pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
  sex: '男',
  hour: 'shichen',
});

test('before 立春 the running year of luck is the earlier one', () => {
  // 立春 of 2026 and of 2027 fall on 4 February.
  expect(luckDayOf(CHART, { year: 2027, month: 1, day: 10 })).toEqual({ year: 2026, monthIndex: 11 });
  expect(luckDayOf(CHART, { year: 2027, month: 2, day: 3 })).toEqual({ year: 2026, monthIndex: 11 });
  expect(luckDayOf(CHART, { year: 2027, month: 2, day: 4 })).toEqual({ year: 2027, monthIndex: 0 });
});

test('the months of luck begin on their terms', () => {
  const starts = monthStartsOf(CHART, 2026);
  expect(starts).toHaveLength(13);
  // 立春, 寒露, 立冬 and the next 立春.
  expect([starts[0], starts[8], starts[9], starts[12]]).toEqual([
    { year: 2026, month: 2, day: 4 },
    { year: 2026, month: 10, day: 8 },
    { year: 2026, month: 11, day: 7 },
    { year: 2027, month: 2, day: 4 },
  ]);
});

test('late in a year the greater part of the next one lies ahead', () => {
  const yearOn = (month: number, day: number) =>
    yearMostlyAhead(luckDayOf(CHART, { year: 2026, month, day }));
  expect([yearOn(3, 1), yearOn(8, 6), yearOn(8, 8), yearOn(11, 22)]).toEqual([2026, 2026, 2027, 2027]);
});
