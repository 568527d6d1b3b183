import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../golden/births.ts';
import { castChart, liunianOf, luckOf } from '../../chart/index.ts';
import { analyseChart } from '../analyseChart.ts';
import { YEAR_SPIRITS } from '../tables/yearSpirits.ts';
import { decadeFactsOf, lifePhaseOf, monthFactsOf, yearFactsOf } from './luckFacts.ts';
import { LUCK_TOUCHES } from './luckTouches.ts';
import { WORLD } from '../../chart/world.ts';

/** 庚午 辛巳 庚辰 癸未, a man; 用土 喜金 闲水 仇火 忌木; decades 壬午 癸未 甲申 乙酉 丙戌 丁亥 戊子 … from 1997 on. */
const CHART = castChart({
  civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '男',
  hour: 'minute',
});
const ANALYSIS = analyseChart(CHART);

describe('decades', () => {
  const decades = decadeFactsOf(CHART, ANALYSIS);
  const at = (name: string) => decades.find(({ decade }) => decade.ganzhi.name === name);

  test('the weightiest touch first, with the pillar, and the role of what it is about', () => {
    expect(at('丙戌')?.verdict.touches[0]).toMatchObject({
      kind: '天克地冲',
      pillars: ['day'],
      wuxing: '土',
      role: '用神',
    });
    expect(at('癸未')?.verdict.touches[0]).toMatchObject({ kind: '伏吟', pillars: ['hour'] });
    expect(at('戊子')?.verdict.touches[0]).toMatchObject({
      kind: '六冲',
      pillars: ['year'],
      wuxing: '火',
      role: '忌神',
    });
    // 酉 joins 辰 to metal.
    expect(at('乙酉')?.verdict.touches.find(({ kind }) => kind === '六合')).toMatchObject({
      pillars: ['day'],
      wuxing: '金',
    });
  });

  test('ages, and phases at the middle', () => {
    expect(decades.slice(0, 3).map(({ fromAge, toAge, phase }) => [fromAge, toAge, phase])).toEqual([
      [8, 17, '少年'],
      [18, 27, '青年'],
      [28, 37, '壮年'],
    ]);
  });

  test('辰 under the day, the 墓 of 土 and 水, is opened by 戌 and closed by 酉', () => {
    const storesOf = (name: string) =>
      at(name)?.verdict.touches.filter(({ kind }) => kind === '开库' || kind === '闭库');
    expect(storesOf('丙戌')).toMatchObject([{ kind: '开库', pillars: ['day'], wuxing: '土' }]);
    expect(storesOf('乙酉')).toMatchObject([{ kind: '闭库', pillars: ['day'], wuxing: '土' }]);
  });

  test('without a date there are no ages', () => {
    const pillars = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };
    const bare = castChart({ pillars, sex: '男', hour: 'shichen' });
    const [first] = decadeFactsOf(bare, analyseChart(bare));
    expect([first?.fromAge, first?.toAge, first?.phase]).toEqual([null, null, null]);
  });
});

describe('years', () => {
  const yearAt = (year: number) => yearFactsOf(CHART, ANALYSIS, { fromYear: year, toYear: year })[0];

  test('2026 丙午 repeats the year branch, 2024 甲辰 is 丧门, 2032 壬子 opposes the year', () => {
    expect(yearAt(2026)).toMatchObject({ taisui: '值', isBeforeDayun: false });
    expect(yearAt(2024)?.spirits).toContain('丧门');
    expect(yearAt(2032)).toMatchObject({ taisui: '冲' });
    expect(yearAt(2028)?.taisui).toBeNull();
  });

  test('before 起运 only 小运 is given, with its god and role', () => {
    // 小运 of the first year is 甲申: 偏财, 木 仇神.
    expect(yearAt(1990)).toMatchObject({
      isBeforeDayun: true,
      meeting: null,
      xiaoyun: { god: '偏财', role: '仇神' },
    });
    expect(yearAt(1990)?.xiaoyun?.ganzhi.name).toBe('甲申');
  });

  test('how a year meets its decade', () => {
    // Decade 甲申 2017–2026: 2017 丁酉, 2018 戊戌, 2019 己亥 (甲己), 2022 壬寅 (寅申), 2025 乙巳 (巳申).
    expect([2018, 2019, 2022, 2025].map((year) => yearAt(year)?.meeting)).toEqual([
      null,
      '五合',
      '六冲',
      '六合',
    ]);
    // Decade 壬午 1997–2006: 2002 壬午.
    expect(yearAt(2002)?.meeting).toBe('岁运并临');
  });

  test('of random people: touches in order and by role, at most three spirits in order, twelve months', () => {
    for (const birth of randomBirths(3, 60)) {
      const chart = castChart(birth, {}, WORLD);
      const analysis = analyseChart(chart);
      for (const facts of yearFactsOf(chart, analysis, { fromYear: 2020, toYear: 2031 })) {
        const ranks = facts.verdict.touches.map(({ kind }) => LUCK_TOUCHES.indexOf(kind));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const { wuxing, role, relation, pillars } of facts.verdict.touches) {
          expect(role).toBe(analysis.roles[wuxing]);
          expect(relation.pillars).toEqual(expect.arrayContaining([...pillars]));
        }
        const spirits = facts.spirits.map((name) => YEAR_SPIRITS.indexOf(name));
        expect(spirits).toEqual(spirits.toSorted((a, b) => a - b));
        expect(spirits.length).toBeLessThanOrEqual(3);
        expect(monthFactsOf(chart, analysis, facts.scored.year)).toHaveLength(12);
        expect(facts.scored.year).toBe(facts.liunian.year);
      }
    }
  });

  test('a range that is empty is a RangeError, as where the years are listed', () => {
    expect(() => yearFactsOf(CHART, ANALYSIS, { fromYear: 2026, toYear: 2025 })).toThrow(RangeError);
    expect(() => liunianOf(CHART, luckOf(CHART), { fromYear: 2026, toYear: 2025 })).toThrow(RangeError);
  });
});

test('phases meet at 12, 20, 32, 48 and 64', () => {
  expect([11, 12, 19, 20, 31, 32, 47, 48, 63, 64].map(lifePhaseOf).join(' ')).toBe(
    '童年 少年 少年 青年 青年 壮年 壮年 中年 中年 晚年',
  );
});
