import { describe, expect, it, test } from 'vitest';
import { CHART_OPTIONS, type CivilBirth, type ChartRulesInput } from '../../chart/index.ts';
import { goldenRows } from '../../../golden/golden.ts';
import { compareSchools } from '../index.ts';
import type { Schools } from './compareSchools.ts';
import { DOCTRINE_OPTIONS } from '../doctrine.ts';
import { WORLD } from '../../chart/world.ts';

/** Births spread over a century, both sexes, south of the equator and with a longitude far from the zone's. */
function birthAt(i: number): CivilBirth {
  const hash = (i * 7919 + 104729) % 100_003;
  return {
    civil: {
      year: 1930 + (hash % 97),
      month: 1 + (hash % 12),
      day: 1 + (hash % 28),
      hour: (hash * 5) % 24,
      minute: (hash * 11) % 60,
      second: 0,
    },
    longitudeDeg: 87.6,
    latitudeDeg: -33.9,
    sex: i % 2 === 0 ? '男' : '女',
    hour: 'minute',
  };
}

/**
 * Births that an option needs and chance seldom brings: a summer clock, a time shown twice, a leap month, 23:30, the day of
 * 春分, before 立春 on its day, between 立春 and 正月初一, and those that carry 金神, 魁罡, 三奇, two revealed lesser qi, a 假 class, 冬至 to 立春, years
 * 癸亥 and 戊戌, 暗合, 词馆, 九丑.
 */
// prettier-ignore
const NAMED: readonly CivilBirth[] = [
  '1988-06-05 12:20', '1986-09-14 01:30', '2020-06-15 15:40', '1990-03-12 23:30', '2024-03-20 12:00', '2024-02-06 12:00',
  '2011-03-11 22:58', '1998-05-21 20:32', '2003-12-24 07:25', '1972-08-08 11:53', '1990-02-06 05:59', '1941-01-01 12:36',
  '1983-04-01 08:00', '1958-04-01 08:00', '2024-02-04 08:00', '1980-01-14 00:30', '1980-09-27 00:30', '1981-11-03 00:30',
].map((text) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return { ...birthAt(0), civil: { year, month, day, hour, minute, second: 0 } };
});

const BIRTHS: readonly CivilBirth[] = [...NAMED, ...Array.from({ length: 40 }, (_, i) => birthAt(i))];

function changesSomewhere(a: Schools, b: Schools): boolean {
  return BIRTHS.some((birth) => compareSchools(birth, a, b, WORLD).values.length > 0);
}

const RULE_CASES = Object.entries(CHART_OPTIONS.values).flatMap(([name, [, ...others]]) =>
  others.map((value) => [name, value] as const),
);
const DOCTRINE_CASES = Object.entries(DOCTRINE_OPTIONS.values).flatMap(([name, [, ...others]]) =>
  others.map((value) => [name, value] as const),
);

describe('every value of every option changes something', () => {
  test.each(RULE_CASES)('%s: %s', (name, value) => {
    const rules: ChartRulesInput = { [name]: value };
    expect(changesSomewhere({}, { rules })).toBe(true);
  });

  test.each(DOCTRINE_CASES)('%s: %s', (name, value) => {
    expect(changesSomewhere({}, { doctrine: { [name]: value } })).toBe(true);
  });
});

describe('compareSchools', () => {
  it('lists nothing between a school and itself', () => {
    expect(compareSchools(birthAt(3), {}, { rules: {}, doctrine: {} }, WORLD)).toEqual({
      options: [],
      values: [],
    });
  });

  it('names the options of both kinds and the values under their paths', () => {
    const b = { rules: { lifeStage: 'yinSameAsYang' }, doctrine: { spouseStar: 'palaceOnly' } } as const;
    const { options, values } = compareSchools(birthAt(3), {}, b, WORLD);
    expect(options.map(({ path, b: value }) => [path, value])).toEqual([
      ['lifeStage', 'yinSameAsYang'],
      ['spouseStar', 'palaceOnly'],
    ]);
    expect(values).toContainEqual({ path: 'analysis.life.spouse.group', a: '官杀', b: null });
    expect(values.some(({ path }) => path.startsWith('facts.'))).toBe(true);
  });

  it('decadeSplit changes only the scores of years', () => {
    const { values } = compareSchools(birthAt(3), {}, { rules: { decadeSplit: 'fiveFive' } }, WORLD);
    expect(values.length).toBeGreaterThan(0);
    expect(values.every(({ path }) => path.startsWith('analysis.years.'))).toBe(true);
  });
});

describe('the option table of the reference', () => {
  it('has no option or value that is not here, except the three named', () => {
    const here: Readonly<Record<string, readonly string[]>> = { ...CHART_OPTIONS.values };
    const missing = goldenRows('bazi/options').flatMap(({ option = '', values = '', doc }) => {
      const isAnalysis = doc === '06' || doc === '07';
      const known = isAnalysis ? (DOCTRINE_OPTIONS.values as typeof here)[option] : here[option];
      return values.split('|').flatMap((value) => (known?.includes(value) ? [] : [`${option}=${value}`]));
    });
    // `given` is what a chart says of an hour given as a 时辰, `utcOffsetMinutes` belongs to the birth, and the reference
    // has no table of 神峰通考.
    expect(missing).toEqual([
      'clock=given',
      'utcOffsetOverride=minutes',
      'utcOffsetOverride=null',
      'silingTable=shenfeng',
    ]);
  });
});
