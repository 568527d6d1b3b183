import { expect, test } from 'vitest';
import type { GroupRecord } from '../../lib/cases/groupRecord.ts';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { tagsInUse } from './caseDetails.ts';
import { caseListRows, countByGroup } from './caseListView.ts';

const group = (id: string, name: string, order: number): GroupRecord => ({
  id,
  name,
  colour: '木',
  order,
  createdAt: 0,
  updatedAt: 0,
  deletedAt: 0,
});
const groups = [group('family', '家人', 0), group('empty', '空', 1)];
const a = makeCase('case-a', '张三', 1990, { groupId: 'family', tags: ['近', '远'] });
const b = makeCase('case-b', '李四', 1985, { tags: ['近'] });
const c = makeCase('case-c', '张五', 1970, { groupId: 'family' });
const lost = makeCase('case-d', '阿青', 1960, { groupId: 'gone' });
const all = [a, b, c, lost];

const described = (rows: ReturnType<typeof caseListRows>) =>
  rows.map((row) =>
    row.kind === 'head'
      ? `${row.text} ${row.count}`
      : `${row.isFirst ? '[' : ''}${row.record.name}${row.isLast ? ']' : ''}`,
  );

test('all groups: a head above each that has cases; a deleted group has none', () => {
  expect(described(caseListRows(all, groups, 'recent'))).toEqual([
    '家人 2',
    '[张三',
    '张五]',
    '未分组 2',
    '[李四',
    '阿青]',
  ]);
});

test('only one group, or ordered by birth: no heads', () => {
  expect(described(caseListRows(all, [], 'recent'))).toEqual(['[张三', '李四', '张五', '阿青]']);
  expect(described(caseListRows(all, groups, 'birth'))).toEqual(['[张三', '李四', '张五', '阿青]']);
});

test('ordered by name: letters', () => {
  expect(described(caseListRows([lost, b, a, c], groups, 'name'))).toEqual([
    'A 1',
    '[阿青]',
    'L 1',
    '[李四]',
    'Z 2',
    '[张三',
    '张五]',
  ]);
});

test('pinned cases come before all heads, and are not repeated below', () => {
  const pinned = makeCase('case-e', '王六', 1950, { isPinned: true, groupId: 'family' });
  expect(described(caseListRows([pinned, a, b], groups, 'recent'))).toEqual([
    '置顶 1',
    '[王六]',
    '家人 1',
    '[张三]',
    '未分组 1',
    '[李四]',
  ]);
  expect(described(caseListRows([pinned, b], groups, 'name'))).toEqual(['置顶 1', '[王六]', 'L 1', '[李四]']);
  expect(described(caseListRows([pinned, b], groups, 'birth'))).toEqual(['[王六', '李四]']);
});

test('every row has a unique key', () => {
  const keys = caseListRows([...all, { ...a, id: 'case-f', isPinned: true }], groups, 'recent').map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('counts of groups and tags in use', () => {
  expect(countByGroup(all).get('family')).toBe(2);
  expect(countByGroup(all).get('')).toBe(1);
  expect(tagsInUse(all)).toEqual(['近', '远']);
});
