import { HISTORY } from '@shangyuan/engine/history';
import { CHART_OPTIONS, HOME, type Birth, type ChartRulesInput } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { ownRules, withRuleChanged } from './ownRules.ts';
import { ruleDiff } from './ruleDiff.ts';
import { RULE_GROUPS, SPIRIT_RULES } from './ruleGroups.ts';
import { ruleWhy } from './ruleWhy.ts';

const OFFERED = [...RULE_GROUPS.flatMap(({ rules }) => rules), ...SPIRIT_RULES];
const YEAR = 2026;
const diffOf = (birth: Birth, to: ChartRulesInput, from: ChartRulesInput = {}) =>
  ruleDiff(HOME, birth, { from, to }, YEAR);

/** 2000-03-08 23:30: the hour that the schools differ about. */
const LATE: Birth = {
  civil: { year: 2000, month: 3, day: 8, hour: 23, minute: 30, second: 0 },
  sex: '男',
  hour: 'minute',
  utcOffsetMinutes: 480,
};
/** Births that between them meet what the options differ in. */
const BIRTHS: readonly Birth[] = [
  ...randomBirths(5, 150),
  { ...LATE, zone: 'Asia/Shanghai', longitudeDeg: 87.6, latitudeDeg: -33.9 },
  // Daylight saving ended at 2:00 in Shanghai on 1990-09-16: half past one was shown twice, on either side of an hour of birth.
  {
    civil: { year: 1990, month: 9, day: 16, hour: 1, minute: 30, second: 0 },
    sex: '女',
    hour: 'minute',
    zone: 'Asia/Shanghai',
  },
  // Eight hours before 立春, on its day.
  { civil: { year: 2024, month: 2, day: 4, hour: 8, minute: 0, second: 0 }, sex: '男', hour: 'minute' },
  // A year of 癸亥.
  { civil: { year: 1983, month: 6, day: 1, hour: 9, minute: 0, second: 0 }, sex: '女', hour: 'minute' },
].map((birth) => birth as Birth);
/** Options that only the analysis reads. */
const OF_ANALYSIS = ['decadeSplit fiveFive', 'southern flipClimateOnly'];

describe('the rules offered', () => {
  test('are all that have more than one reading, each once, with every value', () => {
    const names = OFFERED.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const open = CHART_OPTIONS.names.filter((name) => CHART_OPTIONS.values[name].length > 1);
    expect([...names].sort()).toEqual([...open].sort());
    for (const { name, label, note, options } of OFFERED) {
      expect(options.map(({ value }) => value)).toEqual([...CHART_OPTIONS.values[name]]);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
      expect([label, note].every((text) => /\p{Script=Han}/u.test(text))).toBe(true);
    }
  });

  test('each changes some chart, and the difference of the moved place has a reason', () => {
    const silent: string[] = [];
    const unreasoned: string[] = [];
    for (const { name, options } of OFFERED)
      for (const { value } of options.slice(1)) {
        let isShown = false;
        for (const birth of BIRTHS) {
          if ((value === 'trueSolar' || value === 'meanSolar') && birth.longitudeDeg === undefined) continue;
          const diff = diffOf(birth, { [name]: value });
          const [row] = diff.rows;
          if (row === undefined) continue;
          isShown = true;
          expect(row.a).not.toBe(row.b);
          const { a, b } = ruleWhy(diff, row);
          if (row.places.length > 0 && a.length + b.length === 0)
            unreasoned.push(`${name} ${value}: ${row.label}`);
          break;
        }
        if (!isShown) silent.push(`${name} ${value}`);
      }
    expect(silent.sort()).toEqual(OF_ANALYSIS);
    expect(unreasoned).toEqual([]);
  });
});

test('another boundary of the day: the pillar beside the pillar, with the step that differs', () => {
  const diff = diffOf(LATE, { dayBoundary: 'midnight' });
  const [day] = diff.rows;
  expect(day).toMatchObject({ part: '四柱', label: '日柱' });
  expect(day?.a).toBe(diff.a.pillars.day.name);
  expect(day?.b).toBe(diff.b.pillars.day.name);
  expect(day?.a).not.toBe(day?.b);
  if (day === undefined) throw new Error('no row');
  const why = ruleWhy(diff, day);
  expect(why.a.join()).not.toBe(why.b.join());
  expect(why.source).not.toBe('');
  expect(diff.moreCount).toBeGreaterThan(0);
});

test('spirits: what one side has and the other has not', () => {
  const rows = BIRTHS.flatMap((birth) => diffOf(birth, { yinBlade: 'none' }).rows);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ part }) => part))).toEqual(new Set(['神煞']));
  expect(rows.every(({ b }) => b === '无')).toBe(true);
  expect(rows.some(({ a }) => a.includes('羊刃'))).toBe(true);
});

test('the same rules have no difference', () => {
  expect(diffOf(LATE, {})).toMatchObject({ rows: [], moreCount: 0 });
});

test('a lunar birth of 1600 is compared by the table of history', () => {
  const lunar = { year: 1600, month: 1, isLeap: false, day: 1, hour: 23, minute: 30, second: 0 };
  const birth = { lunar, sex: '男', hour: 'minute' } as const;
  const both = { from: {}, to: { dayBoundary: 'midnight' } } as const;
  expect(ruleDiff(HISTORY, birth, both, YEAR).rows[0]?.label).toBe('日柱');
  expect(() => ruleDiff(HOME, birth, both, YEAR)).toThrow(RangeError);
});

describe('the rules that a record stores', () => {
  const { complete } = CHART_OPTIONS;
  test('makes the same full set again', () => {
    for (const rules of [
      {},
      { clock: 'wall' },
      { shenshaProfile: 'popular' },
      { shenshaProfile: 'popular', dexiu: 'both' },
    ] as const)
      expect(complete(ownRules(complete(rules)))).toEqual(complete(rules));
    expect(ownRules(complete({ shenshaProfile: 'popular' }))).toEqual({ shenshaProfile: 'popular' });
  });
  test('another profile removes the readings it set, and leaves those the user chose', () => {
    const popular = complete({ shenshaProfile: 'popular', kuigang: 'six' });
    expect(withRuleChanged(popular, 'shenshaProfile', 'classic')).toEqual(complete({ kuigang: 'six' }));
    expect(withRuleChanged(popular, 'dexiu', 'both')).toEqual(
      complete({ shenshaProfile: 'popular', kuigang: 'six', dexiu: 'both' }),
    );
  });
});
