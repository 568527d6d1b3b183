import { describe, expect, test } from 'vitest';
import { goldenJson } from '../../golden/golden.ts';
import {
  BRANCHES,
  BRANCH_YINYANG,
  branchOf,
  changshengOf,
  findGanzhi,
  FIRST_HOUR_STEM,
  FIRST_MONTH_STEM,
  GANZHI,
  ganzhiOf,
  ganzhiOfPair,
  hiddenStemsOf,
  hourGanzhi,
  KE,
  KE_BY,
  monthGanzhi,
  MOUNTAINS,
  mountainIndexAt,
  mountainTrigramIndex,
  NAYIN,
  nayinWuxing,
  SHENG,
  SHENG_BY,
  STEM_INDEX,
  STEM_YINYANG,
  STEMS,
  stemOf,
  TEN_GOD,
  TRIGRAMS,
  WUXING,
  wuxingRelation,
  type ByStem,
  type Branch,
  type Stem,
} from './index.ts';

describe('the sixty cycle', () => {
  test('has sixty distinct pairs of equal parity, in step with stems and branches', () => {
    expect(new Set(GANZHI.map((g) => g.name)).size).toBe(60);
    for (const g of GANZHI) {
      expect(g.name).toBe(stemOf(g.index) + branchOf(g.index));
      expect(STEM_YINYANG[g.stem]).toBe(BRANCH_YINYANG[g.branch]);
      expect(ganzhiOfPair(g.stem, g.branch)).toBe(g);
      expect(findGanzhi(g.name)).toBe(g);
      expect(Object.isFrozen(g)).toBe(true);
    }
  });

  test('a pair of unlike parity does not exist', () => {
    for (const stem of STEMS) {
      for (const branch of BRANCHES) {
        const exists = STEM_YINYANG[stem] === BRANCH_YINYANG[branch];
        expect(findGanzhi(stem + branch) !== null).toBe(exists);
        if (!exists) expect(() => ganzhiOfPair(stem, branch)).toThrow(RangeError);
      }
    }
  });

  test('what is no pair of two characters is none of the sixty', () => {
    for (const text of ['', '甲', '子', '子甲', '甲子时', '甲子 ', ' 甲子', '甲猫'])
      expect(findGanzhi(text)).toBeNull();
  });

  test('空亡 are the two branches the ten of a pair lacks', () => {
    for (const g of GANZHI) {
      const first = g.index - (g.index % 10);
      const present = new Set(Array.from({ length: 10 }, (_, i) => ganzhiOf(first + i).branch));
      expect(BRANCHES.filter((b) => !present.has(b))).toEqual(
        [...g.kongwang].sort((a, b) => BRANCHES.indexOf(a) - BRANCHES.indexOf(b)),
      );
      expect(ganzhiOf(first).name).toBe(g.xun);
    }
  });

  test('indexes wrap both ways', () => {
    expect(ganzhiOf(-61)).toBe(GANZHI[59]);
    expect(ganzhiOf(6000)).toBe(GANZHI[0]);
  });

  test('thirty distinct 纳音, six of each phase', () => {
    expect(new Set(NAYIN).size).toBe(30);
    for (const w of WUXING) expect(NAYIN.filter((n) => nayinWuxing(n) === w)).toHaveLength(6);
  });
});

describe('相生 and 相克', () => {
  test('are cycles through all five, and the reverse tables are their inverses', () => {
    for (const table of [SHENG, KE]) {
      let at: (typeof WUXING)[number] = '木';
      const seen = new Set<string>();
      for (let i = 0; i < 5; i++) {
        seen.add(at);
        at = table[at];
      }
      expect([seen.size, at]).toEqual([5, '木']);
    }
    for (const w of WUXING) expect([SHENG_BY[SHENG[w]], KE_BY[KE[w]]]).toEqual([w, w]);
  });

  test('every ordered pair has one relation, and the reverse pair its mirror', () => {
    const mirror = { 同: '同', 生: '被生', 被生: '生', 克: '被克', 被克: '克' };
    for (const a of WUXING)
      for (const b of WUXING) expect(wuxingRelation(b, a)).toBe(mirror[wuxingRelation(a, b)]);
  });
});

/** 十神, ten by ten, as the table of 渊海子平·论十神 is printed: row = day master, columns 甲…癸. */
// prettier-ignore
const WRITTEN_TEN_GODS: ByStem<string> = {
  甲: '比肩 劫财 食神 伤官 偏财 正财 七杀 正官 偏印 正印',
  乙: '劫财 比肩 伤官 食神 正财 偏财 正官 七杀 正印 偏印',
  丙: '偏印 正印 比肩 劫财 食神 伤官 偏财 正财 七杀 正官',
  丁: '正印 偏印 劫财 比肩 伤官 食神 正财 偏财 正官 七杀',
  戊: '七杀 正官 偏印 正印 比肩 劫财 食神 伤官 偏财 正财',
  己: '正官 七杀 正印 偏印 劫财 比肩 伤官 食神 正财 偏财',
  庚: '偏财 正财 七杀 正官 偏印 正印 比肩 劫财 食神 伤官',
  辛: '正财 偏财 正官 七杀 正印 偏印 劫财 比肩 伤官 食神',
  壬: '食神 伤官 偏财 正财 七杀 正官 偏印 正印 比肩 劫财',
  癸: '伤官 食神 正财 偏财 正官 七杀 正印 偏印 劫财 比肩',
};

describe('tables read off the pair', () => {
  test('ten gods: the computed table is the written one', () => {
    for (const day of STEMS)
      expect(STEMS.map((other) => TEN_GOD[day][other]).join(' ')).toBe(WRITTEN_TEN_GODS[day]);
  });

  test('五虎遁 and 五鼠遁 follow their rules', () => {
    for (const stem of STEMS) {
      const i = STEM_INDEX[stem] % 5;
      expect(STEM_INDEX[FIRST_MONTH_STEM[stem]]).toBe((2 * i + 2) % 10);
      expect(STEM_INDEX[FIRST_HOUR_STEM[stem]]).toBe((2 * i) % 10);
      for (const branch of BRANCHES) {
        expect(monthGanzhi(stem, branch).branch).toBe(branch);
        expect(hourGanzhi(stem, branch).branch).toBe(branch);
      }
    }
  });

  test('hidden stems: weights sum to one, main stem has the phase of the branch', () => {
    for (const branch of BRANCHES) {
      const total = hiddenStemsOf(branch).reduce((sum, h) => sum + h.weight, 0);
      expect(total).toBeCloseTo(1, 12);
    }
    expect(hiddenStemsOf('巳', 'bingwugeng').map((h) => h.stem)).toEqual(['丙', '戊', '庚']);
  });
});

describe('the reference tables', () => {
  interface Core {
    lifeStage: ByStem<Record<Branch, string>>;
    lifeStageVariants: Record<'yinSameAsYang' | 'earthWithWater', ByStem<Record<Branch, string>>>;
    cycle: { name: string; nayin: string; xun: string; xunkong: string[] }[];
    branches: { name: Branch; hidden: { stem: Stem; weight: number }[] }[];
  }
  const core = (): Core => goldenJson<Core>('bazi/core');

  test('life stages agree in all three schools (360 cells)', () => {
    const { lifeStage, lifeStageVariants } = core();
    for (const stem of STEMS) {
      for (const branch of BRANCHES) {
        expect(changshengOf(stem, branch)).toBe(lifeStage[stem][branch]);
        for (const school of ['yinSameAsYang', 'earthWithWater'] as const) {
          expect(changshengOf(stem, branch, school)).toBe(lifeStageVariants[school][stem][branch]);
        }
      }
    }
  });

  test('cycle and hidden stems agree', () => {
    const { cycle, branches } = core();
    expect(cycle.map((c) => [c.name, c.nayin, c.xun, c.xunkong.join('')])).toEqual(
      GANZHI.map((g) => [g.name, g.nayin, g.xun, g.kongwang.join('')]),
    );
    for (const row of branches) {
      expect(row.hidden.map((h) => [h.stem, h.weight])).toEqual(
        hiddenStemsOf(row.name).map((h) => [h.stem, h.weight]),
      );
    }
  });
});

describe('the twenty-four mountains', () => {
  test('each owns [centre − 7.5°, centre + 7.5°), and three share a trigram', () => {
    MOUNTAINS.forEach((mountain, i) => {
      expect(mountainIndexAt(15 * i)).toBe(i);
      expect(mountainIndexAt(15 * i - 7.5)).toBe(i);
      expect(mountainIndexAt(15 * i + 7.49)).toBe(i);
      expect(mountainIndexAt(15 * i - 360)).toBe(i);
      const trigram = TRIGRAMS.indexOf(mountain as (typeof TRIGRAMS)[number]);
      if (trigram >= 0) expect(mountainTrigramIndex(i)).toBe(trigram);
    });
    const counts = MOUNTAINS.map((_, i) => mountainTrigramIndex(i));
    expect(TRIGRAMS.map((_, t) => counts.filter((c) => c === t).length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  });
});
