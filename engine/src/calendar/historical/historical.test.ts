import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../../golden/golden.ts';
import { civilDateOf, jdnOf, MAX_JDN } from '../../time/index.ts';
import { HISTORY } from './index.ts';
import { civilDateOfLunar, lunarDateOf, lunarYear } from '../lunarDate.ts';
import { historicalTermDays } from './index.ts';
import { isFull } from '../../../golden/sweep.ts';

const first = (year: number, month: number, isLeap = false) =>
  civilDateOfLunar({ year, month, isLeap, day: 1 }, {}, HISTORY);

/** Days of every `step`-th whose round trip fails; with step 1 also those whose lunar date does not follow on the one before. */
function wrongDays(from: number, to: number, step: number): string[] {
  const wrong: string[] = [];
  let before = lunarDateOf(civilDateOf(from), {}, HISTORY);
  for (let jdn = from + step; jdn <= to; jdn += step) {
    const civil = civilDateOf(jdn);
    const lunar = lunarDateOf(civil, {}, HISTORY);
    const back = civilDateOfLunar(lunar, {}, HISTORY);
    const isBack = back.year === civil.year && back.month === civil.month && back.day === civil.day;
    const isNext = lunar.day === before.day + 1 || (lunar.day === 1 && before.day === before.monthDays);
    if (!isBack || (step === 1 && !isNext)) wrong.push(`${JSON.stringify(civil)}: ${JSON.stringify(lunar)}`);
    before = lunar;
  }
  return wrong;
}

describe('historical lunar months', () => {
  it('every month of -104 to 1644 equals the reference table', () => {
    const rows = goldenRows('historical-months');
    expect(rows.length).toBeGreaterThan(21_600);
    const wrong: unknown[] = [];
    for (const row of rows) {
      const startJdn = Number(row['start_jdn']);
      const lunar = lunarDateOf(civilDateOf(startJdn), {}, HISTORY);
      const isLeap = row['leap'] === '1';
      // The two months of −105 before the table's own numbering starts carry printed numbers only.
      const expected = {
        year: row['xia_year'] === '' ? -105 : Number(row['xia_year']),
        month: Number(row['jian'] === '' ? row['month'] : row['jian']),
        isLeap,
        day: 1,
        monthDays: Number(row['len']),
        quality: 'table',
        printed: [Number(row['official_year']), Number(row['month'])],
      };
      const { regnal } = lunar;
      const found = {
        year: lunar.year,
        month: lunar.month,
        isLeap: lunar.isLeap,
        day: lunar.day,
        monthDays: lunar.monthDays,
        quality: lunar.quality,
        printed: [regnal?.year, regnal?.month],
      };
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ found, expected });
      const last = lunarDateOf(civilDateOf(startJdn + lunar.monthDays - 1), {}, HISTORY);
      if (last.day !== lunar.monthDays || last.month !== lunar.month) wrong.push({ last, expected });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('every lunar date of -104 to 1644 goes to its civil date and back', () => {
    for (let year = -104; year <= 1644; year++) {
      for (const { month, isLeap, startJdn, days } of lunarYear(year, {}, HISTORY).months) {
        for (const day of [1, 2, 15, days]) {
          const civil = civilDateOfLunar({ year, month, isLeap, day }, {}, HISTORY);
          expect(civil).toEqual(civilDateOf(startJdn + day - 1));
          const back = lunarDateOf(civil, {}, HISTORY);
          if (back.year !== year || back.month !== month || back.isLeap !== isLeap || back.day !== day) {
            throw new Error(`${year}-${month}-${day} came back as ${JSON.stringify(back)}`);
          }
        }
      }
    }
  });

  if (isFull)
    it('every day of 1600-2200 goes to lunar and back, each following on the one before', () => {
      const [from, to] = [jdnOf({ year: 1600, month: 1, day: 1 }), jdnOf({ year: 2200, month: 12, day: 31 })];
      expect(wrongDays(from, to, 1)).toEqual([]);
    });

  it('a sample of the days of 1-9999 goes to lunar and back', () => {
    const [from, to] = [jdnOf({ year: 1581, month: 1, day: 1 }), jdnOf({ year: 1583, month: 12, day: 31 })];
    expect(wrongDays(jdnOf({ year: 1, month: 1, day: 1 }), MAX_JDN, isFull ? 7 : 7919)).toEqual([]);
    expect(wrongDays(from, to, 1)).toEqual([]);
  });

  it('runs on into the computed calendar: 1645-01-27 ends 1644, 1645-01-28 is 正月初一', () => {
    expect(lunarDateOf({ year: 1645, month: 1, day: 27 }, {}, HISTORY)).toMatchObject({
      year: 1644,
      month: 12,
      quality: 'table',
    });
    expect(lunarDateOf({ year: 1645, month: 1, day: 28 }, {}, HISTORY)).toMatchObject({
      year: 1645,
      month: 1,
      day: 1,
      quality: 'exact',
    });
    const { startJdn, days } = lunarYear(1644, {}, HISTORY);
    expect(startJdn + days).toBe(lunarYear(1645, {}, HISTORY).startJdn);
  });

  it('named cases: 1582, 237-240, 689-700, 762, 1-01-01', () => {
    expect(lunarDateOf({ year: 1582, month: 10, day: 4 }, {}, HISTORY)).toMatchObject({
      year: 1582,
      month: 9,
      day: 18,
    });
    expect(lunarDateOf({ year: 1582, month: 10, day: 15 }, {}, HISTORY)).toMatchObject({
      year: 1582,
      month: 9,
      day: 19,
    });
    expect(lunarDateOf({ year: 1, month: 1, day: 1 }, {}, HISTORY)).toMatchObject({
      year: 0,
      month: 11,
      day: 18,
    });
    // 魏明帝: 三月 was called 四月 from 237-04-12; the month before 景初历 has 28 days; leap 238-11-24; 后十二月 239.
    expect(lunarDateOf({ year: 237, month: 4, day: 12 }, {}, HISTORY).regnal).toEqual({
      year: 237,
      month: 4,
      name: '四月',
    });
    expect(lunarDateOf({ year: 237, month: 1, day: 15 }, {}, HISTORY).monthDays).toBe(28);
    expect(first(238, 10, true)).toEqual({ year: 238, month: 11, day: 24 });
    expect(lunarDateOf({ year: 238, month: 11, day: 24 }, {}, HISTORY).regnal?.name).toBe('闰十一月');
    expect(lunarYear(239, {}, HISTORY).leapMonth).toBeNull();
    expect(lunarDateOf({ year: 240, month: 1, day: 12 }, {}, HISTORY)).toMatchObject({
      year: 239,
      month: 12,
      regnal: { year: 239, month: 12, name: '后十二月' },
    });
    // 武则天: 689-12-18 was 正月 of the new year, then 腊月, 一月.
    expect(lunarDateOf({ year: 689, month: 12, day: 18 }, {}, HISTORY)).toMatchObject({
      year: 689,
      month: 11,
      regnal: { year: 690, month: 11, name: '正月' },
    });
    expect(lunarDateOf({ year: 690, month: 1, day: 16 }, {}, HISTORY).regnal?.name).toBe('腊月');
    expect(lunarDateOf({ year: 690, month: 2, day: 15 }, {}, HISTORY).regnal).toEqual({
      year: 690,
      month: 1,
      name: '一月',
    });
    expect(lunarDateOf({ year: 700, month: 12, day: 15 }, {}, HISTORY).regnal?.name).toBe('十一月');
    expect(lunarDateOf({ year: 761, month: 12, day: 2 }, {}, HISTORY).regnal).toEqual({
      year: 762,
      month: 1,
      name: '建子月',
    });
    expect(lunarDateOf({ year: 762, month: 4, day: 29 }, {}, HISTORY).regnal).toEqual({
      year: 762,
      month: 4,
      name: '四月',
    });
    // 王莽: 9-01-15 began the year.
    expect(lunarDateOf({ year: 9, month: 1, day: 15 }, {}, HISTORY).regnal).toEqual({
      year: 9,
      month: 1,
      name: '正月',
    });
  });

  it('refuses what lies outside', () => {
    expect(() => lunarYear(-106, {}, HISTORY)).toThrow('wrong lunar year -106, expected -105 to 9999');
    expect(() => lunarDateOf({ year: -105, month: 11, day: 7 }, {}, HISTORY)).toThrow(
      'wrong solar year -105',
    );
    expect(() => civilDateOfLunar({ year: 237, month: 3, isLeap: true, day: 1 }, {}, HISTORY)).toThrow(
      'wrong lunar month 3',
    );
    expect(() => civilDateOfLunar({ year: 236, month: 12, day: 29 }, {}, HISTORY)).toThrow(
      'wrong lunar day 29, expected 1 to 28',
    );
    expect(() => lunarDateOf({ year: 1582, month: 10, day: 10 }, {}, HISTORY)).toThrow('wrong solar day 10');
  });
});

describe('historical terms', () => {
  it('every term date of -105 to 1733 equals the reference table', () => {
    const days = new Map<number, number[]>();
    let count = 0;
    for (const row of goldenRows('printed-terms')) {
      const [, year, number] = /^(-?\d+)-(\d\d)$/.exec(row['key'] ?? '')?.map(Number) ?? [];
      if (year === undefined || number === undefined) continue;
      const ofYear = days.get(year) ?? historicalTermDays(year);
      days.set(year, ofYear);
      expect([row['key'], ofYear[number - 1]]).toEqual([row['key'], Number(row['jdn'])]);
      count++;
    }
    expect(count).toBe(1839 * 24);
  });

  it('refuses other years', () => {
    expect(() => historicalTermDays(1734)).toThrow('wrong solar year 1734, expected -105 to 1733');
    expect(() => historicalTermDays(Number.NaN)).toThrow(RangeError);
  });
});
