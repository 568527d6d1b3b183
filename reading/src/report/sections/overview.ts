/**
 * 命局总览: how much force the chart has and what its month asks for, how its force flows, its weightiest tie or clash; and
 * the findings of the report in a table.
 */
import { RELATION_SOURCES, type Relation, type RelationKind } from '@shangyuan/engine/chart';
import { STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { decadeNowOf, touchText } from '../decades.ts';
import { classNameOf, heaviestGroup, percentOf, pillarsOf } from '../figures.ts';
import { OVERVIEW } from '../library/overviewText.ts';
import { OVERVIEW_FLOW } from '../library/flowText.ts';
import { NATAL_RELATION, type NatalKind, type NatalPlace } from '../library/relationText.ts';
import { TODO_OVERVIEW } from '../library/todoText.ts';
import type { ReportRow, ReportSection } from '../report.ts';
import { PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

function overviewOf(facts: ReportFacts): Statement | null {
  const { analysis, chart } = facts;
  const { strength, pattern } = analysis;
  const { follow, label, support } = strength;
  const heaviest = heaviestGroup(analysis);
  return statementIfDefined(facts, OVERVIEW, {
    key: follow === null ? `${label}.${pattern.name.replace(/格$/u, '')}` : follow.type,
    values: {
      dayMaster: chart.dayMaster,
      month: chart.pillars.month.branch,
      support: percentOf(support),
      className: classNameOf(analysis),
      pattern: pattern.name,
      heaviest: heaviest + percentOf(strength.groups[heaviest]),
    },
  });
}

function flowOf(facts: ReportFacts): Statement {
  const { chain, to, blockedAt } = facts.analysis.structure.flow;
  return toStatement(facts, OVERVIEW_FLOW, {
    key: blockedAt === null ? '通' : facts.benefit[blockedAt] === '累' ? `${blockedAt}.忌` : blockedAt,
    values: { chain: chain.join('→'), to, blocked: blockedAt ?? '' },
  });
}

/** Kinds by weight, and the text each uses. The order is ours, after 三会 > 三合 > 六合 of the classics. */
// prettier-ignore
const KEY_KIND_OF: readonly (readonly [RelationKind, NatalKind])[] = [
  ['三会', '三会'], ['三合', '三合'], ['天克地冲', '天克地冲'], ['反吟', '天克地冲'], ['天地鸳合', '天地鸳合'], ['伏吟', '伏吟'],
  ['六冲', '六冲'], ['六合', '六合'], ['三刑', '刑'], ['干五合', '干五合'], ['相刑', '刑'], ['自刑', '自刑'], ['半合', '半合'],
  ['六害', '六害'], ['干冲', '干冲'], ['拱合', '拱合'], ['六破', '六破'], ['暗合', '暗合'],
];

/** 前 with the year and not the hour, 后 the other way round, 中 with both or neither. */
function placeOf({ pillars }: Relation): NatalPlace {
  const [hasYear, hasHour] = [pillars.includes('year'), pillars.includes('hour')];
  if (hasYear === hasHour) return '中';
  return hasYear ? '前' : '后';
}

/** The weightiest relation that acts and is not resolved; of one weight the one with the day. */
function weightiestOf({ relations }: ReportFacts): readonly [Relation, NatalKind] | null {
  for (const [kind, keyKind] of KEY_KIND_OF) {
    const found = relations.filter(
      (each) => each.kind === kind && each.isEffective && each.resolvedBy === undefined,
    );
    const relation = found.find(({ pillars }) => pillars.includes('day')) ?? found[0];
    if (relation !== undefined) return [relation, keyKind];
  }
  return null;
}

function relationOf(facts: ReportFacts): Statement | null {
  const weightiest = weightiestOf(facts);
  if (weightiest === null) return null;
  const [relation, kind] = weightiest;
  const pillars = PILLAR_KEYS.filter((key) => relation.pillars.includes(key));
  return toStatement(facts, NATAL_RELATION, {
    key: `${kind}.${placeOf(relation)}`,
    pillars,
    values: {
      touch: touchText({ relation }),
      places: pillarsOf(pillars),
    },
    rests: { source: RELATION_SOURCES[relation.kind] },
  });
}

/** The findings of the report at a glance. */
function rowsOf(facts: ReportFacts): ReportRow[] {
  const { analysis, chart } = facts;
  const { yong, xi, ji, confidence } = analysis.yongshen;
  const now = decadeNowOf(facts);
  const decade = analysis.dayun.find(({ dayunNumber }) => dayunNumber === now);
  return [
    { label: '日主', value: `${chart.dayMaster}${STEM_WUXING[chart.dayMaster]}，${classNameOf(analysis)}` },
    { label: '格局', value: `${analysis.pattern.name}，${analysis.outcome.state}` },
    { label: '用神', value: `用${yong}，喜${xi}，忌${ji}；把握${confidence.word}` },
    ...(decade === undefined
      ? []
      : [{ label: '现行大运', value: `${decade.ganzhi.name} ${decade.stemGod}运，${decade.band}` }]),
  ];
}

/** Section 命局总览. */
export function overviewSection(facts: ReportFacts): ReportSection {
  const { yong } = facts.analysis.yongshen;
  return sectionOf('overview', {
    paragraphs: [paragraph(overviewOf(facts), flowOf(facts)), paragraph(relationOf(facts))],
    rows: rowsOf(facts),
    todo: toStatement(facts, TODO_OVERVIEW, { key: yong, values: todoValues(facts, `用${yong}`) }),
  });
}
