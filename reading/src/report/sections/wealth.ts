/**
 * 财运: the base of wealth, where it comes from, its store, where it slips away, and the easiest and hardest year. Habits and
 * care; no figures of money, no advice on it.
 */
import { GODS_OF_GROUP, type WealthSource } from '@shangyuan/engine/analysis';
import { CHONG_OF } from '@shangyuan/engine/ganzhi';
import { toStatement, statementIfDefined, type Reader } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import {
  facetYears,
  ganzhiYear,
  groundNote,
  groupMover,
  moverOf,
  nextYearOf,
  readerIn,
  yearsToPlan,
} from '../facetYears.ts';
import {
  branchesOf,
  percentOf,
  roleOfGroup,
  shareClause,
  sharesOf,
  shareWords,
  wuxingOfGroup,
} from '../figures.ts';
import { TODO_WEALTH } from '../library/todoLifeText.ts';
import { WEALTH_LEAK, WEALTH_STAGE } from '../library/wealthStageText.ts';
import { WEALTH_BASE, WEALTH_SOURCE, WEALTH_STORE, type WealthSourceKey } from '../library/wealthText.ts';
import { WEALTH_GOOD, WEALTH_HOLD } from '../library/wealthYearText.ts';
import { reportPlanOf } from '../plan/reportPlan.ts';
import { thesisMeaning } from '../plan/thesisMeaning.ts';
import type { ReportSection } from '../report.ts';
import { studyReader, type ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf, withoutShort } from '../section.ts';
import { todoValues } from '../todo.ts';
import { yearText, type NamedYear } from '../years.ts';

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

/** The base as experts name it: wealth that a stream does not want is no part of it. */
function baseName(facts: ReportFacts): string {
  const { base } = facts.analysis.life.wealth;
  const isUnwanted = facts.benefit[wuxingOfGroup(facts, '财')] === '累';
  return base === '顺势取财' && isUnwanted ? '财逆其势' : base;
}

function baseOf(facts: ReportFacts): Statement | null {
  const { life, strength } = facts.analysis;
  const { base, role } = life.wealth;
  const wuxing = wuxingOfGroup(facts, '财');
  const evidence = life.evidence.find(({ code }): boolean => code === 'LIFE_WEALTH');
  return statementIfDefined(facts, WEALTH_BASE, {
    key: `${base}.${facts.benefit[wuxing]}`,
    values: {
      base: baseName(facts),
      percent: percentOf(strength.groups.财),
      share: shareWords(strength.groups.财),
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
  const mover = pillars.length === 0 ? branch : CHONG_OF[branch];
  const moved = nextYearOf(facts, mover);
  return toStatement(facts, WEALTH_STORE, {
    key: `${pillars.length > 1 ? '重' : state}.${wuxing}`,
    pillars,
    values: {
      branch,
      wuxing,
      where: branchesOf(pillars),
      mover,
      year: yearText(moved),
      ganzhi: ganzhiYear(moved),
    },
  });
}

/** The easiest and the hardest year ahead. */
function yearsOf(facts: ReportFacts, reader: Reader): (Statement | null)[] {
  const { best, calm, hold } = facetYears(facts, '财运');
  const valuesOf = (year: NamedYear, side: '助' | '累') => ({
    year: yearText(year),
    note: `${ganzhiYear(year)}年（财运${year.verdict.facets.财运.score}分，${groundNote(year, side)}）`,
  });
  const good = best[0] ?? calm ?? yearsToPlan(facts)[0] ?? null;
  const key =
    best.length > 0 && good !== null ? groupMover(moverOf(good, '助')) : calm === null ? '守' : '平';
  // Where every year costs, the hardest is named once.
  const isNamedTwice = key === '守' && good?.year === hold?.year;
  return [
    good === null || isNamedTwice
      ? null
      : toStatement(readerIn(facts, reader, good), WEALTH_GOOD, { key, values: valuesOf(good, '助') }),
    hold === null
      ? null
      : toStatement(readerIn(facts, reader, hold), WEALTH_HOLD, {
          key: groupMover(moverOf(hold, '累')),
          values: valuesOf(hold, '累'),
        }),
  ];
}

/** Where money slips away: the group that costs, which may be the one that decides. */
function leakOf(facts: ReportFacts, reader: Reader): Statement {
  const { theses } = reportPlanOf(facts);
  const costs =
    theses.find(({ kind, key }) => kind === 'costs' && !key.startsWith('缺')) ??
    theses.find(
      ({ kind, wuxing }) => kind === 'decides' && wuxing !== null && facts.benefit[wuxing] === '累',
    );
  const { group = null, share = 0 } = costs ?? {};
  return toStatement(reader, WEALTH_LEAK, {
    key: group ?? '匀',
    values: {
      group: group ?? '',
      note:
        group === null
          ? '没有明显为累的一类'
          : `${group}占${shareWords(share)}，为${roleOfGroup(facts, group)}`,
    },
  });
}

/** Money of those who start out 早, or have retired 晚. */
function stageOf(facts: ReportFacts, stage: '早' | '晚'): Statement {
  const { life, strength } = facts.analysis;
  const { base, role } = life.wealth;
  return toStatement(facts, WEALTH_STAGE, {
    key: `${base}.${stage}`,
    values: {
      base: baseName(facts),
      role,
      percent: percentOf(strength.groups.财),
      share: shareClause(strength.groups.财),
    },
  });
}

/** Section 财运; null for a minor. */
export function wealthSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const { base } = facts.analysis.life.wealth;
  const reader = studyReader(facts);
  const isStarting = reader.audience === 'young' && facts.answers.situation !== '在职';
  const own = facts.isRetired ? stageOf(facts, '晚') : isStarting ? stageOf(facts, '早') : baseOf(facts);
  const isWorking = !facts.isRetired && !isStarting;
  const sources = sourcesOf(facts).slice(0, MAX_SOURCES);
  const [good = null, hold = null] = yearsOf(facts, reader);
  const meaning = thesisMeaning(facts, '财运');
  const isLed = meaning !== null && meaning.short !== null;
  return sectionOf('wealth', {
    paragraphs: [
      paragraph(meaning, own === null || !isLed ? own : withoutShort(own)),
      paragraph(...(isWorking ? sources : sources.map(forExperts))),
      paragraph(facts.audience === 'elder' ? forExperts(storeOf(facts)) : storeOf(facts)),
      paragraph(withoutShort(leakOf(facts, reader)), good, hold),
    ],
    todo: toStatement(reader, TODO_WEALTH, { key: base, values: todoValues(facts, baseName(facts)) }),
  });
}
