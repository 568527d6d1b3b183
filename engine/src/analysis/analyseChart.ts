/**
 * The analysis of a chart: every judgement with its rule, what triggered it, and its source. The door of the room.
 */
import {
  ENGINE_VERSION,
  isDated,
  luckOf,
  NATAL_KEYS,
  SHENSHA,
  shenshaFinder,
  dayunGanzhiOf,
  type Chart,
  type ChartPillars,
  type ChartRules,
  type PillarKey,
  type PillarsChart,
  type Sex,
} from '../chart/index.ts';
import { CHONG_OF, type Branch, type ByWuxing } from '../ganzhi/index.ts';
import { climateOf, type Climate } from './model/climate.ts';
import { DOCTRINE_OPTIONS, type Doctrine } from './doctrine.ts';
import { explain, type ExplanationStep } from './explain.ts';
import { facetsOf, type Facets } from './life/facets.ts';
import { lifeFactsOf, type LifeFacts } from './life/lifeFacts.ts';
import type { LifeInput } from './life/lifeInput.ts';
import { scoreDecades, type ScoredDecade } from './luck/luckPeriods.ts';
import { minorPatternsOf, type MinorPattern } from './minorPatterns.ts';
import { patternOf, type Pattern } from './model/pattern.ts';
import { judgePattern, patternOutcomeOf, type PatternOutcome } from './model/patternState.ts';
import { referencesOf, type ClassicReference } from './references.ts';
import { strengthOf, type Strength } from './model/strength.ts';
import { structureOf, type Structure } from './structure.ts';
import { subjectOf } from './model/subject.ts';
import { READ_SPIRIT_NAMES } from './tables/readSpirits.ts';
import type { ByGroup } from './tables/yongshenPoints.ts';
import { groupPowerOf, tenGodPowerOf, tenGodSharesOf, type TenGodPower } from './model/tenGodPower.ts';
import type { Role } from './tables/roles.ts';
import { favourByVotes } from './yongshen/roles.ts';
import { yongshenOf, type Yongshen } from './yongshen/yongshenRecord.ts';

/** Everything the analysis finds in a chart. Plain data: the same after JSON. */
export interface Analysis {
  readonly engineVersion: string;
  /** Schools of the analysis, defaults filled in. */
  readonly doctrine: Doctrine;
  /** Rules the chart was cast by. */
  readonly rules: ChartRules;
  readonly sex: Sex;
  readonly pillars: ChartPillars;
  readonly strength: Strength;
  readonly pattern: Pattern;
  /** 成败, points and level of the pattern. */
  readonly outcome: PatternOutcome;
  readonly minorPatterns: readonly MinorPattern[];
  readonly yongshen: Yongshen;
  /** Roles of the five wuxing, those of `yongshen`. */
  readonly roles: ByWuxing<Role>;
  /** How favourable each wuxing is, −1 to 1: its votes beside their mean. The scores of luck rest on it. */
  readonly favour: ByWuxing<number>;
  readonly climate: Climate;
  readonly tenGods: TenGodPower;
  readonly groupPower: ByGroup<number>;
  readonly life: LifeFacts;
  readonly facets: Facets;
  /** Decades with their scores. */
  readonly dayun: readonly ScoredDecade[];
  readonly structure: Structure;
  readonly references: readonly ClassicReference[];
  readonly explanation: readonly ExplanationStep[];
}

/** Month whose 调候 is read: opposite under `southern: 'flipClimateOnly'` for a birth south of the equator. */
function climateMonthOf(chart: PillarsChart): Branch {
  const { branch } = chart.pillars.month;
  const isSouth = (chart.birth.latitudeDeg ?? 0) < 0;
  return chart.rules.southern === 'flipClimateOnly' && isSouth ? CHONG_OF[branch] : branch;
}

/** Spirits that the facts, facets and minor patterns read, by id. */
const READ_SPIRITS = {
  ids: new Set(SHENSHA.filter(({ name }) => READ_SPIRIT_NAMES.has(name)).map(({ id }) => id)),
};
const NOWHERE: readonly PillarKey[] = Object.freeze([]);

/** Pillars by the name of a spirit, year to hour; only of those that are read. */
function spiritLookup(chart: PillarsChart): (name: string) => readonly PillarKey[] {
  const spiritsOf = shenshaFinder(chart, READ_SPIRITS);
  const pillars = new Map<string, PillarKey[]>();
  for (const key of NATAL_KEYS) {
    const ganzhi = chart.pillars[key];
    if (ganzhi === null) continue;
    for (const { name } of spiritsOf(ganzhi, key)) {
      const known = pillars.get(name);
      if (known === undefined) pillars.set(name, [key]);
      else if (known.at(-1) !== key) known.push(key);
    }
  }
  return (name) => pillars.get(name) ?? NOWHERE;
}

/**
 * Analyses a chart.
 *
 * @param chart cast by `castChart`, from a date or only from pillars (then the decades carry no years)
 * @param doctrine schools that differ from the default
 * @returns plain data, frozen at the top; shares the frozen tables of the engine. No finding contradicts another: class and
 *   support, roles and what they touch, 成败 and combinations, 透 藏 and shares, what is hurt and the record of relations,
 *   confidence and its reasons agree in every chart (contradictions.test.ts, 10,000 charts)
 * @throws RangeError on an option or a value of the doctrine that does not exist
 * Accuracy: the numbers are our own model, no classic gives any; each judgement names rule and source.
 * @example analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })).yongshen.yong // '土'
 */
export function analyseChart(chart: Chart | PillarsChart, doctrine: Partial<Doctrine> = {}): Analysis {
  const school = DOCTRINE_OPTIONS.complete(doctrine);
  const { pillars, sex, rules } = chart;
  const silingStem = isDated(chart) ? chart.siling.stem : null;
  const subject = subjectOf(pillars, rules);
  const strength = strengthOf(subject, school);
  const pattern = patternOf(subject, strength, school, silingStem);
  const shares = tenGodSharesOf(subject, strength);
  const judgement = judgePattern(subject, strength, pattern, shares);
  const climateMonth = climateMonthOf(chart);
  const { yongshen, ledger } = yongshenOf(
    { subject, strength, pattern, assist: judgement.assist, climateMonth, doctrine: school },
    silingStem,
  );
  const { roles, yong } = yongshen;
  const favour = favourByVotes(yongshen.votes);
  const outcome = patternOutcomeOf(subject, strength, pattern, judgement, yong);
  const tenGods = tenGodPowerOf(subject, shares, roles);
  const groupPower = groupPowerOf(shares);
  const spiritPillars = spiritLookup(chart);
  const lifeInput: LifeInput = {
    subject,
    sex,
    strength,
    roles,
    votes: yongshen.votes,
    power: tenGods,
    groupPower,
    doctrine: school,
    spiritPillars,
  };
  const life = lifeFactsOf(lifeInput);
  const steps = isDated(chart) ? luckOf(chart).dayun : dayunGanzhiOf(chart);
  return Object.freeze({
    engineVersion: ENGINE_VERSION,
    doctrine: school,
    rules,
    sex,
    pillars,
    strength,
    pattern,
    outcome,
    minorPatterns: minorPatternsOf(subject, spiritPillars),
    yongshen,
    roles,
    favour,
    climate: climateOf(subject, strength, climateMonth),
    tenGods,
    groupPower,
    life,
    facets: facetsOf({ ...lifeInput, life, patternPoints: outcome.points }),
    dayun: scoreDecades({ pillars, sex, rules, roles, favour }, steps),
    structure: structureOf({ subject, strength, ledger, outcome, groupPower }),
    references: referencesOf(subject, pillars.day, pattern, ledger),
    explanation: explain({ subject, strength, pattern, outcome, yongshen }),
  });
}
