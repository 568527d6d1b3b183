/**
 * Years and decades as the sentences of the report name them, by the verdict records of the engine.
 */
import {
  decadeFactsOf,
  monthFactsOf,
  scoredYearFactsOf,
  leanOfScore,
  type DecadeFacts,
  type Facet,
  type MonthFacts,
  type PeriodLean,
  type ScoredMonth,
  type YearFacts,
} from '@shangyuan/engine/analysis';
import type { Ganzhi, Wuxing } from '@shangyuan/engine/ganzhi';
import { ageXuOn } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import type { Statement } from '../statement/statement.ts';
import { monthStartsOf, yearMostlyAhead } from './luckYear.ts';
import { oncePerChart, oncePerReport, type ReportFacts } from './reportFacts.ts';
import { lifeStageOf, type LifeStage } from './tables/periodClauses.ts';

/** How far ahead the report looks for years to name. */
export const YEARS_AHEAD = 10;
const MONTHS_AHEAD = 12;

/** A year with its verdict. */
export interface NamedYear extends Pick<YearFacts, 'scored' | 'verdict'> {
  readonly year: number;
  readonly ganzhi: Ganzhi;
  /** 虚岁 reached in it; null without a date. */
  readonly ageXu: number | null;
}

const yearsMade = oncePerChart(() => new Map<number, NamedYear>());

/** A year of a chart: made once. */
export function namedYear(facts: ReportFacts, year: number): NamedYear {
  const known = yearsMade(facts);
  const found = known.get(year);
  if (found !== undefined) return found;
  const { chart, dated, analysis } = facts;
  const made = scoredYearFactsOf(chart, analysis, year);
  const named: NamedYear = {
    year,
    ganzhi: made.scored.ganzhi,
    ageXu: dated === null ? null : ageXuOn(dated, { year, month: 12, day: 31 }),
    scored: made.scored,
    // Made when it is read: of most years only the score is.
    get verdict() {
      return made.verdict;
    },
  };
  known.set(year, named);
  return named;
}

/** Years of a span, those before the birth left out. */
export function namedYears(facts: ReportFacts, fromYear: number, toYear: number): NamedYear[] {
  const from = Math.max(fromYear, facts.dated?.time.civil.year ?? fromYear);
  return Array.from({ length: Math.max(0, toYear - from + 1) }, (_, i) => namedYear(facts, from + i));
}

/** The years ahead, from the one on whose greater part still lies ahead. */
export const yearsAhead = oncePerReport((facts): readonly NamedYear[] => {
  const first = yearMostlyAhead(facts.luckDay);
  return namedYears(facts, first, first + YEARS_AHEAD - 1);
});

/** 2027年（虚岁38）. */
export function yearText({ year, ageXu }: Pick<NamedYear, 'year' | 'ageXu'>): string {
  return ageXu === null ? `${year}年` : `${year}年（虚岁${ageXu}）`;
}

/** 2027年（虚岁38）、2029年（虚岁40）. */
export function yearsText(years: readonly Pick<NamedYear, 'year' | 'ageXu'>[]): string {
  return years.map(yearText).join('、');
}

function scoreOf({ scored }: NamedYear, facet: Facet | null): number {
  return facet === null ? scored.score : scored.facets[facet];
}

/** Lean of a year, of one facet where it is named. */
function leanOf({ scored, verdict }: NamedYear, facet: Facet | null): PeriodLean {
  return facet === null ? leanOfScore(scored.score) : verdict.facets[facet].lean;
}

/**
 * The best year of some that helps, or the hardest that costs; the earlier of equals.
 *
 * @param facet by this facet only; null by the whole year
 * @returns null where no year is of that side
 */
export function extremeYear(
  years: readonly NamedYear[],
  side: Exclude<PeriodLean, '平'>,
  facet: Facet | null = null,
): NamedYear | null {
  const sign = side === '助' ? 1 : -1;
  const ordered = years.toSorted((a, b) => sign * (scoreOf(b, facet) - scoreOf(a, facet)));
  return ordered.find((year) => leanOf(year, facet) === side) ?? null;
}

/** Years of a side in which a phase is the heaviest ground of that side. */
export function yearsByWuxing(
  years: readonly NamedYear[],
  side: Exclude<PeriodLean, '平'>,
  wuxings: readonly Wuxing[],
): NamedYear[] {
  return years.filter((year) => {
    if (leanOf(year, null) !== side) return false;
    const { lifts, weighs } = year.verdict;
    const ground = (side === '助' ? lifts : weighs).find(({ wuxing }) => wuxing !== null);
    const wuxing = ground?.wuxing ?? null;
    return wuxing !== null && wuxings.includes(wuxing);
  });
}

/** The decades of a chart: their verdicts are made once. */
export const namedDecades: (facts: ReportFacts) => readonly DecadeFacts[] = oncePerChart(
  ({ chart, analysis }) => decadeFactsOf(chart, analysis),
);

/** 2033到2042年（虚岁44到53）; 第3步大运 without a date. */
export function decadeSpan({ decade, fromAge, toAge }: DecadeFacts): string {
  const { startYear, endYear, dayunNumber } = decade;
  return startYear === null || endYear === null || fromAge === null || toAge === null
    ? `第${dayunNumber}步大运`
    : `${startYear}到${endYear}年（虚岁${fromAge}到${toAge}）`;
}

/** The months of each year, and the days on which they begin: a report reads those of two years. */
const monthsMade = oncePerChart(
  () => new Map<number, { readonly months: readonly MonthFacts[]; readonly starts: readonly CivilDate[] }>(),
);

function monthsOf(facts: ReportFacts, year: number) {
  const known = monthsMade(facts);
  let found = known.get(year);
  if (found === undefined) {
    const { chart, analysis } = facts;
    found = { months: monthFactsOf(chart, analysis, year), starts: monthStartsOf(chart, year) };
    known.set(year, found);
  }
  return found;
}

/** The months of a year with their verdicts, made once a chart. */
export function monthsIn(facts: ReportFacts, year: number): readonly MonthFacts[] {
  return monthsOf(facts, year).months;
}

/** `monthStartsOf`, made once a chart. */
export function monthStartsIn(facts: ReportFacts, year: number): readonly CivilDate[] {
  return monthsOf(facts, year).starts;
}

/** A month to come with its score. */
export interface NamedMonth {
  /** 2027年6月: the month of the civil calendar in which it begins. */
  readonly name: string;
  readonly scored: ScoredMonth;
}

/** The twelve months of luck after the one of the day of reading, made once a report. */
export const monthsAhead = oncePerReport((facts): readonly NamedMonth[] => {
  const { luckDay } = facts;
  return [luckDay.year, luckDay.year + 1]
    .flatMap((year) => {
      const starts = monthStartsIn(facts, year);
      return monthsIn(facts, year).map(({ month: scored }, i) => {
        const { year: civilYear, month } = starts[i] as CivilDate;
        return { name: `${civilYear}年${month}月`, scored };
      });
    })
    .slice(luckDay.monthIndex + 1)
    .slice(0, MONTHS_AHEAD);
});

/** 2033到2037年（虚岁44到48）. */
export function spanText(
  from: Pick<NamedYear, 'year' | 'ageXu'>,
  to: Pick<NamedYear, 'year' | 'ageXu'>,
): string {
  const ages = from.ageXu === null || to.ageXu === null ? '' : `（虚岁${from.ageXu}到${to.ageXu}）`;
  return `${from.year}到${to.year}年${ages}`;
}

/** A statement of a period by its key and time: `year.net.助.同面@2027`, so that each year has its own. */
export function datedStatement(statement: Statement, time: number | string): Statement {
  return { ...statement, key: `${statement.key}@${time}` };
}

/** Stage of the life that a year is lived in: who has retired, by age or by answer, lives this and later years so. */
export function stageAt(
  { isRetired, luckDay }: Pick<ReportFacts, 'isRetired' | 'luckDay'>,
  { year, ageXu }: Pick<NamedYear, 'year' | 'ageXu'>,
): LifeStage {
  return isRetired && year >= luckDay.year ? '闲' : lifeStageOf(ageXu);
}
