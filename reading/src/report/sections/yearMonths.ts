/**
 * A year by its months, for a separate page: what each comes to with its dates, marks and grounds, and the year around them.
 */
import type { LuckBand } from '@shangyuan/engine/analysis';
import type { CivilDate } from '@shangyuan/engine/time';
import { CURVE_EDGES } from '../curve.ts';
import { yearMonthsOf, type YearMonth } from '../periods/months.ts';
import { stepsOf } from '../periods/net.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { namedDecades, namedYear } from '../years.ts';

/** A mark of the two best and the two hardest months. */
export type MonthPin = '最顺' | '次顺' | '偏紧' | '最紧';

const PINS = { 最好: '最顺', 次好: '次顺', 次难: '偏紧', 最难: '最紧' } as const satisfies Readonly<
  Record<NonNullable<YearMonth['mark']>, MonthPin>
>;

/** A month of the page. */
export interface PlannedMonth {
  /** 8月. */
  readonly name: string;
  readonly ganzhi: string;
  readonly from: CivilDate;
  /** The day after its last. */
  readonly until: CivilDate;
  /** 8月8日至9月7日. */
  readonly span: string;
  readonly score: number;
  readonly band: LuckBand;
  readonly pin: MonthPin | null;
  readonly isPast: boolean;
  /** At most three sentences: why, what for, what to mind. */
  readonly texts: readonly string[];
  /** What it rests on, a few characters each. */
  readonly chips: readonly string[];
  /** How its score came about. */
  readonly steps: readonly string[];
  readonly source: string;
}

/** A year of the page. */
export interface PlannedYear {
  readonly year: number;
  readonly ganzhi: string;
  readonly band: LuckBand;
  /** 虚岁38, 戊寅运. */
  readonly facts: readonly string[];
  readonly months: readonly PlannedMonth[];
  /** Lowest scores of the bands that the curve is drawn on. */
  readonly edges: typeof CURVE_EDGES;
}

const SENTENCES = 3;

function monthOf({ found, mark, statements, texts, ...month }: YearMonth): PlannedMonth {
  const { ganzhi, stemGod, stemRole, branchGod, branchRole } = found.month;
  const { score, band } = found.verdict;
  const sources = statements.flatMap(({ evidence }) => evidence.map(({ source }) => source));
  return {
    ...month,
    ganzhi: ganzhi.name,
    score,
    band,
    pin: mark === null ? null : PINS[mark],
    texts: texts.slice(0, SENTENCES),
    chips: [`${ganzhi.stem}${stemGod}，${stemRole}`, `${ganzhi.branch}${branchGod}，${branchRole}`],
    steps: stepsOf(found.verdict),
    source: [...new Set(['本应用的计分', ...sources])].join('；'),
  };
}

/**
 * A year by its months.
 *
 * @param year from the year of birth on
 */
export function plannedYearOf(facts: ReportFacts, year: number): PlannedYear {
  const { ganzhi, ageXu, scored } = namedYear(facts, year);
  const decade = namedDecades(facts)[scored.dayunNumber - 1]?.decade.ganzhi.name;
  return {
    year,
    ganzhi: ganzhi.name,
    band: scored.band,
    facts: [...(ageXu === null ? [] : [`虚岁${ageXu}`]), decade === undefined ? '童限' : `大运${decade}`],
    months: yearMonthsOf(facts, year).map(monthOf),
    edges: CURVE_EDGES,
  };
}
