import { almanacHours } from '@shangyuan/engine/almanac';
import { describe, expect, test } from 'vitest';
import { almanacRulesOf } from '../../lib/words/almanacText.ts';
import { aheadViewOf } from './aheadView.ts';
import { dateViewOf } from './dateView.ts';
import { stripFactsOf } from './stripView.ts';
import { todayViewOf } from './todayView.ts';

/** 2026-11-21 at an hour of Beijing time; 己亥日, in the month 己亥 of 丙午. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour - 8, minute);

describe('the hour of the clock', () => {
  test.each([
    [0, 0, '子', 0],
    [0, 59, '子', 0],
    [1, 0, '丑', 1],
    [2, 59, '丑', 1],
    [3, 0, '寅', 2],
    [5, 0, '卯', 3],
    [7, 30, '辰', 4],
    [9, 0, '巳', 5],
    [11, 0, '午', 6],
    [13, 0, '未', 7],
    [15, 0, '申', 8],
    [17, 0, '酉', 9],
    [19, 0, '戌', 10],
    [21, 0, '亥', 11],
    [22, 59, '亥', 11],
    // From 23:00 on the late 子 follows the twelve, row 12 of the page of hours.
    [23, 0, '晚子', 12],
  ])('%i:%i is %s, row %i', (hour, minute, label, index) => {
    const { hours } = todayViewOf(at(hour, minute), '协纪');
    const { pillars } = dateViewOf(at(hour, minute));
    expect(
      hours
        .slice(0, 12)
        .map((one) => one.label)
        .join(''),
    ).toBe('子丑寅卯辰巳午未申酉戌亥');
    expect(hours).toHaveLength(hour === 23 ? 13 : 12);
    expect(hours.filter(({ isNow }) => isNow)).toMatchObject([{ label, index }]);
    expect(pillars[3]).toContain(`${label.slice(-1)}时`);
  });
});

describe('from 23:00 to midnight', () => {
  // 2026-11-23 is 辛丑, the 24th 壬寅.
  const late = Date.UTC(2026, 10, 23, 15, 30);
  const noon = Date.UTC(2026, 10, 23, 4);

  test('the day is that of the date, as its 宜忌; the hour and the line below name the next', () => {
    expect(dateViewOf(late)).toMatchObject({
      pillars: ['丙午年', '己亥月', '辛丑日', '次日子时'],
      nextDayText: '23点起壬寅日',
    });
    expect(dateViewOf(noon).nextDayText).toBeNull();
    expect(stripFactsOf(late).pillars).toBe('丙午年 己亥月 壬寅日 子时');
  });

  test('by the rule of midnight nothing is of the next day', () => {
    expect(dateViewOf(late, 'midnight')).toMatchObject({
      pillars: ['丙午年', '己亥月', '辛丑日', '庚子时'],
      nextDayText: null,
    });
    expect(dateViewOf(late, 'midnightSame').pillars[3]).toBe('戊子时');
    expect(stripFactsOf(late, 'midnight').pillars).toBe('丙午年 己亥月 辛丑日 子时');
  });

  test('an hour has one band, that of the page of hours, in the evening as at noon', () => {
    for (const rule of ['zi23', 'midnight'] as const) {
      const { rows } = almanacHours({ year: 2026, month: 11, day: 23 }, almanacRulesOf('协纪', rule));
      const { hours } = todayViewOf(late, '协纪', rule);
      expect(hours.map(({ band }) => band)).toEqual(rows.map(({ band }) => band));
      expect(todayViewOf(noon, '协纪', rule).hours.map(({ band }) => band)).toEqual(
        rows.slice(0, 12).map(({ band }) => band),
      );
      expect(rows[12]?.day.name).toBe(rule === 'zi23' ? '壬寅' : '辛丑');
    }
  });
});

describe('today', () => {
  test('2026-11-21 in words', () => {
    expect(dateViewOf(at(10))).toMatchObject({
      lunarText: '十月十三',
      zodiacText: '马年',
      pillars: ['丙午年', '己亥月', '己亥日', '己巳时'],
    });
    expect(todayViewOf(at(10), '协纪')).toMatchObject({
      // 巳亥午上寻 (卷七 黄道黑道): 青龙 is at 午, so 亥 has 宝光.
      facts: ['建日', '女宿', '天德黄道'],
    });
    // The last pentad before 小雪.
    expect(aheadViewOf(at(10)).houText).toBe('雉入大水为蜃');
  });

  test('the leaning of an hour is that of its band', () => {
    const leanings = new Set(
      Array.from({ length: 60 }, (_, day) => todayViewOf(at(10) + day * 86_400_000, '协纪'))
        .flatMap(({ hours }) => hours)
        .map(({ band, leaning }) => `${band} ${leaning}`),
    );
    expect([...leanings].sort()).toEqual(['凶 bad', '吉 good', '大吉 good', '平 even', '次凶 bad']);
  });

  test('a day on which nothing is good has no 宜, and says so', () => {
    const days = Array.from({ length: 400 }, (_, day) => todayViewOf(at(10) + day * 86_400_000, '协纪'));
    const bare = days.filter(({ ji }) => ji[0] === '诸事不宜');
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.every(({ yi }) => yi.length === 0)).toBe(true);
    expect(days.filter((day) => !bare.includes(day)).every(({ ji }) => !ji.includes('诸事不宜'))).toBe(true);
  });

  test('three festivals ahead, in order, today included', () => {
    const { festivals } = aheadViewOf(Date.UTC(2026, 11, 31, 16));
    expect(festivals).toEqual([
      { name: '元旦', dateText: '1月1日', days: 0 },
      { name: '腊八节', dateText: '1月15日', days: 14 },
      { name: '小年', dateText: '1月30日', days: 29 },
    ]);
  });
});
