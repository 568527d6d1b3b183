import { HISTORY } from '@shangyuan/engine/history';
import { MODERN } from '@shangyuan/engine/calendar';
import { HOME, castChart } from '@shangyuan/engine/chart';
import { findGanzhi, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { foundTimes } from './foundTimes.ts';

function ganzhi(name: string): Ganzhi {
  const found = findGanzhi(name);
  if (found === null) throw new Error(`Cannot find ganzhi "${name}"`);
  return found;
}
const range = { fromYear: 1900, toYear: 2100 };

test('庚午 壬午 辛亥 乙未 leads to 1990-06-15 in the afternoon', () => {
  const pillars = { year: ganzhi('庚午'), month: ganzhi('壬午'), day: ganzhi('辛亥'), hour: ganzhi('乙未') };
  const found = foundTimes(MODERN, pillars, range, {});
  const one = found.find(({ dateText }) => dateText === '1990-06-15');
  expect(one?.lunarText).toBe('农历五月廿三');
  // Daylight time was in force: 未时 stood on the clocks from two to four, and its middle is far from either edge.
  expect(one?.spanText).toBe('14:00–16:00');
  expect(one?.civil).toMatchObject({ hour: 15, minute: 0 });
  expect(found[0]?.gapYears).toBeNull();
});

test('a day that the month of that year lacks leads nowhere', () => {
  // 壬午 of 1990 runs from 06-06 to 07-06; 己亥日 fell on 06-03 and again on 08-02.
  const pillars = { year: ganzhi('庚午'), month: ganzhi('壬午'), day: ganzhi('己亥'), hour: null };
  expect(foundTimes(MODERN, pillars, { fromYear: 1990, toYear: 1990 }, {})).toEqual([]);
});

test('January 1645 is read by the table of history', async () => {
  // 1645-01-15: 甲申年丁丑月丙子日; the calendar of today begins on 28 January.
  const { pillars } = castChart(
    {
      civil: { year: 1645, month: 1, day: 15, hour: 12, minute: 0, second: 0 },
      sex: '男',
      hour: 'minute',
    },
    undefined,
    HOME,
  );
  const { year, month, day, hour } = pillars;
  const query = { year, month, day, hour };
  const wide = { fromYear: 1645, toYear: 1700 };
  const [first] = foundTimes(HISTORY, query, wide, {});
  expect(first).toMatchObject({ dateText: '1645-01-15', lunarText: '农历腊月十八' });
  expect(() => foundTimes(MODERN, query, wide, {})).toThrow(RangeError);
});
