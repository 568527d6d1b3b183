import { castChart, relationsOf } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { relationRows } from './relationRows.ts';

// 庚午 壬午 辛亥 甲午: three 午 beside one 亥.
const chart = castChart(
  {
    civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '女',
    hour: 'minute',
    longitudeDeg: 104.07,
  },
  { clock: 'trueSolar' },
);
const relations = relationsOf(chart);
const rows = relationRows(relations);

test('a pair stands once, whatever pillars it is in', () => {
  const pairs = rows.map(({ short, members }) => short + [...members].toSorted().join(''));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(rows.length).toBeLessThan(relations.length);
  expect(rows.find(({ short }) => short === '自刑')).toMatchObject({
    members: '午午',
    track: [true, true, false, true],
  });
});

test('what works comes first, and no relation is lost', () => {
  const working = rows.map(({ isEffective }) => isEffective);
  expect(working.toSorted((a, b) => Number(b) - Number(a))).toEqual(working);
  expect(new Set(rows.map(({ relation }) => relation.kind))).toEqual(
    new Set(relations.map(({ kind }) => kind)),
  );
});
