/**
 * Worked days, field by field, from a written context and from the date only; and a worked day for each clause of the closing
 * rules.
 */
import { describe, expect, test } from 'vitest';
import { goldenJson } from '../../golden/golden.ts';
import { dayGanzhi } from '../calendar/index.ts';
import { epochMsOfUtc, MAX_JDN, MS_PER_HOUR } from '../time/index.ts';
import { almanacDay, type AlmanacDay } from './almanacDay.ts';
import { almanacHours } from './hours/almanacHours.ts';
import { ALMANAC_OPTIONS } from './rules.ts';
import { contextOf, type WrittenContext } from '../../golden/dayContexts.ts';
import { yijiOf } from './yiji/yiji.ts';
import { byCharacter, favours, namesByItem, writtenNotes, writtenWhy } from '../../golden/writtenYiji.ts';
import type { Yiji } from './yiji/yijiTypes.ts';
import { HISTORY } from '../calendar/historical/index.ts';

interface WrittenYiji {
  readonly date: string;
  readonly ctx: WrittenContext;
  readonly spirits: readonly string[];
  readonly modes: Readonly<Record<string, readonly [string, string]>>;
  readonly grade: string;
  readonly rating: string;
  readonly yi: Readonly<Record<string, readonly string[]>>;
  readonly ji: Readonly<Record<string, readonly string[]>>;
  readonly relaxed: readonly string[];
  readonly notes: readonly string[];
}

interface WorkedDay extends WrittenYiji {
  readonly weekday: string;
  readonly facts: {
    readonly lunar: {
      year: number;
      month: number;
      leap: boolean;
      day: number;
      monthDays: number;
      text: string;
    };
    readonly ganzhi: Record<'yearByLichunDay' | 'yearByLunarNewYear' | 'monthByJieDay' | 'day', string>;
    readonly term: { today: string | null; exactTime: string | null; current: string; dayIndex: number };
    readonly sunLongitudeNoon: number;
    readonly dayStar: number;
    readonly [field: string]: unknown;
  };
  readonly hasDe: boolean | null;
  readonly hours: readonly { gz: string; spirits: readonly string[]; road: string }[];
}

interface WorkedClause extends WrittenYiji {
  readonly branch: string;
  readonly cell: string;
  readonly favours: Readonly<Record<string, readonly string[]>>;
}

const { examples: worked } = goldenJson<{ examples: readonly WorkedDay[] }>('almanac/worked-days');
const { examples: clauses } = goldenJson<{ examples: readonly WorkedClause[] }>('almanac/closing-rules');

function dayOf(text: string): AlmanacDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return almanacDay({ year, month, day });
}

/** Derivation as the worked days write it. */
function derivationOf(yiji: Yiji): unknown {
  return {
    spirits: yiji.spirits.map(({ name }) => name),
    modes: Object.fromEntries(yiji.rungs.map(({ name, mode, why }) => [name, [mode, writtenWhy(why)]])),
    grade: yiji.grade,
    rating: yiji.rating,
    yi: namesByItem(yiji.yi),
    ji: yiji.verdict === '诸事不宜' ? { 诸事不宜: yiji.allBy.map(({ name }) => name) } : namesByItem(yiji.ji),
    relaxed: byCharacter(yiji.relaxed),
    notes: writtenNotes(yiji),
  };
}

function expectedDerivation(written: WrittenYiji): unknown {
  const { spirits, modes, grade, rating, yi, ji, relaxed, notes } = written;
  return { spirits, modes, grade, rating, yi, ji, relaxed, notes };
}

/** Whether a 德 counts, as the worked days have it: null on a day that is wholly 忌. */
function hasDe({ verdict, virtues }: Yiji): boolean | null {
  return verdict === '诸事不宜' ? null : virtues.length > 0;
}

const NUMBERS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const DIGITS = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** 农历庚子年闰四月初一. */
function lunarText({ lunar, lunarYearGanzhi }: AlmanacDay): string {
  const { month, isLeap, day } = lunar;
  const dayText =
    day === 20 ? '二十' : `${'初十廿三'[day === 10 ? 0 : Math.floor(day / 10)]}${DIGITS[day % 10]}`;
  return `农历${lunarYearGanzhi.name}年${isLeap ? '闰' : ''}${NUMBERS[month - 1]}月${dayText}`;
}

/** The second program's terms are within this of DE431. */
const TERM_SECONDS = 4;

/** How far the instant of the day's own term is from the written one; 0 where there is none, as written. */
function termSecondsApart({ term }: AlmanacDay, written: string | null): number {
  if (term.todayMs === null || written === null) return term.todayMs === written ? 0 : Infinity;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    written.match(/\d+/g)?.map(Number) ?? [];
  const writtenMs = epochMsOfUtc({ year, month, day, hour, minute, second }) - 8 * MS_PER_HOUR;
  return Math.abs(writtenMs - term.todayMs) / 1000;
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
      expect(hasDe(day.yiji)).toBe(example.hasDe);
      expect(Math.abs(day.sunLongitudeDeg - example.facts.sunLongitudeNoon)).toBeLessThan(0.02);
      expect('日一二三四五六'[day.weekday]).toBe(example.weekday);
      expect(lunarText(day)).toBe(example.facts.lunar.text);
      expect(termSecondsApart(day, example.facts.term.exactTime)).toBeLessThanOrEqual(TERM_SECONDS);
      expect(`${day.hou.name}第${day.hou.day}天`).toBe(example.facts['phenology']);
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

describe('a worked day for each clause of the closing rules', () => {
  test('there are fifty', () => {
    expect(clauses).toHaveLength(50);
  });
  test.each(clauses)('$branch, $date', (example) => {
    expect(derivationOf(yijiOf(contextOf(example.ctx), ALMANAC_OPTIONS.complete()))).toEqual(
      expectedDerivation(example),
    );
    const day = dayOf(example.date);
    expect(derivationOf(day.yiji)).toEqual(expectedDerivation(example));
    expect(day.pillars.month.branch + day.pillars.day.name).toBe(example.cell);
    for (const [item, names] of Object.entries(example.favours))
      for (const name of names) expect([item, name, favours(name, item)]).toEqual([item, name, true]);
  });
});

describe('days of the book', () => {
  test('2008-08-08 is 阴阳大会 and wholly forbidden; 通行 only notes it', () => {
    const date = { year: 2008, month: 8, day: 8 };
    expect(almanacDay(date).yiji.allBy.map(({ name }) => name)).toEqual(['阴阳大会']);
    const popular = almanacDay(date, { yinyangBuilding: 'note' }).yiji;
    expect(popular.verdict).toBe('分项');
    expect(popular.rungs.find(({ name }) => name === '阴阳大会')?.mode).toBe('none');
  });
  test('1974-01-23 meets 天赦 and 天愿: what month and pillar forbid falls, what the date forbids stays', () => {
    const { yiji } = almanacDay({ year: 1974, month: 1, day: 23 });
    expect(new Set(Object.values(namesByItem(yiji.ji)).flat())).toEqual(
      new Set(['土王用事', '朔弦望', '人神(甲)']),
    );
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
    expect(almanacDay(before, {}, HISTORY).lunar.month).toBe(12);
    expect(almanacDay({ year: 1000, month: 1, day: 1 }, {}, HISTORY).yiji.spirits.length).toBeGreaterThan(5);
    expect(() => almanacDay({ year: 2026, month: 2, day: 30 })).toThrow(/wrong solar day 30/);
  });
  test('the answer does not depend on earlier calls: 宜忌 carries only the options it reads', () => {
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
