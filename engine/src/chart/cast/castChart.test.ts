import { describe, expect, it } from 'vitest';
import { civilOfEpochMs, epochMsOfUtc, type CivilTime } from '../../time/index.ts';
import { birthOfExample, workedExamples, type WorkedPillar } from '../../../golden/workedExamples.ts';
import { castChart } from '../everywhere.ts';
import type { Chart, PillarFacts } from '../types.ts';

const SECOND = 1000;
/** Tolerances named by the reference. */
const TERM_MS = 4 * SECOND;
const SOLAR_CLOCK_MS = 6 * SECOND;
const EOT_MINUTES = 0.1;

function msOfText(text: string | number | undefined): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    String(text).match(/\d+/g)?.map(Number) ?? [];
  return epochMsOfUtc({ year, month, day, hour, minute, second });
}

function expectClock(clock: CivilTime | null, text: string | number | undefined, toleranceMs: number): void {
  expect(clock).not.toBeNull();
  expect(Math.abs(epochMsOfUtc(clock as CivilTime) - msOfText(text))).toBeLessThanOrEqual(toleranceMs);
}

function workedOf(facts: PillarFacts): WorkedPillar {
  const { ganzhi, stemGod, hidden, xingyun, zizuo } = facts;
  const { name, nayin, xun, kongwang } = ganzhi;
  return {
    ganzhi: name,
    stemGod,
    hidden: hidden.map(({ stem, role, god }) => ({ stem, role, god })),
    nayin,
    xun,
    xunkong: kongwang.join(''),
    xingyun,
    zizuo,
  };
}

describe('castChart, worked charts', () => {
  it.each(workedExamples().map((example) => [`${example.id} ${example.title}`, example] as const))(
    '%s: pillars, time, attributes',
    (_, example) => {
      const chart: Chart = castChart(birthOfExample(example), example.options);
      const { time } = chart;
      const { year, month, day, hour } = chart.pillars;
      expect({ year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null }).toEqual(
        example.pillars,
      );
      expect(time.civilStatus).toBe(example.time['civilStatus']);
      expect(time.offsetMinutes).toBeCloseTo(Number(example.time['offsetMinutes']), 6);
      expect(time.dstMinutes).toBe(example.time['dstMinutes']);
      expectClock(time.utc, example.time['utc'], SECOND);
      expectClock(time.beijing, example.time['beijing'], SECOND);
      expectClock(time.standardLocal, example.time['standardLocal'], SECOND);
      expectClock(time.localMeanTime, example.time['meanSolar'], SECOND);
      expectClock(time.apparentSolarTime, example.time['trueSolar'], SOLAR_CLOCK_MS);
      expectClock(time.solarClock, example.time['solarClockUsed'], SOLAR_CLOCK_MS);
      expect(Math.abs(time.eotMinutes - Number(example.time['eotMinutes']))).toBeLessThan(EOT_MINUTES);
      expect(time.longitudeMinutes).toBeCloseTo(Number(example.time['longitudeMinutes']), 2);
      for (const [jie, written] of [
        [chart.prevJie, example.prevJie],
        [chart.nextJie, example.nextJie],
      ] as const) {
        expect(jie.name).toBe(written.name);
        expectClock(civilOfEpochMs(jie.epochMs, 480), written.beijing, TERM_MS);
      }
      const { lunar } = chart;
      const lunarMonth = lunar?.isLeap === true ? -lunar.month : lunar?.month;
      expect([lunar?.year, lunarMonth, lunar?.day]).toEqual([
        example.lunar.year,
        example.lunar.month,
        example.lunar.day,
      ]);
      expect(example.lunar.civilText.endsWith(dayText(chart.civilLunar?.day ?? 0))).toBe(true);
      const { attributes } = example;
      for (const key of ['year', 'month', 'day', 'hour'] as const) {
        const facts = chart.facts[key];
        expect(facts === null ? undefined : workedOf(facts)).toEqual(attributes.pillars[key]);
      }
      expect(chart.taiyuan.name).toBe(attributes.taiyuan);
      expect(chart.taixi.name).toBe(attributes.taixi);
      expect(chart.minggong?.name ?? null).toBe(attributes.minggong);
      expect(chart.shengong?.name ?? null).toBe(attributes.shengong);
      expect(chart.minggua).toEqual(attributes.minggua);
      expect(chart.zodiacAnimal).toBe(attributes.zodiac);
      expect(chart.constellation).toBe(attributes.constellation);
      expect(chart.siling.stem).toBe(attributes.siling.stem);
      expect(Math.abs(chart.siling.elapsedDays - attributes.siling.elapsedDays)).toBeLessThanOrEqual(0.01);
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    },
  );
});

const TENS = ['初', '十', '廿', '三'];
const DIGITS = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

function dayText(day: number): string {
  if (day === 20) return '二十';
  const tens = day === 10 ? 0 : Math.floor(day / 10);
  return `${TENS[tens]}${DIGITS[day % 10]}`;
}
