/**
 * What changes when the school changes, in chart and analysis together: 各家对照.
 */
import {
  castChart,
  compareRecords,
  compareRules,
  HOME,
  type Birth,
  type ChartRulesInput,
  type Engine,
  type HomeBirth,
  type PillarsBirth,
  type RuleChange,
  type RulesComparison,
} from '../../chart/index.ts';
import { analyseChart, type Analysis } from '../analyseChart.ts';
import { DOCTRINE_OPTIONS, type Doctrine } from '../doctrine.ts';
import { scoreYears } from '../luck/luckPeriods.ts';

/** The schools of a chart and of its analysis; what is left out takes its default. */
export interface Schools {
  readonly rules?: ChartRulesInput;
  readonly doctrine?: Partial<Doctrine>;
}

/** Everything the analysis says, with the scores of the years of its decades. */
function findingsOf(analysis: Analysis): object {
  const {
    engineVersion: _version,
    doctrine: _doctrine,
    rules: _rules,
    pillars: _pillars,
    ...values
  } = analysis;
  const fromYear = analysis.dayun[0]?.startYear ?? null;
  const toYear = analysis.dayun.at(-1)?.endYear ?? null;
  const years = fromYear === null || toYear === null ? [] : scoreYears(analysis, { fromYear, toYear });
  return { analysis: { ...values, years: Object.fromEntries(years.map((each) => [each.year, each])) } };
}

/**
 * Lists every value of a birth's chart, luck, spirits, relations and analysis that two schools make different.
 *
 * @param a first school
 * @param b second school
 * @param engine calendar and zones to read, `HOME` by default
 * @returns as `compareRules`, with the options of the doctrine after those of the rules, and the values of the analysis
 *   under `analysis.` after those of the chart
 * @throws as `castChart` and `analyseChart`
 * @example compareSchools({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }, {}, { doctrine: { spouseStar: 'palaceOnly' } }).values[0] // { path: 'analysis.life.spouse.group', a: '财', b: null }
 */
export function compareSchools(birth: HomeBirth | PillarsBirth, a: Schools, b: Schools): RulesComparison;
/** As {@link compareSchools}, in any zone. */
export function compareSchools(birth: Birth, a: Schools, b: Schools, engine: Engine): RulesComparison;
/** As {@link compareSchools}. */
export function compareSchools(birth: Birth, a: Schools, b: Schools, engine: Engine = HOME): RulesComparison {
  const chart = compareRules(birth, a.rules ?? {}, b.rules ?? {}, engine);
  const [doctrineA, doctrineB] = [
    DOCTRINE_OPTIONS.complete(a.doctrine),
    DOCTRINE_OPTIONS.complete(b.doctrine),
  ];
  const options: RuleChange[] = DOCTRINE_OPTIONS.names
    .map((name) => ({ path: name, a: doctrineA[name], b: doctrineB[name] }))
    .filter((change) => change.a !== change.b);
  const findings = ({ rules }: Schools, doctrine: Doctrine): object =>
    findingsOf(analyseChart(castChart(birth, rules, engine), doctrine));
  return {
    options: [...chart.options, ...options],
    values: [...chart.values, ...compareRecords(findings(a, doctrineA), findings(b, doctrineB))],
  };
}
