import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { castChart, compareRules, hourChartsOf } from './index.ts';
import { TZDB_VERSION } from '../time/index.ts';
import { ENGINE_VERSION } from '../version.ts';
import { luckOf } from './luck/luck.ts';
import { boneWeightOf } from './cast/boneWeight.ts';
import { CHART_OPTIONS, type ChartRulesInput } from './rules.ts';
import type { Birth, CivilBirth, Notice } from './types.ts';
import { WORLD } from './world.ts';

const BIRTH: CivilBirth = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
};

function at(text: string, more: Partial<CivilBirth> = {}): CivilBirth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    text.match(/\d+/g)?.map(Number) ?? [];
  return { ...BIRTH, civil: { year, month, day, hour, minute, second }, ...more };
}

function names(birth: Birth, rules?: ChartRulesInput): string {
  const { year, month, day, hour } = castChart(birth, rules, WORLD).pillars;
  return [year, month, day, hour].map((ganzhi) => ganzhi?.name ?? '–').join(' ');
}

function noticeOf(code: Notice['code'], birth: CivilBirth, rules?: ChartRulesInput): Notice | undefined {
  return castChart(birth, rules, WORLD).notices.find((notice) => notice.code === code);
}

describe('castChart, input', () => {
  it('the story of the first page: 1990-06-15 14:30 female, then true solar time in 成都', () => {
    expect(names(BIRTH)).toBe('庚午 壬午 辛亥 乙未');
    expect(names({ ...BIRTH, longitudeDeg: 104.07 }, { clock: 'trueSolar' })).toBe('庚午 壬午 辛亥 甲午');
  });

  it('a lunar date gives the chart of its civil date', () => {
    const lunar = { year: 2020, month: 4, isLeap: true, day: 8, hour: 15, minute: 40, second: 0 };
    const byLunar = castChart({ lunar, sex: '男', hour: 'minute' });
    expect(byLunar.pillars).toEqual(castChart(at('2020-05-30 15:40:00', { sex: '男' }), {}, WORLD).pillars);
    expect(byLunar.time.civil).toEqual({ year: 2020, month: 5, day: 30, hour: 15, minute: 40, second: 0 });
  });

  it('only pillars give what depends on pillars', () => {
    const chart = castChart({
      pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
      sex: '男',
      hour: 'minute',
    });
    expect([chart.taiyuan.name, chart.taixi.name, chart.minggong?.name, chart.shengong?.name]).toEqual([
      '壬申',
      '乙酉',
      '辛巳',
      '己丑',
    ]);
    expect('time' in chart).toBe(false);
  });

  it('an unknown hour gives three pillars, read at noon, and the luck a range', () => {
    const chart = castChart({ ...BIRTH, hour: 'unknown' }, {}, WORLD);
    expect(names({ ...BIRTH, hour: 'unknown' })).toBe('庚午 壬午 辛亥 –');
    expect([chart.minggong, chart.shengong, chart.facts.hour]).toEqual([null, null, null]);
    expect(luckOf(chart).startUncertaintyMonths).toBe(2);
    expect(boneWeightOf(chart)).toBeNull();
    expect(
      castChart({ ...BIRTH, hour: 'unknown', isNearMidnight: true }, {}, WORLD).notices.map(
        ({ code }) => code,
      ),
    ).toContain('dayUncertain');
  });

  it('a 时辰 is read at its middle without the shift of the Sun', () => {
    const chart = castChart({ ...BIRTH, hour: 'shichen', longitudeDeg: 87.6 }, { clock: 'trueSolar' }, WORLD);
    expect(chart.time.clockUsed).toBe('given');
    expect([chart.time.solarClock.hour, chart.time.solarClock.minute]).toEqual([14, 0]);
    expect(chart.pillars.hour?.name).toBe('乙未');
  });

  it('thirteen charts compare the hours of a day', () => {
    const charts = hourChartsOf({ ...BIRTH, hour: 'unknown' }, {}, WORLD);
    expect(charts.map(({ chart }) => chart.pillars.hour?.name)).toEqual([
      '戊子',
      '己丑',
      '庚寅',
      '辛卯',
      '壬辰',
      '癸巳',
      '甲午',
      '乙未',
      '丙申',
      '丁酉',
      '戊戌',
      '己亥',
      '庚子',
    ]);
    expect(charts.at(-1)?.chart.pillars.day.name).toBe('壬子');
  });

  it('a manual offset stands for the zone', () => {
    const chart = castChart({ ...BIRTH, utcOffsetMinutes: 540 }, {}, WORLD);
    expect([chart.time.zone, chart.time.zoneSource, chart.time.beijing.hour]).toEqual([null, 'manual', 13]);
    expect(chart.time.tzdbVersion).toBeNull();
    expect(castChart(BIRTH, {}, WORLD).time.tzdbVersion).toMatch(/^20\d\d[a-z]$/);
    expect(castChart({ ...BIRTH, zone: 'Europe/Paris' }, {}, WORLD).time).toMatchObject({
      zoneSource: 'host',
      tzdbVersion: TZDB_VERSION,
    });
  });

  it('12:59:59.9999 is still 午, and 13:00 is 未', () => {
    const late = { ...at('2000-06-15 12:59:00').civil, second: 59.9999 };
    expect(castChart({ ...BIRTH, civil: late }, {}, WORLD).pillars.hour?.branch).toBe('午');
    expect(castChart(at('2000-06-15 13:00:00'), {}, WORLD).pillars.hour?.branch).toBe('未');
  });

  it('时辰-only births under daylight time: the 时辰 is as stated, a notice says that clocks were ahead', () => {
    const chartAt = (hour: number) =>
      castChart(at(`1990-06-15 ${hour}:00:00`, { hour: 'shichen' }), {}, WORLD);
    for (const [hour, branch, minute] of [
      [0, '子', 30],
      [1, '丑', 0],
      [13, '未', 0],
      [14, '未', 0],
      [22, '亥', 0],
      [23, '子', 30],
    ] as const) {
      const { pillars, time, notices } = chartAt(hour);
      expect([pillars.hour?.branch, time.clockUsed, time.solarClock.minute]).toEqual([
        branch,
        'given',
        minute,
      ]);
      expect(time.dstMinutes).toBe(60);
      expect(notices.find(({ code }) => code === 'daylight')).toEqual({
        code: 'daylight',
        minutes: 60,
        pillars: null,
      });
    }
    // The day is that of the stated date, though the standard clock shows the eve.
    expect(chartAt(0).time.standardLocal).toMatchObject({ day: 14, hour: 23 });
    expect(chartAt(0).pillars.day).toBe(chartAt(13).pillars.day);
  });

  it('the same birth and rules give the same bytes, and the saved input casts them again', () => {
    const rules = { clock: 'trueSolar', lifeStage: 'yinSameAsYang' } as const;
    const chart = castChart({ ...BIRTH, longitudeDeg: 104.07 }, rules, WORLD);
    const bytes = JSON.stringify(chart);
    expect(JSON.stringify(castChart({ ...BIRTH, longitudeDeg: 104.07 }, { ...rules }, WORLD))).toBe(bytes);
    const saved = JSON.parse(bytes) as typeof chart;
    expect(JSON.stringify(castChart(saved.birth, saved.rules, WORLD))).toBe(bytes);
    expect([chart.engineVersion, chart.rules.clock, chart.rules.dayBoundary]).toEqual([
      ENGINE_VERSION,
      'trueSolar',
      'zi23',
    ]);
  });

  it('the month flips south of the equator only on request', () => {
    const south = { ...BIRTH, latitudeDeg: -33.9 };
    expect(castChart(south, {}, WORLD).pillars.month.branch).toBe('午');
    expect(castChart(south, { southern: 'flipMonth' }, WORLD).pillars.month.branch).toBe('子');
    expect(castChart(BIRTH, { southern: 'flipMonth' }, WORLD).pillars.month.branch).toBe('午');
    expect(noticeOf('southern', south)).toEqual({ code: 'southern' });
  });
});

describe('castChart, notices', () => {
  it('nearTerm within two hours of a 节, with the pillars of both its sides', () => {
    // 立春 2000-02-04 20:40:22.7 in Beijing (DE431); before it 己卯 丁丑.
    const names = ({ year, month }: { year: { name: string }; month: { name: string } }) =>
      `${year.name} ${month.name}`;
    for (const [time, secondsAfter] of [
      ['20:41:00', 37],
      ['20:40:00', -23],
      ['18:40:23', -7200],
      ['22:40:22', 7199],
    ] as const) {
      const notice = noticeOf('nearTerm', at(`2000-02-04 ${time}`));
      if (notice?.code !== 'nearTerm') throw new Error(`no notice at ${time}`);
      expect([notice.term.name, Math.round(notice.secondsAfter)]).toEqual(['立春', secondsAfter]);
      expect([names(notice.before), names(notice.after)]).toEqual(['己卯 丁丑', '庚辰 戊寅']);
      expect(names(notice.pillars)).toBe(secondsAfter < 0 ? '庚辰 戊寅' : '己卯 丁丑');
    }
    expect(noticeOf('nearTerm', at('2000-02-04 18:40:22'))).toBeUndefined();
    expect(noticeOf('nearTerm', at('2000-02-04 22:40:23'))).toBeUndefined();
    expect(noticeOf('nearTerm', at('2000-02-04 12:00:00', { hour: 'unknown' }))).toBeDefined();
  });

  it('nearTerm 21 minutes after 立春 in 1984, where year and month pillars turn', () => {
    // 立春 1984-02-04 23:18:44 in Beijing (DE431).
    const notice = noticeOf('nearTerm', at('1984-02-04 23:40:00'));
    if (notice?.code !== 'nearTerm') throw new Error('no notice');
    expect(Math.round(notice.secondsAfter / 60)).toBe(21);
    expect(notice.before).toMatchObject({ year: { name: '癸亥' }, month: { name: '乙丑' } });
    expect(notice.after).toMatchObject({ year: { name: '甲子' }, month: { name: '丙寅' } });
  });

  it('daylight notice where clocks were ahead, with the pillars it changes', () => {
    const same = noticeOf('daylight', at('1990-06-15 14:30:00'));
    expect(same).toEqual({ code: 'daylight', minutes: 60, pillars: null });
    const taken = noticeOf('daylight', at('1990-06-15 13:20:00'));
    expect(taken?.code === 'daylight' && taken.pillars?.hour?.branch).toBe('未');
    expect(noticeOf('daylight', at('1990-12-15 13:20:00'))).toBeUndefined();
    expect(noticeOf('daylight', at('1990-06-15 13:20:00', { hour: 'unknown' }))).toBeUndefined();
  });

  it('fiveZones in China 1939–1949 away from Shanghai: 重庆 1945 is not silently at +9', () => {
    const chongqing = { longitudeDeg: 106.55, latitudeDeg: 29.56 };
    const notice = noticeOf('fiveZones', at('1945-03-10 11:20:00', chongqing));
    if (notice?.code !== 'fiveZones') throw new Error('no notice');
    expect(notice).toMatchObject({ offsetMinutes: 540, dstMinutes: 60 });
    expect(notice.choices.map(({ name, utcOffsetMinutes }) => [name, utcOffsetMinutes])).toEqual([
      ['中原', 480],
      ['陇蜀', 420],
      ['回藏', 360],
      ['昆仑', 330],
      ['长白', 510],
    ]);
    // What a choice says is what the birth has that takes it.
    for (const clock of ['civil', 'trueSolar', 'wall'] as const) {
      const birth = at('1945-03-06 23:50:00', chongqing);
      const found = noticeOf('fiveZones', birth, { clock });
      const choices = found?.code === 'fiveZones' ? found.choices : [];
      expect(choices).toHaveLength(5);
      for (const { utcOffsetMinutes, pillars } of choices)
        expect(pillars).toEqual(castChart({ ...birth, utcOffsetMinutes }, { clock }, WORLD).pillars);
    }
  });

  it('fiveZones: not near Shanghai, not in other years or zones, not once an offset is chosen', () => {
    const noticed = (time: string, more: Partial<CivilBirth>) =>
      noticeOf('fiveZones', at(time, more)) !== undefined;
    const west = { longitudeDeg: 104.07 };
    expect(noticed('1938-12-31 12:00:00', west)).toBe(false);
    expect(noticed('1939-01-01 12:00:00', west)).toBe(true);
    expect(noticed('1949-12-31 12:00:00', west)).toBe(true);
    expect(noticed('1950-01-01 12:00:00', west)).toBe(false);
    expect(noticed('1945-06-01 12:00:00', {})).toBe(true);
    expect(noticed('1945-06-01 12:00:00', { longitudeDeg: 121.47 })).toBe(false);
    expect(noticed('1945-06-01 12:00:00', { longitudeDeg: 118.8, latitudeDeg: 32.06 })).toBe(false);
    expect(noticed('1945-06-01 12:00:00', { longitudeDeg: 118.1, latitudeDeg: 24.5 })).toBe(true);
    expect(noticed('1945-06-01 12:00:00', { longitudeDeg: 123.4, latitudeDeg: 41.8 })).toBe(true);
    const edges = [117.9, 118, 123, 123.1].map((longitudeDeg) =>
      noticed('1945-06-01 12:00:00', { longitudeDeg }),
    );
    expect(edges).toEqual([true, false, false, true]);
    expect(noticed('1945-06-01 12:00:00', { ...west, zone: 'Asia/Chongqing' })).toBe(true);
    expect(noticed('1945-06-01 12:00:00', { ...west, zone: 'Asia/Hong_Kong' })).toBe(false);
    expect(noticed('1945-06-01 12:00:00', { ...west, utcOffsetMinutes: 420 })).toBe(false);
    expect(noticed('1945-06-01 12:00:00', { ...west, hour: 'shichen' })).toBe(true);
    expect(noticed('1945-06-01 12:00:00', { ...west, hour: 'unknown' })).toBe(false);
  });

  it('longitudeFarFromZone beyond four hours, to either side', () => {
    const noticed = (longitudeDeg: number): Notice | undefined =>
      noticeOf('longitudeFarFromZone', at('2000-05-20 12:00:00', { longitudeDeg }));
    // Shanghai with −104.07 for 104.07: −416.28 − 480 is reduced to 543.72.
    expect(noticed(-104.07)).toEqual({ code: 'longitudeFarFromZone', minutes: expect.closeTo(543.72, 2) });
    expect(noticed(60.1)).toBeUndefined();
    expect(noticed(59.9)).toBeDefined();
    expect(noticed(60)).toBeUndefined();
    expect(noticed(180)).toBeUndefined();
    expect(noticed(179.9)).toBeUndefined();
    expect(noticed(-179.9)).toBeDefined();
  });

  it('nearTerm of an hour known as a 时辰: within its half, of 子 within half of the half on that date', () => {
    // 立秋 of 1998 is at 01:19:49: 50 minutes from the middle of the early 子, 40 from that of 丑.
    const noticed = (time: string): boolean =>
      noticeOf('nearTerm', at(time, { hour: 'shichen', utcOffsetMinutes: 480 })) !== undefined;
    expect(noticed('1998-08-08 00:00:00')).toBe(false);
    expect(noticed('1998-08-08 02:00:00')).toBe(true);
    expect(noticed('1998-08-08 03:00:00')).toBe(false);
  });

  it('nearHourEdge within 10 minutes of an odd hour, with the neighbouring hour', () => {
    const early = noticeOf('nearHourEdge', at('1992-06-15 13:09:00'));
    const late = noticeOf('nearHourEdge', at('1990-07-15 22:51:00', { utcOffsetMinutes: 480 }));
    if (early?.code !== 'nearHourEdge' || late?.code !== 'nearHourEdge') throw new Error('no notice');
    expect(noticeOf('nearHourEdge', at('1992-06-15 13:11:00'))).toBeUndefined();
    expect(late.minutes).toBe(9);
    expect(late.pillars.hour?.branch).toBe('子');
    expect(late.pillars.day.index).toBe(
      (castChart(at('1990-07-15 22:51:00'), {}, WORLD).pillars.day.index + 1) % 60,
    );
  });

  it('gap and ambiguous civil times', () => {
    expect(noticeOf('gap', at('1986-05-04 02:30:00'))).toEqual({ code: 'gap' });
    const ambiguous = noticeOf('ambiguous', at('1986-09-14 01:30:00'));
    if (ambiguous?.code !== 'ambiguous') throw new Error('no notice');
    // First reading 00:30 standard time (子), second 01:30 (丑).
    expect(ambiguous.pillars?.hour?.branch).toBe('丑');
    expect(castChart(at('1986-09-14 01:30:00'), { ambiguousTime: 'second' }, WORLD).pillars).toEqual(
      ambiguous.pillars,
    );
  });

  it('lateZi from 23:00, with the day under the other rule', () => {
    const notice = noticeOf('lateZi', at('1995-08-20 23:40:00'));
    if (notice?.code !== 'lateZi') throw new Error('no notice');
    expect([
      castChart(at('1995-08-20 23:40:00'), {}, WORLD).pillars.day.name,
      notice.pillars.day.name,
    ]).toEqual(['甲申', '癸未']);
  });

  it('clocksDisagree gives the pillars by the other clock', () => {
    const notice = noticeOf('clocksDisagree', { ...BIRTH, longitudeDeg: 104.07 });
    if (notice?.code !== 'clocksDisagree') throw new Error('no notice');
    expect([notice.clock, notice.pillars.hour?.name]).toEqual(['trueSolar', '甲午']);
    expect(noticeOf('clocksDisagree', { ...BIRTH, longitudeDeg: 118 })).toBeUndefined();
    expect(noticeOf('clocksDisagree', BIRTH)).toBeUndefined();
  });

  it('zodiacDiffers between 立春 and the lunar new year', () => {
    expect(noticeOf('zodiacDiffers', at('2000-02-04 22:00:00'))).toEqual({
      code: 'zodiacDiffers',
      mingli: '龙',
      folk: '兔',
    });
  });
});

describe('castChart, bad input', () => {
  it.each([
    [{ ...BIRTH, sex: undefined }, TypeError, /sex is missing/],
    [{ ...BIRTH, sex: 'female' }, TypeError, /sex is "female"/],
    [{ ...BIRTH, hour: undefined }, TypeError, /hour is missing/],
    [{ ...BIRTH, civil: undefined }, TypeError, /0 of civil, lunar and pillars/],
    [{ ...BIRTH, longitudeDeg: 181 }, RangeError, /longitudeDeg 181/],
    [{ ...BIRTH, longitudeDeg: Number.NaN }, RangeError, /longitudeDeg NaN/],
    [{ ...BIRTH, latitudeDeg: -91 }, RangeError, /latitudeDeg -91/],
    [{ ...BIRTH, zone: 'Asia/Nowhere' }, RangeError, /Asia\/Nowhere/],
    [
      { ...BIRTH, hour: 'shichen', civil: { ...BIRTH.civil, hour: Number.NaN } },
      RangeError,
      /wrong hour NaN/,
    ],
    [{ ...BIRTH, civil: { ...BIRTH.civil, minute: 60 } }, RangeError, /wrong minute 60/],
    [{ ...BIRTH, civil: { ...BIRTH.civil, year: 0 } }, RangeError, /wrong solar year 0, expected 1 to 9999/],
    [{ ...BIRTH, civil: { ...BIRTH.civil, year: 10000 } }, RangeError, /wrong solar year 10000/],
    [at('1582-10-05 12:00:00'), RangeError, /wrong solar day 5/],
    [at('2023-02-29 12:00:00'), RangeError, /wrong solar day 29/],
    [
      {
        lunar: { year: 2023, month: 3, isLeap: true, day: 1, hour: 0, minute: 0, second: 0 },
        sex: '男',
        hour: 'minute',
      },
      RangeError,
      /wrong lunar month 3/,
    ],
    [
      {
        lunar: { year: 2023, month: 3, isLeap: false, day: 30, hour: 0, minute: 0, second: 0 },
        sex: '男',
        hour: 'minute',
      },
      RangeError,
      /wrong lunar day 30/,
    ],
    [
      { pillars: { year: '庚丑', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'minute' },
      RangeError,
      /年柱/,
    ],
    [
      { pillars: { year: '庚午', month: '癸巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'minute' },
      RangeError,
      /月柱.*五虎遁/,
    ],
    [
      { pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '乙未' }, sex: '男', hour: 'minute' },
      RangeError,
      /时柱.*五鼠遁/,
    ],
  ])('%o is refused', (birth, kind, message) => {
    expect(() => castChart(birth as Birth, {}, WORLD)).toThrow(kind);
    expect(() => castChart(birth as Birth, {}, WORLD)).toThrow(message);
  });

  it('a solar clock without a longitude is refused by name', () => {
    expect(() => castChart(BIRTH, { clock: 'trueSolar' }, WORLD)).toThrow(/longitudeDeg is missing/);
  });

  it('rules with an unknown option or value are refused by name', () => {
    expect(() => castChart(BIRTH, { dayBoundary: 'noon' } as unknown as ChartRulesInput, WORLD)).toThrow(
      /rule dayBoundary: "noon"/,
    );
    expect(() => castChart(BIRTH, { daybreak: 'noon' } as unknown as ChartRulesInput, WORLD)).toThrow(
      /rule daybreak: unknown/,
    );
    expect(() => castChart(BIRTH, null as unknown as ChartRulesInput, WORLD)).toThrow(TypeError);
    expect(() => luckOf(castChart(BIRTH, {}, WORLD), { dayunCount: 13 })).toThrow(RangeError);
  });
});

describe('chart rules', () => {
  it('default to the first value of every option; presets change what they name', () => {
    for (const name of CHART_OPTIONS.names)
      expect(CHART_OPTIONS.defaults[name]).toBe(CHART_OPTIONS.values[name][0]);
    expect(CHART_OPTIONS.complete(CHART_OPTIONS.presets.popular)).toMatchObject({
      dexiu: 'any',
      tianguan: 'common',
      clock: 'civil',
    });
    expect(CHART_OPTIONS.complete({ shenshaProfile: 'popular', dexiu: 'both' }).dexiu).toBe('both');
  });

  it('carry every option of the table, default and values', () => {
    // 01 utcOffsetOverride is the birth's own utcOffsetMinutes, 时辰 only is the birth's hour; 02 names a second 司令 table
    // without giving it.
    const elsewhere = ['utcOffsetOverride'];
    const withoutTable = ['given', 'shenfeng'];
    // Beside the reference: months and years by whole days, as programs without clock times count.
    const beside = ['monthPillar', 'lichunDay'];
    // Ages are counted as people count them: 本命年 is then 虚岁 13, 25, 37.
    const ownDefault: Readonly<Record<string, string>> = { ageYear: 'lunarYear' };
    const rows = goldenRows('bazi/options').filter(({ doc }) =>
      ['01', '02', '03', '04', '05', '09'].includes(doc ?? ''),
    );
    const known = CHART_OPTIONS.names.filter((name) => !beside.includes(name));
    expect(rows.length).toBe(known.length + elsewhere.length);
    for (const { option = '', values = '', default: written = '' } of rows) {
      if (elsewhere.includes(option)) continue;
      const allowed: readonly string[] = CHART_OPTIONS.values[option as keyof typeof CHART_OPTIONS.values];
      expect(allowed.filter((value) => !beside.includes(value)).toSorted(), option).toEqual(
        values
          .split('|')
          .filter((value) => !withoutTable.includes(value))
          .toSorted(),
      );
      expect(allowed[0], option).toBe(ownDefault[option] ?? written.split(' ')[0]);
    }
  });

  it('every value of every option casts, and survives JSON', () => {
    const birth = at('1995-08-20 23:40:00', { longitudeDeg: 121.47, latitudeDeg: -10 });
    for (const name of CHART_OPTIONS.names) {
      for (const value of CHART_OPTIONS.values[name]) {
        const chart = castChart(birth, { [name]: value }, WORLD);
        const luck = luckOf(chart);
        expect(JSON.parse(JSON.stringify([chart, luck]))).toEqual([chart, luck]);
      }
    }
  });

  it('compareRules lists what changes and nothing else', () => {
    const birth = at('1995-08-20 23:40:00');
    expect(compareRules(birth, {}, {}, WORLD)).toEqual({ options: [], values: [] });
    const { options, values } = compareRules(birth, {}, { dayBoundary: 'midnight' }, WORLD);
    expect(options).toEqual([{ path: 'dayBoundary', a: 'zi23', b: 'midnight' }]);
    expect(values).toContainEqual({ path: 'pillars.day', a: '甲申', b: '癸未' });
    expect(values.some(({ path }) => path === 'pillars.year')).toBe(false);
    const stages = compareRules(birth, {}, { lifeStage: 'yinSameAsYang' }, WORLD).values;
    expect(stages.length).toBeGreaterThan(0);
    expect(stages.every(({ path }) => /xingyun|zizuo/.test(path))).toBe(true);
  });
});
