/**
 * The measures of judgement do what docs/ACCURACY.md says of them.
 */
import { describe, expect, it } from 'vitest';
import { findGanzhi, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { BOOK_CASES, castCase, harmfulAgreement, strengthAgreement, type BookCase } from '../index.ts';
import { decadePairs, shareOf, tallyOf, type Judgement } from './measures.ts';

const CHART: BookCase = {
  id: 'made up',
  chapter: 'none',
  pillars: ['甲子', '丙寅', '甲子', '甲子'],
  sex: null,
  luck: ['乙丑', '甲子'],
  strength: '身强',
  strengthWords: null,
  structure: null,
  usefulWords: [],
  useful: ['火', '土'],
  harmful: ['水'],
  spans: [
    { luck: ['乙丑'], verdict: '好', words: null, isInferred: false },
    { luck: ['子'], verdict: '难', words: null, isInferred: false },
    { luck: ['癸'], verdict: '终', words: null, isInferred: true },
    { luck: ['壬戌'], verdict: '平', words: null, isInferred: false },
  ],
  mended: null,
};

const decade = (name: string, score: number, stem: number, branch: number): Judgement['dayun'][number] => ({
  ganzhi: findGanzhi(name) as Ganzhi,
  score,
  halves: { stem, branch },
});

const JUDGEMENT: Judgement = {
  class: '中和',
  ranking: ['土', '火', '金', '木', '水'],
  dayun: [decade('乙丑', 60, 20, 20), decade('甲子', 90, 30, 60), decade('癸亥', 20, 40, 90)],
};

describe('the measures of judgement', () => {
  it('take the direction of the luck where the book does not state the sex', () => {
    expect(castCase(CHART).sex).toBe('女');
    expect(castCase({ ...CHART, luck: ['丁卯'] }).sex).toBe('男');
    expect(castCase({ ...CHART, sex: '男' }).sex).toBe('男');
  });

  it('count balanced beside strong or weak as near, beside 从 as different', () => {
    expect(strengthAgreement('身强', '身强')).toBe('一致');
    expect(strengthAgreement('中和', '身弱')).toBe('相近');
    expect(strengthAgreement('身弱', '中和')).toBe('相近');
    expect(strengthAgreement('身强', '身弱')).toBe('不同');
    expect(strengthAgreement('从化', '中和')).toBe('不同');
  });

  it('ask for a harmful element among the last two and none first', () => {
    expect(harmfulAgreement(['水'], JUDGEMENT.ranking)).toBe('一致');
    expect(harmfulAgreement(['水', '土'], JUDGEMENT.ranking)).toBe('不同');
    expect(harmfulAgreement(['金'], JUDGEMENT.ranking)).toBe('相近');
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
    const silent = { ...CHART, strength: null, useful: [], harmful: [], spans: [] };
    expect(Object.values(tallyOf(silent, JUDGEMENT)).every(({ count }) => count === 0)).toBe(true);
  });

  it('count 186, 226, 169 and 482 questions in 256 charts', () => {
    const classics = BOOK_CASES;
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
