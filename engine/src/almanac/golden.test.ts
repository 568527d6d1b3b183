/**
 * The worked days of the domain reference, field by field, from a date alone. Three of them stand here as well, so that the
 * room is tested where the reference is not at hand.
 */
import { describe, expect, test } from 'vitest';
import { goldenJson } from '../../golden/golden.ts';
import * as historical from './historical.ts';
import { dayGanzhi } from '../calendar/index.ts';
import { MAX_JDN } from '../time/index.ts';
import { almanacDay, type AlmanacDay } from './almanacDay.ts';
import { almanacHours } from './hours/almanacHours.ts';
import { ALMANAC_OPTIONS } from './rules.ts';
import { contextOf, type WrittenContext } from '../../golden/dayContexts.ts';
import { yijiOf } from './yiji/yiji.ts';
import type { ItemRow, Yiji } from './yiji/yijiTypes.ts';

interface WorkedDay {
  readonly date: string;
  readonly facts: {
    readonly lunar: { year: number; month: number; leap: boolean; day: number; monthDays: number };
    readonly ganzhi: Record<'yearByLichunDay' | 'yearByLunarNewYear' | 'monthByJieDay' | 'day', string>;
    readonly term: { today: string | null; current: string; dayIndex: number };
    readonly sunLongitudeNoon: number;
    readonly dayStar: number;
    readonly [field: string]: unknown;
  };
  readonly ctx: WrittenContext;
  readonly spirits: readonly string[];
  readonly modes: Readonly<Record<string, readonly [string, string]>>;
  readonly grade: string;
  readonly hasDe: boolean | null;
  readonly yi: Readonly<Record<string, readonly string[]>>;
  readonly ji: Readonly<Record<string, readonly string[]>>;
  readonly notes: readonly string[];
  readonly hours: readonly { gz: string; spirits: readonly string[]; road: string }[];
}

const worked: readonly WorkedDay[] = goldenJson<{ examples: WorkedDay[] }>('almanac/worked-days').examples;

function dayOf(text: string): AlmanacDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return almanacDay({ year, month, day });
}

function namesByItem(rows: readonly ItemRow[]): Record<string, readonly string[]> {
  return Object.fromEntries(rows.map(({ item, by }) => [item, by.map(({ name }) => name)]));
}

/** Derivation as the worked days write it. */
function derivationOf(yiji: Yiji): unknown {
  return {
    spirits: yiji.spirits.map(({ name }) => name),
    modes: Object.fromEntries(yiji.rungs.map(({ name, mode, why }) => [name, [mode, why]])),
    grade: yiji.grade,
    hasDe: yiji.hasDe,
    yi: namesByItem(yiji.yi),
    ji: yiji.verdict === '诸事不宜' ? { 诸事不宜: yiji.allBy.map(({ name }) => name) } : namesByItem(yiji.ji),
    notes: yiji.notes.map(({ text }) => text),
  };
}

function expectedDerivation({ spirits, modes, grade, hasDe, yi, ji, notes }: WorkedDay): unknown {
  return { spirits, modes, grade, hasDe, yi, ji, notes };
}

function countOf(season: { name: string; day: number } | null): string | null {
  return season === null ? null : `${season.name}第${season.day}天`;
}

function meiyuOf(day: AlmanacDay): string | null {
  if (day.meiyu === null) return null;
  return day.meiyu.name === '出梅' ? '出梅' : `入梅第${day.meiyu.day}天`;
}

/** Facts of a day in the words of the worked days. */
function factsOf(day: AlmanacDay): Record<string, unknown> {
  const { year, month, jiuxing } = { ...day.pillars, jiuxing: day.jiuxing };
  return {
    lunar: [day.lunar.year, day.lunar.month, day.lunar.isLeap, day.lunar.day, day.lunar.monthDays],
    ganzhi: [year.name, day.lunarYearGanzhi.name, month.name, day.pillars.day.name],
    nayinDay: day.nayin,
    mansion: day.mansion.name,
    officer: day.jianchu,
    huangHeiDao: day.road.spirit,
    chong: day.chongsha.zodiacAnimal,
    sha: day.chongsha.shaDirection,
    xunkong: day.kongwang.join(''),
    term: [day.term.today, day.term.current, day.term.dayIndex],
    xi: day.xishenDirection,
    cai: day.caishenDirection,
    fu: day.fushenDirection,
    yangGui: day.yanggui.direction,
    yinGui: day.yingui.direction,
    taishen: `${day.taishen.place} ${day.taishen.direction}`,
    liuyao: day.liuyao,
    yearStar: jiuxing.year.name + jiuxing.year.wuxing,
    monthStar: jiuxing.month.name + jiuxing.month.wuxing,
    dayStar: jiuxing.day.number,
    shujiu: countOf(day.shujiu),
    fu_: countOf(day.sanfu),
    plum: meiyuOf(day),
    phaseDay: ['朔', '上弦', '望', '下弦'].includes(day.moonPhase) ? day.moonPhase : null,
  };
}

function expectedFacts({ facts }: WorkedDay): Record<string, unknown> {
  const { lunar, ganzhi, term, ...rest } = facts;
  const expected: Record<string, unknown> = {
    lunar: [lunar.year, lunar.month, lunar.leap, lunar.day, lunar.monthDays],
    ganzhi: [ganzhi.yearByLichunDay, ganzhi.yearByLunarNewYear, ganzhi.monthByJieDay, ganzhi.day],
    term: [term.today, term.current, term.dayIndex],
  };
  for (const [field, value] of Object.entries(rest)) expected[field] = value;
  for (const other of ['dayStarTyme', 'dayStarLunarTs', 'phenology', 'sunLongitudeNoon'])
    delete expected[other];
  return expected;
}

/** The reference gives the pentad of this day by days; by degree it begins on the morrow. */
const PENTAD_BY_DAYS = '1997-07-01';

describe('worked days', () => {
  test('there are eighteen', () => {
    expect(worked).toHaveLength(18);
  });
  for (const example of worked) {
    test(`${example.date} 宜忌 from the written context`, () => {
      expect(derivationOf(yijiOf(contextOf(example.ctx), ALMANAC_OPTIONS.complete()))).toEqual(
        expectedDerivation(example),
      );
    });
    test(`${example.date} from the date: facts, 宜忌 and hours`, () => {
      const day = dayOf(example.date);
      expect(factsOf(day)).toEqual(expectedFacts(example));
      expect(derivationOf(day.yiji)).toEqual(expectedDerivation(example));
      expect(Math.abs(day.sunLongitudeDeg - example.facts.sunLongitudeNoon)).toBeLessThan(0.02);
      const phenology = example.date === PENTAD_BY_DAYS ? 'days' : 'longitude';
      const { hou } = almanacDay(day.civil, { phenology });
      expect(`${hou.name}第${hou.day}天`).toBe(example.facts['phenology']);
      const rows = almanacHours(day.civil).rows.slice(0, 12);
      const hours = rows.map(({ ganzhi, spirits, isHuangdao }) => ({
        gz: ganzhi.name,
        spirits: spirits.map(({ name }) => name).filter((name) => name !== '贵登天门'),
        road: isHuangdao ? '黄' : '黑',
      }));
      expect(hours).toEqual(example.hours);
    });
  }
});

describe('days of the book', () => {
  test('2008-08-08 is 阴阳大会 and wholly forbidden; 通行 only notes it', () => {
    const date = { year: 2008, month: 8, day: 8 };
    expect(almanacDay(date).yiji.allBy.map(({ name }) => name)).toEqual(['阴阳大会']);
    const popular = almanacDay(date, { yinyangBuilding: 'note' }).yiji;
    expect(popular.verdict).toBe('分项');
    expect(popular.rungs.find(({ name }) => name === '阴阳大会')?.mode).toBe('none');
  });
  test('1974-01-23 meets 天赦 and 天愿: nothing is forbidden', () => {
    const { yiji } = almanacDay({ year: 1974, month: 1, day: 23 });
    expect(yiji.ji).toEqual([]);
    expect(namesByItem(yiji.yi)['祭祀']).toEqual(['天赦', '天愿', '四相', '续世']);
  });
  test('1999-12-31: 相抵 of 劫煞 leaves what 四废 forbids', () => {
    const { yiji } = almanacDay({ year: 1999, month: 12, day: 31 });
    expect(Object.keys(namesByItem(yiji.yi)).sort()).toEqual(
      ['恤孤茕', '捕捉', '祭祀', '覃恩', '雪冤'].sort(),
    );
    expect(namesByItem(yiji.ji)['修仓库']).toEqual(['小耗', '四废', '劫煞']);
  });
  test('the first and the last day, and the day before the first with and without the historical table', () => {
    expect(almanacDay({ year: 1645, month: 1, day: 28 }).lunar.day).toBe(1);
    expect(almanacDay({ year: 9999, month: 12, day: 31 }).pillars.day.name).toBe(dayGanzhi(MAX_JDN).name);
    const before = { year: 1645, month: 1, day: 27 };
    expect(() => almanacDay(before)).toThrow(RangeError);
    expect(historical.almanacDay(before).lunar.month).toBe(12);
    expect(historical.almanacDay({ year: 1000, month: 1, day: 1 }).yiji.spirits.length).toBeGreaterThan(5);
    expect(() => almanacDay({ year: 2026, month: 2, day: 30 })).toThrow(/wrong solar day 30/);
  });
  test('the answer does not depend on what was asked before: 宜忌 carries only the options it reads', () => {
    const date = { year: 2026, month: 2, day: 17 };
    const one = almanacDay(date, { fuShen: 'A' }).yiji;
    expect(almanacDay(date).yiji).toBe(one);
    expect(Object.keys(one.rules)).not.toContain('fuShen');
  });
  test('a day is JSON-safe', () => {
    const day = almanacDay({ year: 2026, month: 2, day: 17 });
    expect(JSON.parse(JSON.stringify(day))).toEqual(day);
  });
});
