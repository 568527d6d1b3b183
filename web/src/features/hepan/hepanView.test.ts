import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { isSamePerson, namesOf, personOf, type ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { hepanText } from './hepanCopy.ts';
import { hepanResult } from './hepanResult.ts';
import { barRows, pairView, yearLines } from './hepanView.ts';

const TODAY = { year: 2026, month: 11, day: 22 };
const a = personOf(makeCase('case-a', '小月', 1990));
const b = personOf(makeCase('case-b', '阿远', 1988));
const record: ComparisonRecord = {
  id: 'pair-1',
  a,
  b,
  mode: 'couple',
  createdAt: 1,
  updatedAt: 1,
  deletedAt: 0,
};

describe('both charts side by side', () => {
  test('eight tiles, at most three arcs a side, each from the first four to the last four', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1930, max: 2020 }),
        fc.integer({ min: 1930, max: 2020 }),
        async (x, y) => {
          const pair = {
            ...record,
            a: personOf(makeCase('a', '甲', x)),
            b: personOf(makeCase('b', '乙', y)),
          };
          const { comparison } = await hepanResult(pair, TODAY);
          const { tiles, arcs, rows, drawnIds } = pairView(comparison);
          expect(tiles.map(({ key }) => key.slice(0, 1)).join('')).toBe('aaaabbbb');
          for (const side of ['stem', 'branch'])
            expect(arcs.filter((arc) => arc.side === side).length).toBeLessThanOrEqual(3);
          for (const { columns } of arcs) {
            expect(columns[0]).toBeLessThan(4);
            expect(columns[1]).toBeGreaterThan(3);
          }
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
          expect(rows.slice(0, arcs.length).every(({ id }) => drawnIds.has(id))).toBe(true);
          expect(drawnIds.size).toBe(arcs.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('what passes between the two days is drawn first, the first person named first', async () => {
    const { comparison } = await hepanResult(record, TODAY);
    const rows = pairView(comparison).rows.map(
      ({ members, short, places }) => `${members}${short} ${places}`,
    );
    expect(rows.slice(0, 3)).toEqual(['亥丑拱 日支–日支', '午亥暗合 日支–月支', '乙辛冲 日干–时干']);
  });
});

test('the five elements on one scale: the longest bar is whole', async () => {
  const result = await hepanResult(record, TODAY);
  const rows = barRows(result.a.analysis, result.b.analysis);
  expect(rows.map(({ wuxing }) => wuxing)).toEqual(['木', '火', '土', '金', '水']);
  expect(Math.max(...rows.flatMap(({ aShare, bShare }) => [aShare, bShare]))).toBe(100);
});

test('years: twenty of both, in the box; without years no lines', async () => {
  const { comparison } = await hepanResult(record, TODAY);
  const lines = yearLines(comparison.years);
  expect([lines?.first, lines?.last]).toEqual([2026, 2045]);
  const points = `${lines?.a} ${lines?.b}`.split(' ').map((point) => point.split(',').map(Number));
  expect(points).toHaveLength(40);
  for (const [x = -1, y = -1] of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
  expect(yearLines([])).toBeNull();
});

test('identity: the same case or birth is one person; two people with one name are distinguished', () => {
  expect(isSamePerson(a, { ...a, name: '别名' })).toBe(true);
  expect(isSamePerson({ ...a, caseId: null }, { ...a, caseId: null })).toBe(true);
  expect(isSamePerson(a, b)).toBe(false);
  expect(namesOf({ a: { ...a, name: '' }, b: { ...b, name: '' } })).toEqual({ a: '甲方', b: '乙方' });
  expect(namesOf({ a, b: { ...b, name: '小月' } })).toEqual({ a: '小月（甲）', b: '小月（乙）' });
});

test('as text: pillars, items and reasons, and no birth time', async () => {
  const text = hepanText(await hepanResult(record, TODAY));
  expect(text).toContain('合盘 婚恋');
  expect(text).toContain(`小月 女 ${a.pillars.join(' ')}`);
  expect(text).toContain('【日柱】');
  expect(text).not.toContain('14:30');
  expect(text).toContain('仅供传统文化研究与娱乐参考');
});
