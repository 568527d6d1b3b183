/**
 * `<shangyuan-day>`: values beside tyme4ts and lunar-typescript, and what is refused.
 */
import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { describe, expect, test } from 'vitest';
import { cellText, dayViewOf, factText, problemOf, tableOf } from '../testing.ts';

describe.each([
  [2024, 2, 10],
  [2024, 9, 17],
  [1999, 12, 31],
  [2033, 12, 22],
])('%i-%i-%i, beside tyme4ts and lunar-typescript', (year, month, day) => {
  const theirs = SolarDay.fromYmd(year, month, day);
  const cycle = theirs.getSixtyCycleDay();
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  const view = dayViewOf({
    date: [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
    density: 'full',
  });

  test('date, pillars, 建除, 冲煞, 纳音', () => {
    expect(view.title).toContain(`星期${theirs.getWeek().getName()}`);
    const lunarDay = theirs.getLunarDay();
    expect(factText(view, '农历')).toContain(lunarDay.getName());
    expect(factText(view, '干支')?.replaceAll(/年柱|月柱|日柱|\s/g, '')).toBe(
      [cycle.getYear(), cycle.getMonth(), cycle.getSixtyCycle()].map((pair) => pair.getName()).join(''),
    );
    expect(factText(view, '建除')).toMatch(new RegExp(`^${cycle.getDuty().getName()}日、`));
    expect(factText(view, '冲煞')).toMatch(
      new RegExp(
        `^冲${lunar.getDayChongShengXiao()}（${lunar.getDayChongGan()}${lunar.getDayChong()}），煞${lunar.getDaySha()}$`,
      ),
    );
    expect(factText(view, '纳音')).toBe(cycle.getSixtyCycle().getSound().getName());
  });

  test('hours', () => {
    const hours = tableOf(view, 'hours').rows;
    expect(hours.map(({ cells }) => cellText(cells[1] ?? []))).toEqual(
      lunar.getTimes().map((hour) => hour.getGanZhi()),
    );
    expect(hours.map(({ cells }) => cellText(cells[3] ?? []))).toEqual(
      lunar.getTimes().map((hour) => `冲${hour.getChongShengXiao()}`),
    );
  });
});

test('春节 of 2024 by its 宜 and 忌, and 2008-08-08, on which nothing is advised', () => {
  const view = dayViewOf({ date: '2024-02-10' });
  expect(view.facts.filter(({ part }) => part !== undefined).map(({ part }) => part)).toEqual(['yi', 'ji']);
  expect(factText(view, '节日')).toMatch(/^春节、/);
  expect(view.closing).toBe('仅供传统文化研究与娱乐参考');
  const none = dayViewOf({ date: '2008-08-08' });
  expect([factText(none, '宜'), factText(none, '忌')]).toEqual(['无', '诸事不宜']);
});

test('today is the day of UTC+8', () => {
  expect(dayViewOf({ date: 'today' }, 'zh', Date.UTC(2024, 1, 9, 15, 59)).title).toMatch(/^2024-02-09 /);
  expect(dayViewOf({ date: 'today' }, 'zh', Date.UTC(2024, 1, 9, 16)).title).toMatch(/^2024-02-10 /);
});

test.each([
  [{}, 'dateMissing'],
  [{ date: '10 Feb 2024' }, 'unreadable'],
  [{ date: '2023-02-29' }, 'impossible'],
  [{ date: '1600-01-01' }, 'impossible'],
  [{ date: '2024-02-10', rules: '民间' }, 'unreadable'],
  [{ date: '2024-02-10', rules: 'guiDayNight=sunrise', density: 'full' }, 'unreadable'],
] as const)('%j is refused', (written, code) => {
  expect(problemOf(() => dayViewOf(written))).toMatchObject({ code });
});
