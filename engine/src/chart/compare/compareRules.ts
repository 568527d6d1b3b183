/**
 * What changes in a chart when the school changes: every value of the chart and what is read off it, under two sets of
 * rules, side by side.
 */
import { boneWeightOf } from '../cast/boneWeight.ts';
import { castChart } from '../cast/castChart.ts';
import { HOME, type Engine } from '../engine.ts';
import { isDated } from '../natalPillars.ts';
import { luckOf } from '../luck/luck.ts';
import { jiaoyunOf } from '../luck/luckNow.ts';
import { xiaoyunOf, liunianOf } from '../luck/luckYears.ts';
import { relationsOf } from '../relations/relations.ts';
import { CHART_OPTIONS, type ChartRules, type ChartRulesInput } from '../rules.ts';
import { shenshaOf, shenshaOfLuck } from '../shensha/shensha.ts';
import type { Birth, HomeBirth, PillarsBirth, Chart, PillarsChart } from '../types.ts';

/** A value as text or number. */
export type ComparedValue = string | number | boolean | null;

/** One value that differs. */
export interface RuleChange {
  /** Where it is, such as `pillars.hour` or `luck.dayun.1.startDate.day`. */
  readonly path: string;
  /** Null where the value is absent. */
  readonly a: ComparedValue;
  readonly b: ComparedValue;
}

/** The outcome of a comparison. */
export interface RulesComparison {
  /** Options that the two differ in. */
  readonly options: readonly RuleChange[];
  /** Values that change with them. */
  readonly values: readonly RuleChange[];
}

/** Years of flowing luck that are compared: to the end of the listed decades. */
const COMPARED_YEARS = 120;

/** A pair of the sixty is compared by its name; what depends on it follows. */
function isNamed(value: object): value is { name: string; index: number } {
  return 'name' in value && 'index' in value && 'kongwang' in value;
}

/** A value as it is compared: a pair of the sixty by its name, an absent one as null. */
function comparable(value: unknown): ComparedValue | Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value as ComparedValue;
  return isNamed(value) ? value.name : (value as Readonly<Record<string, unknown>>);
}

const NO_KEYS: Readonly<Record<string, unknown>> = {};

/** Walks two values side by side. What is one object in both, as shared facts mostly are, is not entered. */
function walk(a: unknown, b: unknown, path: string, into: RuleChange[]): void {
  if (a === b) return;
  const [inA, inB] = [comparable(a), comparable(b)];
  const isDeepA = typeof inA === 'object' && inA !== null;
  const isDeepB = typeof inB === 'object' && inB !== null;
  const [plainA, plainB] = [isDeepA ? null : inA, isDeepB ? null : inB];
  if (plainA !== plainB) into.push({ path, a: plainA, b: plainB });
  const [partsA, partsB] = [isDeepA ? inA : NO_KEYS, isDeepB ? inB : NO_KEYS];
  const keys = [...Object.keys(partsA), ...Object.keys(partsB).filter((key) => !Object.hasOwn(partsA, key))];
  for (const key of keys) walk(partsA[key], partsB[key], path === '' ? key : `${path}.${key}`, into);
}

/** Spirits by name, so that one more does not shift the rest. */
function shenshaNames(chart: PillarsChart): object {
  return Object.fromEntries(
    Object.entries(shenshaOf(chart)).map(([pillar, hits]) => [
      pillar,
      Object.fromEntries(hits.map(({ name, note }: { name: string; note?: string }) => [name, note ?? true])),
    ]),
  );
}

function relationsByName(chart: PillarsChart): object {
  return Object.fromEntries(
    relationsOf(chart).map((relation) => [
      `${relation.kind}:${relation.members}:${relation.pillars.join()}`,
      relation,
    ]),
  );
}

function luckFacts(chart: Chart): object {
  const luck = luckOf(chart);
  const { year } = chart.time.standardLocal;
  const last = Math.min(year + COMPARED_YEARS, (luck.dayun.at(-1)?.endYear ?? year) + 1);
  const years = liunianOf(chart, luck, { fromYear: year, toYear: Math.max(year, Math.min(last, 9998)) });
  const spirits = luck.dayun.map(({ ganzhi }) =>
    shenshaOfLuck(chart, ganzhi, 'dayun')
      .map(({ name }) => name)
      .join('、'),
  );
  return {
    luck,
    jiaoyun: jiaoyunOf(chart, luck),
    xiaoyun: xiaoyunOf(chart, luck),
    years: Object.fromEntries(years.map((each) => [each.year, each])),
    dayunShensha: spirits,
  };
}

function everythingOf(engine: Engine, birth: Birth, rules: ChartRules): object {
  const chart = castChart(birth, rules, engine);
  const { birth: _birth, rules: _rules, engineVersion: _version, ...values } = chart;
  const dated = isDated(chart) ? { ...luckFacts(chart), boneWeight: boneWeightOf(chart) } : {};
  return { ...values, shensha: shenshaNames(chart), relations: relationsByName(chart), ...dated };
}

/**
 * Every value in which two records of plain data differ, a pair of the sixty compared by its name.
 *
 * @returns paths in the order of the keys, those of the first record before those the second has only
 * @example compareRecords({ day: ganzhiOf(0) }, { day: ganzhiOf(1) }) // [{ path: 'day', a: '甲子', b: '乙丑' }]
 */
export function compareRecords(a: object, b: object): readonly RuleChange[] {
  const changes: RuleChange[] = [];
  walk(a, b, '', changes);
  return changes;
}

/**
 * Lists every value of a birth's chart, luck, flowing years, spirits, relations and bone weight that two sets of rules make
 * different. Scores are the analysis's: what `decadeSplit` and `southern: 'flipClimateOnly'` change, `compareSchools` lists.
 *
 * @param rulesA first set, completed with the defaults
 * @param rulesB second set, in the same form
 * @param engine calendar and zones to read, `HOME` by default
 * @returns empty lists where the two are the same
 * @throws as `castChart`
 * @example compareRules({ civil: { year: 1990, month: 5, day: 15, hour: 23, minute: 30, second: 0 }, utcOffsetMinutes: 480, sex: '男', hour: 'minute' }, {}, { dayBoundary: 'midnight' }).values[0] // { path: 'pillars.day', a: '辛巳', b: '庚辰' }
 */
export function compareRules(
  birth: HomeBirth | PillarsBirth,
  rulesA: ChartRulesInput,
  rulesB: ChartRulesInput,
): RulesComparison;
/** As {@link compareRules}, in any zone. */
export function compareRules(
  birth: Birth,
  rulesA: ChartRulesInput,
  rulesB: ChartRulesInput,
  engine: Engine,
): RulesComparison;
/** As {@link compareRules}. */
export function compareRules(
  birth: Birth,
  rulesA: ChartRulesInput,
  rulesB: ChartRulesInput,
  engine: Engine = HOME,
): RulesComparison {
  const [a, b] = [CHART_OPTIONS.complete(rulesA), CHART_OPTIONS.complete(rulesB)];
  const options = CHART_OPTIONS.names.map((name) => ({ path: name, a: a[name], b: b[name] }));
  return {
    options: options.filter((change) => change.a !== change.b),
    values: compareRecords(everythingOf(engine, birth, a), everythingOf(engine, birth, b)),
  };
}
