import { describe, expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { filterCases, matchesText } from './caseFilter.ts';

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
