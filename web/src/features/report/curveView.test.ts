import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { curveOf, nearestYear, yearAt, yearByKey } from './curveView.ts';

const chart = castChart({
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
});
const curve = curveOf(chart, analyseChart(chart), 2026);

test('a life from the year of birth to the last decade before 84: bars, years, the decade of today', () => {
  expect(curve.decades.map(({ name }) => name).slice(0, 4)).toEqual(['辛巳', '庚辰', '己卯', '戊寅']);
  expect(curve.decades.filter(({ isNow }) => isNow).map(({ name }) => name)).toEqual(['戊寅']);
  expect(curve.years[0]).toMatchObject({ year: 1990, name: '庚午', dayunNumber: 0 });
  expect(curve.years.at(-1)?.year).toBe(curve.decades.at(-1)?.endYear);
  expect(curve.childhoodTo).toBeGreaterThan(0);
  expect(curve.decades.at(-1)?.to).toBe(100);
  for (const { from, to, y } of curve.decades) {
    expect(to).toBeGreaterThan(from);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
});

test('a point is in the band of its word', () => {
  for (const { y, band } of [...curve.years, ...curve.decades]) {
    const expected = y <= curve.edges.顺 ? '顺' : y <= curve.edges.平 ? '平' : '缓';
    expect(band).toBe(expected);
  }
});

test('a place across finds its year again, and keys stay within the life', () => {
  for (const { year, x } of curve.years) expect(yearAt(curve, x)).toBe(year);
  expect([yearAt(curve, -5), yearAt(curve, 200)]).toEqual([1990, curve.years.at(-1)?.year]);
  const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'Tab'];
  expect(keys.map((key) => yearByKey(curve, 1995, key))).toEqual([1994, 1996, 2005, 1990, 1990, null]);
});

test('the curve begins with the year of reading, or the end of the life nearest to it', () => {
  const last = curve.years.at(-1)?.year;
  const at = (thisYear: number) => nearestYear({ ...curve, thisYear });
  expect([at(2026), at(1950), at(2200)]).toEqual([2026, 1990, last]);
  expect(nearestYear({ years: [], thisYear: 2026 })).toBeNull();
});

test('years of 太岁 and of marks are around today, each once, with what they are', () => {
  const marked = Object.fromEntries(curve.marked.map(({ year, marks }) => [year, marks]));
  expect(marked[2026]).toEqual(expect.arrayContaining(['值太岁']));
  expect(marked[2032]).toEqual(expect.arrayContaining(['冲太岁']));
  for (const { year, marks } of curve.marked) {
    expect(Math.abs(year - 2026)).toBeLessThanOrEqual(12);
    expect(new Set(marks).size).toBe(marks.length);
  }
});

test('by pillars only there are decades in their order and no years', () => {
  const pillars = castChart({
    pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
    sex: '女',
    hour: 'shichen',
  });
  const bare = curveOf(pillars, analyseChart(pillars), 2026);
  expect(bare).toMatchObject({ years: [], line: '', marked: [], childhoodTo: 0 });
  expect(bare.decades.map(({ startYear, isNow }) => [startYear, isNow])).toEqual(
    bare.decades.map(() => [null, false]),
  );
  expect(yearAt(bare, 50)).toBeNull();
});
