import { describe, expect, it } from 'vitest';
import type { CivilBirth } from '../chart/index.ts';
import { hourReadingsOf } from './index.ts';
import { rankHours, type HourReading } from './hourReading.ts';
import { SIBLING_BRANCHES, type HourAnswers } from './tables/hourQuestions.ts';
import { WORLD } from '../chart/world.ts';

const BIRTH: CivilBirth = {
  civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 },
  sex: '男',
  hour: 'unknown',
};
const HOURS = hourReadingsOf(BIRTH, {}, {}, WORLD);

function pointsOf(answers: HourAnswers): ReadonlyMap<string, number> {
  return new Map(
    rankHours(HOURS, answers).map(({ branch, isLateZi, points }) => [
      `${isLateZi ? '晚' : ''}${branch}`,
      points,
    ]),
  );
}

function at(branch: string): HourReading {
  return HOURS.find((hour) => hour.branch === branch && !hour.isLateZi) as HourReading;
}

describe('hourReadingsOf', () => {
  it('has thirteen hours, each as its own birth would be read', () => {
    expect(HOURS.map(({ branch }) => branch).join('')).toBe('子丑寅卯辰巳午未申酉戌亥子');
    // 庚午 辛巳 庚辰 癸未 is a worked chart: support 42.2, 七杀格, 用神 土.
    const { chart, analysis } = at('未');
    expect(chart.pillars.hour?.name).toBe('癸未');
    expect([analysis.strength.support, analysis.pattern.name, analysis.yongshen.yong]).toEqual([
      42.2,
      '七杀格',
      '土',
    ]);
    expect(new Set(HOURS.map((hour) => hour.analysis.strength.support)).size).toBeGreaterThan(6);
  });

  it('the late 子 follows the rule of the day', () => {
    expect(HOURS.at(-1)?.chart.pillars.day.name).toBe('辛巳');
    expect(hourReadingsOf(BIRTH, { dayBoundary: 'midnight' }, {}, WORLD).at(-1)?.chart.pillars.day.name).toBe(
      '庚辰',
    );
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(HOURS))).toEqual(HOURS);
  });
});

describe('rankHours', () => {
  it('without answers leaves all hours alike and in their order', () => {
    const ranked = rankHours(HOURS, {});
    expect(ranked.map(({ rank, points, reasons }) => [rank, points, reasons.length])).toEqual(
      HOURS.map(() => [1, 0, 0]),
    );
    expect(ranked.map(({ branch }) => branch)).toEqual(HOURS.map(({ branch }) => branch));
  });

  it('by the place among brothers and sisters', () => {
    for (const siblings of ['长', '中', '幼'] as const) {
      const points = pointsOf({ siblings });
      for (const [hour, value] of points) {
        const isOf = (SIBLING_BRANCHES[siblings] as readonly string[]).includes(hour.replace('晚', ''));
        expect(value).toBe(isOf ? 2 : 0);
      }
    }
  });

  it('by leaving home: 驿马 of 午 is 申, of 辰 寅; 子 opposes 午, 亥 opposes 巳', () => {
    const left = pointsOf({ leftHome: '是' });
    const moved = [...left].filter(([, points]) => points === 2).map(([hour]) => hour);
    // The late 子 belongs to the day 辛巳, whose 驿马 is 亥; it still opposes 午.
    expect(moved.toSorted()).toEqual(['亥', '子', '寅', '晚子', '申'].toSorted());
    expect([...pointsOf({ leftHome: '否' })].filter(([, points]) => points === 1)).toHaveLength(8);
  });

  it('by build, parent, manner and path as the analysis of each hour says', () => {
    for (const hour of HOURS) {
      const { percent } = hour.analysis.strength;
      const { tenGods, groupPower } = hour.analysis;
      const points = (answers: HourAnswers): number => rankHours([hour], answers)[0]?.points ?? 0;
      const isLess = Object.values(percent).filter((other) => other > percent.火).length;
      expect(points({ build: '火' })).toBe([2, 1][isLess] ?? 0);
      const own = tenGods.正印;
      const expected = own.power > tenGods.偏财.power ? (own.isHurt ? 1 : 2) : 0;
      expect(points({ parent: '母' })).toBe(expected);
      expect(points({ manner: '外向' })).toBe(groupPower.食伤 > groupPower.印 ? 2 : 0);
      const [ownWay, byRule] = [groupPower.比劫 + groupPower.食伤, groupPower.官杀 + groupPower.印];
      expect(points({ path: '循规' })).toBe(byRule > ownWay ? 2 : 0);
    }
  });

  it('adds up, orders by points, shares ranks, and gives each reason its source', () => {
    const ranked = rankHours(HOURS, { siblings: '中', leftHome: '是', path: '循规' });
    for (const [i, { points, reasons, rank }] of ranked.entries()) {
      expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
      for (const { values, source } of reasons)
        expect([Object.keys(values).length > 0, source !== '']).toEqual([true, true]);
      const before = ranked[i - 1];
      if (before !== undefined) {
        expect(before.points).toBeGreaterThanOrEqual(points);
        expect(rank).toBe(before.points === points ? before.rank : i + 1);
      }
    }
    // 子 is the middle, opposes 午, and so leads.
    expect(ranked[0]).toMatchObject({ branch: '子', rank: 1 });
  });

  it('refuses what it does not ask', () => {
    expect(() => rankHours(HOURS, { colour: '红' } as HourAnswers)).toThrow(TypeError);
    expect(() => rankHours(HOURS, { siblings: '独' } as unknown as HourAnswers)).toThrow(/siblings "独"/);
  });
});
