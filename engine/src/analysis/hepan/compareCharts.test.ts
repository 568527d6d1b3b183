import { describe, expect, test } from 'vitest';
import { castChart } from '../../chart/index.ts';
import { ganzhiOf } from '../../ganzhi/index.ts';
import { goldenJson } from '../../../golden/golden.ts';
import { birthOfExample, workedExamples } from '../../../golden/workedExamples.ts';
import { analyseChart, type Analysis } from '../analyseChart.ts';
import { compareCharts } from './compareCharts.ts';
import { branchTiesOf } from './hepanItems.ts';
import { HEPAN_WEIGHTS, type HepanMode } from '../tables/hepanPoints.ts';

interface WorkedPair {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly mode: HepanMode;
  readonly refYear: number;
  readonly raw: number;
  readonly total: number;
  readonly grade: string;
  readonly items: readonly { key: string; weight: number; score: number; why: string[] }[];
}

const pairs = goldenJson<readonly WorkedPair[]>('bazi/worked-pairs');

function analysisOf(id: string): Analysis {
  const example = workedExamples().find((each) => each.id === id);
  if (example === undefined) throw new Error(`no worked chart ${id}`);
  return analyseChart(castChart(birthOfExample(example), example.options));
}

describe('the worked pairs', () => {
  test.each(pairs.map((pair) => [pair.id, pair] as const))('%s', (_, want) => {
    const { raw, total, grade, items } = compareCharts(analysisOf(want.a), analysisOf(want.b), want);
    // What the other's branches do to a palace is listed by us and only counted in the worked pairs.
    const listed = (text: string): boolean => !text.includes('逢对方');
    expect(
      items.map(({ key, weight, score, why }) => ({
        key,
        weight,
        score,
        why: why.map(({ text }) => text).filter(listed),
      })),
    ).toEqual(want.items);
    expect([raw, total, grade]).toEqual([want.raw, want.total, want.grade]);
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

  test('couple and partner are symmetric', () => {
    for (const mode of ['couple', 'partner'] as const) {
      const options = { mode, refYear: 2026 };
      expect(compareCharts(a, b, options).total).toBe(compareCharts(b, a, options).total);
    }
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
    expect(() => compareCharts(a, b, { mode: 'friends' as 'couple', refYear: 2026 })).toThrow(
      /mode "friends"/,
    );
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

test('600 random couples: mean 66–71, standard deviation 7.5–10', () => {
  let state = 7;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const person = (sex: '男' | '女'): Analysis =>
    analyseChart(
      castChart({
        civil: {
          year: 1960 + Math.floor(random() * 45),
          month: 1 + Math.floor(random() * 12),
          day: 1 + Math.floor(random() * 28),
          hour: Math.floor(random() * 24),
          minute: Math.floor(random() * 60),
          second: 0,
        },
        utcOffsetMinutes: 480,
        sex,
        hour: 'minute',
      }),
    );
  const totals = Array.from(
    { length: 600 },
    () => compareCharts(person('男'), person('女'), { mode: 'couple', refYear: 2026 }).total,
  );
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const deviation = Math.sqrt(totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / totals.length);
  expect(mean).toBeGreaterThan(66);
  expect(mean).toBeLessThan(71);
  expect(deviation).toBeGreaterThan(7.5);
  expect(deviation).toBeLessThan(10);
});
