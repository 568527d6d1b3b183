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

  test.each([
    // 卯酉却在寅: in the month 卯 the row begins with 青龙 in 寅, and 天刑 is its third, in 辰.
    [{ year: 2024, month: 3, day: 15 }, '闭 · 青龙黄道'],
    [{ year: 2024, month: 3, day: 17 }, '除 · 天刑黑道'],
  ])('the road of %o is %s', (date, road) => {
    expect(mainFacts(almanacDay(date)).find(({ label }) => label === '建除与值神')?.value).toBe(road);
  });
});
