import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as almanac from './almanac/index.ts';
import * as historicalAlmanac from './almanac/historical.ts';
import * as analysis from './analysis/index.ts';
import * as homeAnalysis from './analysis/home.ts';
import * as historicalAnalysis from './analysis/historical.ts';
import * as calendar from './calendar/index.ts';
import * as historicalCalendar from './calendar/historical/index.ts';
import * as chart from './chart/index.ts';
import * as homeChart from './chart/home.ts';
import * as historicalChart from './chart/historical.ts';
import * as hexagram from './hexagram/index.ts';
import * as historicalHexagram from './hexagram/historical.ts';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
type Door = Readonly<Record<string, unknown>>;
const DOORS: Readonly<Record<string, readonly [modern: Door, historical: Door]>> = {
  calendar: [calendar, historicalCalendar],
  almanac: [almanac, historicalAlmanac],
  chart: [chart, historicalChart],
  analysis: [analysis, historicalAnalysis],
  hexagram: [hexagram, historicalHexagram],
};

/** Functions that are the same at the light door, with fewer zones. */
const LIGHT: Readonly<Record<string, Door>> = { chart: homeChart, analysis: homeAnalysis };

/** Functions of a room that another one repeats with what is held in front, which is what its docstring says. */
function heldFunctions(room: string): string[] {
  return readdirSync(`${SOURCE}/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${SOURCE}/${room}/${file}`, 'utf8').matchAll(
        /As (?:\{@link |`)(\w+)(?:\}, by the calendar|` of the room's door, on the ground) that is held/g,
      ),
    ])
    .map((match) => match[1] as string);
}

describe('the calendar that is held', () => {
  it('no function of the engine takes a table of history as an argument any more', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const taking = files.filter((file) => /history\??:/.test(readFileSync(`${SOURCE}/${file}`, 'utf8')));
    expect(taking).toEqual([]);
  });

  it.each(Object.keys(DOORS))('%s: what reads lunar dates stands in both doors', (room) => {
    const [modern, historical] = DOORS[room] as readonly [Door, Door];
    const names = heldFunctions(room);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(typeof modern[name], name).toBe('function');
      expect(typeof historical[name], name).toBe('function');
      expect(historical[name], name).not.toBe(modern[name]);
    }
    const own = Object.keys(historical).filter(
      (name) => !['HISTORICAL_CALENDAR', 'HISTORY', 'historicalTermDays'].includes(name),
    );
    for (const name of own) expect(modern, `${name} is in the historical door alone`).toHaveProperty(name);
  });

  it.each(Object.keys(LIGHT))(
    '%s: what reads clocks stands at the light door too, and is refused a birth abroad',
    (room) => {
      const [modern] = DOORS[room] as readonly [Door, Door];
      const names = Object.keys(LIGHT[room] ?? {})
        .filter((name) => name !== 'HOME')
        .toSorted();
      expect(names).toEqual(
        heldFunctions(room)
          .filter((name) => name !== 'findBirthTimes')
          .toSorted(),
      );
      for (const name of names) expect(modern[name], name).not.toBe(LIGHT[room]?.[name]);
    },
  );

  it('the light doors answer as the others at home, and send a birth abroad to them', () => {
    const civil = { year: 1943, month: 7, day: 4, hour: 9, minute: 30, second: 0 };
    const at = (zone: string) => ({ civil, zone, sex: '女', hour: 'minute' }) as const;
    for (const zone of ['Asia/Shanghai', 'Asia/Hong_Kong', 'ROC']) {
      expect(homeChart.castChart(at(zone))).toEqual(chart.castChart(at(zone)));
      expect(homeChart.hourChartsOf(at(zone))).toEqual(chart.hourChartsOf(at(zone)));
      const rules = { dayBoundary: 'midnight' } as const;
      expect(homeChart.compareRules(at(zone), {}, rules)).toEqual(chart.compareRules(at(zone), {}, rules));
    }
    expect(homeAnalysis.hourReadingsOf(at('PRC'))).toHaveLength(13);
    expect(homeAnalysis.compareSchools(at('PRC'), {}, {}).values).toEqual([]);
    expect(() => homeChart.castChart(at('America/New_York'))).toThrow(
      /take the functions of @shangyuan\/engine\/chart/,
    );
    expect(chart.castChart(at('America/New_York')).time).toMatchObject({
      offsetMinutes: -240,
      dstMinutes: 60,
    });
  });

  it('both doors answer alike from 1645 on', () => {
    const date = { year: 2024, month: 2, day: 10 };
    const birth = { civil: { ...date, hour: 9, minute: 30, second: 0 }, sex: '女', hour: 'minute' } as const;
    expect(historicalCalendar.lunarDateOf(date)).toEqual(calendar.lunarDateOf(date));
    expect(historicalCalendar.monthGrid(2024, 2)).toEqual(calendar.monthGrid(2024, 2));
    expect(historicalAlmanac.almanacDay(date)).toEqual(almanac.almanacDay(date));
    expect(historicalAlmanac.dayBrief(date)).toEqual(almanac.dayBrief(date));
    expect(historicalChart.castChart(birth)).toEqual(chart.castChart(birth));
    expect(historicalHexagram.castHexagram(birth.civil)).toEqual(hexagram.castHexagram(birth.civil));
    const lunar = { year: 2024, month: 1, day: 1 };
    expect(historicalCalendar.civilDateOfLunar(lunar)).toEqual(calendar.civilDateOfLunar(lunar));
    expect(historicalCalendar.lunarYear(1916, { era1912: 'gbt' })).toEqual(
      calendar.lunarYear(1916, { era1912: 'gbt' }),
    );
  });

  it('a month whose days lie on both sides of 1645-01-28 is whole at the historical door', () => {
    const days = historicalCalendar.monthGrid(1645, 1);
    expect(days.map(({ lunar }) => lunar.quality)).toContain('table');
    expect(days.map(({ lunar }) => lunar.quality)).toContain('exact');
    expect(() => calendar.monthGrid(1645, 1)).toThrow(/expected a date from 1645-01-28/);
  });

  it('rules are the calendar’s own: the same rules give the same calendar', () => {
    const { MODERN_CALENDAR, LUNAR_OPTIONS } = calendar;
    const { HISTORICAL_CALENDAR } = historicalCalendar;
    const proleptic = LUNAR_OPTIONS.complete({ historic: 'proleptic-gbt' });
    expect(MODERN_CALENDAR.under(LUNAR_OPTIONS.defaults)).toBe(MODERN_CALENDAR);
    expect(HISTORICAL_CALENDAR.under(proleptic).lunarYear(1600).quality).toBe('extrapolated');
    expect(HISTORICAL_CALENDAR.under(proleptic).under(LUNAR_OPTIONS.defaults)).toBe(HISTORICAL_CALENDAR);
  });

  it('births before 1645 by lunar date, the twelve hours and two rules at the historical door alone', () => {
    const lunar = { year: 1600, month: 5, isLeap: false, day: 7, hour: 12, minute: 0, second: 0 };
    const birth = { lunar, sex: '男', hour: 'minute' } as const;
    expect(() => chart.castChart(birth)).toThrow(/wrong lunar year 1600/);
    expect(historicalChart.castChart(birth).civilLunar).toMatchObject({ year: 1600, month: 5, day: 7 });
    expect(historicalChart.hourChartsOf(birth)).toHaveLength(13);
    expect(historicalChart.compareRules(birth, {}, { dayBoundary: 'midnight' }).options).toHaveLength(1);
    expect(historicalAnalysis.hourReadingsOf(birth)).toHaveLength(13);
    expect(historicalAnalysis.compareSchools(birth, {}, {}).values).toEqual([]);
  });

  it('January 1645 is searched under 正月初一换年 at the historical door', () => {
    const civil = { year: 1645, month: 1, day: 10, hour: 12, minute: 0, second: 0 };
    const rules = { yearBoundary: 'lunarNewYear' } as const;
    const { year, month, day, hour } = historicalChart.castChart(
      { civil, sex: '男', hour: 'minute', utcOffsetMinutes: 480 },
      rules,
    ).pillars;
    const names = { year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null };
    const found = historicalChart.findBirthTimes(names, { fromYear: 1645, toYear: 1645 }, rules);
    expect(found).toHaveLength(1);
  });
});
