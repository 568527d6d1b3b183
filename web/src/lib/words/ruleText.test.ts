import { castChart, CHART_OPTIONS, type ChartRules, type ChartRulesInput } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { ruleValue, withRule } from './ruleText.ts';

const NAMES = Object.keys(CHART_OPTIONS.values) as (keyof ChartRules)[];

test('every value can cast a birth and four pillars', () => {
  const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
  const births = [
    { civil, sex: '女', hour: 'minute', longitudeDeg: 104.06 },
    { civil, sex: '男', hour: 'unknown', longitudeDeg: 104.06 },
    { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' }, sex: '女', hour: 'minute' },
  ] as const;
  for (const birth of births)
    for (const name of NAMES)
      for (const value of CHART_OPTIONS.values[name]) {
        const rules: ChartRulesInput = withRule({}, name, value as never);
        expect(ruleValue(rules, name)).toBe(value);
        expect(castChart(birth, rules).rules[name]).toBe(value);
      }
});

test('the default is not stored', () => {
  for (const name of NAMES) {
    const [preset] = CHART_OPTIONS.values[name];
    expect(withRule({ [name]: preset }, name, preset as never)).toEqual({});
  }
});
