import { HISTORY } from '@shangyuan/engine/history';
import { HOME, castChart, type ChartRulesInput } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { birthOf, emptyForm, hasOpenClock, type BirthFormState, type SexedForm } from './birthForm.ts';
import type { Place } from '../../lib/cases/place.ts';
import { isChosenClock, previewOf, ruleOfferOf, timeLine } from './birthView.ts';

const CHENGDU = {
  code: '510100',
  path: ['四川省', '成都市'],
  longitudeDeg: 104.07,
  latitudeDeg: 30.67,
  zone: 'Asia/Shanghai',
  precision: 'own',
} as const;

const form: SexedForm = {
  ...emptyForm(2026, null),
  sex: '女',
  hour: 'minute',
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  place: CHENGDU,
};
const pillars = (state: BirthFormState, rules = {}) => previewOf(HOME, state, rules)?.pillars.join(' ');

describe('the story of 1990-06-15 14:30 in 成都', () => {
  test('reads 庚午 壬午 辛亥 乙未, lunar 五月廿三', () => {
    const preview = previewOf(HOME, form, {});
    expect(preview?.pillars.join(' ')).toBe('庚午 壬午 辛亥 乙未');
    expect(preview?.lunarText).toBe('五月廿三');
    expect(preview?.shichenText).toBe('未时');
  });
  test('says that daylight saving was in force and that the hour stays', () => {
    const dst = previewOf(HOME, form, {})?.notices.find(({ code }) => code === 'daylight');
    expect(dst?.text).toBe('当时实行夏令时，钟表拨快 60分，标准时是 13:30。');
    expect(dst?.detail).toBe('已经减去，减与不减四柱相同。');
    expect(previewOf(HOME, form, {})?.equation).toBe('14:30 −60分(夏令时) = 13:30');
  });
  test('true solar time makes the hour 甲午', () => {
    expect(pillars(form, { clock: 'trueSolar' })).toBe('庚午 壬午 辛亥 甲午');
    expect(previewOf(HOME, form, { clock: 'trueSolar' })?.equation).toMatch(
      /^14:30 −60分\(夏令时\) −63分43秒\(经度\).*= 12:26$/,
    );
    expect(previewOf(HOME, form, {})?.notices.some(({ code }) => code === 'clocksDisagree')).toBe(true);
  });
  test('true solar time needs a place; without one the civil clock is used', () => {
    expect(pillars({ ...form, place: null }, { clock: 'trueSolar' })).toBe('庚午 壬午 辛亥 乙未');
  });
  test('不改 reads the clock as typed', () => {
    const early = { ...form, civil: { ...form.civil, hour: 13, minute: 20 } };
    expect(pillars(early)).toBe('庚午 壬午 辛亥 甲午');
    expect(pillars({ ...early, isDstKept: true })).toBe('庚午 壬午 辛亥 乙未');
    expect(previewOf(HOME, early, {})?.notices[0]?.detail).toBe('已经减去；若不减，时柱乙未。');
  });
  test('an unknown hour leaves three pillars', () => {
    const unknown = { ...form, hour: 'unknown' as const };
    expect(previewOf(HOME, unknown, {})?.pillars).toEqual(['庚午', '壬午', '辛亥', null]);
    expect(timeLine(unknown)).toBe('1990年06月15日');
  });
});

test('重庆 1945: the form offers the clocks of the five zones and reads the one that is chosen', () => {
  const place = { ...CHENGDU, longitudeDeg: 106.55, latitudeDeg: 29.56 };
  const chongqing = {
    ...form,
    place,
    civil: { ...form.civil, year: 1945, month: 3, day: 10, hour: 11, minute: 20 },
  };
  const before = previewOf(HOME, chongqing, {});
  expect(before?.pillars.at(-1)).toMatch(/巳$/);
  expect(before?.notices.some(({ code }) => code === 'fiveZones')).toBe(false);
  expect(before?.clocks?.text).toMatch(/^1939 至 1949 年全国分五个时区/);
  expect(before?.clocks?.options.map(({ text }) => text)).toEqual([
    '按地区',
    '中原',
    '陇蜀',
    '回藏',
    '昆仑',
    '长白',
  ]);
  const after = previewOf(HOME, { ...chongqing, utcOffsetMinutes: 420 }, {});
  expect(after?.pillars.at(-1)).toMatch(/午$/);
  expect(after?.clocks).toMatchObject({ text: '按所选的 UTC＋7 计算，不用地区的时区。', detail: null });
  // Where the year leaves the five zones, the choice can still be cleared.
  const later = { ...chongqing, civil: { ...chongqing.civil, year: 1990 }, utcOffsetMinutes: 420 };
  expect(previewOf(HOME, later, {})?.clocks?.options).toEqual([
    { text: '按地区', utcOffsetMinutes: undefined },
  ]);
  expect(previewOf(HOME, form, {})?.clocks).toBeNull();
});

test('the lunar date of a birth before 1645 is read by the table of history', async () => {
  const old = { ...form, place: null, civil: { ...form.civil, year: 1500 } };
  expect(previewOf(HOME, old, {})?.lunarText).toBe('');
  expect(previewOf(HISTORY, old, {})?.lunarText).toMatch(/^五月/);
});

test('a birth between 23 and 24 is cast by the other rule of days with one tap, and back', () => {
  const late = { ...form, place: null, civil: { ...form.civil, year: 2000, hour: 23, minute: 40 } };
  expect(previewOf(HOME, late, {})?.notices.map(({ code }) => code)).toContain('lateZi');
  const midnight = ruleOfferOf('lateZi', {});
  expect(midnight).toMatchObject({ text: '0:00 换日', rules: { dayBoundary: 'midnight' } });
  const back = ruleOfferOf('lateZi', midnight?.rules ?? {});
  expect(back).toMatchObject({ text: '23:00 换日', rules: { dayBoundary: 'zi23' } });
  // The day pillar of the one is the day before that of the other.
  const day = (rules: ChartRulesInput) => castChart(birthOf(HOME, late), rules, HOME).pillars.day.index;
  expect((day(back?.rules ?? {}) - day(midnight?.rules ?? {}) + 60) % 60).toBe(1);
  expect(ruleOfferOf('nearTerm', {})).toBeNull();
});

describe('the clock of a birth', () => {
  const URUMQI = {
    ...CHENGDU,
    code: '650102',
    path: ['新疆维吾尔自治区', '乌鲁木齐市', '天山区'],
    longitudeDeg: 87.63,
  };
  const LHASA = { ...CHENGDU, code: '540102', path: ['西藏自治区', '拉萨市', '城关区'], longitudeDeg: 91.14 };
  const at = (place: Place, civil = form.civil): SexedForm => ({ ...form, place, civil });

  test('is asked for where Beijing time and local time are both in use, and nothing is cast before', () => {
    for (const place of [URUMQI, LHASA]) {
      const open = at(place);
      expect(hasOpenClock(open)).toBe(true);
      const clocks = previewOf(HOME, open, {})?.clocks;
      expect(clocks).toMatchObject({
        isOpen: true,
        detail: '出生证明多写北京时间；两种相差两小时，时柱不同。',
      });
      expect(clocks?.options.map((option) => isChosenClock(open, option))).toEqual([false, false]);
    }
    expect(hasOpenClock(at(CHENGDU))).toBe(false);
    expect(hasOpenClock({ ...at(URUMQI), hour: 'unknown' })).toBe(false);
  });

  test('either answer is cast, says so, and can be changed', () => {
    const open = { ...at(URUMQI), civil: { ...form.civil, year: 2000 } };
    const answers = previewOf(HOME, open, {})?.clocks?.options ?? [];
    const answered = answers.map(({ utcOffsetMinutes, isBeijingTime }) => ({
      ...open,
      utcOffsetMinutes,
      isBeijingTime,
    }));
    expect(answered.map(hasOpenClock)).toEqual([false, false]);
    // The Sun stands there 2 h 9 min behind Beijing time: 14:30 of Beijing is about 12:20, of the local clock about 14:20.
    const hours = answered.map((each) => {
      const { time } = castChart(birthOf(HOME, each), {}, HOME);
      return time.localMeanTime?.hour;
    });
    expect(hours).toEqual([12, 14]);
    expect(answered.map((each) => previewOf(HOME, each, {})?.clocks?.text)).toEqual([
      '按北京时间（UTC＋8）计算。',
      '按当地时间（UTC＋6）计算，比北京时间晚两小时。',
    ]);
    for (const each of answered)
      expect(answers.map((option) => isChosenClock(each, option)).filter(Boolean)).toHaveLength(1);
  });

  test('before standard time is local mean time of the place', () => {
    const beijing = at(
      { ...CHENGDU, code: '110101', longitudeDeg: 116.42 },
      {
        year: 1890,
        month: 6,
        day: 15,
        hour: 6,
        minute: 0,
        second: 0,
      },
    );
    // 116.42° east are 7 h 45 min 41 s; the clock of Shanghai stood at 8:05:43.
    expect(birthOf(HOME, beijing).utcOffsetMinutes).toBeCloseTo(116.42 * 4, 1);
    const { time } = castChart(birthOf(HOME, beijing), { clock: 'meanSolar' }, HOME);
    expect([time.solarClock.hour, time.solarClock.minute]).toEqual([6, 0]);
    expect(previewOf(HOME, beijing, {})?.clocks).toMatchObject({
      text: '当时还没有标准时，按当地的地方平时 UTC＋7:45:41 计算。',
      options: [],
    });
    // Standard time began with 1901.
    const later = { ...beijing, civil: { ...beijing.civil, year: 1901 } };
    expect(birthOf(HOME, later).utcOffsetMinutes).toBeUndefined();
    expect(previewOf(HOME, later, {})?.clocks).toBeNull();
  });
});

test('the form warns of a solar term by the limit of the chart, two hours', () => {
  // 立春 2024-02-04 16:27:08 in Beijing (Purple Mountain Observatory: 16:27).
  const bornAt = (hour: number, minute: number, second: number) => ({
    ...form,
    place: null,
    civil: { year: 2024, month: 2, day: 4, hour, minute, second },
  });
  for (const [hour, minute, second, isNear] of [
    [14, 27, 0, false],
    [14, 27, 10, true],
    [16, 26, 0, true],
    [18, 27, 0, true],
    [18, 27, 10, false],
  ] as const) {
    const preview = previewOf(HOME, bornAt(hour, minute, second), {});
    const { notices } = castChart(birthOf(HOME, bornAt(hour, minute, second)), {}, HOME);
    expect(
      notices.some(({ code }) => code === 'nearTerm'),
      `${hour}:${minute}:${second}`,
    ).toBe(isNear);
    expect(preview?.notices.some(({ code }) => code === 'nearTerm')).toBe(isNear);
  }
  expect(previewOf(HOME, bornAt(16, 26, 0), {})?.notices).toContainEqual({
    code: 'nearTerm',
    text: '出生在立春前 1分8秒，正在交节前后，请核对出生时刻。',
    detail: '交节前是癸卯年乙丑月，交节后是甲辰年丙寅月。',
    changesPillar: true,
  });
});
