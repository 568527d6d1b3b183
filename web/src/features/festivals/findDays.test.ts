import { HISTORY } from '@shangyuan/engine/history';
import { MODERN } from '@shangyuan/engine/calendar';
import fc from 'fast-check';
import { Converter } from 'opencc-js';
import { jdnOf, weekdayOf } from '@shangyuan/engine/time';
import { describe, expect, test } from 'vitest';
import { formatDate } from '../../lib/words/dateText.ts';
import { findDay, findDays, requestedYear, inPlainScript } from './findDays.ts';
import { namedDaysOf, SHELVES, isOnShelf } from './yearDays.ts';

const TODAY = jdnOf({ year: 2026, month: 11, day: 22 });
const found = (text: string) =>
  findDays(MODERN, text, TODAY).map(({ name, civil }) => `${name} ${formatDate(civil)}`);

describe('a day is found by what it is called', () => {
  // Dates of 中秋 as the Hong Kong Observatory prints them.
  test('the next first, then the last, then the one after', () => {
    const three = ['中秋节 2027-09-15', '中秋节 2026-09-25', '中秋节 2028-10-03'];
    for (const text of ['中秋节', '中秋', ' 中秋 ', '团圆节']) expect(found(text), text).toEqual(three);
  });

  test.each([
    ['2030年中秋', ['中秋节 2030-09-12']],
    ['2030 中秋', ['中秋节 2030-09-12']],
    ['2030中秋', ['中秋节 2030-09-12']],
    ['二〇三〇年中秋节', ['中秋节 2030-09-12']],
    ['明年清明', ['清明 2027-04-05']],
    ['去年除夕', ['除夕 2025-01-28']],
    ['2027年五一', ['劳动节 2027-05-01']],
    ['2026年小年', ['小年 2026-02-10', '小年 2026-02-11']],
  ])('%s', (text, days) => {
    expect(found(text)).toEqual(days);
  });

  test.each([
    ['腊月初八', '腊月初八 2027-01-15'],
    ['八月十五', '八月十五 2027-09-15'],
    ['闰六月初一', '闰六月初一 2036-07-23'],
    ['十二月廿五', '十二月廿五 2027-02-01'],
    ['十二月二十五日', '12月25日 2026-12-25'],
    ['3月8日', '3月8日 2027-03-08'],
    ['三月八日', '3月8日 2027-03-08'],
    ['20261224', '2026年12月24日 2026-12-24'],
    ['二〇二六年三月八日', '2026年3月8日 2026-03-08'],
    ['1990-06', '1990年6月1日 1990-06-01'],
    ['冬至', '冬至 2026-12-22'],
    ['上元', '元宵节 2027-02-20'],
    // From 2025 on five years run without a thirtieth day at their end.
    ['腊月三十', '腊月三十 2030-02-02'],
  ])('%s begins with %s', (text, first) => {
    expect(found(text)[0]).toBe(first);
  });

  test.each([
    ['冬至 2026', ['冬至 2026-12-22']],
    ['除夕 2027', ['除夕 2027-02-05']],
    ['除夕2027年', ['除夕 2027-02-05']],
    ['中秋节二〇三〇年', ['中秋节 2030-09-12']],
    ['清明 明年', ['清明 2027-04-05']],
    ['八月十五 2030', ['八月十五 2030-09-12']],
    ['3月8日 2027', ['3月8日 2027-03-08']],
  ])('with the year behind it: %s', (text, days) => expect(found(text)).toEqual(days));

  // 22 November 2026 was a Sunday.
  test.each([
    ['今天', '2026-11-22'],
    ['明天', '2026-11-23'],
    ['後天', '2026-11-24'],
    ['大后天', '2026-11-25'],
    ['昨天', '2026-11-21'],
    ['Tomorrow', '2026-11-23'],
    ['3天后', '2026-11-25'],
    ['三十天后', '2026-12-22'],
    ['10日前', '2026-11-12'],
    ['周日', '2026-11-22'],
    ['星期六', '2026-11-28'],
    ['下周六', '2026-11-28'],
    ['下下周一', '2026-11-30'],
    ['这周一', '2026-11-16'],
    ['上週五', '2026-11-13'],
    ['下个礼拜天', '2026-11-29'],
  ])('counted from today: %s', (text, date) => {
    expect(findDays(MODERN, text, TODAY).map(({ civil }) => formatDate(civil))).toEqual([date]);
  });

  test('a weekday of a week is that weekday, in the week after or before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: TODAY - 20_000, max: TODAY + 20_000 }),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom(['上上', -2], ['上', -1], ['本', 0], ['下', 1], ['下下', 2]),
        (today, day, [word, weeks]) => {
          const [only] = findDays(MODERN, `${word}周${'日一二三四五六'.charAt(day)}`, today);
          const monday = (jdn: number) => jdn - ((weekdayOf(jdn) + 6) % 7);
          expect(weekdayOf(only?.jdn ?? 0)).toBe(day);
          expect(monday(only?.jdn ?? 0) - monday(today)).toBe(Number(weeks) * 7);
        },
      ),
    );
  });

  test('a solar term with its moment to the second', () => {
    // 05:48:13.0 by JPL DE431.
    expect(findDays(MODERN, '冬至 2022', TODAY)).toMatchObject([{ name: '冬至', clock: '05:48:13' }]);
    expect(findDays(MODERN, '除夕 2027', TODAY)).toMatchObject([{ clock: null }]);
  });

  test('several names: the next of each, in order', () => {
    expect(found('观音')).toEqual(['观音菩萨诞 2027-03-26', '观音成道 2027-07-22', '观音出家 2027-10-18']);
  });

  test.each(['', '不是节日', '2023-02-29', '2026年', '10000年中秋', '今年'])('%s finds nothing', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('whatever is typed finds days that exist, or none', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom('明年', '闰', '三', '月', '初', '十', '日', '中秋', '2', '0', '6', '年', ' ', '-'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        fc.pre(requestedYear(text, 2026) > 1645);
        const days = findDays(MODERN, text, TODAY);
        expect(days.every(({ jdn, civil }) => jdnOf(civil) === jdn)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is typed in traditional characters', () => {
  test.each([
    ['中秋節', '中秋节'],
    ['清明節', '清明节'],
    ['明年驚蟄', '明年惊蛰'],
    ['後年穀雨', '后年谷雨'],
    ['閏六月初一', '闰六月初一'],
    ['臘月初八', '腊月初八'],
    ['3月8號', '3月8号'],
    ['過年', '过年'],
  ])('%s finds what %s finds', (traditional, simplified) => {
    expect(found(traditional)).not.toEqual([]);
    expect(found(traditional)).toEqual(found(simplified));
    expect(requestedYear(traditional, 2026)).toBe(requestedYear(simplified, 2026));
  });

  test.each(['tw', 'hk', 't'] as const)('finds every named day, as %s writes it', (to) => {
    const write = Converter({ from: 'cn', to });
    const names = new Set(
      [2025, 2026].flatMap((year) =>
        namedDaysOf(MODERN, year).flatMap(({ name, alias }) => [name, alias ?? name]),
      ),
    );
    expect([...names].filter((name) => inPlainScript(write(name)) !== name)).toEqual([]);
    expect(names.size).toBeGreaterThan(100);
  });
});

test('a historical year is computed by the engine that knows it', async () => {
  expect(requestedYear('1600年中秋', 2026)).toBe(1600);
  expect(requestedYear('中秋', 2026)).toBe(2026);
  const [day] = findDays(HISTORY, '1600年中秋', TODAY);
  expect(day).toMatchObject({ name: '中秋节', lunar: '八月十五' });
});

test('a year has its twenty-four terms, and every named day is on one shelf', () => {
  const days = namedDaysOf(MODERN, 2026);
  expect(days.filter((day) => isOnShelf('terms', day))).toHaveLength(24);
  for (const day of days) expect(SHELVES.filter(({ value }) => isOnShelf(value, day))).toHaveLength(1);
  const mothers = days.find(({ name }) => name === '母亲节');
  expect(weekdayOf(mothers?.jdn ?? 0)).toBe(0);
});

test('the first day, or why there is none', async () => {
  expect(await findDay('1600年中秋', TODAY)).toMatchObject({ civil: { year: 1600, month: 9 } });
  expect(await findDay('2023-02-29', TODAY)).toEqual({ error: '日期不存在，请检查' });
  for (const text of ['1582-10-10', '1582年10月10日', '一五八二年十月十日'])
    expect(await findDay(text, TODAY)).toEqual({ error: '1582年10月4日的次日是15日，这十天历史上没有' });
  expect(await findDay('二百年', TODAY)).toEqual({ error: '包含无效字符' });
  expect(await findDay('不是节日', TODAY)).toEqual({ error: '没有找到“不是节日”，换个叫法或输入日期' });
});
