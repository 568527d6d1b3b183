/**
 * `<shangyuan-chart>`: values beside lunar-typescript, what is not shown without what it needs, and what is refused.
 */
import { castChart } from '@shangyuan/engine/chart';
import fc from 'fast-check';
import { Solar } from 'lunar-typescript';
import { describe, expect, test } from 'vitest';
import { birthIn } from '../input/birth.ts';
import { AttributeError, problemText } from '../input/problem.ts';
import { languageFor } from '../language/language.ts';
import { cellText, chartOf, factText, problemOf, rowText, tableOf, type Written } from '../testing.ts';
import { chartView } from './chartView.ts';

const BIRTH = { birth: '2003-08-20 09:15', zone: 'Asia/Shanghai', sex: '女', density: 'full' };

const without = (name: string): Written =>
  Object.fromEntries(Object.entries(BIRTH).filter(([key]) => key !== name));

describe.each([
  ['2003-08-20 09:15', '女'],
  ['1975-11-03 22:10', '男'],
  ['1968-02-05 01:40', '女'],
  ['2024-12-31 12:05', '男'],
] as const)('%s %s, beside lunar-typescript', (birth, sex) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = birth.match(/\d+/g)?.map(Number) ?? [];
  const lunar = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar();
  const theirs = lunar.getEightChar();
  const view = chartOf({ ...BIRTH, birth, sex });

  test('pillars, gods, hidden stems, 纳音', () => {
    const names = [theirs.getYear(), theirs.getMonth(), theirs.getDay(), theirs.getTime()];
    const signs = (row: string) => rowText(view, 'pillars', row).map((text) => text.split('|')[0]);
    expect(signs('天干').map((stem, i) => `${stem}${signs('地支')[i]}`)).toEqual(names);
    expect(rowText(view, 'pillars', '十神')).toEqual([
      theirs.getYearShiShenGan(),
      theirs.getMonthShiShenGan(),
      '日主',
      theirs.getTimeShiShenGan(),
    ]);
    const hidden = [
      theirs.getYearHideGan(),
      theirs.getMonthHideGan(),
      theirs.getDayHideGan(),
      theirs.getTimeHideGan(),
    ];
    expect(
      rowText(view, 'pillars', '藏干').map((text) =>
        text
          .replaceAll(/ [^|]+/g, '')
          .split('|')
          .sort(),
      ),
    ).toEqual(hidden.map((stems) => stems.toSorted()));
    expect(rowText(view, 'pillars', '纳音')).toEqual([
      theirs.getYearNaYin(),
      theirs.getMonthNaYin(),
      theirs.getDayNaYin(),
      theirs.getTimeNaYin(),
    ]);
  });

  test('lunar date and luck', () => {
    expect(factText(view, '农历')).toBe(
      `${lunar.getYear()}年${lunar.getMonthInChinese()}月${lunar.getDayInChinese()}`,
    );
    const decades = theirs
      .getYun(sex === '男' ? 1 : 0)
      .getDaYun(10)
      .slice(1);
    expect(decades.length).toBe(9);
    expect(
      tableOf(view, 'luck')
        .rows.slice(0, decades.length)
        .map(({ cells }) => cellText(cells[1] ?? [])),
    ).toEqual(decades.map((decade) => decade.getGanZhi()));
  });
});

describe('what is not stated is not assumed', () => {
  test('without a sex: the same pillars, no luck, and why', () => {
    const view = chartOf(without('sex'));
    expect(tableOf(view, 'pillars')).toEqual(tableOf(chartOf(BIRTH), 'pillars'));
    expect(view.tables.map(({ part }) => part)).toEqual(['pillars']);
    expect(factText(view, '性别')).toBeUndefined();
    expect(view.notes).toContain('没有写性别，大运的顺逆与起运要由性别定，所以不排大运。');
  });

  test('without a sex: nothing that depends on the one that casting is given', () => {
    const written = birthIn((name) => (without('sex') as Record<string, string>)[name] ?? null);
    const views = (['男', '女'] as const).map((sex) =>
      chartView(
        languageFor('zh'),
        castChart({ ...written.birth, sex } as never, written.rules),
        written,
        'full',
      ),
    );
    expect(views[0]).toEqual(views[1]);
  });

  test('without a time: three pillars', () => {
    const view = chartOf({ ...BIRTH, birth: '2003-08-20' });
    expect(rowText(view, 'pillars', '天干')[3]).toBe('未知');
    expect(factText(view, '公历')).toBe('2003-08-20');
    expect(view.notes).toContain('没有写时刻，所以不排时柱，其余按当天正午推。');
  });

  test('without a zone or a birth: nothing, and which attribute', () => {
    expect(problemOf(() => chartOf(without('zone')))).toMatchObject({
      code: 'zoneMissing',
      attribute: 'zone',
    });
    expect(problemOf(() => chartOf(without('birth')))).toMatchObject({
      code: 'birthMissing',
      attribute: 'birth',
    });
  });

  test('solar time without a longitude is asked for, with one it is used', () => {
    const solar = { birth: '1990-06-15 14:30', zone: 'Asia/Shanghai', rules: 'trueSolar' };
    expect(problemOf(() => chartOf(solar))).toMatchObject({ code: 'longitudeMissing' });
    const view = chartOf({ ...solar, longitude: '104.07', density: 'full' });
    // 14:30 of daylight time is 13:30; 成都 lies 16° west of 120°, 64 minutes.
    expect(factText(view, '排盘时刻')).toMatch(/^1990-06-15 12:2\d:\d\d$/);
    expect(rowText(view, 'pillars', '地支')[3]).toBe('午|火');
  });
});

test('a lunar birth, in a leap month too', () => {
  const lunar = { birth: '2020-04-08 10:30', calendar: 'lunar', zone: 'Asia/Shanghai' };
  expect(factText(chartOf(lunar), '公历')).toBe('2020-04-30 10:30:00');
  expect(factText(chartOf({ ...lunar, leap: '' }), '公历')).toBe('2020-05-30 10:30:00');
  expect(problemOf(() => chartOf({ ...lunar, birth: '2021-04-08 10:30', leap: '' }))).toMatchObject({
    code: 'impossible',
  });
});

test('rules: presets and options, a later word before an earlier', () => {
  const late = { birth: '2003-08-20 23:30', zone: 'Asia/Shanghai' };
  const day = (rules: string) => rowText(chartOf({ ...late, rules }), 'pillars', '天干')[2];
  const [of23, ofMidnight] = [1, 2].map((sect) => {
    const theirs = Solar.fromYmdHms(2003, 8, 20, 23, 30, 0).getLunar().getEightChar();
    theirs.setSect(sect);
    return theirs.getDayGan();
  });
  expect(day('standard')).toBe(of23);
  expect(day('midnight')).toBe(ofMidnight);
  expect(day('midnight dayBoundary=zi23')).toBe(of23);
  expect(factText(chartOf({ ...late, rules: 'midnight' }), '规则')).toBe('midnight');
});

test.each([
  [{ birth: '1990/6/15' }, 'unreadable', 'birth'],
  [{ birth: '1990-02-30 10:00' }, 'impossible', 'birth'],
  [{ birth: '1990-06-15 25:00' }, 'impossible', 'birth'],
  [{ zone: 'Asia/Chengdu' }, 'unreadable', 'zone'],
  [{ sex: 'woman' }, 'unreadable', 'sex'],
  [{ longitude: '104,07' }, 'unreadable', 'longitude'],
  [{ longitude: '181' }, 'unreadable', 'longitude'],
  [{ latitude: '-91' }, 'unreadable', 'latitude'],
  [{ calendar: 'julian' }, 'unreadable', 'calendar'],
  [{ rules: 'clock=sun' }, 'unreadable', 'rules'],
  [{ rules: 'constructor' }, 'unreadable', 'rules'],
  [{ density: 'huge' }, 'unreadable', 'density'],
  [{ theme: 'blue' }, 'unreadable', 'theme'],
] as const)('%j is refused by its attribute', (wrong, code, attribute) => {
  const problem = problemOf(() => chartOf({ ...BIRTH, ...wrong }));
  expect(problem).toMatchObject({ code, attribute });
  for (const tag of ['zh-Hans', 'zh-Hant', 'en'])
    expect(problemText(problem, languageFor(tag))).toContain(`${attribute}="${problem.value}"`);
});

test('whatever is written, a view or a problem comes out', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('1990-06-15 14:30', '9999-12-31 23:59', '0001-01-01', '1990-6-5T1:05'),
  );
  const attributes = fc.record(
    {
      birth: part,
      zone: fc.oneof(fc.string(), fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Asia/Urumqi')),
      sex: fc.constantFrom('男', 'female', 'x'),
      calendar: fc.constantFrom('lunar', 'solar'),
      leap: fc.constant(''),
      longitude: fc.oneof(fc.string(), fc.constantFrom('-180', '180', '0')),
      latitude: fc.constantFrom('-90', '90'),
      rules: fc.oneof(
        fc.string(),
        fc.constantFrom('trueSolar', 'wall midnight', 'yearBoundary=lunarNewYear'),
      ),
      density: fc.constantFrom('full', 'brief'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(attributes, (written) => {
      try {
        expect(chartOf(written).tables.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(AttributeError);
      }
    }),
  );
});
