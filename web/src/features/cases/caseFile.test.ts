import { describe, expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { formatCaseFile, formatCaseTable, readCaseFile } from './caseFile.ts';

const zhang = makeCase('case-0001', '张三', 1990, { tags: ['家人'], isStarred: true });
const li = makeCase('case-0002', '李四', 1985);
const nobody = makeCase('case-0003', '', 2001);
const all = [zhang, li, nobody];

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
