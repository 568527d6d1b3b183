/**
 * What every section reads: the chart with its analysis, spirits and relations, prepared once a report.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import {
  isDated,
  relationsOf,
  shenshaOf,
  type AnyChart,
  type Chart,
  type ChartShensha,
  type Relation,
} from '@shangyuan/engine/chart';
import { WUXING, type ByWuxing } from '@shangyuan/engine/ganzhi';
import type { CivilDate } from '@shangyuan/engine/time';
import type { Reader } from '../statement/family.ts';
import { SEASON_OF_BRANCH, BENEFIT_OF_ROLE, type Season, type Benefit } from '../statement/keys.ts';
import {
  ADULT_AGE,
  ageOn,
  audienceOf,
  chartKeyOf,
  NO_ANSWERS,
  type Audience,
  type ReaderAnswers,
} from '../statement/reader.ts';
import { luckDayOf, yearMostlyAhead, type LuckDay } from './luckYear.ts';

export {
  chartKeyOf,
  NO_ANSWERS,
  PILLAR_KEYS,
  type Audience,
  type ReaderAnswers,
} from '../statement/reader.ts';

/** What a reader may choose of a report. */
export interface ReportOptions {
  /** The day of reading on the civil calendar: ages are counted to it, years listed from the year of luck it lies in. */
  readonly today: CivilDate;
  /** Years of the section 流年, both ends included; by default three from the year of luck that `today` lies in. */
  readonly years?: { readonly fromYear: number; readonly toYear: number };
  /** Year to expand by month; by default the one whose greater part lies ahead. */
  readonly monthsOf?: number;
  /** What is answered about the person; nothing by default. */
  readonly answers?: ReaderAnswers;
}

/** The chart and its findings, as sections read them. */
export interface ReportFacts extends Reader {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  /** The same chart where it is known by date, else null. */
  readonly dated: Chart | null;
  readonly isHourKnown: boolean;
  /** Season of the month of birth. */
  readonly season: Season;
  /** Whether each wuxing serves the chart. */
  readonly benefit: ByWuxing<Benefit>;
  readonly shensha: ChartShensha;
  readonly relations: readonly Relation[];
  readonly today: CivilDate;
  /** Whole years on the day of reading; null for a chart of pillars only. */
  readonly age: number | null;
  readonly audience: Audience;
  readonly answers: ReaderAnswers;
  /** Below 18. No one is taken for a minor without a date. */
  readonly isMinor: boolean;
  /** From 65 on, or by answer. No one is taken for retired without either. */
  readonly isRetired: boolean;
  readonly years: { readonly fromYear: number; readonly toYear: number };
  /** Year of luck and month on the day of reading. */
  readonly luckDay: LuckDay;
  readonly monthsOf: number;
  /** What `oncePerReport` has made so far. */
  readonly made: Map<unknown, unknown>;
  /** What `oncePerChart` has made so far. */
  readonly ofChart: Map<unknown, unknown>;
}

/** What rests on a chart and its analysis only. */
type ChartFacts = Pick<ReportFacts, 'chart' | 'dated' | 'analysis'>;

/** What `oncePerChart` has made of each chart with its last analysis: for as long as the chart lives. */
const madeOfCharts = new WeakMap<
  AnyChart,
  { readonly analysis: Analysis; readonly made: Map<unknown, unknown> }
>();

function madeOf({ chart, analysis }: ChartFacts): Map<unknown, unknown> {
  const known = madeOfCharts.get(chart);
  if (known?.analysis === analysis) return known.made;
  const made = new Map<unknown, unknown>();
  madeOfCharts.set(chart, { analysis, made });
  return made;
}

/** The value of a key in a map, made where it is not there. */
function valueIn<Value>(made: Map<unknown, unknown>, key: unknown, make: () => Value): Value {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Value;
}

/** A value that every report of a chart reads, whatever its day, its answers and its years: made once. */
export function oncePerChart<Value>(make: (facts: ChartFacts) => Value): (facts: ReportFacts) => Value {
  return (facts) => valueIn(facts.ofChart, make, () => make(facts));
}

/**
 * A value that several sections read, made once a report. Facts for another audience share it: it rests on the chart and on the day of
 * reading.
 */
export function oncePerReport<Value>(make: (facts: ReportFacts) => Value): (facts: ReportFacts) => Value {
  // The map lives and dies with its facts: entries of a WeakMap outlive them until the next full collection.
  return (facts) => valueIn(facts.made, make, () => make(facts));
}

/** The facts for words on learning and first steps: who says to study reads as the young do. */
export function studyReader(facts: ReportFacts): ReportFacts {
  const isStudying = facts.audience === 'adult' && facts.answers.situation === '学生';
  return isStudying ? { ...facts, audience: 'young' } : facts;
}

const YEARS_BY_DEFAULT = 3;

/**
 * Facts of a report.
 *
 * @throws RangeError where the years run backwards
 */
export function reportFactsOf(chart: AnyChart, analysis: Analysis, options: ReportOptions): ReportFacts {
  const { today, answers = NO_ANSWERS } = options;
  const luckDay = luckDayOf(chart, today);
  const years = options.years ?? { fromYear: luckDay.year, toYear: luckDay.year + YEARS_BY_DEFAULT - 1 };
  if (years.toYear < years.fromYear) {
    throw new RangeError(
      `Cannot tell years ${years.fromYear} to ${years.toYear}: the end lies before the start`,
    );
  }
  const dated = isDated(chart) ? chart : null;
  const ofChart = madeOf({ chart, dated, analysis });
  const age = dated === null ? null : ageOn(dated.time.civil, today);
  const audience = audienceOf(age, answers);
  return {
    chartKey: chartKeyOf(chart),
    audience,
    answers,
    chart,
    analysis,
    dated,
    isHourKnown: chart.pillars.hour !== null,
    season: SEASON_OF_BRANCH[chart.pillars.month.branch],
    benefit: Object.fromEntries(
      WUXING.map((wuxing) => [wuxing, BENEFIT_OF_ROLE[analysis.roles[wuxing]]]),
    ) as unknown as ByWuxing<Benefit>,
    shensha: valueIn(ofChart, shenshaOf, () => shenshaOf(chart)),
    relations: valueIn(ofChart, relationsOf, () => relationsOf(chart)),
    today,
    age,
    isMinor: age !== null && age < ADULT_AGE,
    isRetired: audience === 'retired' || audience === 'elder',
    years,
    luckDay,
    monthsOf: options.monthsOf ?? yearMostlyAhead(luckDay),
    made: new Map(),
    ofChart,
  };
}
