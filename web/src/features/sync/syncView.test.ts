import { expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { differencesOf, syncLine } from './syncView.ts';

const facts = { phase: 'idle', pendingCount: 0, conflictCount: 0, refused: 0 } as const;

test.each([
  [{}, null],
  [{ phase: 'off' }, '命例只保存在本机'],
  [{ pendingCount: 2 }, '2 条待同步'],
  [{ phase: 'offline' }, '当前离线，联网后自动同步'],
  [{ phase: 'offline', pendingCount: 2 }, '2 条待同步，联网后自动上传'],
  [{ phase: 'running' }, '正在同步'],
  [{ phase: 'waiting', pendingCount: 7 }, '7 条待同步，稍后继续'],
  [{ phase: 'full' }, '云端空间已满，请清理后再同步'],
  [{ phase: 'failed', pendingCount: 3 }, '未同步 3 条'],
  [{ refused: 1, pendingCount: 1 }, '1 条过大或有误，只留在本机'],
  [{ phase: 'running', conflictCount: 1 }, '1 条在两台设备上改成了两样'],
] as const)('%j says %s', (part, text) => {
  expect(syncLine({ ...facts, ...part })?.text ?? null).toBe(text);
});

test('two versions beside each other: what differs alone, in words', () => {
  const mine = makeCase('case-1', '小月', 1990, { tags: ['家人'] });
  const theirs = {
    ...mine,
    name: '小悦',
    tags: [],
    isStarred: true,
    isPinned: true,
    notes: [{ id: 'n', text: '搬家', year: 2016, createdAt: 1 }],
    candidates: [{ branch: '子', isLateZi: true }],
  };
  expect(differencesOf({ ...mine }, theirs)).toEqual([
    { label: '姓名', mine: '小月', theirs: '小悦' },
    { label: '标签', mine: '家人', theirs: '无' },
    { label: '备注', mine: '无', theirs: '2016 搬家' },
    { label: '候选时辰', mine: '无', theirs: '晚子时' },
    { label: '收藏', mine: '否', theirs: '是' },
    { label: '置顶', mine: '否', theirs: '是' },
  ]);
  const other = makeCase('case-1', '小月', 1991, { tags: ['家人'] });
  expect(differencesOf({ ...mine }, { ...other })).toEqual([
    { label: '生辰', mine: '女 1990-06-15 14:30', theirs: '女 1991-06-15 14:30' },
  ]);
});

test('a difference without words of its own is told as such', () => {
  expect(differencesOf({ groupId: 'a' }, { groupId: 'b' }).map(({ label }) => label)).toEqual(['其他']);
});
