import { almanacDay } from '@shangyuan/engine/almanac';
import { describe, expect, test } from 'vitest';
import {
  affairWhy,
  dayWhy,
  directionFacts,
  lunarHeading,
  mainFacts,
  moreFacts,
  presetOf,
  termSpan,
} from './dayView.ts';

const day = almanacDay({ year: 2024, month: 3, day: 15 });

describe('a day in words', () => {
  test('headings and facts have no holes', () => {
    expect(lunarHeading(day)).toBe('二月初六');
    for (const fact of [...mainFacts(day), ...directionFacts(day), ...moreFacts(day)]) {
      expect(fact.value, fact.label).toMatch(/./);
      expect(fact.value, fact.label).not.toMatch(/undefined|null|NaN|object/);
    }
  });

  test('every affair of a month can say why, with its source', () => {
    for (let number = 1; number <= 31; number++) {
      const { yiji } = almanacDay({ year: 2024, month: 3, day: number });
      for (const affair of [...yiji.affairsYi, ...yiji.affairsJi]) {
        const why = affairWhy(affair);
        expect(why.steps.length, why.title).toBeGreaterThan(0);
        expect(why.sources.join(), why.title).toContain('《');
      }
    }
  });

  test('a day on which nothing is done names the spirits', () => {
    const closed = almanacDay({ year: 2008, month: 8, day: 8 });
    expect(closed.yiji.verdict).toBe('诸事不宜');
    expect(dayWhy(closed).steps.length).toBeGreaterThan(0);
  });
});

test('the term bar runs from 立冬 to 小雪', () => {
  const span = termSpan(Date.UTC(2026, 10, 21, 4));
  expect(span).toMatchObject({ from: '立冬', fromText: '11-07 17:52', to: '小雪', toText: '11-22 15:23' });
  expect(span.share).toBeGreaterThan(0.9);
});

test('an unknown preset falls back to 协纪', () => {
  expect([presetOf(''), presetOf('通行')]).toEqual(['协纪', '通行']);
});
