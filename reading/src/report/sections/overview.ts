/**
 * 命局总览: how much force the chart has, and what its month asks for.
 */
import { say, sayKnown } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { classNameOf, heaviestGroup, percentOf } from '../figures.ts';
import { OVERVIEW, OVERVIEW_FLOW } from '../library/overviewText.ts';
import { TODO_OVERVIEW } from '../library/todoText.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

function overviewOf(facts: ReportFacts): Statement | null {
  const { analysis, chart } = facts;
  const { strength, pattern, groupPower } = analysis;
  const { follow, label, support } = strength;
  const heaviest = heaviestGroup(analysis);
  return sayKnown(facts, OVERVIEW, {
    key: follow === null ? `${label}.${pattern.name.replace(/格$/u, '')}` : follow.type,
    values: {
      dayMaster: chart.dayMaster,
      month: chart.pillars.month.branch,
      support: percentOf(support),
      className: classNameOf(analysis),
      pattern: pattern.name,
      heaviest: heaviest + percentOf(groupPower[heaviest]),
    },
  });
}

function flowOf(facts: ReportFacts): Statement {
  const { chain, to, blockedAt } = facts.analysis.structure.flow;
  return say(facts, OVERVIEW_FLOW, {
    key: blockedAt ?? '通',
    values: { chain: chain.join('→'), to, blocked: blockedAt ?? '' },
  });
}

/** Section 命局总览. */
export function overviewSection(facts: ReportFacts): ReportSection {
  const { yong } = facts.analysis.yongshen;
  return sectionOf('overview', {
    paragraphs: [paragraph(overviewOf(facts), flowOf(facts))],
    todo: say(facts, TODO_OVERVIEW, { key: yong, values: todoValues(facts, `用${yong}`) }),
  });
}
