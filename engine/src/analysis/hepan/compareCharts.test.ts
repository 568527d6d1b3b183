import { describe, expect, test } from 'vitest';
import { castChart } from '../../chart/index.ts';
import { ganzhiOf } from '../../ganzhi/index.ts';
import { goldenJson } from '../../../golden/golden.ts';
import { workedHepan } from '../../../golden/workedWords.ts';
import { birthOfExample, workedExamples } from '../../../golden/workedExamples.ts';
import { analyseChart, type Analysis } from '../analyseChart.ts';
import { compareCharts, lowerConfidence } from './compareCharts.ts';
import { branchTiesOf } from './hepanItems.ts';
import { HEPAN_MODES, HEPAN_WEIGHTS, type HepanMode } from '../tables/hepanPoints.ts';
import { WORLD } from '../../chart/world.ts';

interface WorkedPair {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly mode: HepanMode;
  readonly refYear: number;
  readonly items: readonly { key: string; weight: number; score: number; why: string[] }[];
}

/** Items that rest on the judgement of each chart, which the second program made by the first model. */
const JUDGED = ['elements', 'useful', 'palace', 'luckSync'];

const pairs = goldenJson<readonly WorkedPair[]>('bazi/worked-pairs');

function analysisOf(id: string): Analysis {
  const example = workedExamples().find((each) => each.id === id);
  if (example === undefined) throw new Error(`no worked chart ${id}`);
  return analyseChart(castChart(birthOfExample(example), example.options, WORLD));
}

test('桃花 of both counts where each has it twice', () => {
  // 子 has its 桃花 in 酉: on month and hour, on the month only.
  const chartOf = (hour: string): Analysis =>
    analyseChart(
      castChart({ pillars: { year: '甲子', month: '癸酉', day: '甲子', hour }, sex: '男', hour: 'shichen' }),
    );
  const [twice, once] = [chartOf('癸酉'), chartOf('甲子')];
  const counts = (a: Analysis, b: Analysis): boolean =>
    compareCharts(a, b, { mode: 'couple', refYear: 2026 }).items.some(({ why }) =>
      why.some(({ code }) => code === 'TAOHUA_BOTH'),
    );
  expect([counts(twice, twice), counts(twice, once), counts(once, twice)]).toEqual([true, false, false]);
});

describe('the worked pairs', () => {
  test.each(pairs.map((pair) => [pair.id, pair] as const))('%s', (_, want) => {
    const { items } = compareCharts(analysisOf(want.a), analysisOf(want.b), want);
    expect(items.map(({ key, weight }) => [key, weight])).toEqual(
      want.items.map(({ key, weight }) => [key, weight]),
    );
    const read = (item: { readonly key: string }): boolean => !JUDGED.includes(item.key);
    expect(
      items.filter(read).map(({ key, weight, score, why }) => ({
        key,
        weight,
        score,
        why: why.map(workedHepan).filter((words) => words !== null),
      })),
    ).toEqual(want.items.filter(read));
  });
});

describe('compareCharts', () => {
  const birth = (year: number, sex: '男' | '女') => ({
    civil: { year, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex,
    hour: 'minute' as const,
  });
  const a = analyseChart(castChart(birth(1990, '男')));
  const b = analyseChart(castChart(birth(1993, '女')));

  test('every kind of pair but parentChild is symmetric, item by item', () => {
    for (const mode of HEPAN_MODES) {
      if (mode === 'parentChild') continue;
      const options = { mode, refYear: 2026 };
      const [there, back] = [compareCharts(a, b, options), compareCharts(b, a, options)];
      expect([there.total, there.grade, there.confidence]).toEqual([back.total, back.grade, back.confidence]);
      expect(there.items.map(({ score }) => score)).toEqual(back.items.map(({ score }) => score));
    }
  });

  test('friends and colleagues count as partners do', () => {
    const { items: partner, mode: _, ...rest } = compareCharts(a, b, { mode: 'partner', refYear: 2026 });
    for (const mode of ['friends', 'colleagues'] as const) {
      const own = compareCharts(a, b, { mode, refYear: 2026 });
      expect(own).toMatchObject({ mode, ...rest });
      expect(own.items).toEqual(partner);
    }
  });

  test.each([
    ['高', '高', '高'],
    ['高', '中', '中'],
    ['高', '低', '低'],
    ['中', '高', '中'],
    ['中', '中', '中'],
    ['中', '低', '低'],
    ['低', '高', '低'],
    ['低', '中', '低'],
    ['低', '低', '低'],
  ] as const)('confidence of %s and %s is %s', (x, y, lower) => {
    const word = (analysis: Analysis, as: typeof x): Analysis => {
      const { yongshen } = analysis;
      const confidence = { ...yongshen.confidence, word: as };
      return { ...analysis, yongshen: { ...yongshen, confidence } };
    };
    const pair = compareCharts(word(a, x), word(b, y), { mode: 'couple', refYear: 2026 });
    expect(pair.confidence).toBe(lower);
    expect(lowerConfidence(x, y)).toBe(lower);
  });

  test('is plain data that survives JSON, with rules, engine version and twenty years', () => {
    const comparison = compareCharts(a, b, { mode: 'couple', refYear: 2026 });
    expect(comparison).toEqual(JSON.parse(JSON.stringify(comparison)));
    expect(comparison.years).toHaveLength(20);
    expect(comparison.rules.a.dayBoundary).toBe('zi23');
    for (const { score } of comparison.items) {
      expect(score).toBeGreaterThanOrEqual(10);
      expect(score).toBeLessThanOrEqual(98);
    }
    const kinds = comparison.crossRelations.map(({ kind, members }) => kind + members);
    expect(new Set(comparison.crossRelations.map(({ fromPillar }) => fromPillar)).size).toBeGreaterThan(1);
    expect(kinds.length).toBeGreaterThan(0);
  });

  test('weights sum to 100; an unknown mode is a RangeError naming it', () => {
    for (const weights of Object.values(HEPAN_WEIGHTS)) {
      expect(Object.values<number>(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    }
    expect(() => compareCharts(a, b, { mode: 'rivals' as 'couple', refYear: 2026 })).toThrow(/mode "rivals"/);
    expect(() => compareCharts(a, b, { mode: 'couple', refYear: 2026.5 })).toThrow(/refYear 2026.5/);
  });

  test('without an hour the palace of a parent is the day branch', () => {
    const parent = analyseChart(castChart({ ...birth(1960, '女'), hour: 'unknown' as const }));
    const family = compareCharts(parent, b, { mode: 'parentChild', refYear: 2026 });
    expect(family.items.map(({ key }) => key)).not.toContain('luckSync');
    expect(family.items.find(({ key }) => key === 'palace')?.why.length).toBeGreaterThan(0);
  });

  test('ties between branches are the same both ways round', () => {
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < 12; j++) {
        const [x, y] = [ganzhiOf(i).branch, ganzhiOf(j).branch];
        expect(branchTiesOf(x, y)).toEqual(branchTiesOf(y, x));
      }
  });
});
