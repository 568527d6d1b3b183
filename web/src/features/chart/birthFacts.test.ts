import { castChart, type Birth, type ChartRulesInput } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { birthFacts } from './birthFacts.ts';
import { WORLD } from '@shangyuan/engine/world';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const factsOf = (birth: Birth, rules: ChartRulesInput = {}) => birthFacts(castChart(birth, rules, WORLD));

test('the deciding clock is beside the typed one', () => {
  const birth = { civil: CIVIL, sex: '女', hour: 'minute', longitudeDeg: 104.07 } as const;
  expect(factsOf(birth)).toEqual(['1990-06-15 14:30 → 13:30 标准时', '农历五月廿三']);
  expect(factsOf(birth, { clock: 'trueSolar' })).toEqual([
    '1990-06-15 14:30 → 12:26 真太阳时',
    '农历五月廿三',
  ]);
  expect(factsOf(birth, { clock: 'wall' })).toEqual(['1990-06-15 14:30', '农历五月廿三']);
});

test('an unknown hour has none, a lunar birth has both dates, pillars only have no date', () => {
  expect(factsOf({ civil: CIVIL, sex: '女', hour: 'unknown' })[0]).toBe('1990-06-15 时辰不详');
  const lunar = { year: 2020, month: 4, isLeap: true, day: 8, hour: 10, minute: 30, second: 0 };
  expect(factsOf({ lunar, sex: '女', hour: 'minute' })).toEqual(['2020-05-30 10:30', '农历闰四月初八']);
  const pillars = { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' };
  expect(factsOf({ pillars, sex: '男', hour: 'shichen' })).toEqual(['四柱']);
});
