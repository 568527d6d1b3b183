/** Calendar and zones are one value, passed last: HOME by default, WORLD for births abroad, HISTORY for years before 1645. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { almanacDay, dayBrief } from './almanac/index.ts';
import { compareSchools, hourReadingsOf } from './analysis/index.ts';
import {
  civilDateOfLunar,
  festivalsOf,
  fourPillarsAt,
  LUNAR_OPTIONS,
  lunarDateOf,
  lunarYear,
  MODERN_CALENDAR,
  monthGrid,
} from './calendar/index.ts';
import { HISTORY } from './calendar/historical/index.ts';
import {
  castChart,
  compareRules,
  findBirthTimes,
  HOME,
  hourChartsOf,
  type Birth,
  type DatedBirth,
} from './chart/index.ts';
import { WORLD } from './chart/world.ts';
import { castHexagram } from './hexagram/index.ts';
import { resolveCivil } from './time/index.ts';

describe('an engine passed last', () => {
  const civil = { year: 1943, month: 7, day: 4, hour: 9, minute: 30, second: 0 };

  it('HOME, WORLD and HISTORY answer alike at home from 1645 on', () => {
    for (const zone of ['Asia/Shanghai', 'Asia/Hong_Kong'] as const) {
      const birth = { civil, zone, sex: '女', hour: 'minute' } as const;
      const chart = castChart(birth);
      expect(castChart(birth, {}, HOME)).toEqual(chart);
      expect(castChart(birth, {}, WORLD)).toEqual(chart);
      expect(castChart(birth, {}, HISTORY)).toEqual(chart);
      expect(hourChartsOf(birth, {}, WORLD)).toEqual(hourChartsOf(birth));
      const rules = { dayBoundary: 'midnight' } as const;
      expect(compareRules(birth, {}, rules, WORLD)).toEqual(compareRules(birth, {}, rules));
    }
    const date = { year: 2024, month: 2, day: 10 };
    expect(lunarDateOf(date, {}, HISTORY)).toEqual(lunarDateOf(date));
    expect(monthGrid(2024, 2, 0, {}, HISTORY)).toEqual(monthGrid(2024, 2));
    expect(almanacDay(date, {}, HISTORY)).toEqual(almanacDay(date));
    expect(dayBrief(date, {}, HISTORY)).toEqual(dayBrief(date));
    expect(castHexagram({ ...date, hour: 9, minute: 30, second: 0 }, {}, HISTORY)).toEqual(
      castHexagram({ ...date, hour: 9, minute: 30, second: 0 }),
    );
    expect(lunarYear(1916, { era1912: 'gbt' }, HISTORY)).toEqual(lunarYear(1916, { era1912: 'gbt' }));
  });

  it('a birth abroad needs WORLD, and the error names it', () => {
    const birth = { civil, zone: 'America/New_York', sex: '女', hour: 'minute' } as const;
    // @ts-expect-error a zone that HOME does not have
    expect(() => castChart(birth)).toThrow(/pass WORLD of @shangyuan\/engine\/world/);
    expect(castChart(birth, {}, WORLD).time).toMatchObject({ offsetMinutes: -240, dstMinutes: 60 });
    expect(hourReadingsOf(birth, {}, {}, WORLD)).toHaveLength(13);
    expect(compareSchools(birth, {}, {}, WORLD).values).toEqual([]);
    expect(resolveCivil(civil, 'Europe/London', 'first', WORLD).dstMinutes).toBe(120);
    // @ts-expect-error a zone that HOME does not have
    expect(() => resolveCivil(civil, 'Europe/London')).toThrow(/pass WORLD/);
  });

  it('a birth whose zone may be any text does not compile without an engine', () => {
    const saved: Birth = { civil, sex: '女', hour: 'minute', zone: 'Asia/Shanghai' };
    // @ts-expect-error the zone of a saved birth may be any text
    expect(castChart(saved)).toBeDefined();
    // @ts-expect-error the zone of a saved birth may be any text
    expect(compareRules(saved, {}, {})).toBeDefined();
    const dated: DatedBirth = { civil, sex: '女', hour: 'minute' };
    // @ts-expect-error the zone of a dated birth may be any text
    expect(hourChartsOf(dated)).toHaveLength(13);
    // @ts-expect-error the zone of a dated birth may be any text
    expect(hourReadingsOf(dated)).toHaveLength(13);
    // @ts-expect-error the zone of a saved birth may be any text
    expect(compareSchools(saved, {}, {})).toBeDefined();
    expectTypeOf(castChart(dated, {}, WORLD)).not.toBeAny();
  });

  it('years before 1645 need HISTORY, and the error names it', () => {
    const date = { year: 1600, month: 1, day: 1 };
    const early = /pass HISTORY of @shangyuan\/engine\/history/;
    for (const read of [
      () => lunarDateOf(date),
      () => lunarYear(1600),
      () => monthGrid(1600, 1),
      () => festivalsOf(date),
      () => almanacDay(date),
      () => dayBrief(date),
      () => castHexagram({ ...date, hour: 12, minute: 0, second: 0 }),
    ])
      expect(read).toThrow(early);
    expect(lunarDateOf(date, {}, HISTORY).month).toBe(11);
    expect(civilDateOfLunar({ year: 1, month: 1, day: 1 }, {}, HISTORY)).toEqual({
      year: 1,
      month: 2,
      day: 12,
    });
    expect(almanacDay(date, {}, HISTORY).lunar.month).toBe(11);
    const lunar = { year: 1600, month: 5, isLeap: false, day: 7, hour: 12, minute: 0, second: 0 };
    const birth = { lunar, sex: '男', hour: 'minute' } as const;
    expect(() => castChart(birth)).toThrow(early);
    expect(castChart(birth, {}, HISTORY).civilLunar).toMatchObject({ year: 1600, month: 5, day: 7 });
    expect(hourChartsOf(birth, {}, HISTORY)).toHaveLength(13);
    expect(compareRules(birth, {}, { dayBoundary: 'midnight' }, HISTORY).options).toHaveLength(1);
  });

  it('a month whose days lie on both sides of 1645-01-28 is whole with HISTORY', () => {
    const qualities = monthGrid(1645, 1, 0, {}, HISTORY).map(({ lunar }) => lunar.quality);
    expect(qualities).toContain('table');
    expect(qualities).toContain('exact');
    expect(() => monthGrid(1645, 1)).toThrow(/expected a date from 1645-01-28/);
  });

  it('the same rules give the same calendar', () => {
    const { calendar } = HISTORY;
    const proleptic = LUNAR_OPTIONS.complete({ historic: 'proleptic-gbt' });
    expect(MODERN_CALENDAR.under(LUNAR_OPTIONS.defaults)).toBe(MODERN_CALENDAR);
    expect(calendar.under(proleptic).lunarYear(1600).quality).toBe('extrapolated');
    expect(calendar.under(proleptic).under(LUNAR_OPTIONS.defaults)).toBe(calendar);
  });

  it('January 1645 is searched under 正月初一换年 with HISTORY', () => {
    const civilTime = { year: 1645, month: 1, day: 10, hour: 12, minute: 0, second: 0 };
    const rules = { yearBoundary: 'lunarNewYear' } as const;
    const born = { civil: civilTime, sex: '男', hour: 'minute', utcOffsetMinutes: 480 } as const;
    const { year, month, day, hour } = castChart(born, rules, HISTORY).pillars;
    const names = { year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null };
    expect(findBirthTimes(names, { fromYear: 1645, toYear: 1645 }, rules, HISTORY)).toHaveLength(1);
    const epochMs = Date.UTC(1645, 0, 10, 4);
    expect(fourPillarsAt(epochMs, civilTime, rules, HISTORY).year.name).toBe(names.year);
  });
});
