import { hourReadingsOf } from '@shangyuan/engine/analysis';
import { HOME, type HomeBirth } from '@shangyuan/engine/chart';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { expectationOf, lookBackOf } from '../report/lookBack.ts';
import { reportFactsOf } from '../report/reportFacts.ts';
import type { MarkedPast, PastMark } from '../statement/reader.ts';
import { hourPastReasons, hoursPastOf, hoursPastText, rankByPast, type HourSayings } from './hours.ts';

const today = { year: 2026, month: 11, day: 22 };
const PAST_MARKS = ['相符', '不符', '记不清'] as const;
const ids = Array.from({ length: 14 }, (_, i) => `${2000 + i}.搬迁`);

const hour = (key: string, said: readonly string[]): HourSayings => ({
  key,
  says: (id) => said.includes(id),
});

const marksOf = (marks: readonly PastMark[]): MarkedPast[] =>
  marks.map((mark, i) => ({ id: ids[i] ?? '', mark, isOpen: false }));

const arbMarks = fc.array(fc.constantFrom(...PAST_MARKS), { maxLength: ids.length }).map(marksOf);
const arbHours = fc
  .array(fc.subarray(ids), { minLength: 1, maxLength: 13 })
  .map((sets) => sets.map((said, i) => hour(String(i), said)));

/** Ranks by the names of the hours. */
function ranksOf(
  hours: readonly HourSayings[],
  marks: readonly MarkedPast[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(rankByPast(hours, marks).hours.map(({ key, rank }) => [key, rank]));
}

describe('hours ranked by marks', () => {
  test('neither the order of the hours nor that of the marks changes a rank', () => {
    fc.assert(
      fc.property(arbHours, arbMarks, (hours, marks) => {
        const ranks = ranksOf(hours, marks);
        expect(ranksOf(hours.toReversed(), marks.toReversed())).toEqual(ranks);
        expect(rankByPast(hours.toReversed(), marks).parted).toBe(rankByPast(hours, marks).parted);
      }),
    );
  });

  test('hours that say the same of what is marked share a rank', () => {
    fc.assert(
      fc.property(arbHours, arbMarks, fc.subarray(ids), (hours, marks, said) => {
        const ranks = ranksOf([...hours, hour('a', said), hour('b', [...said, '1990.家人'])], marks);
        expect(ranks['a']).toBe(ranks['b']);
      }),
    );
  });

  test('without 相符 or 不符, or with one of them only, no hour comes before another', () => {
    fc.assert(
      fc.property(arbHours, fc.constantFrom(...PAST_MARKS), fc.nat(ids.length), (hours, mark, count) => {
        const found = rankByPast(hours, marksOf(Array<PastMark>(count).fill(mark)));
        expect(found).toMatchObject({ hours: [], parted: null });
      }),
    );
  });

  test('记不清 counts for nothing', () => {
    fc.assert(
      fc.property(arbHours, arbMarks, (hours, marks) => {
        const definite = marks.filter(({ mark }) => mark !== '记不清');
        expect(rankByPast(hours, definite)).toEqual(rankByPast(hours, marks));
      }),
    );
  });

  test('the opposite marks give the opposite order', () => {
    const opposite = { 相符: '不符', 不符: '相符', 记不清: '记不清' } as const;
    fc.assert(
      fc.property(arbHours, arbMarks, (hours, marks) => {
        const ranks = ranksOf(hours, marks);
        const turned = ranksOf(
          hours,
          marks.map((each) => ({ ...each, mark: opposite[each.mark] })),
        );
        for (const { key: a } of hours)
          for (const { key: b } of hours)
            expect(Math.sign((ranks[a] ?? 0) - (ranks[b] ?? 0))).toBe(
              0 - Math.sign((turned[a] ?? 0) - (turned[b] ?? 0)) + 0,
            );
      }),
    );
  });

  test('hits beyond the rate of the reader decide, not how much an hour says', () => {
    // Four of six fit. All says everything: 4 of 4 expected; two says two that fit: 2 of 1.3; none says nothing.
    const marks = marksOf(['相符', '相符', '相符', '相符', '不符', '不符']);
    const hours = [
      hour('all', ids),
      hour('two', ids.slice(0, 2)),
      hour('wrong', ids.slice(4, 5)),
      hour('none', []),
    ];
    const found = rankByPast(hours, marks);
    expect(found.hours.map(({ key, rank }) => [key, rank])).toEqual([
      ['two', 1],
      ['all', 2],
      ['none', 2],
      ['wrong', 4],
    ]);
    expect(found.hours[0]?.expected).toBeCloseTo(4 / 3, 12);
    expect(found).toMatchObject({ parted: null, marked: 6, telling: 6 });
    expect(hourPastReasons(found.hours[3]!)).toEqual([
      '不支持：2004年搬迁。',
      '说了1句，相符0句；照全部标记的比率，该有0.7句。',
    ]);
    expect(hourPastReasons(found.hours[2]!)).toEqual(['标过的事，这个时辰一件也没有说。']);
  });

  test('one hour is named only where it is parted from each other beyond chance', () => {
    const split = (n: number) =>
      marksOf([...Array<PastMark>(n).fill('相符'), ...Array<PastMark>(n).fill('不符')]);
    const two = (n: number) => [hour('good', ids.slice(0, n)), hour('bad', ids.slice(n, 2 * n))];
    // Three against three: once in twenty by chance, and each of two hours might have been the one. Four against four: once in seventy.
    expect(rankByPast(two(3), split(3)).parted).toBeNull();
    expect(rankByPast(two(4), split(4)).parted).toBe('good');
    expect(rankByPast([...two(4), hour('twin', ids.slice(0, 4))], split(4)).parted).toBeNull();
    const thirteen = (n: number) => [
      two(n)[0]!,
      ...Array.from({ length: 12 }, (_, i) => hour(`bad${i}`, ids.slice(n, 2 * n))),
    ];
    expect(rankByPast(thirteen(4), split(4)).parted).toBeNull();
    expect(rankByPast(thirteen(6), split(6)).parted).toBe('good');
  });

  test('an hour that differs by a few marks from any other is never named', () => {
    fc.assert(
      fc.property(arbHours, arbMarks, (hours, marks) => {
        fc.pre(hours.length > 1 && marks.length < 6);
        expect(rankByPast(hours, marks).parted).toBeNull();
      }),
    );
  });
});

describe('words about the order', () => {
  const nameOf = (key: string) => `${key}时`;
  const order = (hours: readonly HourSayings[], marks: readonly PastMark[]) =>
    hoursPastText(rankByPast(hours, marksOf(marks)), nameOf);
  const [a, b, same] = [
    hour('子', ids.slice(0, 2)),
    hour('丑', ids.slice(2, 4)),
    hour('寅', ids.slice(0, 2)),
  ];

  test('no mark, no difference, a tie, a lead within chance, and one that is parted', () => {
    expect(order([a, b], [])).toBe('还没有标过往事，时辰不排先后。');
    expect(order([a, same], ['相符', '不符'])).toContain('说的都一样');
    expect(order([a, b], ['相符', '相符', '相符', '相符'])).toContain('一样合，分不出先后');
    expect(order([a, same, b], ['相符', '相符', '不符'])).toMatch(
      /^子时、寅时并列最前，但差别没有超出碰巧，不能据此定时辰/u,
    );
    expect(order([a, b], ['相符', '相符', '不符'])).toMatch(/^子时排在最前，但/u);
    const apart = [hour('子', ids.slice(0, 4)), hour('丑', ids.slice(4, 8))];
    const marks = [...Array<PastMark>(4).fill('相符'), ...Array<PastMark>(4).fill('不符')];
    expect(order(apart, marks)).toContain('以出生证和家人回忆为准');
  });
});

describe('the thirteen hours of a birth', () => {
  const birth = {
    civil: { year: 1975, month: 3, day: 8, hour: 0, minute: 0, second: 0 },
    sex: '男',
    hour: 'unknown',
  } as const;
  const keyed = (of: HomeBirth) =>
    hourReadingsOf(of, undefined, undefined, HOME).map(({ chart, analysis, branch, isLateZi }) => ({
      key: `${branch}${isLateZi ? '+' : ''}`,
      chart,
      analysis,
      facts: reportFactsOf(chart, analysis, { today }),
    }));
  const readings = keyed(birth);
  const { hours, statements } = hoursPastOf(readings, today);

  test('each says its own look back, and what is asked parts them', () => {
    expect(hours).toHaveLength(13);
    for (const { key, facts } of readings) {
      const own = hours.find((each) => each.key === key);
      for (const record of lookBackOf(facts))
        expect(own?.says(record.key), `${key} ${record.key}`).toBe(true);
      expect(own?.says('1700.搬迁')).toBe(false);
      expect(own?.says('不是')).toBe(false);
    }
    expect(statements.length).toBeGreaterThan(5);
    expect(statements.length).toBeLessThanOrEqual(10);
    for (const { id } of statements) {
      const count = hours.filter(({ says }) => says(id)).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(13);
    }
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  });

  test('who lived as the chart of one hour says comes to that hour, and to those that say the same', () => {
    for (const { key } of readings) {
      const says = hours.find((each) => each.key === key)?.says;
      const marks = statements.map(({ id }): MarkedPast => ({
        id,
        mark: says?.(id) === true ? '相符' : '不符',
        isOpen: true,
      }));
      const first = rankByPast(hours, marks).hours.filter(({ rank }) => rank === 1);
      expect(first.map((each) => each.key)).toContain(key);
    }
  });

  test('a decade is one with that of another hour that begins up to four years from it', () => {
    const [first] = readings;
    const decade = lookBackOf(first!.facts).find(({ toYear }) => toYear !== null)!;
    const expectation = expectationOf(first!.facts);
    const moved = (by: number) => expectation({ year: decade.year + by, toYear: (decade.toYear ?? 0) + by });
    expect(moved(4)).toBe(decade.kind);
    expect(moved(-4)).toBe(decade.kind);
    expect(expectation({ year: decade.year, toYear: null })).not.toBeUndefined();
  });

  test('nothing is asked of who is not of age', () => {
    const child = keyed({ ...birth, civil: { ...birth.civil, year: 2012 } });
    expect(hoursPastOf(child, today).statements).toEqual([]);
  });

  test('of any birth what is asked is at most ten statements, one of a kind and decade', () => {
    for (const random of randomBirths(8, 6)) {
      const found = hoursPastOf(
        keyed({ civil: random.civil, sex: random.sex, hour: 'unknown' }),
        today,
      ).statements;
      expect(found.length).toBeLessThanOrEqual(10);
      const decades = found.filter(({ id }) => id.includes('-'));
      for (const a of decades)
        for (const b of decades)
          if (a !== b && a.kind === b.kind)
            expect(Math.abs(Number(a.id.slice(0, 4)) - Number(b.id.slice(0, 4)))).toBeGreaterThan(4);
    }
  });
});
