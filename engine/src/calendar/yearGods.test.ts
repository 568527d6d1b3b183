import { describe, expect, it } from 'vitest';

import { findGanzhi, GANZHI, MOUNTAINS, TRIGRAMS } from '../ganzhi/index.ts';
import { goldenRows } from '../../golden/golden.ts';
import { monthJiuxing, yearJiuxing, JIUXING, jiuxingOf } from './jiuxing.ts';
import { GODS_BY_BRANCH, GODS_BY_STEM } from './tables/yearGods.ts';
import { YEAR_GODS, yearGodsOf } from './yearGods.ts';

describe('year gods', () => {
  it('are thirty-six with full rows of directions', () => {
    expect(new Set(YEAR_GODS).size).toBe(36);
    expect([...Object.keys(GODS_BY_STEM), ...Object.keys(GODS_BY_BRANCH)].sort()).toEqual(
      [...YEAR_GODS].sort(),
    );
    for (const row of Object.values(GODS_BY_STEM)) expect(row.split(' ')).toHaveLength(10);
    for (const row of Object.values(GODS_BY_BRANCH)) expect(row.split(' ')).toHaveLength(12);
    for (const year of GANZHI) {
      for (const { positions, mountains } of yearGodsOf(year)) {
        expect(positions.length).toBeGreaterThan(0);
        for (const p of positions) expect([...MOUNTAINS, ...TRIGRAMS, '戊', '己']).toContain(p);
        expect(mountains).toHaveLength(positions.filter((p) => p !== '戊' && p !== '己').length);
        for (const m of mountains) expect(MOUNTAINS).toContain(m);
      }
    }
  });
  it('太岁 is the branch of the year and 岁破 stands across', () => {
    for (const year of GANZHI) {
      const gods = Object.fromEntries(yearGodsOf(year).map((g) => [g.name, g.positions]));
      expect(gods['太岁']).toEqual([year.branch]);
      const across = MOUNTAINS[(MOUNTAINS.indexOf(year.branch) + 12) % 24];
      expect(gods['岁破']).toEqual([across]);
    }
    expect(yearGodsOf(GANZHI[0]!)).toBe(yearGodsOf(GANZHI[0]!));
  });
});

describe('jiuxing', () => {
  // 协纪辨方书·卷十四: 上元甲子一白, 中元甲子四绿, 下元甲子七赤; recent years as printed almanacs give them.
  it.each([
    [1864, 1],
    [1924, 4],
    [1984, 7],
    [2023, 4],
    [2024, 3],
    [2025, 2],
    [2026, 1],
  ])('year %i is %i', (year, star) => {
    expect(yearJiuxing(year).number).toBe(star);
  });
  it('months go one back from 寅 and end nine back', () => {
    expect(monthJiuxing('午', '寅').name).toBe('八白');
    expect(monthJiuxing('丑', '寅').name).toBe('五黄');
    expect(monthJiuxing('亥', '寅').name).toBe('二黑');
    expect(monthJiuxing('午', '丑').number).toBe(6);
    expect(JIUXING.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([jiuxingOf(0).number, jiuxingOf(-9).number, jiuxingOf(10).number]).toEqual([9, 9, 1]);
    expect(() => yearJiuxing(0.5)).toThrow(RangeError);
  });
});

describe('year gods against the written table', () => {
  it('agree in all 2,160 cells', () => {
    const rows = goldenRows('almanac/year-gods');
    expect(rows).toHaveLength(60);
    let cells = 0;
    for (const row of rows) {
      for (const { name, positions } of yearGodsOf(findGanzhi(row['year']!)!)) {
        expect(positions.join(''), `${row['year']} ${name}`).toBe(row[name]);
        cells++;
      }
    }
    expect(cells).toBe(2160);
  });
});
