import { BIRTH_YEARS } from '@shangyuan/contract';
import { castChart, luckOf } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { expect, test } from 'vitest';
import { jdnOf } from '@shangyuan/engine/time';
import { birthYearError, futureBirthText } from './birthDate.ts';

test.each([
  [0, false],
  [1, true],
  [1645, true],
  [2200, true],
  [2201, false],
  [3000, false],
  [9999, false],
])('a birth in the year %i is accepted: %s', (year, isAccepted) => {
  expect(birthYearError(year)).toBe(isAccepted ? null : '生辰的年份要在 1 到 2200 年之间');
});

test.each([
  [{ year: 2026, month: 11, day: 22 }, false],
  [{ year: 2026, month: 11, day: 23 }, false],
  [{ year: 2026, month: 11, day: 24 }, true],
  [{ year: 2200, month: 12, day: 31 }, true],
])('on 23 November 2026 a birth on %o is in the future: %s', (date, isAhead) => {
  const today = jdnOf({ year: 2026, month: 11, day: 23 });
  expect(futureBirthText(date, today) !== null).toBe(isAhead);
});

test.each([
  [BIRTH_YEARS.first, 1, 1, 0],
  [BIRTH_YEARS.first, 12, 31, 23],
  [BIRTH_YEARS.last, 1, 1, 0],
  [BIRTH_YEARS.last, 12, 31, 23],
])('a birth at the edge, %i-%i-%i at %i, has its chart with its luck', (year, month, day, hour) => {
  for (const clock of ['civil', 'trueSolar'] as const) {
    const civil = { year, month, day, hour, minute: 30, second: 0 };
    const birth = { civil, sex: '女', hour: 'minute', zone: 'Asia/Shanghai', longitudeDeg: 104 } as const;
    const chart = castChart(birth, { clock }, HISTORY);
    expect(chart.localLunar).not.toBeNull();
    expect(luckOf(chart).dayun.length).toBeGreaterThan(7);
  }
});
