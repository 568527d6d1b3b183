import { HISTORY } from '@shangyuan/engine/history';
import { MODERN, publishedHolidays } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { describe, expect, test } from 'vitest';
import { monthView } from './monthView.ts';

const HOLIDAYS = publishedHolidays();
const cellsOf = (year: number, month: number, today = 0) =>
  monthView(MODERN, HOLIDAYS, year, month, today).weeks.flat();
const own = (year: number, month: number) => cellsOf(year, month).filter((cell) => cell.inMonth);

describe('monthView', () => {
  test('November 2026: five weeks, 立冬 on the 7th, the first of the tenth month on the 9th', () => {
    const view = monthView(MODERN, HOLIDAYS, 2026, 11, jdnOf({ year: 2026, month: 11, day: 21 }));
    expect(view.weeks).toHaveLength(5);
    const days = view.weeks.flat().filter((cell) => cell.inMonth);
    expect(days).toHaveLength(30);
    expect(days[6]).toMatchObject({ line: '立冬', lineKind: 'term' });
    expect(days[8]).toMatchObject({ line: '寒衣节', lineKind: 'festival' });
    expect(own(2026, 12)[8]).toMatchObject({ line: '冬月', lineKind: 'month' });
    expect(days[20]).toMatchObject({ line: '十三', isToday: true, isWeekend: true });
    expect(days[20]?.label).toBe('2026年11月21日，星期六，十月十三，己亥日');
  });

  test('October 1582 has 21 days and says why', async () => {
    const view = monthView(HISTORY, HOLIDAYS, 1582, 10, 0);
    const days = view.weeks.flat().filter((cell) => cell.inMonth);
    expect(days.map((cell) => cell.civil.day)).toEqual([
      1,
      2,
      3,
      4,
      ...Array.from({ length: 17 }, (_, i) => 15 + i),
    ]);
    expect(view.notes[0]).toContain('5日至14日不存在');
  });

  test('a regional folk day yields to the name of a month and to a solar term', () => {
    // 正月廿五 of 2026 is 13 March and 二月初一 19 March; 正月廿五 of 2024 was 5 March, the day of 惊蛰.
    const march = own(2026, 3);
    expect(march[12]).toMatchObject({ line: '填仓节', lineKind: 'festival' });
    expect(march[18]).toMatchObject({ line: '二月', lineKind: 'month' });
    expect(own(2024, 3)[4]).toMatchObject({ line: '惊蛰', lineKind: 'term' });
  });

  test('statutory days carry 休 and 班, and festivals their names', () => {
    const october = own(2025, 10);
    expect(october[0]).toMatchObject({ line: '国庆节', mark: '休' });
    expect(october[10]).toMatchObject({ mark: '班' });
    expect(own(2024, 2)[9]).toMatchObject({ line: '春节', lineKind: 'festival' });
  });
});
