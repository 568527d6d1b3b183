import { MODERN } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { upcomingView } from './upcomingView.ts';

const jdn = (month: number, day: number) => jdnOf({ year: 2026, month, day });
const NOTHING = { todayJdn: jdn(11, 22), birthdays: [], jdns: [], affairs: {} };

test('the next thirty days have their terms and festivals, and no day without anything', () => {
  const days = upcomingView(MODERN, NOTHING);
  expect(days.map(({ title, away }) => `${title} ${away}`)).toContain('12月7日 周一 15 天后');
  expect(days.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(
    expect.arrayContaining(['小雪', '大雪']),
  );
  for (const { jdn: day, items } of days) {
    expect(items.length).toBeGreaterThan(0);
    expect(day - NOTHING.todayJdn).toBeLessThan(30);
  }
});

test('a birthday comes before a starred day, and both before the almanac; later events are left out', () => {
  const row = {
    id: '1',
    name: '小月',
    jdn: jdn(12, 7),
    date: '2026-12-07',
    born: '农历十月廿九',
    title: '2026年12月7日 周一',
    away: '15 天后',
    notes: ['满 37 周岁，虚岁 38'],
  };
  const days = upcomingView(MODERN, {
    ...NOTHING,
    birthdays: [row, { ...row, id: '2', jdn: jdn(12, 30) }],
    jdns: [jdn(12, 7), jdn(12, 9)],
    affairs: { [jdn(12, 7)]: '开业' },
  });
  expect(days.find((day) => day.jdn === jdn(12, 7))?.items).toEqual([
    {
      kind: 'birthday',
      text: '小月 农历生日（十月廿九），满 37 周岁，虚岁 38',
      page: 'chart',
      query: { id: '1' },
    },
    { kind: 'day', text: '开业', page: 'dayDetails', query: { date: '2026-12-07' } },
    { kind: 'almanac', text: '大雪', page: 'calendar', query: { date: '2026-12-07' } },
  ]);
  expect(days.find((day) => day.jdn === jdn(12, 9))?.items[0]?.text).toBe('收藏的日子');
  expect(days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'birthday')).toHaveLength(1);
});
