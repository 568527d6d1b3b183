import { describe, expect, test } from 'vitest';
import { goldenJson } from '../../../golden/golden.ts';
import { BRANCHES, branchOf, findGanzhi, type Branch, type Ganzhi } from '../../ganzhi/index.ts';
import { jianchuOf } from '../day/jianchu.ts';
import { hourVerdict } from '../hours/hourSpirits.ts';
import { AFFAIR_CATEGORIES, AFFAIRS, ALMANAC_OPTIONS, ITEMS } from '../index.ts';
import { itemIndexes, POPULAR_SPIRITS, spiritIndexes } from './spirits.ts';
import { SPIRIT_ROWS } from '../tables/spiritRows.ts';
import { SPIRIT_WORDS } from '../tables/spiritWords.ts';
import { bareContext } from '../../../golden/dayContexts.ts';
import { yijiOf } from './yiji.ts';

const RULES = ALMANAC_OPTIONS.complete();

describe('tables', () => {
  test('176 spirits, ids and names unique, every word of their lists an item', () => {
    expect(SPIRIT_ROWS).toHaveLength(176);
    expect(new Set(SPIRIT_ROWS.map(({ id }) => id)).size).toBe(176);
    expect(new Set(SPIRIT_ROWS.map(({ name }) => name)).size).toBe(176);
    expect(POPULAR_SPIRITS).toHaveLength(13);
    expect(Object.keys(SPIRIT_WORDS)).toEqual(SPIRIT_ROWS.map(({ id }) => id));
    for (const { favours, forbids, cases = [] } of SPIRIT_ROWS) {
      expect(() => [favours, forbids, ...cases.map(({ keep }) => keep)].map(itemIndexes)).not.toThrow();
      expect(() => cases.map(({ need }) => need === undefined || spiritIndexes(need))).not.toThrow();
    }
  });
  test('tables of months have twelve cells, of seasons four, of year stems ten', () => {
    const cells = { monthBranch: 12, season: 4, yearStem: 10, fixed: 1 };
    for (const { id, rule } of SPIRIT_ROWS) {
      if (rule.by in cells && 'table' in rule && typeof rule.table === 'string') {
        expect([id, rule.table.split(' ').length]).toEqual([id, cells[rule.by as keyof typeof cells]]);
      }
    }
  });
  test('天罡 and 河魁 are other names of 平 and 收, by turns', () => {
    // 协纪辨方书·卷六: the branches of each month, 寅 to 丑.
    const found = { 天罡: '巳子未寅酉辰亥午丑申卯戌', 河魁: '亥午丑申卯戌巳子未寅酉辰' };
    for (const [alias, branches] of Object.entries(found)) {
      expect([SPIRIT_WORDS.ping.aliases, SPIRIT_WORDS.shou.aliases]).toEqual([
        expect.stringContaining(alias),
        expect.stringContaining(alias),
      ]);
      const officers = [...branches].map((branch, month) => jianchuOf(branchOf(month + 2), branch as Branch));
      const first = alias === '天罡' ? '平' : '收';
      const other = alias === '天罡' ? '收' : '平';
      expect(officers).toEqual(officers.map((_, month) => (month % 2 === 0 ? first : other)));
    }
  });
  test('83 items and 100 affairs, 66 of them in the picker', () => {
    expect(new Set(ITEMS).size).toBe(83);
    expect(new Set(AFFAIRS.map(({ id }) => id)).size).toBe(100);
    expect(AFFAIRS.filter((affair) => 'inPicker' in affair)).toHaveLength(66);
    expect(new Set(AFFAIRS.map(({ category }) => category))).toEqual(new Set(AFFAIR_CATEGORIES));
  });
});

describe('the 720 pairs of month and day pillar', () => {
  const all = Array.from({ length: 720 }, (_, i) => ({
    monthIndex: Math.floor(i / 60),
    yiji: yijiOf(bareContext(Math.floor(i / 60), i % 60), RULES),
  }));
  test('grades are as counted from the book', () => {
    const counts: Record<string, number> = {};
    for (const { yiji } of all) counts[yiji.grade] = (counts[yiji.grade] ?? 0) + 1;
    expect(counts).toEqual({
      诸事皆忌: 87,
      '上 吉足胜凶': 39,
      '上次 吉足抵凶': 55,
      '中 吉不抵凶': 99,
      '中次 凶胜于吉': 152,
      '下 凶又逢凶': 21,
      无等第: 267,
    });
  });
  test('no item is both 宜 and 忌, every row names a spirit with its chapter', () => {
    for (const { yiji } of all) {
      const items = [...yiji.yi, ...yiji.ji].map(({ item }) => item);
      expect(new Set(items).size).toBe(items.length);
      for (const { by } of [...yiji.yi, ...yiji.ji, ...yiji.affairsYi.flatMap(({ basis }) => basis)]) {
        expect(by.length).toBeGreaterThan(0);
        expect(
          by.every(
            ({ name, source, ruleSource }) =>
              name !== '' && source.chapter !== '' && ruleSource.chapter !== '',
          ),
        ).toBe(true);
      }
    }
  });
  test('劫煞 in 寅 and 申 months never forbids 祈福; 月破 in 卯 and 酉 months closes the day', () => {
    for (const { monthIndex, yiji } of all) {
      const prayer = yiji.ji.find(({ item }) => item === '祈福');
      if (monthIndex % 6 === 0)
        expect(prayer?.by.some(({ spirit }) => spirit === 'jiesha') ?? false).toBe(false);
      const isPo = yiji.spirits.some(({ id }) => id === 'yuepo');
      if (isPo && monthIndex % 6 === 1) expect(yiji.verdict).toBe('诸事不宜');
    }
  });
  test('the same context gives the same frozen answer', () => {
    const again = yijiOf(bareContext(3, 17), RULES);
    expect(again).toBe(all[3 * 60 + 17]?.yiji);
    expect(Object.isFrozen(again) && Object.isFrozen(again.yi)).toBe(true);
  });
});

describe('hours', () => {
  test('the 720 cells of the grid of sixty days', () => {
    const grid = goldenJson<Record<string, { hour: string; spirits: string[] }[]>>('almanac/hours');
    const ours = Object.fromEntries(
      Object.keys(grid).map((name) => {
        const cells = BRANCHES.map((branch) => {
          const { ganzhi, spirits } = hourVerdict(findGanzhi(name) as Ganzhi, branch, RULES, false);
          return { hour: ganzhi.name, spirits: spirits.map((spirit) => spirit.name) };
        });
        return [name, cells];
      }),
    );
    expect(Object.values(ours).flat()).toHaveLength(720);
    expect(ours).toEqual(grid);
  });
});
