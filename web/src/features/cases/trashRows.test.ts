import { expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { searchTrash, trashedOf, trashRows } from './trashRows.ts';

const trashed = trashedOf(
  [
    makeCase('case-0001', '张三', 1990, { deletedAt: 100 }),
    makeCase('case-0002', '李四', 1985, { deletedAt: 300 }),
    makeCase('case-0003', '', 2001, { deletedAt: 300 }),
  ],
  [],
);

test('the last deleted come first, those of one deletion under a head', () => {
  const rows = trashRows(trashed).map((row) =>
    row.kind === 'batch' ? `${row.items.length} at ${row.deletedAt}` : row.item.name,
  );
  expect(rows).toEqual(['2 at 300', '李四', '命主', '张三']);
});

test('they are found by name and by pillars', () => {
  expect(searchTrash(trashed, '张').map(({ name }) => name)).toEqual(['张三']);
  expect(searchTrash(trashed, ' 庚午 ').map(({ name }) => name)).toEqual(['张三']);
  expect(searchTrash(trashed, '')).toHaveLength(3);
  expect(searchTrash(trashed, '赵')).toEqual([]);
});
