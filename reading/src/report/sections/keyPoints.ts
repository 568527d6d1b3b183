/**
 * 三件要事: the theses of the report (what decides the chart, what it costs, what helps), each with its reason and its years. A tie,
 * the season or a pairing fills up where there are two. Each leads to the section with more on it.
 */
import type { Combo } from '@shangyuan/engine/analysis';
import { RELATION_SOURCES, type Relation } from '@shangyuan/engine/chart';
import { STEM_WUXING, TEN_GOD_GROUP, type TenGodGroup, type Wuxing } from '@shangyuan/engine/ganzhi';
import { godShare, halvesText } from '../../chart/index.ts';
import { opposes } from '../../statement/claims.ts';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import { shareWords } from '../../statement/figures.ts';
import type { Statement } from '../../statement/statement.ts';
import { aboutChild } from '../aboutChild.ts';
import { followed } from '../bridge.ts';
import {
  classNameOf,
  groupOfWuxing,
  groupPositionText,
  percentOf,
  positionText,
  unwantedGroups,
  wuxingOfGroup,
} from '../figures.ts';
import { KEY_POINT_COST, KEY_POINT_YEAR, type KeyPointYearKey } from '../library/keyPointCostText.ts';
import {
  KEY_POINT_EVEN,
  KEY_POINT_PAIRING,
  KEY_POINT_TIE,
  type TieKey,
} from '../library/keyPointShapeText.ts';
import { GOD_SOURCES } from '../library/godText.ts';
import { KEY_POINT_FORCE, KEY_POINT_STREAM, KEY_POINT_TOP } from '../library/keyPointForceText.ts';
import { KEY_POINT_HELP, KEY_POINT_THIRST } from '../library/keyPointHelpText.ts';
import { thesisName } from '../library/thesisText.ts';
import { reportPlanOf, type Thesis, type ThesisKind } from '../plan/reportPlan.ts';
import { thesisGround } from '../plan/thesisMeaning.ts';
import type { KeyPoint, SectionId } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { yearText } from '../years.ts';

/** Number of key points that open a report. */
const MAX_KEY_POINTS = 3;

/** Sections a minor's report has; a key point that leads elsewhere is left out. */
const OF_MINORS: readonly SectionId[] = ['character', 'wuxing', 'health', 'study'];

/**
 * Weights of key points. Ours: the force of the chart and its help come first; what follows is the furthest from the
 * ordinary.
 */
const WEIGHTS = {
  thesis: { decides: 90, costs: 80, helps: 70 },
  /** A season whose first need is absent, hidden, shown; more in the months of cold and heat. */
  thirst: { 无: 44, 藏: 36, 透: 38 },
  extremeMonth: 8,
  /** Combinations, the first weighs most. */
  pairing: 46,
  tie: { 局: 50, 冲: 47, 合: 41 },
  top: 34,
} as const;

const EXTREME_MONTHS = '亥子丑巳午未';

const SIDES = { 身弱: '弱', 中和: '中', 身强: '强' } as const;

const dmOf = ({ chart }: ReportFacts): string => chart.dayMaster + STEM_WUXING[chart.dayMaster];

const YEAR_KEY = { decides: '决', costs: '费', helps: '帮' } as const satisfies Readonly<
  Record<ThesisKind, string>
>;

/** The years that bear a thesis out: the latest past one and the first to come; null where there is neither. */
function yearsOf(facts: ReportFacts, thesis: Thesis): Statement | null {
  const { kind, key, wuxing, shown, ahead } = thesis;
  const past = shown[0];
  const coming = ahead.find(({ year }) => year > facts.today.year);
  if (past === undefined && coming === undefined) return null;
  const isCost = kind !== 'helps' && wuxing !== null && facts.benefit[wuxing] === '累';
  const which = past === undefined ? '来' : coming === undefined ? '过' : '两';
  const side = isCost && !key.startsWith('缺') ? '累' : '助';
  const named = [past, coming].filter((year) => year !== undefined);
  return toStatement(facts, KEY_POINT_YEAR, {
    key: `${YEAR_KEY[kind]}.${side}.${which}` as KeyPointYearKey,
    values: {
      past: past === undefined ? '' : yearText(past),
      when: coming === undefined ? '' : yearText(coming),
      years: named.map(({ year, ganzhi }) => year + ganzhi.name).join('、'),
      name: thesisName(thesis),
    },
  });
}

/** A thesis with its years, as a key point. */
function pointOf(facts: ReportFacts, thesis: Thesis, statement: Statement, leadsTo: SectionId): KeyPoint {
  const whole = followed(withGround(facts, thesis, statement), yearsOf(facts, thesis));
  return { statement: whole, leadsTo, weight: WEIGHTS.thesis[thesis.kind] };
}

/** Most characters of a 一句话. */
const SHORT_MAX = 22;

/** 一句话 with the share it rests on, where there is room. */
function withGround(facts: ReportFacts, thesis: Thesis, statement: Statement): Statement {
  // Three clauses of four characters read like a couplet.
  const ground = thesisGround(facts, thesis).replace(/^(.)占(..)$/u, '$1占了$2');
  const short = `${ground}：${statement.short ?? ''}`;
  return statement.short === null || short.length > SHORT_MAX ? statement : { ...statement, short };
}

function forceOf(facts: ReportFacts, thesis: Thesis): KeyPoint | null {
  const { analysis, chart } = facts;
  const { strength } = analysis;
  if (thesis.group === null) return evenOf(facts, thesis);
  const { group } = thesis;
  const side = SIDES[strength.class as keyof typeof SIDES] as (typeof SIDES)[keyof typeof SIDES] | undefined;
  if (strength.follow !== null || side === undefined) return streamOf(facts, thesis);
  const statement = toStatement(facts, KEY_POINT_FORCE, {
    key: `${group}.${side}`,
    pillars: ['month'],
    values: {
      dm: dmOf(facts),
      month: chart.pillars.month.branch,
      heavy: wuxingOfGroup(facts, group),
      group,
      percent: percentOf(strength.groups[group]),
      ground: thesisGround(facts, thesis),
      support: percentOf(strength.support),
      className: classNameOf(analysis),
      season: strength.isDeling ? '得令' : '失令',
    },
  });
  return pointOf(facts, thesis, statement, 'character');
}

function streamOf(facts: ReportFacts, thesis: Thesis): KeyPoint | null {
  const { strength, life } = facts.analysis;
  const { follow } = strength;
  if (follow === null) return null;
  const name = follow.type === '化气' ? '化气' : follow.name.replace(/^假|格$/gu, '');
  const heavy = follow.to ?? life.balance.strongest;
  const statement = statementIfDefined(facts, KEY_POINT_STREAM, {
    key: name,
    values: {
      dm: dmOf(facts),
      heavy,
      name: follow.name,
      support: percentOf(strength.support),
      percent: percentOf(strength.percent[heavy]),
      ground: `${heavy}占${shareWords(strength.percent[heavy])}`,
    },
  });
  return statement === null
    ? null
    : pointOf(facts, thesis, statement, facts.isMinor ? 'character' : 'pattern');
}

/** Where more is read on a group that costs. */
const SECTION_OF_GROUP: Readonly<Record<TenGodGroup, SectionId>> = {
  官杀: 'career',
  财: 'wealth',
  食伤: 'study',
  印: 'study',
  比劫: 'kin',
};

function costOf(facts: ReportFacts, thesis: Extract<Thesis, { kind: 'costs' }>): KeyPoint | null {
  const { group, wuxing, share, pillars, key } = thesis;
  if (group === null || wuxing === null) return null;
  const statement = toStatement(facts, KEY_POINT_COST, {
    key,
    pillars,
    values: {
      wuxing,
      group,
      percent: percentOf(share),
      ground: thesisGround(facts, thesis),
      where: groupPositionText(facts, group),
      role: facts.analysis.roles[wuxing],
      unwanted: unwantedGroups(facts),
    },
  });
  return pointOf(facts, thesis, statement, facts.isMinor ? 'health' : SECTION_OF_GROUP[group]);
}

function helpOf(facts: ReportFacts, thesis: Thesis): KeyPoint {
  const { yong, xi, method, confidence } = facts.analysis.yongshen;
  const group = groupOfWuxing(facts, yong);
  const statement = toStatement(facts, KEY_POINT_HELP, {
    key: `${yong}.${group}`,
    values: {
      yong,
      xi,
      group,
      where: groupPositionText(facts, group),
      method,
      score: confidence.score,
      ground: thesisGround(facts, thesis),
    },
  });
  return pointOf(facts, thesis, statement, facts.isMinor ? 'wuxing' : 'yongshen');
}

/** Whether a phase shows in a stem beside the day's, is hidden, or is not there at all. */
function phaseShows({ analysis }: ReportFacts, wuxing: Wuxing): '透' | '藏' | '无' {
  const { year, month, hour } = analysis.pillars;
  const isShown = [year, month, hour].some(
    (pillar) => pillar !== null && STEM_WUXING[pillar.stem] === wuxing,
  );
  if (isShown) return '透';
  return analysis.strength.percent[wuxing] > 0 ? '藏' : '无';
}

function thirstOf(facts: ReportFacts): KeyPoint | null {
  const { climate, roles, strength } = facts.analysis;
  const first = climate.present[0];
  if (first === undefined || first.where === '日干' || strength.follow !== null) return null;
  const wuxing = STEM_WUXING[first.stem];
  if (facts.benefit[wuxing] !== '助') return null;
  const where = phaseShows(facts, wuxing);
  const isExtreme = EXTREME_MONTHS.includes(climate.month);
  const statement = toStatement(facts, KEY_POINT_THIRST, {
    key: `${wuxing}.${where}`,
    pillars: ['month'],
    values: {
      dm: dmOf(facts),
      month: climate.month,
      stem: first.stem,
      wuxing,
      present: first.stem + { 透: '透在天干', 藏: '藏在地支', 无: '不见' }[first.where],
      role: roles[wuxing],
      word: climate.word,
    },
    rests: { source: climate.source },
  });
  return {
    statement,
    leadsTo: 'health',
    weight: WEIGHTS.thirst[where] + (isExtreme ? WEIGHTS.extremeMonth : 0),
  };
}

function pairingOf(facts: ReportFacts, combo: Combo, i: number): KeyPoint {
  const { life } = facts.analysis;
  const statement = toStatement(facts, KEY_POINT_PAIRING, {
    key: combo,
    values: { combo, halves: halvesText(life.comboHalves[combo] ?? []) },
  });
  return { statement, leadsTo: 'career', weight: WEIGHTS.pairing - i };
}

/** The key of a relation, or null: a full 三合 or 三会, a 冲 between neighbours, a 六合 with the day. */
function tieKeyOf({ kind, pillars, to, isEffective }: Relation): TieKey | null {
  if (!isEffective) return null;
  if ((kind === '三合' || kind === '三会') && to !== undefined && to !== '土') return `局${to}`;
  const pair = pillars.join('');
  if (kind === '六冲') {
    return ({ yearmonth: '冲年月', monthday: '冲月日', dayhour: '冲日时' } as const)[pair] ?? null;
  }
  if (kind !== '六合') return null;
  return ({ monthday: '合月日', dayhour: '合日时' } as const)[pair] ?? null;
}

/** Ties by key, one of each; of one weight those with the day first, as the overview has it. */
function tiesOf(facts: ReportFacts): KeyPoint[] {
  const chosen = new Set<TieKey>();
  const withDay = (relation: Relation): number => Number(relation.pillars.includes('day'));
  const nearest = facts.relations.toSorted((a, b) => withDay(b) - withDay(a));
  return nearest.flatMap((relation) => {
    const key = tieKeyOf(relation);
    if (key === null || chosen.has(key)) return [];
    chosen.add(key);
    const { kind, members, to, pillars } = relation;
    const tie =
      kind === '六冲'
        ? `${members}相冲`
        : kind === '六合'
          ? `${members}六合`
          : `${members}${kind}${to ?? ''}`;
    const statement = toStatement(facts, KEY_POINT_TIE, {
      key,
      pillars: pillars.filter((pillar) => pillar in facts.chart.pillars) as (
        'year' | 'month' | 'day' | 'hour'
      )[],
      values: { tie },
      rests: { source: RELATION_SOURCES[kind] },
    });
    const leadsTo = key === '冲年月' ? 'kin' : key.startsWith('局') ? 'overview' : 'love';
    return [{ statement, leadsTo, weight: WEIGHTS.tie[key.charAt(0) as keyof typeof WEIGHTS.tie] }];
  });
}

/** The god that weighs most, of the group that decides the chart where one of the heaviest two is. */
function topOf(facts: ReportFacts): KeyPoint {
  const { topGods } = facts.analysis.life;
  const decides = reportPlanOf(facts).theses.find(({ kind }) => kind === 'decides');
  const god = topGods.find((each) => TEN_GOD_GROUP[each] === decides?.group) ?? topGods[0];
  const presence = facts.analysis.tenGods[god];
  const statement = toStatement(facts, KEY_POINT_TOP, {
    key: god,
    pillars: presence.visible,
    values: {
      god,
      percent: percentOf(godShare(facts.analysis, god)),
      where: positionText(facts, presence),
      role: presence.role,
    },
    rests: { source: GOD_SOURCES[god] },
  });
  return { statement, leadsTo: 'character', weight: WEIGHTS.top };
}

function evenOf(facts: ReportFacts, thesis: Thesis): KeyPoint {
  const { spread } = facts.analysis.life.balance;
  const statement = toStatement(facts, KEY_POINT_EVEN, { key: '匀', values: { spread: percentOf(spread) } });
  return pointOf(facts, thesis, statement, 'wuxing');
}

/** Adds key points in order until there are three, none contradicting another, as far as `allows` permits. */
function take(
  chosen: readonly KeyPoint[],
  from: readonly KeyPoint[],
  allows: (point: KeyPoint, chosen: readonly KeyPoint[]) => boolean,
): KeyPoint[] {
  const taken = [...chosen];
  for (const point of from) {
    if (taken.length === MAX_KEY_POINTS) break;
    const statements = taken.map(({ statement }) => statement);
    if (!taken.includes(point) && allows(point, taken) && opposes(statements, point.statement) === null) {
      taken.push(point);
    }
  }
  return taken;
}

/** The key point of a thesis. */
function thesisPoint(facts: ReportFacts, thesis: Thesis): KeyPoint | null {
  if (thesis.kind === 'decides') return forceOf(facts, thesis);
  return thesis.kind === 'costs' ? costOf(facts, thesis) : helpOf(facts, thesis);
}

/** The three key points of a chart: its theses in their order, then what else shapes it, the heaviest first. */
export function keyPointsOf(facts: ReportFacts): KeyPoint[] {
  const { combos } = facts.analysis.life;
  const weighed = [
    ...reportPlanOf(facts).theses.map((thesis) => thesisPoint(facts, thesis)),
    ...tiesOf(facts),
    thirstOf(facts),
    ...combos.map((combo, i) => pairingOf(facts, combo, i)),
    topOf(facts),
  ].filter((point) => point !== null);
  const open = weighed
    .filter(({ leadsTo }) => !facts.isMinor || OF_MINORS.includes(leadsTo))
    .toSorted((a, b) => b.weight - a.weight);
  const distinct = take([], open, ({ leadsTo }, chosen) =>
    chosen.every((point) => point.leadsTo !== leadsTo),
  );
  return take(distinct, open, () => true)
    .map((point) => ({ ...point, statement: aboutChild(facts, point.statement) }))
    .toSorted((a, b) => b.weight - a.weight);
}
