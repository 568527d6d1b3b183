/**
 * Day contexts for tests: from the written contexts of the worked days, and bare ones of a month and a day pillar.
 */
import { type Branch, findGanzhi, type Ganzhi, ganzhiOf } from '../src/ganzhi/index.ts';
import type { DayContext, PrincipalPhase, MinorTermDay } from '../src/almanac/day/dayContext.ts';
import { MANSIONS } from '../src/almanac/tables/mansions.ts';

/** Context as the worked days write it. */
export interface WrittenContext {
  readonly mb: Branch;
  readonly gz: string;
  readonly yg: string;
  readonly lunarMonth: number;
  readonly lunarDay: number;
  readonly lunarMonthDays: number;
  readonly lunarFirstBranch: Branch;
  readonly mansion: string;
  readonly termToday: string | null;
  readonly termTomorrow: string | null;
  readonly daysFromTerm: Readonly<Record<string, number>>;
  readonly sunLon: number;
  readonly fushe: boolean;
  readonly phase: PrincipalPhase | null;
}

/** The twelve 节 that begin months. */
export const MINOR_TERMS = '立春 惊蛰 清明 立夏 芒种 小暑 立秋 白露 寒露 立冬 大雪 小寒'.split(' ');

/** The context of a worked day. */
export function contextOf(written: WrittenContext): DayContext {
  const minor = Object.entries(written.daysFromTerm)
    .filter(([term]) => MINOR_TERMS.includes(term))
    .map(([term, days]): MinorTermDay => ({ term, days }))
    .sort((a, b) => a.days - b.days);
  const last = minor[0] ?? { term: '', days: 0 };
  return {
    monthBranch: written.mb,
    day: findGanzhi(written.gz) as Ganzhi,
    year: findGanzhi(written.yg) as Ganzhi,
    lunarMonth: written.lunarMonth,
    lunarDay: written.lunarDay,
    lunarMonthDays: written.lunarMonthDays,
    lunarFirstBranch: written.lunarFirstBranch,
    mansionIndex: MANSIONS.findIndex(({ name }) => name === written.mansion),
    termToday: written.termToday,
    termTomorrow: written.termTomorrow,
    lastMinorTerms: [last, minor[1] ?? { term: '', days: 0 }],
    nextMinorTerm: { term: '', days: 99 },
    sunLongitudeDeg: written.sunLon,
    isFusheDay: written.fushe,
    moonPhase: written.phase,
  };
}

/** A context with nothing but month branch (0 寅 … 11 丑) and day pillar: no spirit of the date stands. */
export function bareContext(monthIndex: number, dayIndex: number): DayContext {
  return {
    monthBranch: '寅卯辰巳午未申酉戌亥子丑'[monthIndex] as Branch,
    day: ganzhiOf(dayIndex),
    year: ganzhiOf(dayIndex + 1),
    lunarMonth: 1,
    lunarDay: 2,
    lunarMonthDays: 30,
    lunarFirstBranch: '子',
    mansionIndex: 0,
    termToday: null,
    termTomorrow: null,
    lastMinorTerms: [
      { term: '', days: 0 },
      { term: '', days: 0 },
    ],
    nextMinorTerm: { term: '', days: 99 },
    sunLongitudeDeg: 0,
    isFusheDay: false,
    moonPhase: null,
  };
}
