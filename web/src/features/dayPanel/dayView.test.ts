import { almanacDay, type AffairRowResult } from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { describe, expect, test } from 'vitest';
import { countShown, festivalFact, mainFacts, moreFacts, orderAffairs, weekOfYear } from './dayView.ts';

const day = almanacDay({ year: 2024, month: 3, day: 15 });

describe('a day in words', () => {
  test('facts have no gaps, and none occurs twice', () => {
    for (const fact of [...mainFacts(day), ...moreFacts(day)]) {
      expect(fact.value, fact.label).toMatch(/./);
      expect(fact.value, fact.label).not.toMatch(/undefined|null|NaN|object/);
    }
    expect(new Set(moreFacts(day).map(({ label }) => label)).size).toBe(moreFacts(day).length);
  });

  test('festivals are in the head of their days', () => {
    expect(festivalFact(day)).toEqual({ kind: 'festivals', label: '节日', value: '消费者权益日、春社' });
    expect(festivalFact(almanacDay({ year: 2026, month: 3, day: 2 }))).toBeNull();
  });

  test.each([
    // 卯酉却在寅: in the month 卯 the row begins with 青龙 in 寅, and 天刑 is its third, in 辰.
    [{ year: 2024, month: 3, day: 15 }, '建除、黄道', '闭 青龙'],
    [{ year: 2024, month: 3, day: 17 }, '建除、黑道', '除 天刑'],
  ])('the road of %o is %s %s', (date, label, road) => {
    expect(mainFacts(almanacDay(date)).find((fact) => fact.label === label)?.value).toBe(road);
  });

  test('the six facts of every day of a year are short enough for a third of the line; of 物候 two take two', () => {
    const first = jdnOf({ year: 2026, month: 1, day: 1 });
    for (let jdn = first; jdn < first + 365; jdn++) {
      const facts = mainFacts(almanacDay(civilDateOf(jdn)));
      expect(facts).toHaveLength(6);
      for (const { label, value } of facts)
        if (label !== '物候') expect(value.length, `${label} ${value}`).toBeLessThanOrEqual(5);
    }
  });
});

describe('宜忌 in two lines', () => {
  const affair = (name: string, id = name) => ({ id, name }) as AffairRowResult;

  test('common searches come first, long names last', () => {
    const { affairsYi } = almanacDay({ year: 2026, month: 11, day: 24 }).yiji;
    const names = orderAffairs(affairsYi).map(({ name }) => name);
    expect(names.slice(0, 9)).toEqual([
      '嫁娶',
      '订盟',
      '纳采',
      '移徙',
      '入宅',
      '开市',
      '立券',
      '交易',
      '出行',
    ]);
    expect(names.slice(-2)).toEqual(['修饰垣墙', '平治道涂']);
    expect(names.toSorted()).toEqual(affairsYi.map(({ name }) => name).toSorted());
  });

  test('nine and 全部, or all where all have room', () => {
    const short = (count: number) => Array.from({ length: count }, (_, i) => affair('嫁娶', `${i}`));
    expect([0, 1, 9, 10, 11, 51].map((count) => countShown(short(count)))).toEqual([0, 1, 9, 10, 9, 9]);
    const long = (count: number) => Array.from({ length: count }, (_, i) => affair('平治道涂', `${i}`));
    expect([6, 7].map((count) => countShown(long(count)))).toEqual([6, 6]);
  });
});

// Values of GNU date +%V.
test.each([
  ['2026-11-24', 48],
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2027-01-03', 53],
  ['2021-01-03', 53],
  ['2024-12-30', 1],
  ['2020-12-31', 53],
  ['1900-01-01', 1],
])('%s is in week %i', (text, week) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  expect(weekOfYear(jdnOf({ year, month, day }))).toBe(week);
});
