/**
 * 财运: the base of wealth, where it comes from, and its store. Habits and care; no figures of money, no advice on it.
 */
import { GODS_OF_GROUP, type WealthSource } from '@shangyuan/engine/analysis';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { branchesOf, percentOf, sharesOf, wuxingOfGroup } from '../figures.ts';
import { TODO_WEALTH } from '../library/todoLifeText.ts';
import { WEALTH_BASE, WEALTH_SOURCE, WEALTH_STORE, type WealthSourceKey } from '../library/wealthText.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

const BOTH_PRESENT = 2;
/** Both gods of wealth count alike where the lesser has at least this share of the greater. */
const EVEN_SHARE = 0.5;
/** Most sources that are shown. */
const MAX_SOURCES = 2;

const FED_BY = { 技能生财: '食伤', 职位之财: '官杀', 合伙分财: '比劫' } as const satisfies Record<
  WealthSource,
  keyof typeof GODS_OF_GROUP
>;

const isServing = (facts: ReportFacts): boolean => facts.benefit[wuxingOfGroup(facts, '财')] === '助';

function baseOf(facts: ReportFacts): Statement | null {
  const { life, strength } = facts.analysis;
  const { base, role } = life.wealth;
  const wuxing = wuxingOfGroup(facts, '财');
  const evidence = life.evidence.find(({ code }): boolean => code === 'LIFE_WEALTH');
  return statementIfDefined(facts, WEALTH_BASE, {
    key: `${base}.${facts.benefit[wuxing]}`,
    values: {
      base,
      percent: percentOf(strength.groups.财),
      support: percentOf(strength.support),
      role,
      wuxing,
    },
    rests: evidence === undefined ? {} : { pillars: evidence.pillars, source: evidence.source },
  });
}

function sourceOf(facts: ReportFacts, name: string, halves: string): Statement {
  const key = `${name}.${isServing(facts) ? '助' : '他'}` as WealthSourceKey;
  return toStatement(facts, WEALTH_SOURCE, { key, values: { halves } });
}

/** Where it comes from: the sources, else which of the two gods leads. */
function sourcesOf(facts: ReportFacts): Statement[] {
  const { life, tenGods } = facts.analysis;
  const { base, sources, leading } = life.wealth;
  const wealth = sharesOf(facts, GODS_OF_GROUP.财);
  const statements = sources.map((source) =>
    sourceOf(facts, source, `${sharesOf(facts, GODS_OF_GROUP[FED_BY[source]])}，${wealth}`),
  );
  const powers = GODS_OF_GROUP.财.map((god) => tenGods[god].power);
  const areBoth =
    GODS_OF_GROUP.财.every((god) => tenGods[god].level >= BOTH_PRESENT) &&
    Math.min(...powers) >= EVEN_SHARE * Math.max(...powers);
  if (areBoth) return [...statements, sourceOf(facts, '并见', wealth)];
  // Of wealth that hardly shows neither god leads.
  return leading === null || base === '财星不现'
    ? statements
    : [...statements, sourceOf(facts, leading, wealth)];
}

function storeOf(facts: ReportFacts): Statement {
  const { branch, pillars, state } = facts.analysis.life.wealth.store;
  const wuxing = wuxingOfGroup(facts, '财');
  return toStatement(facts, WEALTH_STORE, {
    key: `${pillars.length > 1 ? '重' : state}.${wuxing}`,
    pillars,
    values: { branch, wuxing, where: branchesOf(pillars) },
  });
}

/** Section 财运; null for a minor. */
export function wealthSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const { base } = facts.analysis.life.wealth;
  return sectionOf('wealth', {
    paragraphs: [
      paragraph(baseOf(facts)),
      paragraph(...sourcesOf(facts).slice(0, MAX_SOURCES)),
      paragraph(storeOf(facts)),
    ],
    todo: toStatement(facts, TODO_WEALTH, { key: base, values: todoValues(facts, base) }),
  });
}
