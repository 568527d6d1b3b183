/**
 * The day facts on which the modern almanacs agree, 1901 to 2100, cell by cell. Definitions that differ from ours are set
 * to theirs by options where we have the option; the rest is listed here with its number.
 */
import { describe, expect, test } from 'vitest';
import { goldenRows } from '../../../golden/golden.ts';
import type { SeasonDay } from '../../calendar/index.ts';
import { almanacDay, type AlmanacDay } from '../almanacDay.ts';
import { ALMANAC_OPTIONS, type AlmanacRules } from '../rules.ts';

const MINOR_TERMS = '立春 惊蛰 清明 立夏 芒种 小暑 立秋 白露 寒露 立冬 大雪 小寒';

function seasonText(season: SeasonDay | null): string {
  return season === null ? '-' : season.name + season.day;
}

function cellsOf(day: AlmanacDay): Record<string, string> {
  const { lunar, pillars, jiuxing, taishen } = day;
  const month = lunar.isLeap ? -lunar.month : lunar.month;
  const place = taishen.place + taishen.direction;
  return {
    lunar: `${lunar.year}/${month}/${lunar.day}`,
    ygz12: pillars.year.name,
    mgz12: pillars.month.name,
    dgz: pillars.day.name,
    star28: day.mansion.name,
    officer: day.jianchu,
    spirit: day.road.spirit === '宝光' ? '天德' : day.road.spirit,
    nayin: day.nayin,
    chong: day.chongsha.branch,
    sha: day.chongsha.shaDirection,
    xi: day.xishenDirection,
    cai: day.caishenDirection,
    fu: day.fushenDirection,
    fu_tl: day.fushenDirection,
    yanggui: day.yanggui.direction,
    yingui: day.yingui.direction,
    taishen: place,
    taishen_tl: place,
    nine_day: jiuxing.day.name.slice(0, 1),
    nine_day_tl: jiuxing.day.name.slice(0, 1),
    nine_mon: jiuxing.month.name.slice(0, 1),
    nine_yr: jiuxing.year.name.slice(0, 1),
    six: day.liuyao,
    hou72: day.hou.name,
    nine9: seasonText(day.shujiu),
    fu3: seasonText(day.sanfu),
    term: day.term.today ?? '-',
    xunkong: day.kongwang.join(''),
  };
}

interface Sweep {
  readonly cells: number;
  readonly differing: Readonly<Record<string, readonly { date: string; ours: string; theirs: string }[]>>;
}

function sweep(rules: AlmanacRules): Sweep {
  const differing: Record<string, { date: string; ours: string; theirs: string }[]> = {};
  let cells = 0;
  for (const row of goldenRows('day-facts')) {
    const date = row['date'] ?? '';
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    for (const [column, ours] of Object.entries(cellsOf(almanacDay({ year, month, day }, rules)))) {
      const theirs = row[column] ?? '';
      if (theirs === '') continue;
      cells++;
      if (ours !== theirs) (differing[column] ??= []).push({ date, ours, theirs });
    }
  }
  return { cells, differing };
}

function counts({ differing }: Sweep): Record<string, number> {
  return Object.fromEntries(Object.entries(differing).map(([column, list]) => [column, list.length]));
}

function isMinorTermDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const { today } = almanacDay({ year, month, day }).term;
  return today !== null && MINOR_TERMS.includes(today);
}

describe('day facts 1901-2100', () => {
  test('with their schools set, a million cells agree except for three definitions', () => {
    const theirs = ALMANAC_OPTIONS.complete({
      fuShen: 'A',
      guiren: 'gengxin',
      phenology: 'days',
      dayStarLeap: 'backcount',
    });
    const { cells, differing } = sweep(theirs);
    expect(cells).toBeGreaterThan(900_000);
    // They give pillars at noon, we give those of the whole day: only days of a 节 after noon can differ.
    expect(differing['ygz12']).toHaveLength(53);
    expect(differing['mgz12']).toHaveLength(639);
    for (const { date } of [...(differing['ygz12'] ?? []), ...(differing['mgz12'] ?? [])]) {
      expect(isMinorTermDay(date)).toBe(true);
    }
    // 春分 of 2084 falls on 03-20 by our ΔT, on 03-19 in theirs, and its pentads with it.
    expect(differing['term']?.map(({ date }) => date)).toEqual(['2084-03-19', '2084-03-20']);
    expect(differing['hou72']).toHaveLength(3);
    expect(Object.keys(differing).sort()).toEqual(['hou72', 'mgz12', 'term', 'ygz12']);
  });

  test('under 协纪 the further differences are 庚 days, 福神, pentads by degree and the leap of the day star', () => {
    const { differing, ...rest } = sweep(ALMANAC_OPTIONS.complete());
    const other = counts({ differing, ...rest });
    expect([other['yanggui'], other['yingui']]).toEqual([3874, 3874]);
    expect(other['nine_day_tl']).toBe(112);
    expect(other['hou72']).toBe(898);
    expect(other['fu_tl']).toBeGreaterThan(0);
    expect(Object.keys(other).sort()).toEqual(
      ['fu', 'fu_tl', 'hou72', 'mgz12', 'nine_day_tl', 'term', 'yanggui', 'ygz12', 'yingui'].sort(),
    );
  });
});
