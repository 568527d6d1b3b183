import { castChart, relationsOf } from '@shangyuan/engine/chart';
import { KE_BY, STEM_WUXING, type Stem } from '@shangyuan/engine/ganzhi';
import { relationText } from '@shangyuan/reading/chart';
import { expect, test } from 'vitest';
import { FIRST_FAMILIES, boardView } from './boardView.ts';
import { natalColumns } from './gridView.ts';
import { relationChips, relationRows } from './relationRows.ts';

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

test('a pair is listed once for each verdict, with every place it occurs in', () => {
  const pairs = rows.map(({ short, members, state }) => `${short}${members} ${state}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(rows.length).toBeLessThan(relations.length);
  expect(rows.filter(({ short }) => short === '自刑')).toEqual([
    expect.objectContaining({ members: '午午', state: '', track: [true, true, false, false] }),
    expect.objectContaining({ state: '隔得太远，力量很弱', track: [true, true, false, true] }),
  ]);
});

test('effective relations come first, and no relation is lost', () => {
  const working = rows.map(({ isEffective }) => isEffective);
  expect(working.toSorted((a, b) => Number(b) - Number(a))).toEqual(working);
  expect(new Set(rows.map(({ relation }) => relation.kind))).toEqual(
    new Set(relations.map(({ kind }) => kind)),
  );
});

// Days of two centuries at every hour of the day, some three hundred charts.
const CHARTS = Array.from({ length: 300 }, (_, index) =>
  castChart({
    civil: {
      year: 1905 + ((index * 7) % 190),
      month: 1 + ((index * 5) % 12),
      day: 1 + ((index * 11) % 28),
      hour: (index * 3) % 24,
      minute: 30,
      second: 0,
    },
    sex: '男',
    hour: 'minute',
  }),
);
const unordered = (text: string) => [...text].toSorted().join('');

test('克 is written with the one that controls first', () => {
  const seen = new Set<string>();
  for (const each of CHARTS)
    for (const relation of relationsOf(each).filter(({ kind }) => kind === '干克')) {
      const { members } = relationText(relation);
      const [first, second] = [...members] as [Stem, Stem];
      expect(KE_BY[STEM_WUXING[second]], members).toBe(STEM_WUXING[first]);
      seen.add(members);
    }
  expect([...seen].toSorted()).toEqual(['丁辛', '丙庚', '乙己', '己癸', '戊壬', '甲戊'].toSorted());
});

test('two characters have one order in either order of pillars', () => {
  const orders = new Map<string, Set<string>>();
  const pairs = CHARTS.flatMap((each) => relationsOf(each).filter(({ members }) => members.length === 2));
  for (const relation of pairs.filter(({ pillars }) => pillars.length === 2)) {
    const { members, short } = relationText(relation);
    const key = `${short} ${unordered(members)}`;
    orders.set(key, (orders.get(key) ?? new Set()).add(members));
  }
  expect([...orders].filter(([, written]) => written.size > 1)).toEqual([]);
  expect(orders.size).toBeGreaterThan(60);
});

test('the foot of the grid, the picture and the list say one verdict of each pair in its place', () => {
  // 甲子 丙寅 己巳 甲子: one 甲己 beside the day, one two pillars away.
  const born = castChart({
    civil: { year: 1984, month: 2, day: 4, hour: 23, minute: 40, second: 0 },
    sex: '男',
    hour: 'minute',
  });
  for (const each of [born, ...CHARTS]) {
    const found = relationsOf(each).filter(({ kind }) => kind !== '绝');
    const list = relationRows(found);
    const chips = relationChips(found);
    const board = boardView(natalColumns(each, []), found, new Set([...FIRST_FAMILIES, '害']));
    expect(new Set(chips.map(({ short, members }) => short + unordered(members))).size).toBe(chips.length);
    expect(new Set(board.rows.map(({ id }) => id)).size).toBe(board.rows.length);
    for (const { text } of board.rows) {
      const row = list.find(
        ({ short, members, state }) =>
          short === text.short && members === text.members && state === text.state,
      );
      expect(row?.places.split('、')).toContain(text.places);
      if (text.family === '柱') continue;
      const chip = chips.find(({ short, members }) => short === text.short && members === text.members);
      expect(chip?.title.split('；')).toContain(`${text.places} ${text.state}`.trim());
    }
  }
  const verdicts = relationRows(relationsOf(born)).filter(({ members }) => members === '甲己');
  expect(verdicts.map(({ places, state }) => `${places} ${state.slice(0, 4)}`)).toEqual([
    '时干–日干 合而不化',
    '年干–日干 遥合',
  ]);
});
