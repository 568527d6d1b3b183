import { describe, expect, it } from 'vitest';
import { castChart, type CivilBirth } from '../../chart/index.ts';
import { analyseChart } from '../analyseChart.ts';
import { scoreYear } from './luckPeriods.ts';
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
  const scoreOf = (year: number): number => scoreYear(ANALYSIS, year).facets.感情;
  const isLow = (year: number): boolean =>
    [-2, -1, 0].some((first) => {
      const scores = [0, 1, 2].map((i) => scoreOf(year + first + i));
      return scoreOf(year) === Math.min(...scores) && Math.max(...scores) - scoreOf(year) >= 6;
    });

  it('六合 of 辰 is 酉, half a 三合 子; 红鸾 of 午 is 酉, 天喜 卯; 申 calls for 子 and joins nothing', () => {
    const byBranch: Readonly<Record<string, readonly string[]>> = {
      酉: ['六合配偶宫', '红鸾'],
      子: ['半合配偶宫'],
      卯: ['天喜'],
    };
    expect(all.length).toBeGreaterThan(0);
    for (const { ganzhi, hits } of all) expect(hits, ganzhi.name).toEqual(byBranch[ganzhi.branch]);
  });

  it('a whole 三合 of the palace needs the third branch in the chart', () => {
    const chart = castChart({ ...BIRTH, civil: { ...BIRTH.civil, hour: 0, minute: 30 } }, {}, WORLD);
    expect([chart.pillars.day.branch, chart.pillars.hour?.branch]).toEqual(['辰', '子']);
    const years = partnerYearsOf(chart, analyseChart(chart), { fromAge: 1, toAge: 100, count: 100 });
    const ofShen = years.filter(({ ganzhi }) => ganzhi.branch === '申');
    expect(ofShen.length).toBeGreaterThan(0);
    for (const { hits } of ofShen) expect(hits).toContain('三合配偶宫');
  });

  it('the low of three years running is not listed; the others with their 感情', () => {
    for (const { year, score } of all) expect([score, isLow(year)]).toEqual([scoreOf(year), false]);
    const listed = all.map(({ year }) => year);
    // 2005 and 2017 are 酉, 2008, 2020 and 2032 子, 2011, 2023 and 2035 卯.
    const missing = [2017, 2020, 2023, 2029, 2032].filter((year) => !listed.includes(year));
    for (const year of missing) expect([year, isLow(year)]).toEqual([year, true]);
  });

  it('wood, the spouse star, is neither 用神 nor 喜神 and lists no year', () => {
    expect(['用神', '喜神']).not.toContain(ANALYSIS.roles.木);
    expect(all.flatMap(({ hits }) => hits)).not.toContain('配偶星');
  });

  it('keeps to the ages and the count, most hits first', () => {
    expect(all.every(({ ageXu }) => ageXu >= 20 && ageXu <= 45)).toBe(true);
    const five = partnerYearsOf(CHART, ANALYSIS);
    expect(five).toEqual(all.slice(0, 5));
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
    const expected = Array.from({ length: 12 * 28 }, (_, i): CivilBirth => {
      const civil = { ...BIRTH.civil, month: 1 + (i % 12), day: 1 + Math.floor(i / 12) };
      return { ...BIRTH, sex: '女', civil };
    }).find((birth) => starYears(birth).length > 0);
    if (expected === undefined) throw new Error('no such day');
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
