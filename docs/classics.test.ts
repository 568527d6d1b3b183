/**
 * The table of docs/ACCURACY.md says what the benchmark measures now.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { classicsTable } from '../bench/classics.ts';
import { analyseChart } from '../engine/src/analysis/index.ts';
import { BOOK_CASES, castCase } from '../reading/src/classicCases/index.ts';
import { judgementOf, shareOf, tallyOf } from '../reading/src/classicCases/testing/measures.ts';

it('the figures of judgement beside a book are those of the benchmark', () => {
  const page = readFileSync(new URL('ACCURACY.md', import.meta.url), 'utf8');
  const written = /<!-- classics -->\n([\s\S]*)\n<!-- \/classics -->/.exec(page)?.[1];
  expect(written).toBe(classicsTable());
});

it('a 用神 of high confidence is the one of the book more often than one of middle, and that more often than one of low', () => {
  const judged = BOOK_CASES.map((classic) => ({
    classic,
    analysis: analyseChart(castCase(classic)),
  }));
  for (const measure of ['yong', 'avoid', 'decades'] as const) {
    const [high = 0, middle = 0, low = 0] = (['高', '中', '低'] as const).map((word) => {
      const own = judged.filter(({ analysis }) => analysis.yongshen.confidence.word === word);
      return shareOf(own.map(({ classic, analysis }) => tallyOf(classic, judgementOf(analysis))[measure]))
        .share;
    });
    expect(high, measure).toBeGreaterThan(middle);
    expect(middle, measure).toBeGreaterThan(low);
  }
});
