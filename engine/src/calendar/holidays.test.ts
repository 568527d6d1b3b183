import { describe, expect, it } from 'vitest';

import { goldenRows } from '../../golden/golden.ts';
import { jdnOf, weekdayOf } from '../time/index.ts';
import {
  findPublicHoliday,
  HOLIDAY_YEAR_MAX,
  HOLIDAY_YEAR_MIN,
  publicHoliday,
  publicHolidaysOfYear,
  publishedHolidays,
  withNotices,
} from './holidays.ts';
import { HOLIDAY_YEARS } from './tables/holidays.ts';

const ALL = Array.from({ length: HOLIDAY_YEAR_MAX - 2001 + 1 }, (_, i) =>
  publicHolidaysOfYear(2001 + i),
).flat();

describe('public holidays', () => {
  it('run from 2001 to the last notice without a gap, each with its source', () => {
    expect(HOLIDAY_YEAR_MIN).toBe(2001);
    expect(HOLIDAY_YEARS.map(({ year }) => year)).toEqual(HOLIDAY_YEARS.map((_, i) => 2001 + i));
    for (const { source } of HOLIDAY_YEARS) expect(source.length).toBeGreaterThan(8);
  });
  it('never name a day twice, and work only on weekends', () => {
    const named = HOLIDAY_YEARS.flatMap(({ rows }) =>
      rows.flatMap(([, off, work]) => `${off} ${work}`.match(/\d\d-\d\d/g)),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(new Set(ALL.map(({ jdn }) => jdn)).size).toBe(ALL.length);
    for (const { jdn, kind } of ALL) {
      if (kind === 'work') expect([0, 6]).toContain(weekdayOf(jdn));
    }
  });
  it('give every year a rest on 元旦, 劳动节 and 国庆节', () => {
    for (let year = HOLIDAY_YEAR_MIN; year <= HOLIDAY_YEAR_MAX; year++) {
      for (const [month, name] of [
        [1, '元旦'],
        [5, '劳动节'],
        [10, '国庆节'],
      ] as const) {
        const day = findPublicHoliday(jdnOf({ year, month, day: 1 }));
        expect(day?.kind).toBe('off');
        expect(day?.name).toContain(name);
      }
    }
  });
  // 国办发明电〔2025〕7号: 春节 2 月 15 日至 23 日, 2 月 14 日 and 28 日 worked.
  it('agree with the notice for 2026', () => {
    const spring = publicHolidaysOfYear(2026).filter(({ name }) => name === '春节');
    expect(spring.filter(({ kind }) => kind === 'off').map(({ date }) => date.day)).toEqual([
      15, 16, 17, 18, 19, 20, 21, 22, 23,
    ]);
    expect(spring.filter(({ kind }) => kind === 'work').map(({ date }) => date.day)).toEqual([14, 28]);
  });
  // 国办发明电〔2001〕1号: seven days each; 20 and 21 January, 28 and 29 April, 29 and 30 September worked.
  it('agree with the notice for 2001', () => {
    const days = (name: string, kind: 'off' | 'work') =>
      publicHolidaysOfYear(2001)
        .filter((day) => day.name === name && day.kind === kind)
        .map(({ date }) => `${date.month}-${date.day}`);
    expect(days('春节', 'off')).toEqual(['1-24', '1-25', '1-26', '1-27', '1-28', '1-29', '1-30']);
    expect(days('春节', 'work')).toEqual(['1-20', '1-21']);
    expect(days('劳动节', 'off')).toEqual(['5-1', '5-2', '5-3', '5-4', '5-5', '5-6', '5-7']);
    expect(days('劳动节', 'work')).toEqual(['4-28', '4-29']);
    expect(days('国庆节', 'off')).toEqual(['10-1', '10-2', '10-3', '10-4', '10-5', '10-6', '10-7']);
    expect(days('国庆节', 'work')).toEqual(['9-29', '9-30']);
    expect(findPublicHoliday(jdnOf({ year: 2001, month: 1, day: 1 }))).toMatchObject({
      name: '元旦',
      kind: 'off',
    });
  });
  it('are null and empty where no notice speaks', () => {
    expect(findPublicHoliday(jdnOf({ year: 2026, month: 3, day: 3 }))).toBeNull();
    expect(publicHolidaysOfYear(1999)).toEqual([]);
    expect(publicHolidaysOfYear(2000)).toEqual([]);
    expect(() => publicHolidaysOfYear(2026.5)).toThrow('wrong solar year 2026.5');
  });
});

describe('a book with newer notices', () => {
  const newYear = jdnOf({ year: 2027, month: 1, day: 1 });
  const book = publishedHolidays();
  const newer = withNotices(book, '2026-11-10', [
    { year: 2027, source: 'notice', days: [publicHoliday(newYear, '元旦', 'off')] },
  ]);

  it('reaches further and keeps what was known', () => {
    expect(book.find(newYear)).toBeNull();
    expect(newer.find(newYear)).toMatchObject({ name: '元旦', date: { year: 2027, month: 1, day: 1 } });
    expect([newer.asOf, newer.yearMin, newer.yearMax]).toEqual(['2026-11-10', 2001, 2027]);
    expect(newer.ofYear(2026)).toEqual(book.ofYear(2026));
    expect(newer.noticeOf(2027)?.source).toBe('notice');
  });
  it('takes a notice that corrects a year in the place of the former', () => {
    const corrected = withNotices(newer, '2020-01-01', [{ year: 2026, source: 'later', days: [] }]);
    expect(corrected.ofYear(2026)).toEqual([]);
    expect(corrected.noticeOf(2026)?.source).toBe('later');
    expect(corrected.asOf).toBe('2026-11-10');
  });
  it('says where each notice stands', () => {
    expect(book.noticeOf(2026)?.source).toContain('gov.cn');
    expect(book.noticeOf(2027)).toBeNull();
    expect(book.notices.map(({ year }) => year)).toEqual(HOLIDAY_YEARS.map(({ year }) => year));
  });
});

describe('public holidays against the published days', () => {
  it('agree on every day from the end of 2001 to 2026', () => {
    const rows = goldenRows('holidays');
    const first = jdnOf({ year: 2001, month: 12, day: 29 });
    expect(
      ALL.filter(({ jdn }) => jdn >= first).map(
        ({ date, kind }) =>
          `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')} ${kind}`,
      ),
    ).toEqual(rows.map((row) => `${row['date']} ${row['kind']}`).sort());
  });
});
