/**
 * How much two reports share, by the measure of the review from outside: sentences and runs of eight characters of pairs, the nearest
 * neighbour, and what stands in many reports. Limits are what the reports measured before they were planned.
 */
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import type { Depth } from '../statement/statement.ts';
import { readingOf, type Reading } from './testing/reading.ts';

const COUNT = isFull ? 2_000 : 200;
const PAIRS = isFull ? 20_000 : 3_000;

/** Percentages: pairs (median, ninth tenth, most), nearest neighbour (median), runs of eight (median, ninth tenth), in > 10 % and > 5 % of reports. */
const LIMITS: Readonly<Record<Depth, readonly number[]>> = {
  一句话: [8, 22.2, 70.8, 66.7, 1.6, 7.9, 40.6, 62.6],
  通俗: [7.4, 15.8, 50, 44.6, 5.5, 13.6, 32.4, 65.3],
  专业: [3, 7.2, 35.6, 28.9, 10, 16.4, 9.5, 15.4],
};

const births = randomBirths(20_261_122, isFull ? 2_600 : 260)
  .filter(({ civil }) => civil.year <= 2007)
  .slice(0, COUNT);
let made: readonly Reading[] | null = null;
const readings = (): readonly Reading[] => (made ??= births.map((birth) => readingOf(birth)));

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** The same numbers below 1 in every run. */
function seeded(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296;
  };
}

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const each of less) if (more.has(each)) shared++;
  return (100 * shared) / less.size;
}

function runsOf(sentences: ReadonlySet<string>): Set<string> {
  // A year with its age is one fact, not nine characters of wording.
  const text = [...sentences]
    .join('')
    .replaceAll(/\d{4}年（虚岁\d+）/gu, '年')
    .replaceAll(/[，。；：、“”（）？！\s]/gu, '');
  return new Set(Array.from({ length: Math.max(0, text.length - 7) }, (_, i) => text.slice(i, i + 8)));
}

/** Share of all that is read that stands in more than this share of the reports. */
function commonOf(sets: readonly ReadonlySet<string>[], share: number): number {
  const counts = new Map<string, number>();
  for (const set of sets) for (const text of set) counts.set(text, (counts.get(text) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const common = [...counts.values()].filter((count) => count > sets.length * share);
  return (100 * common.reduce((sum, count) => sum + count, 0)) / total;
}

function nearestOf(sets: readonly ReadonlySet<string>[]): number {
  const holders = new Map<string, number[]>();
  for (const [i, set] of sets.entries())
    for (const text of set) holders.set(text, [...(holders.get(text) ?? []), i]);
  const nearest = sets
    .filter((_, i) => i % 2 === 0)
    .map((set, half) => {
      const counts = new Map<number, number>();
      for (const text of set)
        for (const j of holders.get(text) ?? []) counts.set(j, (counts.get(j) ?? 0) + 1);
      counts.delete(2 * half);
      return Math.max(
        0,
        ...[...counts].map(([j, count]) => (100 * count) / Math.min(set.size, sets[j]?.size ?? 1)),
      );
    });
  return quantile(nearest, 0.5);
}

function measured(depth: Depth): number[] {
  const sets = readings().map(
    ({ sentences }) =>
      new Set(sentences.filter((sentence) => sentence.depth === depth).map(({ text }) => text)),
  );
  const random = seeded();
  const pick = (): number => Math.floor(random() * sets.length);
  const pairs = Array.from({ length: PAIRS }, () => [pick(), pick()] as const).filter(([a, b]) => a !== b);
  const shared = pairs.map(([a, b]) => sharedOf(sets[a] ?? new Set(), sets[b] ?? new Set()));
  const runs = sets.slice(0, 200).map(runsOf);
  const near = pairs
    .filter(([a, b]) => a < runs.length && b < runs.length)
    .map(([a, b]) => sharedOf(runs[a] ?? new Set(), runs[b] ?? new Set()));
  return [
    quantile(shared, 0.5),
    quantile(shared, 0.9),
    quantile(shared, 1),
    nearestOf(sets),
    quantile(near, 0.5),
    quantile(near, 0.9),
    commonOf(sets, 0.1),
    commonOf(sets, 0.05),
  ].map((value) => Math.round(10 * value) / 10);
}

describe.each(Object.keys(LIMITS) as Depth[])('%s', (depth) => {
  test('two reports share no more than they did', () => {
    const found = measured(depth);
    const over = found.filter((value, i) => value > (LIMITS[depth][i] ?? 0));
    expect(over, found.join(' ')).toEqual([]);
  });
});

test('a year later a quarter of a report is new by its keys or the years it names', () => {
  const shares = births
    .filter(({ civil }) => civil.year > 1961 && civil.year <= 2004)
    .slice(0, isFull ? 300 : 60)
    .map((birth) => {
      const [before, after] = [2026, 2027].map((year) => {
        const { report } = readingOf(birth, { today: { year, month: 11, day: 22 } });
        const statements = [
          ...report.keyPoints.map(({ statement }) => statement),
          ...report.sections.flatMap(({ paragraphs, todo }) => [
            ...paragraphs.flatMap((paragraph) => paragraph.statements),
            ...(todo === null ? [] : [todo]),
          ]),
        ].filter(({ plain }) => plain !== null);
        return new Set(
          statements.map(
            ({ key, plain, expert }) =>
              `${key} ${[...((plain ?? '') + (expert ?? '')).matchAll(/\d{4}/gu)].join()}`,
          ),
        );
      });
      const fresh = [...(after ?? [])].filter((one) => !before?.has(one));
      return (100 * fresh.length) / (after?.size ?? 1);
    });
  expect(quantile(shares, 0.5)).toBeGreaterThanOrEqual(25);
});
