/**
 * 格局: the pattern of the month and how it holds, or the special class; and how clear the structure is.
 */
import type { Analysis, Evidence } from '@shangyuan/engine/analysis';
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import { evidenceText } from '../../chart/index.ts';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { percentOf, restsOn, wuxingOfGroup } from '../figures.ts';
import { PATTERN, PATTERN_LEVEL, type PlainState } from '../library/patternText.ts';
import { PATTERN_YEAR } from '../library/shownYearText.ts';
import { PATTERN_SPECIAL } from '../library/specialPatternText.ts';
import { TODO_PATTERN } from '../library/todoText.ts';
import { patternBasis, patternOutcomeText } from '../patternBasis.ts';
import { shownYearValues, yearOnEitherSide } from '../plan/yearOf.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

/** The name of a special class as its family knows it: 从财, 曲直, 化土. */
function specialNameOf({ strength }: Analysis): string {
  return (strength.follow?.name ?? '').replace(/^假/u, '').replace(/格$/u, '');
}

function specialOf(facts: ReportFacts): Statement | null {
  const { strength, pattern } = facts.analysis;
  const { follow, support } = strength;
  if (follow === null) return null;
  return statementIfDefined(facts, PATTERN_SPECIAL, {
    key: `${specialNameOf(facts.analysis)}.${follow.isTrue ? '真' : '假'}`,
    values: {
      name: follow.name,
      ground: `扶身合${percentOf(support)}，${pattern.evidence.length}项条件${follow.isTrue ? '皆备' : '大体具备'}`,
    },
    rests: { source: follow.source },
  });
}

function plainOf(facts: ReportFacts): Statement | null {
  const { analysis } = facts;
  const { pattern, outcome } = analysis;
  const first = pattern.evidence[0] as Evidence;
  const state = outcome.evidence[0];
  const { assist } = outcome;
  const isCompanionHidden = assist?.isHidden === false && assist.hiddenCompanion !== null;
  const half = outcome.state === '半成' && isCompanionHidden ? '.配' : '';
  return statementIfDefined(facts, PATTERN, {
    key: `${pattern.name.replace(/格$/u, '')}.${outcome.state}${half}`,
    values: {
      name: pattern.name,
      ground: patternBasis(analysis),
      outcome: patternOutcomeText(facts),
      monthBranch: facts.chart.pillars.month.branch,
    },
    rests: {
      ...restsOn(first),
      source: [first, state].flatMap((each) => (each === undefined ? [] : [each.source])).join('；'),
      why: evidenceText(first).sentence + (state === undefined ? '' : evidenceText(state).sentence),
    },
  });
}

function levelOf(facts: ReportFacts): Statement {
  const { outcome } = facts.analysis;
  const { level, clarity, points, evidence } = outcome;
  const steps = evidence.slice(1).map((each) => evidenceText(each).sentence.replace(/。$/u, ''));
  return toStatement(facts, PATTERN_LEVEL, {
    key: level,
    values: { clarity, points, steps: steps.length === 0 ? '成败之外别无增减' : steps.join('，') },
  });
}

function todoKeyOf({ strength, outcome }: Analysis): PlainState | '真' | '假' {
  if (strength.follow !== null) return strength.follow.isTrue ? '真' : '假';
  return outcome.state as PlainState;
}

/** Roles of the phases that a pattern works by: its 相神, then the 用神. */
function workingWuxings(facts: ReportFacts): readonly Wuxing[] {
  const { outcome, yongshen } = facts.analysis;
  const { assist } = outcome;
  const own = assist === null ? [] : [wuxingOfGroup(facts, assist.group)];
  return [...own.filter((wuxing) => facts.benefit[wuxing] !== '累'), yongshen.yong, yongshen.xi];
}

/** The year in which the pattern comes into its own; where no year near helps, the one to hold still. */
function yearShownOf(facts: ReportFacts): Statement | null {
  const found = yearOnEitherSide(facts, '助', workingWuxings(facts));
  if (found === null) return null;
  const { side, isPast, wuxing } = found;
  const { assist } = facts.analysis.outcome;
  const state = todoKeyOf(facts.analysis);
  // What is hidden shows only in a year of the same phase.
  const isShown = assist !== null && wuxingOfGroup(facts, assist.group) === wuxing;
  const ahead = state === '半成' && !isShown ? '平' : state;
  return toStatement(facts, PATTERN_YEAR, {
    key: side === '累' ? '守' : isPast ? '过' : ahead,
    values: shownYearValues(facts, found, facts.analysis.pattern.name),
  });
}

/** Section 格局. */
export function patternSection(facts: ReportFacts): ReportSection {
  const { analysis } = facts;
  const { pattern, outcome } = analysis;
  return sectionOf('pattern', {
    paragraphs: [paragraph(specialOf(facts) ?? plainOf(facts), levelOf(facts), yearShownOf(facts))],
    todo: toStatement(facts, TODO_PATTERN, {
      key: todoKeyOf(analysis),
      values: todoValues(facts, `${pattern.name}${outcome.state}`),
    }),
  });
}
