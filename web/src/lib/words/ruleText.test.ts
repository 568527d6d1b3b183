import { castChart, CHART_OPTIONS, type ChartRulesInput } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { RULE_CHOICES, withRule } from './ruleText.ts';

test('every choice has its words, one to a value, the default first', () => {
  for (const { name, label, note, options } of RULE_CHOICES) {
    expect(options.map(({ value }) => value)).toEqual([...CHART_OPTIONS.values[name]]);
    for (const { value, text } of options) expect(text, `${name} ${value}`).toMatch(/\p{Script=Han}/u);
    expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    expect(`${label}${note}`).toMatch(/。$/);
  }
});

test('every value is one that a birth and four pillars alone can be cast by', () => {
  const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
  const births = [
    { civil, sex: '女', hour: 'minute', longitudeDeg: 104.06 },
    { civil, sex: '男', hour: 'unknown', longitudeDeg: 104.06 },
    { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' }, sex: '女', hour: 'minute' },
  ] as const;
  for (const birth of births)
    for (const { name, options } of RULE_CHOICES)
      for (const { value } of options) {
        const rules = withRule({}, name, value as never) as ChartRulesInput;
        expect(castChart(birth, rules).rules[name]).toBe(value);
      }
});
