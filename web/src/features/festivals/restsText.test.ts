import { publishedHolidays } from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { restsOf } from './restsText.ts';

const BOOK = publishedHolidays();

// 国务院办公厅关于2026年部分节假日安排的通知.
test('the rests of 2026 as the notice has them', () => {
  const rests = restsOf(BOOK, 2026);
  expect(rests.map(({ name, days }) => `${name} ${days}`)).toEqual([
    '元旦 3',
    '春节 9',
    '清明节 3',
    '劳动节 5',
    '端午节 3',
    '中秋节 3',
    '国庆节 7',
  ]);
  expect(rests[1]).toEqual({
    name: '春节',
    jdn: jdnOf({ year: 2026, month: 2, day: 15 }),
    days: 9,
    text: '2月15日至2月23日',
    work: '2月14日 周六、2月28日 周六',
  });
  expect(rests[2]?.work).toBe('');
});

test('days of a year that another notice gave belong to that notice', () => {
  // The weekend of 2001 worked for New Year 2002.
  expect(restsOf(BOOK, 2001).map(({ name }) => name)).toEqual(['元旦', '春节', '劳动节', '国庆节']);
  expect(restsOf(BOOK, 2002)[0]?.work).toContain('12月29日');
});

test('a rest is one row of days: no notice leaves a working day within', () => {
  for (const { year } of BOOK.notices)
    for (const { name } of restsOf(BOOK, year)) {
      const off = (BOOK.noticeOf(year)?.days ?? []).filter((day) => day.name === name && day.kind === 'off');
      expect((off.at(-1)?.jdn ?? 0) - (off[0]?.jdn ?? 0) + 1, `${year} ${name}`).toBe(off.length);
    }
});

test('a year without a notice has none', () => {
  expect(restsOf(BOOK, 2099)).toEqual([]);
});
