import { describe, expect, it } from 'vitest';
import { civilOfEpochMs, epochMsOfUtc, type CivilTime } from '../../time/index.ts';
import { birthOfExample, workedExamples, type WorkedPillar } from '../../../golden/workedExamples.ts';
import { yearGanzhi, type LunarDate } from '../../calendar/index.ts';
import { castChart } from '../index.ts';
import type { Chart, Notice, PillarFacts } from '../types.ts';
import { boneWeightOf, type BonePart } from './boneWeight.ts';
import { WORLD } from '../world.ts';

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
      const chart: Chart = castChart(birthOfExample(example), example.options, WORLD);
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

const LISTED: ReadonlySet<Notice['code']> = new Set(['nearTerm', 'longitudeFarFromZone']);
/** The reference names a 节 within ten minutes of a minute, we within two hours. */
const REFERENCE_SECONDS = 600;
const isOfReference = (notice: Notice, { birth }: { readonly birth: { readonly hour: string } }): boolean =>
  LISTED.has(notice.code) &&
  (notice.code !== 'nearTerm' ||
    birth.hour !== 'minute' ||
    Math.abs(notice.secondsAfter) <= REFERENCE_SECONDS);
const NUMBERS = ['', '正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** 农历庚午年四月廿一. */
function lunarText(lunar: LunarDate | null): string {
  if (lunar === null) return '';
  const { year, month, isLeap, day } = lunar;
  return `农历${yearGanzhi(year).name}年${isLeap ? '闰' : ''}${NUMBERS[month]}月${dayText(day)}`;
}

describe('castChart, worked charts: what stands beside the pillars', () => {
  const rows = workedExamples().map((example) => [`${example.id} ${example.title}`, example] as const);

  it.each(rows)('%s: notices, both lunar dates, 称骨', (_, example) => {
    const chart = castChart(birthOfExample(example), example.options, WORLD);
    const notices = chart.notices.filter((notice) => isOfReference(notice, chart));
    expect(notices.map(({ code }) => code)).toEqual(example.notices.map(({ code }) => code));
    for (const [i, notice] of notices.entries()) {
      const written = example.notices[i];
      if (notice.code !== 'nearTerm' || written === undefined) throw new Error(`no worked ${notice.code}`);
      const { term, secondsAfter, pillars } = notice;
      expect(term.name).toBe(written.term);
      expect(Math.abs(secondsAfter - written.secondsAfter) * SECOND).toBeLessThanOrEqual(TERM_MS);
      expect({ year: pillars.year.name, month: pillars.month.name }).toEqual(written.pillars);
    }
    expect(lunarText(chart.lunar)).toBe(example.lunar.text);
    expect(lunarText(chart.civilLunar)).toBe(example.lunar.civilText);
    const bone = boneWeightOf(chart);
    const part = ({ of, qian }: BonePart): [string, number] => [of, qian];
    expect(
      bone === null
        ? null
        : {
            parts: {
              year: part(bone.year),
              month: part(bone.month),
              day: part(bone.day),
              hour: part(bone.hour),
            },
            qian: bone.qian,
            text: bone.text,
          },
    ).toEqual(
      example.boneWeight === null
        ? null
        : {
            ...example.boneWeight,
            parts: Object.fromEntries(
              Object.entries(example.boneWeight.parts).map(([key, [of, qian]]) => [
                key,
                // A leap month has a minus there; here stands the month that counts.
                [String(of).replace('-', ''), qian],
              ]),
            ),
          },
    );
  });

  it('every field of a worked chart is tested: a new one needs a test', () => {
    const compared = [
      // Here.
      'attributes boneWeight lunar nextJie notices pillars prevJie time',
      // luck/luck.test.ts; scores and reasons of luck and years in analysis/workedCharts.test.ts.
      'luck relations shensha years',
      // analysis/workedCharts.test.ts.
      'pattern report strength useful',
      // What the chart is cast from, and which programs agree with it.
      'checks id input options title',
    ].flatMap((line) => line.split(' '));
    for (const example of workedExamples())
      expect(Object.keys(example).filter((key) => !compared.includes(key))).toEqual([]);
  });
});

const TENS = ['初', '十', '廿', '三'];
const DIGITS = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

function dayText(day: number): string {
  if (day === 20) return '二十';
  const tens = day === 10 ? 0 : Math.floor(day / 10);
  return `${TENS[tens]}${DIGITS[day % 10]}`;
}
