import { describe, expect, it } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { almanacDay } from '../almanac/index.ts';
import { SOLAR_TERM_NAMES } from '../astronomy/index.ts';
import { civilDateOf, jdnOf, type CivilDate } from '../time/index.ts';
import {
  dayPillars,
  lunarDateOf,
  monthGrid,
  printedDayOf,
  termDayOf,
  termDaysOfYear,
  termOfDay,
  termOrdinalOnDay,
} from './index.ts';

const HKO = { printed: 'hko' } as const;
const at = (text: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const textOf = (jdn: number): string => {
  const { year, month, day } = civilDateOf(jdn);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
const monthDay = (text: string, rules = {}): string => {
  const { month, day } = lunarDateOf(at(text), rules);
  return `${month}/${day}`;
};

describe('printed: hko', () => {
  it('terms fall on the dates of the Observatory, all of its tables', () => {
    const rows = goldenRows('hko-terms');
    const wrong = rows.filter(({ term = '', hko_date: date = '' }) => {
      const ordinal = 24 * Number(date.slice(0, 4)) + (SOLAR_TERM_NAMES as readonly string[]).indexOf(term);
      return textOf(termDayOf(ordinal, 'hko')) !== date || termOfDay(jdnOf(at(date)), 'hko')?.name !== term;
    });
    expect(rows.length).toBe(2544);
    expect(wrong).toEqual([]);
  });

  it('seven terms move and no other, 1900-2100', () => {
    const moved: string[] = [];
    for (let ordinal = 24 * 1900; ordinal < 24 * 2101; ordinal++)
      if (termDayOf(ordinal, 'hko') !== termDayOf(ordinal))
        moved.push(`${textOf(termDayOf(ordinal))} ${textOf(termDayOf(ordinal, 'hko')).slice(5)}`);
    expect(moved).toEqual([
      '1912-11-22 11-23',
      '1913-09-23 09-24',
      '1917-12-08 12-07',
      '1927-09-09 09-08',
      '1928-06-22 06-21',
      '1979-01-20 01-21',
      '2084-03-20 03-19',
    ]);
  });

  it('counts terms by days as their dates say, around each', () => {
    for (const year of [1912, 1913, 1917, 1927, 1928, 1979, 2084]) {
      for (const [index, day] of termDaysOfYear(year).entries())
        for (let jdn = day - 2; jdn <= day + 2; jdn++) {
          const ordinal = termOrdinalOnDay(jdn, 'hko');
          expect(termDayOf(ordinal, 'hko'), `${year} ${index}`).toBeLessThanOrEqual(jdn);
          expect(termDayOf(ordinal + 1, 'hko'), `${year} ${index}`).toBeGreaterThan(jdn);
        }
    }
  });

  it('two lunar months begin a day earlier, with the month before a day shorter', () => {
    expect([monthDay('2057-09-28'), monthDay('2057-09-28', HKO)]).toEqual(['8/30', '9/1']);
    expect([monthDay('2057-10-27'), monthDay('2057-10-27', HKO)]).toEqual(['9/29', '9/30']);
    expect([monthDay('2057-10-28'), monthDay('2057-10-28', HKO)]).toEqual(['10/1', '10/1']);
    expect([monthDay('2097-08-07'), monthDay('2097-08-07', HKO)]).toEqual(['6/30', '7/1']);
    expect([monthDay('2097-09-05'), monthDay('2097-09-05', HKO)]).toEqual(['7/29', '7/30']);
    expect(lunarDateOf(at('2057-09-27'), HKO).monthDays).toBe(29);
  });

  it('moves sixty lunar dates of 1900-2100 and no other', () => {
    const moved: number[] = [];
    for (let jdn = jdnOf(at('1900-02-01')); jdn < jdnOf(at('2101-01-01')); jdn++) {
      const date = civilDateOf(jdn);
      if (lunarDateOf(date).day !== lunarDateOf(date, HKO).day) moved.push(jdn);
    }
    expect(moved.length).toBe(60);
  });

  it('the month, 建除 and 宜忌 of the almanac follow: 1927-09-08 is 白露', () => {
    const [ours, printed] = [almanacDay(at('1927-09-08')), almanacDay(at('1927-09-08'), HKO)];
    expect([ours.pillars.month.name, ours.jianchu, ours.term.today]).toEqual(['戊申', '收', null]);
    expect([printed.pillars.month.name, printed.jianchu, printed.term.today]).toEqual(['己酉', '成', '白露']);
    expect(printed.yiji).not.toEqual(ours.yiji);
    expect(dayPillars(jdnOf(at('1927-09-08')), HKO).month.name).toBe('己酉');
    expect(almanacDay(at('1927-09-09'), HKO).term).toMatchObject({
      today: null,
      current: '白露',
      dayIndex: 1,
    });
    expect(almanacDay(at('2057-09-28'), HKO).lunar).toMatchObject({ month: 9, day: 1 });
  });

  it('a month grid has both', () => {
    const day = (text: string) =>
      monthGrid(at(text).year, at(text).month, 0, HKO).find(({ jdn }) => jdn === jdnOf(at(text)));
    expect(day('1979-01-21')?.term).toBe('大寒');
    expect(day('1979-01-20')?.term).toBeNull();
    expect(day('2057-09-28')?.lunar.day).toBe(1);
  });
});

describe('printedDayOf', () => {
  const of = (text: string) => printedDayOf(jdnOf(at(text)));

  it('describes what is printed otherwise, and only on these days', () => {
    expect(of('2057-09-28')).toMatchObject({ lunar: { month: 9, day: 1 }, term: null });
    expect(of('1927-09-08')).toMatchObject({ lunar: null, term: { name: '白露', isPrintedToday: true } });
    expect(of('1927-09-09')).toMatchObject({ lunar: null, term: { name: '白露', isPrintedToday: false } });
    const days: number[] = [];
    for (let jdn = jdnOf(at('1900-01-01')); jdn < jdnOf(at('2101-01-01')); jdn++)
      if (printedDayOf(jdn) !== null) days.push(jdn);
    expect(days.length).toBe(60 + 14);
    expect([textOf(days[0] ?? 0), textOf(days.at(-1) ?? 0)]).toEqual(['1912-11-22', '2097-09-05']);
  });

  it('is null outside the years of the tables', () => {
    expect([printedDayOf(0), printedDayOf(Number.NaN), printedDayOf(9e6)]).toEqual([null, null, null]);
  });
});
