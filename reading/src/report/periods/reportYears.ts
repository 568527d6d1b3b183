/**
 * The years that the section 流年 describes: by date all of a year, from pillars only what these decide.
 */
import {
  yearFactsOf,
  type PeriodVerdict,
  type ScoredYear,
  type YearMeeting,
  type YearSpirit,
} from '@shangyuan/engine/analysis';
import { fanTaisuiOf, type FanTaisui } from '@shangyuan/engine/chart';
import { BRANCHES } from '@shangyuan/engine/ganzhi';
import type { ReportFacts } from '../reportFacts.ts';
import type { LifeStage } from '../tables/periodClauses.ts';
import { namedYear, stageAt } from '../years.ts';

/** A year of the report. */
export interface ReportYear {
  readonly scored: ScoredYear;
  readonly verdict: PeriodVerdict;
  readonly taisui: FanTaisui | null;
  readonly spirits: readonly YearSpirit[];
  readonly meeting: YearMeeting | null;
  readonly ageXu: number | null;
  readonly stage: LifeStage;
}

/** Facts of years, both ends included. */
export function reportYearsOf(facts: ReportFacts, years: ReportFacts['years']): ReportYear[] {
  const { chart, dated, analysis } = facts;
  if (dated !== null) {
    return yearFactsOf(dated, analysis, years, (year) => namedYear(facts, year)).map(
      ({ scored, verdict, taisui, spirits, meeting, liunian }) => ({
        scored,
        verdict,
        taisui,
        spirits,
        meeting,
        ageXu: liunian.ageXu,
        stage: stageAt(facts, liunian),
      }),
    );
  }
  return Array.from({ length: years.toYear - years.fromYear + 1 }, (_, i) => {
    const { scored, verdict } = namedYear(facts, years.fromYear + i);
    return {
      scored,
      verdict,
      taisui: fanTaisuiOf(chart.pillars.year.branch, scored.ganzhi.branch)[0] ?? null,
      spirits: [],
      meeting: null,
      ageXu: null,
      stage: stageAt(facts, { year: scored.year, ageXu: null }),
    };
  });
}

/** Whether a year is lived past working life: it is about home and friends, not superiors and promotion. */
export function isRetiredIn({ stage }: Pick<ReportYear, 'stage'>): boolean {
  return stage === '闲';
}

/** Whether 虚岁 is that of a 本命年: 1, 13, 25 … Without an age, only the year pillar decides. */
export function isBenming({ ageXu }: Pick<ReportYear, 'ageXu'>): boolean {
  return ageXu === null || ageXu % BRANCHES.length === 1;
}
