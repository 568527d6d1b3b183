import { describe, expect, it } from 'vitest';

import { findEra } from './eras.ts';
import { ERAS } from './tables/eras.ts';

const mid = (year: number, month = 6) => findEra({ year, month, day: 15 }, { year, month });

describe('findEra', () => {
  it('lists 27 eras, each after the one before', () => {
    expect(ERAS).toHaveLength(27);
    ERAS.forEach(([, , year], i) => expect(year).toBeGreaterThan(ERAS[i - 1]?.[2] ?? 0));
  });
  // Years as 中国历史纪年表 gives them.
  it.each([
    [1368, '洪武元年'],
    [1402, '建文四年'],
    [1403, '永乐元年'],
    [1587, '万历十五年'],
    [1620, '万历四十八年'],
    [1644, '顺治元年'],
    [1722, '康熙六十一年'],
    [1795, '乾隆六十年'],
    [1898, '光绪二十四年'],
    [1911, '宣统三年'],
    [1912, '民国元年'],
    [1949, '民国三十八年'],
  ])('%i is %s', (year, label) => {
    expect(mid(year)?.label).toBe(label);
  });
  it('gives 泰昌 only from the eighth month of 1620', () => {
    expect(mid(1620, 7)?.name).toBe('万历');
    expect(mid(1620, 8)?.label).toBe('泰昌元年');
    expect(mid(1621, 1)?.label).toBe('天启元年');
  });
  it('names the second label of 1402 and knows where eras begin and end', () => {
    expect(mid(1402)?.alias).toBe('洪武三十五年');
    expect(mid(1401)?.alias).toBeNull();
    expect(mid(1367)).toBeNull();
    expect(findEra({ year: 1911, month: 12, day: 31 }, { year: 1911, month: 11 })?.name).toBe('宣统');
    expect(findEra({ year: 1912, month: 1, day: 1 }, { year: 1911, month: 11 })?.label).toBe('民国元年');
    expect(findEra({ year: 1949, month: 9, day: 30 }, { year: 1949, month: 8 })?.year).toBe(38);
    expect(findEra({ year: 1949, month: 10, day: 1 }, { year: 1949, month: 8 })).toBeNull();
  });
});
