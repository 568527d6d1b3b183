/**
 * Facts of decades and years behind a report: gods and roles, what each does to the chart, ages, 太岁, spirits, and how a year
 * meets its decade. No sentences: `reading` makes them.
 */
import {
  isTiankeDichong,
  liunianOf,
  luckOf,
  SHENSHA,
  shenshaFinder,
  type Chart,
  type FanTaisui,
  type Liunian,
  type PillarsChart,
  type ShenshaItem,
  type Suiqian,
} from '../../chart/index.ts';
import {
  CHONG_OF,
  LIUHE_OF,
  STEM_WUXING,
  TEN_GOD,
  WUHE_OF,
  type Ganzhi,
  type TenGod,
} from '../../ganzhi/index.ts';
import type { Role } from '../tables/roles.ts';
import { YEAR_SPIRITS, type YearSpirit } from '../tables/yearSpirits.ts';
import {
  scoreMonths,
  scoreYear,
  type LuckSource,
  type ScoredDecade,
  type ScoredMonth,
  type ScoredYear,
} from './luckPeriods.ts';
import { luckTouchesOf } from './luckTouches.ts';
import {
  decadeVerdictOf,
  halfVerdictsOf,
  monthVerdictOf,
  yearVerdictOf,
  type PeriodBalance,
  type PeriodVerdict,
  type VerdictSource,
} from './periodVerdict.ts';

/** Stretch of life by 虚岁. The division is ours. */
export type LifePhase = '童年' | '少年' | '青年' | '壮年' | '中年' | '晚年';

/** First 虚岁 of each phase, the last first. */
const PHASES: readonly (readonly [fromAge: number, phase: LifePhase])[] = [
  [64, '晚年'],
  [48, '中年'],
  [32, '壮年'],
  [20, '青年'],
  [12, '少年'],
  [0, '童年'],
];

/**
 * Phase of an age.
 *
 * @param ageXu 虚岁
 * @example lifePhaseOf(28) // '青年'
 */
export function lifePhaseOf(ageXu: number): LifePhase {
  return PHASES.find(([from]) => ageXu >= from)?.[1] ?? '童年';
}

/** What of an analysis the facts of luck are read from. */
export type LuckFactSource = LuckSource & VerdictSource;

/** Facts of a decade. */
export interface DecadeFacts {
  readonly decade: ScoredDecade;
  readonly verdict: PeriodVerdict;
  /** Its stem and branch half, each by itself. */
  readonly halves: { readonly stem: PeriodBalance; readonly branch: PeriodBalance };
  /** 虚岁 at its start and its last; null for a chart without a date. */
  readonly fromAge: number | null;
  readonly toAge: number | null;
  /** Phase at its middle: most of a decade that begins at eighteen is lived by an adult. */
  readonly phase: LifePhase | null;
}

/** How a year meets its decade, the weightiest kind. */
export type YearMeeting = '岁运并临' | '天克地冲' | '天地鸳合' | '六冲' | '六合' | '五合';

/** 小运 of a year. */
export interface XiaoyunFacts {
  readonly ganzhi: Ganzhi;
  readonly god: TenGod;
  readonly role: Role;
}

/** Facts of a month. */
export interface MonthFacts {
  readonly month: ScoredMonth;
  readonly verdict: PeriodVerdict;
}

/** Facts of a year. */
export interface YearFacts {
  readonly liunian: Liunian;
  readonly scored: ScoredYear;
  readonly verdict: PeriodVerdict;
  readonly phase: LifePhase;
  /** Before 起运: the years with only 小运 (童限). */
  readonly isBeforeDayun: boolean;
  /** Null where the hour is unknown and the method needs it. */
  readonly xiaoyun: XiaoyunFacts | null;
  /** 犯太岁, the first kind; null where the year leaves 太岁 only. */
  readonly taisui: FanTaisui | null;
  /** At most three, in the order of `YEAR_SPIRITS`. */
  readonly spirits: readonly YearSpirit[];
  /** Null where they have nothing to do with each other, and before 起运. */
  readonly meeting: YearMeeting | null;
}

const SPIRIT_COUNT = 3;
const HALF_DECADE = 5;

/**
 * Facts of the decades of a chart.
 *
 * @param source an analysis of the same chart
 * Source: 子平真诠·论行运; 三命通会·论大运.
 * @example decadeFactsOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' }), analyseChart(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })))[4].verdict.touches[0].kind // '天克地冲'
 */
export function decadeFactsOf(chart: PillarsChart, source: LuckFactSource): readonly DecadeFacts[] {
  return source.dayun.map((decade) => {
    const fromAge = decade.startAgeXu;
    return {
      decade,
      verdict: decadeVerdictOf(source, decade, () => luckTouchesOf(chart, source, decade.ganzhi, 'dayun')),
      halves: halfVerdictsOf(source, decade),
      fromAge,
      toAge: fromAge === null ? null : fromAge + 9,
      phase: fromAge === null ? null : lifePhaseOf(fromAge + HALF_DECADE),
    };
  });
}

/**
 * A year by its pillar with its verdict, for a chart without a date too.
 *
 * @throws RangeError where the year is not whole
 * @example scoredYearFactsOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), 2032).verdict.touches[0].kind // '六冲'
 */
export function scoredYearFactsOf(
  chart: PillarsChart,
  source: LuckFactSource,
  year: number,
): Pick<YearFacts, 'scored' | 'verdict'> {
  const scored = scoreYear(source, year);
  let verdict: PeriodVerdict | null = null;
  return {
    scored,
    // Made when it is read: of most years only the score is.
    get verdict() {
      return (verdict ??= yearVerdictOf(source, scored, () =>
        luckTouchesOf(chart, source, scored.ganzhi, 'liunian'),
      ));
    },
  };
}

/**
 * The twelve months of a year with their verdicts, 寅 first.
 *
 * @throws RangeError where the year is not whole
 * @example monthFactsOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), 2026).length // 12
 */
export function monthFactsOf(
  chart: PillarsChart,
  source: LuckFactSource,
  year: number,
): readonly MonthFacts[] {
  const scored = scoreYear(source, year);
  return scoreMonths(source, year).map((month) => {
    let verdict: PeriodVerdict | null = null;
    return {
      month,
      get verdict() {
        return (verdict ??= monthVerdictOf(source, month, scored, () =>
          luckTouchesOf(chart, source, month.ganzhi, 'liuyue'),
        ));
      },
    };
  });
}

/** How a year meets its decade. Source: 三命通会·论太岁 (岁运并临), 论大运. */
function meetingOf(year: Ganzhi, decade: Ganzhi | undefined): YearMeeting | null {
  if (decade === undefined) return null;
  if (year.index === decade.index) return '岁运并临';
  if (isTiankeDichong(year, decade)) return '天克地冲';
  const isWuhe = WUHE_OF[year.stem] === decade.stem;
  const isLiuhe = LIUHE_OF[year.branch] === decade.branch;
  if (isWuhe && isLiuhe) return '天地鸳合';
  if (CHONG_OF[year.branch] === decade.branch) return '六冲';
  if (isLiuhe) return '六合';
  return isWuhe ? '五合' : null;
}

/** Ids of `YEAR_SPIRITS`. */
const YEAR_SPIRIT_IDS: ReadonlySet<string> = new Set(
  SHENSHA.filter(({ name }) => YEAR_SPIRITS.some((spirit) => spirit === name)).map(({ id }) => id),
);

function spiritsOf(found: readonly ShenshaItem[], suiqian: Suiqian): YearSpirit[] {
  const names = new Set<string>(found.map(({ name }) => name));
  names.add(suiqian);
  return YEAR_SPIRITS.filter((name) => names.has(name)).slice(0, SPIRIT_COUNT);
}

function xiaoyunFactsOf({ pillars, roles }: LuckFactSource, ganzhi: Ganzhi | null): XiaoyunFacts | null {
  if (ganzhi === null) return null;
  return { ganzhi, god: TEN_GOD[pillars.day.stem][ganzhi.stem], role: roles[STEM_WUXING[ganzhi.stem]] };
}

/**
 * Facts of a range of years.
 *
 * @param chart cast from a date
 * @param source an analysis of the same chart
 * @param scoredOf years that are scored already
 * @throws RangeError where the range is empty, longer than 200 years, or outside 1 to 9999
 * Source: 三命通会·总论岁运, 论太岁; 渊海子平·论太岁吉凶.
 * @example yearFactsOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' }), analyseChart(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })), { fromYear: 2026, toYear: 2026 })[0].taisui // '值'
 */
export function yearFactsOf(
  chart: Chart,
  source: LuckFactSource,
  range: { readonly fromYear: number; readonly toYear: number },
  scoredOf: (year: number) => Pick<YearFacts, 'scored' | 'verdict'> = (year) =>
    scoredYearFactsOf(chart, source, year),
): readonly YearFacts[] {
  const spiritsOn = shenshaFinder(chart, { ids: YEAR_SPIRIT_IDS });
  return liunianOf(chart, luckOf(chart), range).map((liunian) => {
    const { ganzhi, ageXu, dayunNumber, year, suiqian } = liunian;
    const { scored, verdict } = scoredOf(year);
    return {
      liunian,
      scored,
      verdict,
      phase: lifePhaseOf(ageXu),
      isBeforeDayun: dayunNumber === 0,
      xiaoyun: xiaoyunFactsOf(source, liunian.xiaoyun),
      taisui: liunian.fanTaisui[0] ?? null,
      spirits: spiritsOf(spiritsOn(ganzhi, 'liunian'), suiqian),
      meeting: meetingOf(ganzhi, source.dayun[dayunNumber - 1]?.ganzhi),
    };
  });
}
