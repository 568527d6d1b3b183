import { almanacDay } from '@shangyuan/engine/almanac';
import { describe, expect, test } from 'vitest';
import { directionFacts, mainFacts, moreFacts } from './dayView.ts';

const day = almanacDay({ year: 2024, month: 3, day: 15 });

describe('a day in words', () => {
  test('facts have no holes', () => {
    for (const fact of [...mainFacts(day), ...directionFacts(day), ...moreFacts(day)]) {
      expect(fact.value, fact.label).toMatch(/./);
      expect(fact.value, fact.label).not.toMatch(/undefined|null|NaN|object/);
    }
  });
});
