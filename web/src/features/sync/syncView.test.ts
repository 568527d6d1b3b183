import { expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import type { Conflict } from '../../lib/sync/conflict.ts';
import { mergeBodies, type Body } from '../../lib/sync/mergeBodies.ts';
import { conflictTimes, questionsOf, syncLine, typedTexts } from './syncView.ts';

const none = { invalid: 0, tooMany: 0, noSpace: 0 };
const facts = { phase: 'idle', pendingCount: 0, conflictCount: 0, refused: none, news: [] } as const;
const merged = (id: string, name: string) => ({ id, what: 'merged', name }) as const;
const returned = (id: string, name: string) => ({ id, what: 'returned', name }) as const;

test.each([
  [{}, null],
  [{ phase: 'off' }, '命例只保存在本机'],
  [{ pendingCount: 2 }, '2 条待同步'],
  [{ phase: 'offline' }, '当前离线，联网后自动同步'],
  [{ phase: 'offline', pendingCount: 2 }, '2 条待同步，联网后自动上传'],
  [{ phase: 'running' }, '正在同步'],
  [{ phase: 'waiting', pendingCount: 7 }, '7 条待同步，稍后继续'],
  [{ phase: 'waiting' }, null],
  [{ phase: 'failed', pendingCount: 3 }, '未同步 3 条'],
  [{ phase: 'failed' }, '刚才没有连上账号'],
  [{ refused: { ...none, invalid: 1 } }, '1 条过大或有误，只留在本机'],
  [{ refused: { ...none, noSpace: 2 } }, '云端空间已满，2 条只在本机'],
  [{ refused: { invalid: 1, tooMany: 500, noSpace: 1 } }, '账号最多存 5,000 条，另有 500 条只在本机'],
  [{ refused: { ...none, tooMany: 500 }, pendingCount: 3 }, '3 条待同步'],
  [{ phase: 'running', conflictCount: 1 }, '1 条在两台设备上改成了两样'],
  [{ news: [merged('a', '小月')] }, '另一台设备上合并了「小月」的两个版本'],
  [{ news: [merged('a', '')] }, '另一台设备上合并了「命主」的两个版本'],
  [
    { news: [merged('a', '小月'), returned('b', '阿青'), merged('c', '')] },
    '另一台设备上合并了 2 条的两个版本',
  ],
  [{ news: [returned('b', '阿青')] }, '「阿青」在另一台设备上有改动，已回到列表'],
  [{ news: [returned('b', '阿青'), returned('c', '')] }, '2 条删除过的在另一台设备上有改动，已回到列表'],
] as const)('%j says %s', (part, text) => {
  expect(syncLine({ ...facts, ...part })?.text ?? null).toBe(text);
});

function conflictOf(base: object, current: object, other: object, more: Partial<Conflict> = {}): Conflict {
  const [was, mine, theirs] = [base, current, other].map((each) => ({ ...each }) as Body);
  return {
    record: { id: 'case-1', kind: 'case', text: '', isDeleted: false, editedAt: 0 },
    current: mine ?? {},
    currentAt: Date.UTC(2026, 0, 2, 3),
    other: { id: 'revision-1', body: theirs ?? {}, editedAt: '2026-01-02T01:00:00.000Z' },
    isOtherOurs: false,
    base: was ?? null,
    collisions: mergeBodies(was ?? null, mine ?? {}, theirs ?? {}).collisions,
    ...more,
  };
}

const GROUPS = new Map([['g', '亲友']]);
const note = (text: string, year: number | null = null) => ({ id: 'n', text, year, createdAt: 1 });

test('only fields that both changed to different values are questions, in words and in the order of the form', () => {
  const base = makeCase('case-1', '小月', 1990, { tags: ['家人'], notes: [note('生于寅时')] });
  const current = {
    ...base,
    name: '小悦',
    source: '出生证',
    tags: ['家人', '客户'],
    groupId: 'g',
    notes: [note('生于卯时', 2016)],
    pastMarks: [{ id: '2013.搬迁', mark: '相符', isOpen: false }],
    isPastOpen: true,
  };
  const other = {
    ...base,
    name: '小玥',
    relation: '朋友',
    tags: [],
    groupId: 'h',
    notes: [note('生于丑时')],
    pastMarks: [{ id: '2013.搬迁', mark: '不符', isOpen: false }],
    isPastOpen: false,
  };
  const questions = questionsOf(conflictOf(base, current, other), GROUPS);
  expect(
    questions.map(({ label, options }) => [label, ...options.map(({ device, text }) => `${device} ${text}`)]),
  ).toEqual([
    ['姓名', '这台设备 小悦', '另一台设备 小玥'],
    ['分组', '这台设备 亲友', '另一台设备 已删除的分组'],
    ['备注', '这台设备 2016 生于卯时', '另一台设备 生于丑时'],
    ['往事的标记', '这台设备 2013年搬迁，相符', '另一台设备 2013年搬迁，不符'],
    ['往事已揭开', '这台设备 是', '另一台设备 否'],
  ]);
});

test('births are shown with their pillars, and the version of this device comes first though it is the pending one', () => {
  const [base, current, other] = [1990, 1991, 1992].map((year) => makeCase('case-1', '小月', year));
  const conflict = conflictOf(base ?? {}, current ?? {}, other ?? {}, { isOtherOurs: true });
  expect(questionsOf(conflict, GROUPS)).toEqual([
    {
      field: 'birth',
      label: '生辰',
      options: [
        { side: 'theirs', device: '这台设备', text: '1992-06-15 14:30，壬申 丙午 壬戌 丁未' },
        { side: 'mine', device: '另一台设备', text: '1991-06-15 14:30，辛未 甲午 丙辰 乙未' },
      ],
    },
  ]);
});

test('the sex is a separate question where no common version shows who changed it', () => {
  const current = makeCase('case-1', '小月', 1990);
  const other = { ...current, birth: { ...current.birth, sex: '男' } };
  const { collisions } = mergeBodies(null, { ...current }, other);
  expect(questionsOf(conflictOf({}, current, other, { base: null, collisions }), GROUPS)).toMatchObject([
    { label: '性别', options: [{ text: '女' }, { text: '男' }] },
  ]);
});

test('in questions, names, sources and notes are shown as they were typed', () => {
  const conflict = conflictOf(
    { name: '', relation: '', notes: [note('')] },
    { name: '后藤', relation: '朋友', notes: [note('里屋')] },
    { name: '後藤', relation: '客户', notes: [note('裡屋')] },
  );
  expect(typedTexts(conflict)).toEqual(['后藤', '後藤', '里屋', '裡屋']);
});

test('a difference without a text names the device', () => {
  const conflict = conflictOf({ a: 1 }, { a: 2 }, { a: 3 });
  expect(questionsOf(conflict, GROUPS)).toMatchObject([
    { label: '其他', options: [{ text: '这台设备上的' }, { text: '另一台设备上的' }] },
  ]);
});

test('when each was edited, as far as it is known', () => {
  const at = (iso: string) => new Date(iso).toLocaleString('zh-CN');
  const conflict = conflictOf({}, {}, {});
  const [record, other] = [at('2026-01-02T03:00:00Z'), at('2026-01-02T01:00:00Z')];
  expect(conflictTimes(conflict)).toBe(`这台设备改于 ${record}，另一台设备改于 ${other}。`);
  expect(conflictTimes({ ...conflict, isOtherOurs: true })).toBe(
    `这台设备改于 ${other}，另一台设备改于 ${record}。`,
  );
  const unknown = { ...conflict, currentAt: 0 };
  expect(conflictTimes(unknown)).toBe(`另一台设备改于 ${other}。`);
});
