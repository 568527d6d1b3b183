import { MODERN } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { savedDaysView, sharedDay } from './savedDaysView.ts';

const jdn = (month: number, day: number) => jdnOf({ year: 2026, month, day });
const TODAY = jdn(11, 22);

test('days to come are ordered by date, past days latest first', () => {
  const jdns = [jdn(1, 5), jdn(11, 21), TODAY, jdn(11, 26), jdn(12, 31)];
  const view = savedDaysView(MODERN, { jdns, affairs: { [jdn(11, 26)]: '嫁娶' }, todayJdn: TODAY });
  expect(view.upcoming.map(({ away }) => away)).toEqual(['今天', '4 天后', '39 天后']);
  expect(view.past.map(({ away }) => away)).toEqual(['昨天', '321 天前']);
  expect(view.upcoming[1]).toEqual({
    jdn: jdn(11, 26),
    date: '2026-11-26',
    title: '2026年11月26日 周四',
    line: '农历十月十八 · 甲辰日',
    affair: '嫁娶',
    away: '4 天后',
  });
});

test('what is shared says what the day is for, where that is known', () => {
  const { upcoming } = savedDaysView(MODERN, {
    jdns: [TODAY, jdn(11, 26)],
    affairs: { [jdn(11, 26)]: '嫁娶' },
    todayJdn: TODAY,
  });
  expect(upcoming.map(sharedDay)).toEqual([
    '2026年11月22日 周日，农历十月十四 · 庚子日',
    '嫁娶：2026年11月26日 周四，农历十月十八 · 甲辰日',
  ]);
});
