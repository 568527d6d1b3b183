import { almanacDay } from '@shangyuan/engine/almanac';
import { describe, expect, test } from 'vitest';
import { affairWhy, dayWhy, directionFacts, mainFacts, moreFacts } from './dayView.ts';

const day = almanacDay({ year: 2024, month: 3, day: 15 });

describe('a day in words', () => {
  test('facts have no holes', () => {
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
