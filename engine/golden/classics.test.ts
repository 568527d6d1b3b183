/**
 * The measures of judgement do what docs/ACCURACY.md says of them.
 */
import { describe, expect, it } from 'vitest';
import { findGanzhi, type Ganzhi } from '../src/ganzhi/index.ts';
import {
  castClassic,
  classicCharts,
  classScore,
  decadePairs,
  harmfulOf,
  isAvoidRight,
  shareOf,
  tallyOf,
  type ClassicChart,
  type Judgement,
} from './classics.ts';

const CHART: ClassicChart = {
  id: 'made up',
  chapter: 'none',
  pillars: ['甲子', '丙寅', '甲子', '甲子'],
  sex: null,
  luck: ['乙丑', '甲子'],
  strength: 'strong',
  strength_words: null,
  useful: [],
  useful_elements: ['火', '土'],
  avoid_elements: ['水', '火'],
  decades: [
    { luck: '乙丑', verdict: 'good', words: '' },
    { luck: '子', verdict: 'bad', words: '' },
    { luck: '癸', verdict: 'death', words: '', inferred: true },
    { luck: '壬戌', verdict: 'mixed', words: '' },
  ],
};

const decade = (name: string, score: number, stem: number, branch: number): Judgement['dayun'][number] => ({
  ganzhi: findGanzhi(name) as Ganzhi,
  score,
  halves: { stem, branch },
});

const JUDGEMENT: Judgement = {
  class: 'balanced',
  ranking: ['土', '火', '金', '木', '水'],
  dayun: [decade('乙丑', 60, 20, 20), decade('甲子', 90, 30, 60), decade('癸亥', 20, 40, 90)],
};

describe('the measures of judgement', () => {
  it('take the direction of the luck where the book does not state the sex', () => {
    expect(castClassic(CHART).sex).toBe('女');
    expect(castClassic({ ...CHART, luck: ['丁卯'] }).sex).toBe('男');
    expect(castClassic({ ...CHART, sex: '男' }).sex).toBe('男');
  });

  it('count balanced beside strong or weak half, beside 从 nothing', () => {
    expect(classScore('strong', 'strong')).toBe(1);
    expect(classScore('balanced', 'weak')).toBe(0.5);
    expect(classScore('weak', 'balanced')).toBe(0.5);
    expect(classScore('strong', 'weak')).toBe(0);
    expect(classScore('follow', 'balanced')).toBe(0);
  });

  it('ask for a harmful element among the last two and none first, less those also useful', () => {
    expect(harmfulOf(CHART)).toEqual(['水']);
    expect(isAvoidRight(['水'], JUDGEMENT.ranking)).toBe(true);
    expect(isAvoidRight(['水', '土'], JUDGEMENT.ranking)).toBe(false);
    expect(isAvoidRight(['金'], JUDGEMENT.ranking)).toBe(false);
  });

  it('set each good decade beside each bad one, halves by stem or branch, a tie a half', () => {
    const pairs = decadePairs(CHART, JUDGEMENT);
    expect(pairs.map(({ bad, score, isInferred }) => [bad.luck, score, isInferred])).toEqual([
      ['子', 0.5, false],
      ['癸', 1, true],
    ]);
  });

  it('skip what the book does not state', () => {
    expect(tallyOf(CHART, JUDGEMENT)).toEqual({
      class: { right: 0.5, count: 1 },
      yong: { right: 1, count: 1 },
      avoid: { right: 1, count: 1 },
      decades: { right: 1.5, count: 2 },
    });
    const silent = { ...CHART, strength: null, useful_elements: [], avoid_elements: [], decades: [] };
    expect(Object.values(tallyOf(silent, JUDGEMENT)).every(({ count }) => count === 0)).toBe(true);
  });

  it('count 186, 226, 169 and 482 questions in 256 charts', () => {
    const classics = classicCharts();
    expect(classics).toHaveLength(256);
    const everyDecade = Array.from({ length: 60 }, (_, i) => i).map((i) => {
      const stems = '甲乙丙丁戊己庚辛壬癸';
      return decade(`${stems[i % 10]}${'子丑寅卯辰巳午未申酉戌亥'[i % 12]}`, 50, 50, 50);
    });
    const tallies = classics.map((classic) => tallyOf(classic, { ...JUDGEMENT, dayun: everyDecade }));
    const counts = (['class', 'yong', 'avoid', 'decades'] as const).map(
      (measure) => shareOf(tallies.map((tally) => tally[measure])).count,
    );
    expect(counts).toEqual([186, 226, 169, 482]);
  });

  it('give a share the interval of the charts, not of the questions', () => {
    const one = { right: 1, count: 1 };
    const none = { right: 0, count: 1 };
    const { share, halfWidth } = shareOf([one, none, one, none]);
    expect(share).toBe(0.5);
    expect(halfWidth).toBeCloseTo((1.96 * 1) / 4, 10);
  });
});
