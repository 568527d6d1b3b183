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
  test('each span of the look back has the sentence of the chart and one of others, or one of both', () => {
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
        const own = statements.filter(({ by }) => by !== 'other');
        expect(own.map(({ id }) => id)).toEqual([records[i]?.key]);
        expect(
          statements
            .map(({ by }) => by)
            .sort()
            .join(),
        ).toMatch(/^(?:both|other,own)$/u);
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
        statements.filter(({ by }) => by !== 'own').map(({ kind }) => `${year}${kind}`),
      );
    const [at14, at20] = [new Set(drawnOf(14)), drawnOf(20)];
    expect(at20.filter((each) => at14.has(each)).length).toBeGreaterThan(0);
    const pairs = randomBirths(5, 80)
      .flatMap((birth) => pastOf(factsOf(birth)))
      .filter(({ statements }) => statements.length === 2);
    const first = pairs.filter(({ statements }) => statements[0]?.by === 'own').length;
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
  test('a reader to whom one kind of thing always happens finds it as often in the sentences of others', () => {
    const spans = randomBirths(99, 400).flatMap((birth) => pastOf(factsOf(birth)));
    let tested = 0;
    for (const kind of EVENT_KINDS) {
      const countOf = (who: 'own' | 'other') =>
        spans.filter(({ statements }) => statements.some((each) => each.by === who && each.kind === kind))
          .length;
      const [own, other] = [countOf('own'), countOf('other')];
      if (own + other < 40) continue;
      tested++;
      expect(Math.abs(own - other), kind).toBeLessThan(3.3 * Math.sqrt(own + other));
    }
    expect(tested).toBeGreaterThan(8);
  });

  test('the table is what the charts of other births say as well', () => {
    const counted = countKinds(randomBirths(31, 300));
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
    }, 120_000);
  }
});

function pair(i: number): PastSpan {
  const statement = { text: '搬过家。', share: 0.3, evidence: null } as const;
  return {
    year: 2000 + i,
    toYear: null,
    when: `${2000 + i}年`,
    statements: [
      { ...statement, id: `${2000 + i}.搬迁`, kind: '搬迁', by: 'own' },
      { ...statement, id: `${2000 + i}.家人`, kind: '家人', by: 'other' },
    ],
  };
}

const marksOf = (
  i: number,
  own: MarkedPast['mark'],
  other: MarkedPast['mark'],
  isOpen = false,
): MarkedPast[] => [
  { id: `${2000 + i}.搬迁`, mark: own, isOpen },
  { id: `${2000 + i}.家人`, mark: other, isOpen },
];

describe('the result', () => {
  const spans = Array.from({ length: 10 }, (_, i) => pair(i));

  test('counts pairs that were marked on both sides before they were opened', () => {
    const marks = [
      ...marksOf(0, '相符', '不符'),
      ...marksOf(1, '相符', '相符'),
      ...marksOf(2, '不符', '不符'),
      ...marksOf(3, '记不清', '相符'),
      ...marksOf(4, '相符', '不符', true),
    ];
    expect(pastResultOf(spans, marks)).toMatchObject({
      pairs: 3,
      hits: 2,
      otherHits: 1,
      expected: 1.5,
      ownOnly: 1,
      otherOnly: 0,
      verdict: 'few',
    });
  });

  test('five differences are too few, six of one side tell, and so they do for the other', () => {
    const of = (count: number, own: '相符' | '不符') => {
      const other = own === '相符' ? '不符' : '相符';
      return pastResultOf(spans, Array.from({ length: count }, (_, i) => marksOf(i, own, other)).flat());
    };
    expect(of(5, '相符').verdict).toBe('few');
    expect(of(6, '相符')).toMatchObject({ verdict: 'better', chance: 0.03125, expected: 3 });
    expect(of(6, '不符')).toMatchObject({ verdict: 'worse', chance: 0.03125, expected: 3 });
    const mixed = [...Array(4).keys()].flatMap((i) => marksOf(i, '相符', '不符'));
    const even = [...Array(4).keys()].flatMap((i) => marksOf(4 + i, '不符', '相符'));
    expect(pastResultOf(spans, [...mixed, ...even])).toMatchObject({ verdict: 'alike', chance: 1 });
  });

  test('who says everything fits is no better off than chance', () => {
    const marks = spans.flatMap((_, i) => marksOf(i, '相符', '相符'));
    expect(pastResultOf(spans, marks)).toMatchObject({ hits: 10, expected: 10, verdict: 'few', chance: 1 });
  });

  test('is worded with its counts, and says what it cannot tell', () => {
    expect(pastResultText(pastResultOf(spans, []))).toHaveLength(1);
    const marks = [...Array(6).keys()].flatMap((i) => marksOf(i, '相符', '不符'));
    const text = pastResultText(pastResultOf(spans, marks)).join('');
    expect(text).toContain(
      '可以比的有6对：这个盘的话相符6句，别的盘的话相符0句。只凭碰巧，这个盘该有3句相符。',
    );
    expect(text).toContain('大致在54%到100%之间');
    expect(text).toContain('碰巧差到这么多的只有3%');
    expect(text).toContain('证明不了一种方法');
  });
});
