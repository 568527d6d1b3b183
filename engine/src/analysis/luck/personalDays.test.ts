import { describe, expect, test } from 'vitest';
import { dayGanzhi } from '../../calendar/index.ts';
import { castChart } from '../../chart/index.ts';
import { hourGanzhi } from '../../ganzhi/index.ts';
import { jdnOf } from '../../time/index.ts';
import { analyseChart, type Analysis } from '../analyseChart.ts';
import { scoreMonths, scoreYear } from './luckPeriods.ts';
import { luckBandOf, scorePillar } from './luckScore.ts';
import { personalDays } from './personalDays.ts';

const CIVIL = { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 };
const analysis = analyseChart(castChart({ civil: CIVIL, sex: '男', hour: 'minute' }));
const RANGE = { from: { year: 2026, month: 1, day: 1 }, to: { year: 2026, month: 12, day: 31 } };

describe('personalDays', () => {
  const { days } = personalDays(analysis, RANGE);

  test('every day: 0.4 day + 0.3 month + 0.3 year, with its band', () => {
    expect(days).toHaveLength(365);
    for (const day of days) {
      const months = scoreMonths(analysis, day.year);
      const month = months.find(({ ganzhi }) => ganzhi === day.monthGanzhi);
      const year = scoreYear(analysis, day.year);
      const own = scorePillar(analysis, dayGanzhi(day.jdn));
      expect([day.monthScore, day.yearScore, day.pillarScore]).toEqual([month?.score, year.score, own.score]);
      const exact = 0.4 * own.score + 0.3 * year.score + 0.3 * (month?.score ?? 0);
      expect(Math.abs(day.score - exact)).toBeLessThan(0.5001);
      expect(day.band).toBe(luckBandOf(day.score));
      expect(day.why).toEqual(own.why);
    }
  });

  test('the day of 立春 2026 (4 February) begins year and month', () => {
    const at = (day: number) => days[jdnOf({ year: 2026, month: 2, day }) - (days[0]?.jdn ?? 0)];
    expect([at(3)?.yearGanzhi.name, at(3)?.monthGanzhi.name]).toEqual(['乙巳', '己丑']);
    expect([at(4)?.yearGanzhi.name, at(4)?.monthGanzhi.name]).toEqual(['丙午', '庚寅']);
  });

  test('hours: thirteen rows, early and late 子 by the day that governs each', () => {
    const day = { year: 2026, month: 3, day: 1 };
    const [rated] = personalDays(analysis, { from: day, to: day }, { hours: true }).days;
    expect(rated?.hours).toHaveLength(13);
    const [early] = rated?.hours ?? [];
    const late = rated?.hours.at(-1);
    const jdn = jdnOf(day);
    expect([early?.ganzhi, late?.ganzhi]).toEqual([
      hourGanzhi(dayGanzhi(jdn).stem, '子'),
      hourGanzhi(dayGanzhi(jdn + 1).stem, '子'),
    ]);
    for (const { score, pillarScore } of rated?.hours ?? []) {
      expect(score).toBe(
        Math.round(0.4 * pillarScore + 0.3 * (rated?.score ?? 0) + 0.3 * (rated?.monthScore ?? 0)),
      );
    }
  });

  test('an analysis that has been through JSON gives the same days', () => {
    const revived = JSON.parse(JSON.stringify(analysis)) as Analysis;
    const again = personalDays(revived, RANGE, { hours: true });
    expect(again.days.map(({ score }) => score)).toEqual(days.map(({ score }) => score));
    expect(again).toEqual(JSON.parse(JSON.stringify(again)));
  });

  test('400 days at most, the end not before the start', () => {
    const from = { year: 2026, month: 1, day: 1 };
    expect(() => personalDays(analysis, { from, to: { year: 2025, month: 12, day: 31 } })).toThrow(
      'Cannot rate days: 0 days, expected 1 to 400',
    );
    expect(() => personalDays(analysis, { from, to: { year: 2027, month: 2, day: 5 } })).toThrow(RangeError);
    expect(personalDays(analysis, { from, to: { year: 2027, month: 2, day: 4 } }).days).toHaveLength(400);
  });
});
