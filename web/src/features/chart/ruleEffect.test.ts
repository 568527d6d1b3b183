import { expect, test } from 'vitest';
import { RULES } from '../../lib/engine/rulesDoor.ts';
import { ruleEffect } from './ruleEffect.ts';

test('another boundary of the day is named with both pillars', () => {
  const civil = { year: 1990, month: 6, day: 15, hour: 23, minute: 30, second: 0 };
  const effect = ruleEffect(
    RULES.modern,
    { civil, sex: '女', hour: 'minute', utcOffsetMinutes: 480 },
    {},
    { dayBoundary: 'midnight' },
  );
  expect(effect.lines[0]).toBe('日柱 壬子 → 辛亥');
  expect(effect.moreCount).toBeGreaterThan(0);
});

test('a lunar birth of 1600 is compared by the table of history', async () => {
  const lunar = { year: 1600, month: 1, isLeap: false, day: 1, hour: 23, minute: 30, second: 0 };
  const birth = { lunar, sex: '男', hour: 'minute' } as const;
  const engine = await RULES.loadHistorical();
  expect(ruleEffect(engine, birth, {}, { dayBoundary: 'midnight' }).lines[0]).toMatch(/^日柱/);
  expect(() => ruleEffect(RULES.modern, birth, {}, { dayBoundary: 'midnight' })).toThrow(RangeError);
});
