/**
 * Reports of many random charts: no contradiction, no hole, no sentence twice, every edit and reason sound, and charts that
 * read differently. FULL=1 reads 10,000.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { openingsOf, OPENING_SHARE_MAX } from '../lint/lintCorpus.ts';
import { lintText, type TextKind } from '../lint/lintText.ts';
import { contradictionsIn } from '../statement/claims.ts';
import type { Statement } from '../statement/statement.ts';
import { reportOf } from './reportOf.ts';
import { statementsOf } from './testing/statements.ts';
import { WORLD } from '@shangyuan/engine/world';

const COUNT = process.env['FULL'] === '1' ? 10_000 : 1_000;
const TODAY = { year: 2026, month: 11, day: 22 };

interface Rendered {
  readonly day: string;
  readonly month: string;
  readonly statements: readonly Statement[];
  readonly sentences: ReadonlySet<string>;
}

const rendered: Rendered[] = [];

beforeAll(() => {
  for (const birth of randomBirths(2026, COUNT)) {
    const chart = castChart(birth, {}, WORLD);
    const statements = statementsOf(reportOf(chart, analyseChart(chart), { today: TODAY }));
    rendered.push({
      day: chart.pillars.day.name,
      month: chart.pillars.month.name,
      statements,
      sentences: new Set(statements.flatMap(({ plain }) => plain ?? [])),
    });
  }
});

/** Share of the sentences of the shorter report that stand in the other. */
function sharedOf(a: Rendered, b: Rendered): number {
  let shared = 0;
  for (const sentence of a.sentences) if (b.sentences.has(sentence)) shared++;
  return shared / Math.min(a.sentences.size, b.sentences.size);
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

describe('reports of random charts', () => {
  test('none contradicts itself', () => {
    expect(rendered.flatMap(({ statements }) => contradictionsIn(statements))).toEqual([]);
  });

  test('the checker would notice: turn one claim of each report around', () => {
    const speaks = ({ claims }: Statement): boolean => claims.some(({ aspect }) => aspect === '强弱');
    const adults = rendered.filter(({ statements }) => statements.filter(speaks).length > 1);
    expect(adults.length).toBeGreaterThan(COUNT / 2);
    const turned = adults.slice(0, 50).map(({ statements }) => {
      const index = statements.findIndex(speaks);
      const statement = statements[index] as Statement;
      const claims = statement.claims.map((claim) =>
        claim.aspect === '强弱'
          ? { ...claim, value: claim.value === '强' ? ('弱' as const) : ('强' as const) }
          : claim,
      );
      return statements.with(index, { ...statement, claims });
    });
    for (const statements of turned) expect(contradictionsIn(statements).length).toBeGreaterThan(0);
  });

  test('every edit and every reason is a sound sentence', () => {
    const seen = new Set<string>();
    const faults: string[] = [];
    const check = (text: string | null, kind: TextKind, key: string): void => {
      if (text === null || seen.has(text)) return;
      seen.add(text);
      for (const { rule, found } of lintText(text, kind))
        faults.push(`${key} ${kind} ${rule}: ${found} in ${text}`);
    };
    for (const { statements } of rendered) {
      for (const { key, short, plain, whole, expert, evidence } of statements) {
        check(short, 'short', key);
        // Two sides in one statement are two texts of the library, each checked there.
        check(whole, key.startsWith('both.') ? 'prose' : 'plain', key);
        check(plain, 'prose', key);
        check(expert, 'expert', key);
        for (const { why } of evidence) check(why, 'prose', key);
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test('nothing is repeated in one report', () => {
    for (const { statements } of rendered) {
      for (const edit of ['plain', 'expert'] as const) {
        const texts = statements.flatMap((statement) => statement[edit] ?? []);
        expect(texts.length).toBe(new Set(texts).size);
      }
      const keys = statements.map(({ key }) => key);
      expect(keys.length).toBe(new Set(keys).size);
    }
  });

  test('experts see a relation of a year once', () => {
    for (const { statements } of rendered) {
      const touches = statements.flatMap(({ expert }) =>
        [...(expert ?? '').matchAll(/(..年)逢?([^，。、（）]{2,8}（[^）]+）)/gu)].map(
          ([, year, touch]) => `${year}${touch}`,
        ),
      );
      expect(touches.length, touches.join()).toBe(new Set(touches).size);
    }
  });

  test('the dispute of the schools is stated once at most, and the confidence in the word of its number', () => {
    for (const { statements } of rendered) {
      const disputes = statements.filter(({ key }) => key.startsWith('useful.conflict.'));
      expect(disputes.length).toBeLessThanOrEqual(1);
      for (const { key, evidence } of statements) {
        if (!key.startsWith('overview.method.')) continue;
        const score = Number(evidence[0]?.values['score']);
        expect(key.split('.').at(-1), key).toBe(score >= 80 ? '高' : score >= 65 ? '中' : '低');
      }
    }
  });

  test('no four characters open more than 3 % of the sentences that are read', () => {
    const openings = openingsOf(
      rendered.flatMap(({ statements }) => statements.flatMap(({ plain }) => plain ?? [])),
    );
    const total = openings.values().reduce((sum, count) => sum + count, 0);
    expect([...openings].filter(([, count]) => count > total * OPENING_SHARE_MAX)).toEqual([]);
  });

  test('two charts share at most a fifth of their sentences in the median, two fifths in the worst tenth', () => {
    const half = Math.min(1_000, Math.floor(rendered.length / 2));
    const shares = Array.from({ length: half }, (_, i) =>
      sharedOf(rendered[i] as Rendered, rendered[rendered.length - 1 - i] as Rendered),
    ).toSorted((a, b) => a - b);
    expect(quantile(shares, 0.5)).toBeLessThanOrEqual(0.2);
    expect(quantile(shares, 0.9)).toBeLessThanOrEqual(0.4);
  });

  test('the same day pillar with another month shares at most 45 % in the worst tenth', () => {
    const shares: number[] = [];
    const byDay = new Map<string, Rendered[]>();
    for (const each of rendered) byDay.set(each.day, [...(byDay.get(each.day) ?? []), each]);
    for (const alike of byDay.values()) {
      for (const [i, a] of alike.entries())
        for (const b of alike.slice(i + 1)) if (a.month !== b.month) shares.push(sharedOf(a, b));
    }
    const sorted = shares.toSorted((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(1_000);
    expect(quantile(sorted, 0.9)).toBeLessThanOrEqual(0.45);
  });
});
