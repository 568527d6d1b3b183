/**
 * A small golden set carried in the repository: charts of UTC+8 on which tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree and
 * whose 节 were checked against JPL DE431. Some lie within two minutes of a 节, some at the change of the day.
 */
import { describe, expect, it } from 'vitest';
import { castChart, compareRules } from './index.ts';
import { luckOf } from './luck/luck.ts';
import { birthTermOf } from './cast/birthTerm.ts';
import { dayunHalvesOf } from './luck/dayunHalves.ts';
import { liunianOf, liuyueOf, liuriOf, liushiOf } from './luck/luckYears.ts';
import { jiaoyunOf, luckAt } from './luck/luckNow.ts';
import { boneWeightOf, formatQian } from './cast/boneWeight.ts';
import { BONE_DAY, BONE_HOUR, BONE_MONTH, BONE_YEAR } from './cast/tables/boneWeight.ts';
import type { CivilBirth, ChartPillars, Sex } from './types.ts';
import { HISTORY } from '../calendar/historical/index.ts';
import { WORLD } from './world.ts';

/** Time, pillars with the day from 23:00, from 0:00 (早晚子时), from 0:00 (one 子), then 起运 of a man and of a woman. */
// prettier-ignore
const GOLDEN = [
  ['1994-09-14 17:21:00', '甲戌 癸酉 癸卯 辛酉', '甲戌 癸酉 癸卯 辛酉', '甲戌 癸酉 癸卯 辛酉', '2002-09-30', '1996-11-16'],
  ['1947-12-01 21:41:00', '丁亥 辛亥 甲寅 乙亥', '丁亥 辛亥 甲寅 乙亥', '丁亥 辛亥 甲寅 乙亥', '1955-09-08', '1950-01-18'],
  ['2046-08-17 20:58:00', '丙寅 丙申 戊申 壬戌', '丙寅 丙申 戊申 壬戌', '丙寅 丙申 戊申 壬戌', '2053-08-05', '2050-01-13'],
  ['2078-05-05 09:55:00', '戊戌 丁巳 壬子 乙巳', '戊戌 丁巳 壬子 乙巳', '戊戌 丁巳 壬子 乙巳', '2088-09-22', '2078-05-06'],
  ['1916-05-06 03:37:00', '丙辰 壬辰 癸卯 甲寅', '丙辰 壬辰 癸卯 甲寅', '丙辰 壬辰 癸卯 甲寅', '1916-05-12', '1926-07-29'],
  ['2046-06-18 23:58:00', '丙寅 甲午 己酉 甲子', '丙寅 甲午 戊申 甲子', '丙寅 甲午 戊申 壬子', '2052-07-17', '2050-11-10'],
  ['1997-05-27 23:23:00', '丁丑 乙巳 庚午 丙子', '丁丑 乙巳 己巳 丙子', '丁丑 乙巳 己巳 甲子', '2004-10-18', '2000-05-28'],
  ['2077-01-01 00:38:00', '丙申 庚子 癸卯 壬子', '丙申 庚子 癸卯 壬子', '丙申 庚子 癸卯 壬子', '2078-05-05', '2085-06-23'],
  ['2010-02-19 03:37:00', '庚寅 戊寅 庚子 戊寅', '庚寅 戊寅 庚子 戊寅', '庚寅 戊寅 庚子 戊寅', '2015-02-03', '2015-02-02'],
  ['2090-04-04 14:38:21', '庚戌 庚辰 甲申 辛未', '庚戌 庚辰 甲申 辛未', '庚戌 庚辰 甲申 辛未', '2100-06-27', '2090-04-04'],
  ['2022-08-07 20:29:50', '壬寅 戊申 壬辰 庚戌', '壬寅 戊申 壬辰 庚戌', '壬寅 戊申 壬辰 庚戌', '2032-12-23', '2022-08-07'],
  ['1938-01-06 07:29:16', '丁丑 壬子 戊戌 丙辰', '丁丑 壬子 戊戌 丙辰', '丁丑 壬子 戊戌 丙辰', '1947-10-31', '1938-01-06'],
] as const;

function birthAt(text: string, sex: Sex): CivilBirth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    text.match(/\d+/g)?.map(Number) ?? [];
  return { civil: { year, month, day, hour, minute, second }, utcOffsetMinutes: 480, sex, hour: 'minute' };
}

function textOf({ year, month, day, hour }: ChartPillars): string {
  return [year, month, day, hour].map((ganzhi) => ganzhi?.name).join(' ');
}

describe('golden charts', () => {
  it.each(GOLDEN)('%s', (time, zi23, midnight, midnightSame, man, woman) => {
    for (const [dayBoundary, pillars] of Object.entries({ zi23, midnight, midnightSame })) {
      const chart = castChart(birthAt(time, '男'), { dayBoundary: dayBoundary as 'zi23' }, WORLD);
      expect(textOf(chart.pillars)).toBe(pillars);
    }
    for (const [sex, date] of [
      ['男', man],
      ['女', woman],
    ] as const) {
      const { year, month, day } = luckOf(castChart(birthAt(time, sex), {}, WORLD)).start;
      expect(Math.abs(Date.UTC(year, month - 1, day) - Date.parse(`${date}T00:00Z`))).toBeLessThanOrEqual(
        86_400_000,
      );
    }
  });

  it('luck to years, months, days and hours of one chart', () => {
    const chart = castChart(birthAt('1990-05-15 13:30:00', '男'), {}, WORLD);
    const luck = luckOf(chart);
    expect(birthTermOf(chart).text).toBe('立夏后9日10时，芒种前21日');
    const years = liunianOf(chart, luck, { fromYear: 1990, toYear: 2026 });
    expect(years.map(({ dayunNumber }) => dayunNumber).filter((n, i, all) => n !== all[i - 1])).toEqual([
      0, 1, 2, 3,
    ]);
    expect(years.find(({ isChangeYear }) => isChangeYear)?.year).toBe(1997);
    expect(years.at(-1)).toMatchObject({ ageXu: 37, marks: [], fanTaisui: ['值', '刑'], suiqian: '太岁' });
    expect(years.find(({ year }) => year === 2000)?.marks).toEqual(['日柱伏吟']);
    const months = liuyueOf(chart, 2024);
    expect(months.map(({ ganzhi }) => ganzhi.name).slice(0, 2)).toEqual(['丙寅', '丁卯']);
    expect(months.map(({ term }) => term.name).join('')).toBe(
      '立春惊蛰清明立夏芒种小暑立秋白露寒露立冬大雪小寒',
    );
    for (const [i, { endMs }] of months.entries()) expect(endMs).toBe(months[i + 1]?.term.epochMs ?? endMs);
    const days = liuriOf(chart, { year: 1582, month: 10, day: 4 }, { year: 1582, month: 10, day: 15 });
    expect(days.map(({ date }) => date.day)).toEqual([4, 15]);
    const hours = liushiOf(chart, { year: 2024, month: 2, day: 4 });
    expect(hours.map(({ startHour }) => startHour)).toEqual([0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
    expect([hours[0]?.ganzhi.name, hours.at(-1)?.ganzhi.name]).toEqual(['壬子', '甲子']);
    const now = luckAt(chart, luck, Date.UTC(2026, 4, 1, 4));
    expect([now.dayun?.ganzhi.name, now.liunian.name, now.liuyue.name, now.ageXu]).toEqual([
      '甲申',
      '丙午',
      '壬辰',
      37,
    ]);
    expect(luckAt(chart, luck, Date.UTC(1995, 4, 1, 4)).dayun).toBeNull();
    expect(JSON.parse(JSON.stringify([years, months, days, hours, now]))).toEqual([
      years,
      months,
      days,
      hours,
      now,
    ]);
  });

  it('the last day of the calendar casts, with no decade left to list', () => {
    const luck = luckOf(castChart(birthAt('9999-12-31 22:30:00', '男'), {}, WORLD));
    expect([luck.dayun.length, luck.start.year >= 9999]).toEqual([0, true]);
  });

  it('births of the last years have their luck under every option, named past the end of the calendar too', () => {
    for (const text of ['9990-06-10 12:00:00', '9996-01-10 12:00:00', '9999-12-31 12:00:00']) {
      for (const sex of ['男', '女'] as const) {
        for (const ageYear of ['gregorian', 'lunarYear', 'lichun'] as const) {
          for (const luckStart of ['minute', 'hourBlock', 'dayRound', 'solarYear'] as const) {
            const birth = birthAt(text, sex);
            const chart = castChart(birth, { ageYear, luckStart }, WORLD);
            const luck = luckOf(chart);
            const { term, daysAfterTerm } = jiaoyunOf(chart, luck);
            const isPast = luck.start.year > 9999;
            expect([term === null, daysAfterTerm === null], text).toEqual([isPast, isPast]);
            expect(Math.abs(luck.startAgeXu - (luck.start.year - birth.civil.year + 1))).toBeLessThanOrEqual(
              1,
            );
          }
        }
      }
    }
    const last = birthAt('9999-12-31 12:00:00', '男');
    const startOf = (luckStart: 'minute' | 'solarYear') =>
      luckOf(castChart(last, { luckStart }, WORLD)).start;
    expect([startOf('minute').year, startOf('solarYear').year]).toEqual([10010, 10010]);
    expect(Math.abs(startOf('minute').month - startOf('solarYear').month)).toBeLessThanOrEqual(1);
    const changes = compareRules(last, {}, { luckStart: 'solarYear' }, WORLD).values;
    expect(changes.map(({ path }) => path)).toContain('luck.start.day');
  });

  it('notices of the last day leave out a reading that lies past it', () => {
    const codesOf = (birth: Partial<CivilBirth>): string[] =>
      castChart({ ...birthAt('9999-12-31 22:50:00', '男'), ...birth }, {}, WORLD).notices.map(
        ({ code }) => code,
      );
    expect(codesOf({ longitudeDeg: 150 })).not.toContain('clocksDisagree');
    expect(codesOf({ hour: 'unknown', isNearMidnight: true })).not.toContain('dayUncertain');
  });

  it('9999-12-31 23:30 names the date and the rule where the day is the next date’s', () => {
    const last = birthAt('9999-12-31 23:30:00', '男');
    expect(() => castChart(last, {}, WORLD)).toThrow(
      /wrong solar date 9999-12-31 from 23:00.*dayBoundary zi23/,
    );
    const { day } = castChart(birthAt('9999-12-31 22:30:00', '男'), {}, WORLD).pillars;
    expect(castChart(last, { dayBoundary: 'midnight' }, WORLD).pillars.day).toBe(day);
  });

  it('a decade halves into the years of its stem and of its branch', () => {
    const [step] = luckOf(castChart(birthAt('1990-05-15 13:30:00', '男'), {}, WORLD)).dayun;
    if (step === undefined) throw new Error('no decade');
    expect(dayunHalvesOf(step).map(({ char, startDate }) => [char, startDate.year])).toEqual([
      ['壬', 1997],
      ['午', 2002],
    ]);
  });

  it('births of every millennium cast, with luck to the end of the calendar', () => {
    for (const year of [1, 237, 690, 1000, 1582, 1644, 1645, 3000, 9990]) {
      const birth = birthAt(`${String(year).padStart(4, '0')}-10-04 12:00:00`, '女');
      const chart = castChart(birth, {}, HISTORY);
      expect(chart.lunar?.year).toBe(year);
      expect(castChart(birth, {}, WORLD).lunar === null).toBe(year < 1645);
      for (const ageYear of ['lunarYear', 'lichun'] as const) {
        // A start in January is a year less by the calendars that begin later.
        const younger = luckOf(chart).startAgeXu - luckOf(castChart(birth, { ageYear }, WORLD)).startAgeXu;
        expect([0, 1]).toContain(younger);
      }
      const { offset, dayun } = luckOf(chart, { dayunCount: 12 });
      expect(offset.years * 12 + offset.months).toBeLessThanOrEqual(127);
      expect(dayun.length).toBe(year === 9990 ? 0 : 12);
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    }
  });
});

describe('称骨', () => {
  it('sixty years, twelve months, thirty days, twelve hours; sums reach from 21 to 71 钱', () => {
    const parts = [Object.values(BONE_YEAR), [...BONE_MONTH], [...BONE_DAY], Object.values(BONE_HOUR)];
    expect(parts.map((part) => part.length)).toEqual([60, 12, 30, 12]);
    expect(parts.reduce((sum, part) => sum + Math.min(...part), 0)).toBe(21);
    expect(parts.reduce((sum, part) => sum + Math.max(...part), 0)).toBe(71);
    expect([formatQian(36), formatQian(40)]).toEqual(['3两6钱', '4两']);
  });

  it('of 1990-05-15 13:30 is 3两6钱, by lunar year, month, day and hour', () => {
    const bone = boneWeightOf(castChart(birthAt('1990-05-15 13:30:00', '男'), {}, WORLD));
    expect(bone).toEqual({
      year: { of: '庚午', qian: 9 },
      month: { of: '4', qian: 9 },
      day: { of: '21', qian: 10 },
      hour: { of: '未', qian: 8 },
      qian: 36,
      text: '3两6钱',
    });
  });

  it('a leap month counts as the one it repeats, or as the next from the 16th on', () => {
    const early = birthAt('2020-05-30 15:40:00', '男');
    const late = birthAt('2020-06-15 15:40:00', '男');
    const month = (birth: CivilBirth, boneLeap: 'same' | 'split15'): string | undefined =>
      boneWeightOf(castChart(birth, { boneLeap }, WORLD))?.month.of;
    expect([
      month(early, 'same'),
      month(early, 'split15'),
      month(late, 'same'),
      month(late, 'split15'),
    ]).toEqual(['4', '4', '4', '5']);
    // 闰四月 of 2020 began on 23 May.
    expect([6, 7].map((day) => month(birthAt(`2020-06-0${day} 15:40:00`, '男'), 'split15'))).toEqual([
      '4',
      '5',
    ]);
  });
});
