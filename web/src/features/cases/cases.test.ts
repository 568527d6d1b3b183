import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { buildCase, type CaseRecord } from '../../lib/caseRecord.ts';
import { formatCaseFile, formatCaseTable, readCaseFile } from './caseFile.ts';
import { filterCases, matchesText } from './caseFilter.ts';

function makeCase(id: string, name: string, year: number, more: Partial<CaseRecord> = {}): CaseRecord {
  const civil = { year, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
  const chart = castChart({ civil, sex: '女', hour: 'minute' });
  return { ...buildCase({ id, name, chart, place: null, rules: {}, nowMs: year }), ...more };
}
const zhang = makeCase('case-0001', '张三', 1990, { tags: ['家人'], isStarred: true });
const li = makeCase('case-0002', '李四', 1985);
const nobody = makeCase('case-0003', '', 2001);
const all = [zhang, li, nobody];
const filter = { text: '', isStarredOnly: false, groupId: null, order: 'recent' } as const;

describe('filterCases', () => {
  test('finds by name, pillar of a place, tag and date', () => {
    expect(matchesText(zhang, '张')).toBe(true);
    expect(matchesText(zhang, '辛亥日')).toBe(true);
    expect(matchesText(zhang, '辛亥月')).toBe(false);
    expect(matchesText(zhang, '家人')).toBe(true);
    expect(matchesText(zhang, '1990-06')).toBe(true);
    expect(matchesText(nobody, '命主')).toBe(true);
    expect(matchesText(li, '张')).toBe(false);
  });
  test('orders by use, name and birth', () => {
    const ids = (order: 'recent' | 'name' | 'birth') =>
      filterCases(all, { ...filter, order }).map(({ id }) => id);
    expect(ids('recent')).toEqual([nobody.id, zhang.id, li.id]);
    expect(ids('name')).toEqual([li.id, nobody.id, zhang.id]);
    expect(ids('birth')).toEqual([li.id, zhang.id, nobody.id]);
  });
  test('keeps the starred alone', () => {
    expect(filterCases(all, { ...filter, isStarredOnly: true })).toEqual([zhang]);
  });
});

describe('the case file', () => {
  test('goes out and comes in again', () => {
    const text = formatCaseFile(all, '2026-11-21T00:00:00Z');
    const read = readCaseFile(text, [], 5);
    expect(read?.fresh.map(({ id, pillars, tags, isStarred }) => ({ id, pillars, tags, isStarred }))).toEqual(
      all.map(({ id, pillars, tags, isStarred }) => ({ id, pillars, tags, isStarred })),
    );
    expect(read?.wrong).toEqual([]);
    expect(read?.differing).toEqual([]);
  });
  test('tells what is known, wrong and different, and overwrites nothing', () => {
    const changed = { ...li, pillars: ['甲子', '甲子', '甲子', '甲子'] as const };
    const text = formatCaseFile([zhang, changed], 'x').replace('"cases": [', '"cases": [ {"birth": {}}, 7,');
    const read = readCaseFile(text, [zhang], 5);
    expect(read?.same.map(({ id }) => id)).toEqual([zhang.id]);
    expect(read?.fresh.map(({ id }) => id)).toEqual([li.id]);
    expect(read?.wrong).toEqual([1, 2]);
    expect(read?.differing).toEqual(['李四']);
  });
  test.each(['', '{}', '[]', '{"format":"other","cases":[]}'])('%j is no case file', (text) => {
    expect(readCaseFile(text, [], 0)).toBeNull();
  });
});

test('the table cannot smuggle formulas into a spreadsheet', () => {
  const table = formatCaseTable([{ ...zhang, name: '=1+1,"x"' }]);
  expect(table.startsWith('\uFEFF姓名,')).toBe(true);
  expect(table.split('\r\n')[1]?.startsWith(`"'=1+1,""x""",女,1990-06-15 14:30`)).toBe(true);
});
