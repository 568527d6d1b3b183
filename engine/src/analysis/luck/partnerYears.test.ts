import { describe, expect, it } from 'vitest';
import { castChart, type CivilBirth } from '../../chart/index.ts';
import { analyseChart } from '../analyseChart.ts';
import { PARTNER_YEAR_SOURCES, partnerYearsOf } from './partnerYears.ts';
import { WORLD } from '../../chart/world.ts';

const BIRTH: CivilBirth = {
  civil: { year: 1990, month: 5, day: 15, hour: 13, minute: 30, second: 0 },
  sex: '男',
  hour: 'minute',
};
const CHART = castChart(BIRTH, {}, WORLD);
const ANALYSIS = analyseChart(CHART);

describe('partnerYearsOf: 庚午 辛巳 庚辰 癸未, a man', () => {
  const all = partnerYearsOf(CHART, ANALYSIS, { count: 100 });
  const hitsIn = (year: number): readonly string[] => all.find((each) => each.year === year)?.hits ?? [];

  it('六合 of 辰 is 酉, 三合 申 and 子; 红鸾 of 午 is 酉, 天喜 卯', () => {
    // 2017 丁酉, 2016 丙申, 2020 庚子, 2023 癸卯.
    expect(hitsIn(2017)).toEqual(['六合配偶宫', '红鸾']);
    expect(hitsIn(2016)).toContain('三合配偶宫');
    expect(hitsIn(2020)).toContain('三合配偶宫');
    expect(hitsIn(2023)).toContain('天喜');
    // 2012 壬辰 is the day branch itself and joins nothing.
    expect(hitsIn(2012)).not.toContain('三合配偶宫');
  });

  it('wood, the spouse star, is neither 用神 nor 喜神 and lists no year', () => {
    expect(['用神', '喜神']).not.toContain(ANALYSIS.roles.木);
    expect(all.flatMap(({ hits }) => hits)).not.toContain('配偶星');
  });

  it('keeps to the ages and the count, most hits first', () => {
    expect(all.every(({ ageXu }) => ageXu >= 20 && ageXu <= 45)).toBe(true);
    const five = partnerYearsOf(CHART, ANALYSIS);
    expect(five).toEqual(all.slice(0, 5));
    expect(five[0]).toMatchObject({ year: 2017, ageXu: 28 });
    for (const [i, { hits }] of all.entries())
      expect(hits.length).toBeLessThanOrEqual(all[i - 1]?.hits.length ?? Infinity);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
});

describe('the spouse star', () => {
  const starYears = (birth: CivilBirth, palaceOnly = false): readonly number[] => {
    const chart = castChart(birth, {}, WORLD);
    const analysis = analyseChart(chart, palaceOnly ? { spouseStar: 'palaceOnly' } : {});
    return partnerYearsOf(chart, analysis, { count: 100 })
      .filter(({ hits }) => hits.includes('配偶星'))
      .map(({ year }) => year);
  };

  it('counts where it is 用神 or 喜神, by sex, and not for the school of the palace', () => {
    // The other sex has 官杀, fire, the wuxing in excess here: none either. Find a chart that needs it.
    const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      .map((month): CivilBirth => ({ ...BIRTH, sex: '女', civil: { ...BIRTH.civil, month } }))
      .find((birth) => starYears(birth).length > 0);
    if (expected === undefined) throw new Error('no such month');
    const { roles, pillars } = analyseChart(castChart(expected, {}, WORLD));
    const officer = (
      {
        甲: '金',
        乙: '金',
        丙: '水',
        丁: '水',
        戊: '木',
        己: '木',
        庚: '火',
        辛: '火',
        壬: '土',
        癸: '土',
      } as const
    )[pillars.day.stem];
    expect(['用神', '喜神']).toContain(roles[officer]);
    expect(starYears(expected, true)).toEqual([]);
  });

  it('every kind names its chapter', () => {
    for (const source of Object.values(PARTNER_YEAR_SOURCES)) expect(source).toMatch(/·/);
  });
});

describe('bad ranges', () => {
  it.each([
    { fromAge: 0 },
    { fromAge: 30, toAge: 20 },
    { toAge: 121 },
    { count: 0 },
    { fromAge: 20.5 },
    { toAge: Number.NaN },
  ])('%j', (range) => {
    expect(() => partnerYearsOf(CHART, ANALYSIS, range)).toThrow(RangeError);
  });
});
