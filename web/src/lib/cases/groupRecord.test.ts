import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNameError, moveGroup, orderGroups, type GroupRecord } from './groupRecord.ts';

const groupsOf = (count: number): GroupRecord[] =>
  Array.from({ length: count }, (_, order) => ({
    id: `g${order}`,
    name: `第${order}组`,
    colour: '木',
    order,
    createdAt: order,
    updatedAt: 0,
    deletedAt: 0,
  }));

test('a name must be there and be no other group’s', () => {
  const groups = groupsOf(2);
  expect(groupNameError('  ', groups)).toBe('请填写名称');
  expect(groupNameError('第1组', groups)).toBe('分组已存在');
  expect(groupNameError(' 第1组 ', groups)).toBe('分组已存在');
  expect(groupNameError('第1组', groups, 'g1')).toBe('');
  expect(groupNameError('家人', groups)).toBe('');
});

test('moving one puts it there, preserves the order of the others, and changes no more than it must', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(7), fc.nat(7), (count, a, b) => {
      const [from, to] = [a % count, b % count];
      const groups = groupsOf(count);
      const changed = moveGroup(groups, from, to);
      const after = orderGroups(groups.map((group) => changed.find(({ id }) => id === group.id) ?? group));
      expect(after[to]?.id).toBe(`g${from}`);
      expect(after.map(({ id }) => id).filter((id) => id !== `g${from}`)).toEqual(
        groups.map(({ id }) => id).filter((id) => id !== `g${from}`),
      );
      expect(changed.length).toBe(from === to ? 0 : Math.abs(from - to) + 1);
    }),
  );
});

test('a group that is not there moves nothing', () => {
  expect(moveGroup(groupsOf(2), 5, 0)).toEqual([]);
});
