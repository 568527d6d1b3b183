/**
 * How much two comparisons of one kind share: sentences that both read, as a part of the shorter of the two. 1,385 pairs with FULL=1.
 */
import { HEPAN_MODES } from '@shangyuan/engine/analysis';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { randomFrom } from '../../../engine/golden/random.ts';
import { hepanReportOf } from './index.ts';
import { pairsOf, sentencesIn, TODAY } from './testing/pairs.ts';

const COUNT = process.env['FULL'] === '1' ? 1_385 : 150;
const COMPARED = 20_000;
/** Most that two comparisons share: half of all pairs, and nine in ten. */
const MOST = { median: 0.1, p90: 0.25 } as const;
/** The same where figures do not count: 2028年 and 2031年 are one. */
const MOST_BARE = { median: 0.13, p90: 0.28 } as const;

const ADULTS = randomBirths(20261122, COUNT * 4).filter(({ civil }) => civil.year <= 2007);
const PAIRS = pairsOf(ADULTS.slice(0, COUNT * 2));

function sharesOf(sets: readonly ReadonlySet<string>[]): { readonly median: number; readonly p90: number } {
  const random = randomFrom(12345);
  const shares = Array.from({ length: COMPARED }, () => {
    const [one, other] = [random(), random()].map((at) => sets[Math.floor(at * sets.length)]);
    if (one === undefined || other === undefined || one === other) return null;
    const [short, long] = one.size < other.size ? [one, other] : [other, one];
    return [...short].filter((sentence) => long.has(sentence)).length / short.size;
  })
    .filter((share) => share !== null)
    .toSorted((a, b) => a - b);
  const at = (part: number): number => shares[Math.floor((shares.length - 1) * part)] ?? 1;
  return { median: at(0.5), p90: at(0.9) };
}

test.each(HEPAN_MODES)('two comparisons of the kind %s share little', (mode) => {
  const read = PAIRS.map(([a, b]) => sentencesIn(hepanReportOf(a, b, { mode, today: TODAY })));
  const shared = sharesOf(read.map((sentences) => new Set(sentences)));
  const bare = sharesOf(
    read.map((sentences) => new Set(sentences.map((text) => text.replaceAll(/[\d.]+/gu, '#')))),
  );
  expect(shared.median).toBeLessThanOrEqual(MOST.median);
  expect(shared.p90).toBeLessThanOrEqual(MOST.p90);
  expect(bare.median).toBeLessThanOrEqual(MOST_BARE.median);
  expect(bare.p90).toBeLessThanOrEqual(MOST_BARE.p90);
  expect(new Set(read.flat()).size).toBeGreaterThan(PAIRS.length * 5);
});

test('comparisons whose texts do not depend on the pair are found', () => {
  const same = Array.from({ length: 20 }, (_, i) => new Set(['一样。', '也一样。', `不一样${i}。`]));
  expect(sharesOf(same).median).toBeGreaterThan(MOST.median);
});
