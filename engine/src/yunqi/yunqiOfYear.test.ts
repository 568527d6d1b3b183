import { describe, expect, it } from 'vitest';

import { goldenJson } from '../../golden/golden.ts';
import { solarLongitudeDeg } from '../astronomy/index.ts';
import { civilOfEpochMs, jdTTOfEpochMs } from '../time/index.ts';
import { compareYunqi } from './compareYunqi.ts';
import { tendencyOf } from './tendency.ts';
import { yunqiAt } from './yunqiAt.ts';
import { yunqiOfYear } from './yunqiOfYear.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const utc8 = (epochMs: number) => {
  const { year, month, day, hour, minute, second } = civilOfEpochMs(epochMs, 480);
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(Math.floor(second))}`;
};
const msOf = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);

const VARIANTS = [
  {},
  { liuqi: 'ke' },
  { wubu: 'equal' },
  { yunqiYearStart: 'lichun' },
  { yunqiYearStart: 'dongzhi' },
  { yunStart: 'instant' },
  { pingqi: 'ganDeFu' },
  { keyun: 'alternate', jialin: 'flat' },
] as const;

describe('yunqiOfYear', () => {
  // Instants of 2024 as the Hong Kong Observatory publishes the terms (to the minute), 五步 by the table of 刻.
  it('2024 begins its steps at the published minutes', () => {
    const year = yunqiOfYear(2024);
    expect(year.ganzhi.name).toBe('甲辰');
    expect(year.qiSteps.map(({ startMs }) => utc8(startMs).slice(5, 16))).toEqual([
      '01-20 22:07',
      '03-20 11:06',
      '05-20 20:59',
      '07-22 15:44',
      '09-22 20:43',
      '11-22 03:56',
    ]);
    expect(year.yunSteps.map(({ startMs }) => utc8(startMs).slice(5, 16))).toEqual([
      '01-20 03:00',
      '04-02 04:15',
      '06-15 05:30',
      '08-29 06:45',
      '11-11 08:00',
    ]);
  });
  it('joins its steps without a gap, and the years with one another', () => {
    for (const rules of VARIANTS) {
      for (const number of [1, 1600, 1984, 2023, 2024, 2025, 2026, 9999]) {
        const year = yunqiOfYear(number, rules);
        const { qiSteps, yunSteps } = year;
        expect([qiSteps.length, yunSteps.length]).toEqual([6, 5]);
        expect(qiSteps[0]!.startMs).toBe(year.startMs);
        expect(qiSteps[5]!.endMs).toBe(year.endMs);
        for (const steps of [qiSteps, yunSteps]) {
          steps.forEach((step, i) => {
            expect(step.endMs).toBeGreaterThan(step.startMs + 25 * DAY);
            if (i > 0) expect(step.startMs).toBe(steps[i - 1]!.endMs);
          });
        }
        if (number < 9999) expect(yunqiOfYear(number + 1, rules).startMs).toBe(year.endMs);
        // By instants the year is a tropical one; by 刻 it begins on whole days.
        const tolerance = 'liuqi' in rules ? 1.1 : 0.1;
        expect(Math.abs((year.endMs - year.startMs) / DAY - 365.2422)).toBeLessThan(tolerance);
        expect(year).toEqual(JSON.parse(JSON.stringify(year)));
      }
    }
  });
  it('cuts the year into equal arcs of the Sun and steps of 60.875 days on request', () => {
    const equal = yunqiOfYear(2024, { wubu: 'equal' });
    for (const [i, { startMs }] of equal.yunSteps.entries()) {
      const past = (solarLongitudeDeg(jdTTOfEpochMs(startMs)) - 300 - 72 * i + 720 + 180) % 360;
      expect(past).toBeCloseTo(180, 6);
    }
    const ke = yunqiOfYear(2024, { liuqi: 'ke' });
    expect(utc8(ke.startMs).slice(5, 16)).toBe('01-20 03:00');
    expect((ke.qiSteps[2]!.startMs - ke.qiSteps[1]!.startMs) / DAY).toBe(60.875);
  });
  it('refuses years outside the range', () => {
    for (const bad of [0, 10000, 2024.5, Number.NaN])
      expect(() => yunqiOfYear(bad)).toThrow(`wrong year ${bad}`);
  });
});

describe('yunqiAt', () => {
  it('changes the step at every boundary, a second before and at it', () => {
    for (const rules of VARIANTS) {
      const year = yunqiOfYear(2025, rules);
      for (const step of year.qiSteps) {
        expect(yunqiAt(step.startMs, rules).qiStep.number).toBe(step.number);
        const before = yunqiAt(step.startMs - SECOND, rules);
        expect([before.qiStep.number, before.year.year]).toEqual(
          step.number === 1 ? [6, 2024] : [step.number - 1, 2025],
        );
      }
      for (const step of year.yunSteps.slice(1)) {
        expect(yunqiAt(step.startMs, rules).yunStep.number).toBe(step.number);
        expect(yunqiAt(step.startMs - SECOND, rules).yunStep.number).toBe(step.number - 1);
      }
    }
  });
  it('marks the hours between 大寒 and the 初运 of the table as pending', () => {
    // 2024: 初运 03:00, 大寒 22:07 the same day.
    expect(yunqiAt(msOf('2024-01-20 02:59:00')).isYunPending).toBe(false);
    const between = yunqiAt(msOf('2024-01-20 12:00:00'));
    expect([between.year.year, between.yunStep.name, between.isYunPending]).toEqual([2023, '终运', true]);
    expect(yunqiAt(msOf('2024-01-20 22:08:00'))).toMatchObject({ isYunPending: false, half: '司天' });
    // 2023: 大寒 16:29, 初运 21:00.
    const early = yunqiAt(msOf('2023-01-20 18:00:00'));
    expect([early.year.year, early.yunStep.name, early.isYunPending, early.nextChange.what]).toEqual([
      2023,
      '初运',
      true,
      '初运',
    ]);
    expect(yunqiAt(msOf('2023-01-20 18:00:00'), { yunStart: 'instant' }).isYunPending).toBe(false);
  });
  it('points to the next change, always after the instant', () => {
    for (let i = 0; i < 365; i++) {
      const moment = yunqiAt(msOf('2025-03-01 00:00:00') + i * DAY);
      expect(moment.nextChange.epochMs).toBeGreaterThan(moment.epochMs);
      expect(moment.nextChange.epochMs - moment.epochMs).toBeLessThan(62 * DAY);
    }
  });
  it('is in the new year from 大寒 though the year pillar is the old one', () => {
    expect(yunqiAt(msOf('2024-01-25 00:00:00')).year.ganzhi.name).toBe('甲辰');
    expect(yunqiAt(msOf('2024-01-25 00:00:00'), { yunqiYearStart: 'lichun' }).year.ganzhi.name).toBe('癸卯');
    expect(yunqiAt(msOf('2023-12-25 00:00:00'), { yunqiYearStart: 'dongzhi' }).year.ganzhi.name).toBe('甲辰');
  });
  it('refuses instants that are none', () => {
    for (const bad of [Number.NaN, Infinity]) expect(() => yunqiAt(bad)).toThrow(RangeError);
    expect(() => yunqiAt(Date.UTC(11000, 0))).toThrow(RangeError);
    expect(() => yunqiAt(-63_000_000_000_000)).toThrow(RangeError);
  });
});

describe('tendencyOf and compareYunqi', () => {
  // 乙巳 2025: 少商 insufficient (−3 金, +1 火), 司天 厥阴 in its half (+2 木), 在泉 少阳 (+1 火), 初之气 guest 阳明 over 厥阴: 客胜.
  it('adds up the points of the rule', () => {
    const { scores, strong, weak, protect } = tendencyOf(yunqiAt(msOf('2025-02-10 12:00:00')));
    expect(scores).toEqual({ 木: 2, 火: 2, 土: 0, 金: -1, 水: 0 });
    expect([strong, weak, protect]).toEqual([['木', '火'], [], '土']);
  });
  it('scores are the sum of their points', () => {
    for (let year = 1984; year < 2044; year++) {
      const { scores, points } = tendencyOf(yunqiAt(msOf(`${year}-06-01 12:00:00`)));
      const sum = Object.values(scores).reduce((a, b) => a + b, 0);
      expect(points.reduce((a, point) => a + point.points, 0)).toBe(sum);
    }
  });
  it('compares a birth with up to three dates', () => {
    const birthMs = msOf('1984-06-01 12:00:00');
    const later = ['2024-06-01 12:00:00', '2026-06-01 12:00:00', '2044-06-01 12:00:00'].map(msOf);
    const { birth, dates } = compareYunqi(birthMs, later);
    expect(birth.tendency.strong[0]).toBe('土');
    expect(dates.map(({ moment }) => moment.epochMs)).toEqual(later);
    expect(dates[0]?.effects).toContainEqual({ wuxing: '土', kind: '当令放大' });
    expect(dates[1]?.tendency.strong).toContain('水');
    // 甲子 and 甲辰 have 太宫 and, in 三之气, the host in common; 甲子 sixty years on all of it.
    expect(dates[0]?.shared).toEqual(['岁运', '主气']);
    expect(dates[2]?.shared).toEqual(['岁运', '司天', '在泉', '主气', '客气']);
    expect(compareYunqi(birthMs, []).dates).toEqual([]);
    expect(() => compareYunqi(birthMs, [1, 2, 3, 4])).toThrow('Cannot compare 4 dates');
    expect(() => compareYunqi(birthMs, undefined as never)).toThrow('dates is undefined, expected a list');
  });
});

interface WorkedYear {
  readonly civilYear: number;
  readonly gz: string;
  readonly qiSteps: readonly Readonly<Record<'host' | 'guest' | 'from_' | 'to', string>>[];
  readonly yunSteps: readonly Readonly<Record<'zhuyun' | 'keyun' | 'ke' | 'start', string>>[];
}

describe('the six worked years', () => {
  it('agree, steps of qi to 60 s, steps of 运 exactly', () => {
    const { worked } = goldenJson<{ worked: readonly WorkedYear[] }>('almanac/wuyun');
    expect(worked).toHaveLength(6);
    for (const expected of worked) {
      const year = yunqiOfYear(expected.civilYear);
      expect(year.ganzhi.name).toBe(expected.gz);
      for (const [i, step] of expected.qiSteps.entries()) {
        const own = year.qiSteps[i]!;
        expect([own.host, own.guest]).toEqual([step.host, step.guest]);
        expect(Math.abs(own.startMs - msOf(step.from_))).toBeLessThanOrEqual(60 * SECOND);
        expect(Math.abs(own.endMs - msOf(step.to))).toBeLessThanOrEqual(60 * SECOND);
      }
      for (const [i, step] of expected.yunSteps.entries()) {
        const own = year.yunSteps[i]!;
        expect([own.zhuyun.name, own.keyun.name, own.ke, utc8(own.startMs).slice(0, 16)]).toEqual([
          step.zhuyun,
          step.keyun,
          step.ke,
          step.start,
        ]);
      }
    }
  });
});
