/**
 * What changes when the school changes, in chart and analysis together: 各家对照.
 */
import {
  castChartBy,
  compareRecords,
  compareRulesBy,
  type Birth,
  type ChartRulesInput,
  type Ground,
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

/** As `compareSchools` of the room's door, on the ground that is held. */
export function compareSchoolsBy(ground: Ground, birth: Birth, a: Schools, b: Schools): RulesComparison {
  const chart = compareRulesBy(ground, birth, a.rules ?? {}, b.rules ?? {});
  const [doctrineA, doctrineB] = [
    DOCTRINE_OPTIONS.complete(a.doctrine),
    DOCTRINE_OPTIONS.complete(b.doctrine),
  ];
  const options: RuleChange[] = DOCTRINE_OPTIONS.names
    .map((name) => ({ path: name, a: doctrineA[name], b: doctrineB[name] }))
    .filter((change) => change.a !== change.b);
  const findings = ({ rules }: Schools, doctrine: Doctrine): object =>
    findingsOf(analyseChart(castChartBy(ground, birth, rules), doctrine));
  return {
    options: [...chart.options, ...options],
    values: [...chart.values, ...compareRecords(findings(a, doctrineA), findings(b, doctrineB))],
  };
}
