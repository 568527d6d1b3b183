import { describe, expect, it } from 'vitest';
import { solarTermsOfYear } from '../astronomy/index.ts';
import { dayGanzhi } from '../calendar/index.ts';
import { civilOfEpochMs, jdnOf } from '../time/index.ts';
import { BRANCHES, monthGanzhi } from '../ganzhi/index.ts';
import { castChart } from './index.ts';
import { compareRules } from './compare/compareRules.ts';
import { minggongOf } from './cast/palaces.ts';
import { luckOf } from './luck/luck.ts';
import { xiaoyunOf } from './luck/luckYears.ts';
import type { ChartRulesInput } from './rules.ts';
import type { CivilBirth, Sex } from './types.ts';
import { HISTORY } from '../calendar/historical/index.ts';
import { WORLD } from './world.ts';

const MINUTE_MS = 60_000;

function at(text: string, sex: Sex = '男'): CivilBirth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    text.match(/\d+/g)?.map(Number) ?? [];
  return { civil: { year, month, day, hour, minute, second }, utcOffsetMinutes: 480, sex, hour: 'minute' };
}

function atMs(epochMs: number): CivilBirth {
  return { ...at('2000-01-01 00:00:00'), civil: civilOfEpochMs(epochMs, 480) };
}

/** Instant of a term of 2024, UTC milliseconds. */
function termMs(index: number): number {
  return solarTermsOfYear(2024)[index]?.epochMs ?? 0;
}

describe('options of attributes', () => {
  it('minggongMonth: the 月将 moves on at the 中气, the lunar month at the new moon', () => {
    const before = atMs(termMs(3) - MINUTE_MS);
    const after = atMs(termMs(3) + MINUTE_MS);
    const palace = (birth: CivilBirth, rules: ChartRulesInput): string | undefined =>
      castChart(birth, rules, WORLD).minggong?.branch;
    expect(palace(before, { minggongMonth: 'zhongqi' })).toBe(palace(before, {}));
    // One month further on, the palace lies one branch back.
    expect(palace(after, {})).toBe(palace(before, {}));
    expect(palace(after, { minggongMonth: 'zhongqi' })).not.toBe(palace(after, {}));
    // 2024-02-04 20:00 is after 立春 and still in 腊月.
    const eve = at('2024-02-04 20:00:00');
    expect(castChart(eve, {}, WORLD).lunar?.month).toBe(12);
    expect(castChart(eve, { minggongMonth: 'lunar' }, WORLD).minggong?.name).not.toBe(
      castChart(eve, {}, WORLD).minggong?.name,
    );
  });

  it('minggongMonth: lunar is refused by name before 1645, where HISTORY knows the month', () => {
    const birth = at('1600-05-15 13:30:00');
    const rules = { minggongMonth: 'lunar' } as const;
    expect(() => castChart(birth, rules, WORLD)).toThrow(/命宫 by the lunar month.*1645-01-28/);
    const chart = castChart(birth, rules, HISTORY);
    expect(chart.lunar).toMatchObject({ year: 1600, month: 4 });
    expect(chart.minggong?.name).toBe(minggongOf('庚', '巳', '未').name);
    // Without an hour there is no palace to count.
    expect(castChart({ ...birth, hour: 'unknown' }, rules, WORLD).minggong).toBeNull();
  });

  it('southern: flipMonth turns the month only, counted within the year of 立春', () => {
    const south = { ...at('2001-02-02 12:00:00'), latitudeDeg: -33.9 };
    const names = (rules: ChartRulesInput): string[] => {
      const { year, month } = castChart(south, rules, WORLD).pillars;
      return [year.name, month.name];
    };
    // 正月初一 was 2001-01-24, 立春 2001-02-04: the month is 丑 of 庚辰, its opposite 未 of the same year.
    expect(names({})).toEqual(['庚辰', '己丑']);
    expect(names({ southern: 'flipMonth' })).toEqual(['庚辰', '癸未']);
    expect(names({ southern: 'flipMonth', yearBoundary: 'lunarNewYear' })).toEqual(['辛巳', '癸未']);
    // Every month of a year: six branches on, the stem by 五虎遁 of that year.
    for (let i = 0; i < 12; i++) {
      const birth = { ...atMs(termMs((2 + 2 * i) % 24) + 86_400_000), latitudeDeg: -33.9 };
      const own = castChart(birth, {}, WORLD).pillars;
      const turned = castChart(birth, { southern: 'flipMonth' }, WORLD).pillars;
      expect((BRANCHES.indexOf(turned.month.branch) - BRANCHES.indexOf(own.month.branch) + 12) % 12).toBe(6);
      expect(turned.month).toBe(monthGanzhi(own.year.stem, turned.month.branch));
      expect(turned.year).toBe(own.year);
    }
  });

  it('taiyuan: exact300 is the pillar of the day 300 days before', () => {
    const birth = at('1990-05-15 13:30:00');
    const day = jdnOf({ year: 1990, month: 5, day: 15 });
    expect(castChart(birth, { taiyuan: 'exact300' }, WORLD).taiyuan).toBe(dayGanzhi(day - 300));
    expect(castChart(birth, {}, WORLD).taiyuan.name).toBe('壬申');
  });

  it('constellation: by the day, or from the instant the Sun enters the sign', () => {
    const chunfen = termMs(5);
    const sign = (birth: CivilBirth, rules: ChartRulesInput = {}): string =>
      castChart(birth, rules, WORLD).constellation;
    expect([
      sign(atMs(chunfen - MINUTE_MS), { constellation: 'instant' }),
      sign(atMs(chunfen + MINUTE_MS), { constellation: 'instant' }),
    ]).toEqual(['双鱼座', '白羊座']);
    expect(sign(atMs(chunfen + MINUTE_MS))).toBe('双鱼座');
    for (let month = 1; month <= 12; month++) {
      const middle = at(`2023-${month}-10 12:00:00`);
      expect(sign(middle, { constellation: 'instant' })).toBe(sign(middle));
    }
  });

  it('siling: elapsed time or whole dates since the 节', () => {
    // 芒种 2024-06-05 12:10 +8; ten days of 丙 end at 12:10 on the 15th, or with the date.
    const birth = at('2024-06-15 08:00:00');
    expect(castChart(birth, {}, WORLD).siling.stem).toBe('丙');
    expect(castChart(birth, { silingClock: 'calendarDay' }, WORLD).siling).toEqual({
      stem: '己',
      elapsedDays: 10,
    });
  });

  it('yearBoundary: the three years of a birth between 冬至 and 立春', () => {
    const birth = at('2024-01-10 12:00:00');
    const year = (rules: ChartRulesInput): [string, number] => {
      const chart = castChart(birth, rules, WORLD);
      return [chart.pillars.year.name, chart.cycleYear];
    };
    expect(year({})).toEqual(['癸卯', 2023]);
    expect(year({ yearBoundary: 'winterSolstice' })).toEqual(['甲辰', 2024]);
    expect(year({ yearBoundary: 'lunarNewYear' })).toEqual(['癸卯', 2023]);
    expect(
      castChart(at('2024-02-06 12:00:00'), { yearBoundary: 'lunarNewYear' }, WORLD).pillars.year.name,
    ).toBe('癸卯');
    // 八宅 counts from 立春 whatever the pillar says.
    expect(castChart(birth, { yearBoundary: 'winterSolstice' }, WORLD).minggua).toEqual(
      castChart(birth, {}, WORLD).minggua,
    );
  });
});

/** 2024: 立春 02-04 16:27:07, 惊蛰 03-05 10:22:45, 清明 04-04 15:02:28 (Hong Kong Observatory, by the minute). */
describe('months and years by whole days', () => {
  const namesAt = (time: string, rules: ChartRulesInput): string => {
    const { year, month } = castChart(at(time), rules, WORLD).pillars;
    return `${year.name} ${month.name}`;
  };

  it('the day of a 节 belongs to the month it begins, the day before does not', () => {
    expect(namesAt('2024-03-05 08:00:00', {})).toBe('甲辰 丙寅');
    expect(namesAt('2024-03-05 08:00:00', { monthPillar: 'day' })).toBe('甲辰 丁卯');
    expect(namesAt('2024-03-05 00:00:00', { monthPillar: 'day' })).toBe('甲辰 丁卯');
    expect(namesAt('2024-03-04 23:59:59', { monthPillar: 'day' })).toBe('甲辰 丙寅');
    expect(namesAt('2024-03-05 11:00:00', { monthPillar: 'day' })).toBe('甲辰 丁卯');
  });

  it('on the day of 立春 each option moves its own pillar, months by days both', () => {
    expect(namesAt('2024-02-04 08:00:00', {})).toBe('癸卯 乙丑');
    expect(namesAt('2024-02-04 08:00:00', { yearBoundary: 'lichunDay' })).toBe('甲辰 乙丑');
    expect(namesAt('2024-02-04 08:00:00', { monthPillar: 'day' })).toBe('甲辰 丙寅');
    expect(namesAt('2024-02-04 08:00:00', { monthPillar: 'day', yearBoundary: 'lunarNewYear' })).toBe(
      '癸卯 丙寅',
    );
  });

  it('起运 and 司令 go by the month of the pillar', () => {
    const birth = at('2024-03-05 08:00:00');
    const chart = castChart(birth, { monthPillar: 'day' }, WORLD);
    expect([chart.prevJie.name, chart.nextJie.name]).toEqual(['惊蛰', '清明']);
    expect(chart.siling.elapsedDays).toBe(0);
    // A man of a 甲 year goes forward to 清明, a woman back to a 节 that is still ahead on the same day.
    const forward = luckOf(chart);
    expect([forward.termUsed.name, forward.offset.years]).toEqual(['清明', 10]);
    const back = luckOf(castChart({ ...birth, sex: '女' }, { monthPillar: 'day' }, WORLD));
    expect([back.termUsed.name, back.offset]).toEqual([
      '惊蛰',
      { years: 0, months: 0, days: 0, hours: 0, minutes: 0 },
    ]);
  });

  it('what is near is the midnight of the day, and an unknown hour of that day is in no doubt', () => {
    const codes = (time: string, hour: 'minute' | 'unknown'): string[] =>
      castChart({ ...at(time), hour }, { monthPillar: 'day' }, WORLD).notices.map(({ code }) => code);
    expect(codes('2024-03-05 10:20:00', 'minute')).not.toContain('nearTerm');
    expect(codes('2024-03-05 00:05:00', 'minute')).toContain('nearTerm');
    expect(codes('2024-03-05 12:00:00', 'unknown')).not.toContain('nearTerm');
  });

  it('a comparison of rules names the option behind another program', () => {
    const { options, values } = compareRules(at('2024-03-05 08:00:00'), {}, { monthPillar: 'day' }, WORLD);
    expect(options).toEqual([{ path: 'monthPillar', a: 'instant', b: 'day' }]);
    expect(values).toContainEqual({ path: 'pillars.month', a: '丙寅', b: '丁卯' });
  });
});

describe('options of luck', () => {
  const birth = at('1990-05-15 13:30:00');

  it('luckStart: minutes, whole 时辰, whole days, or a span of the sky', () => {
    const luck = (luckStart: 'minute' | 'hourBlock' | 'dayRound' | 'solarYear'): ReturnType<typeof luckOf> =>
      luckOf(castChart(birth, { luckStart }, WORLD));
    expect(luck('minute').offset).toMatchObject({ years: 7, months: 2, days: 26, hours: 8 });
    // 芒种 1990-06-06 06:46: 22 days less four 时辰, 260 时辰 of ten days.
    expect(luck('hourBlock').offset).toEqual({ years: 7, months: 2, days: 20, hours: 0, minutes: 0 });
    // 22 whole days: seven years, a remainder of one dropped.
    expect(luck('dayRound').offset).toEqual({ years: 7, months: 0, days: 0, hours: 0, minutes: 0 });
    expect(luckOf(castChart(at('1990-05-14 13:30:00'), { luckStart: 'dayRound' }, WORLD)).offset.years).toBe(
      8,
    );
    const { start } = luck('solarYear');
    expect([start.year, start.month]).toEqual([1997, 8]);
  });

  it('ageYear: one year older from 1 January, 正月初一 or 立春', () => {
    const winter = at('1990-01-10 12:00:00');
    const age = (ageYear: 'gregorian' | 'lunarYear' | 'lichun'): number => {
      const chart = castChart(winter, { ageYear }, WORLD);
      return luckOf(chart).startAgeXu - (luckOf(chart).start.year - 1990);
    };
    expect([age('gregorian'), age('lunarYear'), age('lichun')]).toEqual([1, 2, 2]);
  });

  it('xiaoyun: from the hour pillar, or from 丙寅 for men and 壬申 for women', () => {
    const names = (sex: Sex, xiaoyun: 'hour' | 'fixed'): string[] => {
      const chart = castChart({ ...birth, sex }, { xiaoyun }, WORLD);
      return xiaoyunOf(chart, luckOf(chart))
        .map(({ name }) => name)
        .slice(0, 2);
    };
    expect(names('男', 'hour')).toEqual(['甲申', '乙酉']);
    expect(names('男', 'fixed')).toEqual(['丙寅', '丁卯']);
    expect(names('女', 'fixed')).toEqual(['壬申', '辛未']);
    const unknown = castChart({ ...birth, hour: 'unknown' }, { xiaoyun: 'fixed' }, WORLD);
    expect(xiaoyunOf(unknown, luckOf(unknown)).length).toBeGreaterThan(0);
  });

  it('a birth in the second of a 节 starts at once, the longest wait is ten and a half years', () => {
    const lichun = termMs(2);
    const atTerm = luckOf(castChart({ ...atMs(Math.ceil(lichun / 1000) * 1000), sex: '女' }, {}, WORLD));
    expect([atTerm.direction, atTerm.offset.years, atTerm.offset.months, atTerm.offset.days]).toEqual([
      '逆',
      0,
      0,
      0,
    ]);
    for (let i = 0; i < 500; i++) {
      const { offset } = luckOf(castChart(atMs(Date.UTC(1900, 0, 6) + i * 13_579_246_801), {}, WORLD));
      expect(offset.years * 12 + offset.months).toBeLessThanOrEqual(126);
    }
  });
});
