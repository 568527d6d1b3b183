import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { EVENT_KINDS, LOOK_BACK_EVENT } from '../report/library/lookBackText.ts';
import { lookBackOf } from '../report/lookBack.ts';
import { reportFactsOf, type ReportFacts } from '../report/reportFacts.ts';
import type { MarkedPast } from '../statement/reader.ts';
import { KIND_COUNTS } from './kindCounts.ts';
import { pastResultOf, pastResultText } from './marks.ts';
import { pastOf, type PastSpan } from './past.ts';
import { PAST_TEXTS } from './pastTexts.ts';
import { COUNTED, countKinds } from './testing/countKinds.ts';

const { today } = COUNTED;

function factsOf(birth: Birth): ReportFacts {
  const chart = castChart(birth, {}, WORLD);
  return reportFactsOf(chart, analyseChart(chart), { today });
}

const SAMPLE: Birth = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
};

describe('what is asked', () => {
  test('each span of the look back has the sentence of the chart, and those of two others, each once', () => {
    for (const birth of randomBirths(271, 60)) {
      const facts = factsOf(birth);
      const spans = pastOf(facts);
      const records = lookBackOf(facts);
      if (facts.isMinor) {
        expect(spans).toEqual([]);
        continue;
      }
      expect(spans.map(({ year, toYear }) => [year, toYear])).toEqual(
        records.map(({ year, toYear }) => [year, toYear]),
      );
      spans.forEach(({ statements }, i) => {
        const own = statements.filter(({ isOwn }) => isOwn);
        expect(own.map(({ id }) => id)).toEqual([records[i]?.key]);
        expect(statements.reduce((sum, { times }) => sum + times, 0)).toBe(3);
        expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
        for (const { text, share } of statements) {
          expect(text).toMatch(/。$/u);
          expect(share).toBeGreaterThan(0);
        }
      });
    }
  });

  test('what is drawn stays while the hour is corrected, and either comes first as often', () => {
    const drawnOf = (hour: number) =>
      pastOf(factsOf({ ...SAMPLE, civil: { ...SAMPLE.civil, hour } })).flatMap(({ year, statements }) =>
        statements.filter(({ isOwn, times }) => !isOwn || times > 1).map(({ kind }) => `${year}${kind}`),
      );
    const [at14, at20] = [new Set(drawnOf(14)), drawnOf(20)];
    expect(at20.filter((each) => at14.has(each)).length).toBeGreaterThan(0);
    const pairs = randomBirths(5, 80)
      .flatMap((birth) => pastOf(factsOf(birth)))
      .filter(({ statements }) => statements.length === 2);
    const first = pairs.filter(({ statements }) => statements[0]?.isOwn === true).length;
    expect(Math.abs(first - pairs.length / 2)).toBeLessThan(3 * Math.sqrt(pairs.length / 4));
  });

  test('every kind of the report has its sentence; none speaks of death, illness or parting', () => {
    expect(Object.keys(PAST_TEXTS).sort()).toEqual(Object.keys(LOOK_BACK_EVENT.words).sort());
    expect(new Set(Object.values(PAST_TEXTS)).size).toBe(Object.keys(PAST_TEXTS).length);
    for (const text of Object.values(PAST_TEXTS)) {
      expect(text).not.toMatch(/[死亡丧病灾祸]|离婚|分手|去世|手术|住院|多半|可能|或许/u);
      expect(text.length).toBeLessThanOrEqual(26);
    }
  });
});

describe('chance', () => {
  // To one reader only moving ever happens, to another only promotion: whose sentence it is must not matter to any of them.
  test('a chart has a hit as often as the others where one kind of event is 相符 every time', () => {
    const spans = randomBirths(99, 200).flatMap((birth) => pastOf(factsOf(birth)));
    let tested = 0;
    for (const kind of EVENT_KINDS) {
      const of = spans.flatMap(({ statements }) => statements.filter((each) => each.kind === kind));
      const own = of.filter(({ isOwn }) => isOwn).length;
      const expected = of.reduce((sum, { times }) => sum + times / 3, 0);
      if (expected < 20) continue;
      tested++;
      // Each hit has a chance of a third or two: its variance is two ninths.
      expect(Math.abs(own - expected), kind).toBeLessThan(3.3 * Math.sqrt((of.length * 2) / 9));
    }
    expect(tested).toBeGreaterThan(8);
  });

  test('the table is what the charts of other births say as well', () => {
    const counted = countKinds(randomBirths(31, 150));
    for (const type of ['年', '运'] as const)
      for (const [band, kinds] of Object.entries(counted[type])) {
        const table = KIND_COUNTS[type][band as keyof (typeof counted)[typeof type]];
        const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
          Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
        const n = sum(kinds);
        for (const kind of EVENT_KINDS) {
          const share = (table[kind] ?? 0) / sum(table);
          // Records of one chart hang together: twice the spread of independent ones.
          const spread = 2 * Math.sqrt((share * (1 - share)) / n) + 2 / n;
          expect(Math.abs((kinds[kind] ?? 0) / n - share), `${type} ${band} ${kind}`).toBeLessThan(
            3 * spread,
          );
        }
      }
  });

  if (isFull) {
    test('the table is that of its births', () => {
      expect(KIND_COUNTS).toEqual(countKinds(randomBirths(COUNTED.seed, COUNTED.births)));
    });
  }
});

const KINDS = ['搬迁', '家人', '得人相助'] as const;

/** A span with the sentence of the chart and those of two others. */
function span(i: number): PastSpan {
  const year = 2000 + i;
  const statement = { text: '搬过家。', share: 0.3, evidence: null, times: 1 } as const;
  const statements = KINDS.map((kind, k) => ({ ...statement, id: `${year}.${kind}`, kind, isOwn: k === 0 }));
  return { year, toYear: null, when: `${year}年`, statements };
}

/** Marks of the three sentences of a span: + 相符, - 不符, ? 记不清. */
const marksOf = (i: number, signs: string, isOpen = false): MarkedPast[] =>
  KINDS.map((kind, k) => ({
    id: `${2000 + i}.${kind}`,
    mark: ({ '+': '相符', '-': '不符' } as const)[signs[k] ?? ''] ?? '记不清',
    isOpen,
  }));

describe('the result', () => {
  const spans = Array.from({ length: 10 }, (_, i) => span(i));
  const times = (count: number, signs: string, from = 0) =>
    Array.from({ length: count }, (_, i) => marksOf(from + i, signs)).flat();

  test('counts spans that were marked whole before they were opened', () => {
    const marks = [
      ...marksOf(0, '+--'),
      ...marksOf(1, '++-'),
      ...marksOf(2, '---'),
      ...marksOf(3, '+?-'),
      ...marksOf(4, '+--', true),
      ...marksOf(5, '+++'),
    ];
    const result = pastResultOf(spans, marks);
    expect(result).toMatchObject({ spans: 4, hits: 3, split: 2, verdict: 'few' });
    expect(result.expected).toBeCloseTo(1 / 3 + 2 / 3 + 0 + 1, 12);
  });

  test('a sentence that a drawn chart says as well is the likelier hit', () => {
    const [first] = spans;
    const twice = first!.statements.slice(0, 2).map((each, k) => ({ ...each, times: k === 0 ? 2 : 1 }));
    const result = pastResultOf([{ ...first!, statements: twice }], marksOf(0, '+-'));
    expect(result.expected).toBeCloseTo(2 / 3, 12);
  });

  test('three spans are too few, four in which only the chart is right are enough, and so are five in which only others are', () => {
    expect(pastResultOf(spans, times(3, '+--')).verdict).toBe('few');
    const four = pastResultOf(spans, times(4, '+--'));
    expect(four.verdict).toBe('better');
    expect(four.chance).toBeCloseTo(2 / 81, 12);
    // Two of three fit, never its own: a third each.
    const worse = pastResultOf(spans, times(5, '-++'));
    expect(worse.verdict).toBe('worse');
    expect(worse.chance).toBeCloseTo(2 / 243, 12);
    expect(pastResultOf(spans, [...times(3, '+--'), ...times(6, '-+-', 3)]).verdict).toBe('alike');
  });

  test('who says everything fits, or nothing, is where chance is', () => {
    for (const signs of ['+++', '---']) {
      const { hits, expected, chance, verdict } = pastResultOf(spans, times(10, signs));
      expect({ hits, chance, verdict }).toEqual({ hits: expected, chance: 1, verdict: 'few' });
    }
  });

  test('is worded with its counts, and says what they do not show', () => {
    expect(pastResultText(pastResultOf(spans, []))).toHaveLength(1);
    const text = pastResultText(pastResultOf(spans, times(4, '+--'))).join('');
    expect(text).toContain('可以比的有4段，这个盘的话相符4段；随便换一个同龄的盘来说，该有1.3段相符。');
    expect(text).toContain('大致在40%到100%之间');
    expect(text).toContain('碰巧差到这么多的只有2%');
    expect(text).toContain('证明不了一种方法');
    expect(pastResultText(pastResultOf(spans, times(3, '+--'))).join('')).toContain('至少要4段而且全占');
  });
});
