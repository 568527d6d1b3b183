/**
 * 三件要事: what weighs most in this chart, what helps most, and what else shapes it. Each is weighed, and leads to the section
 * with more on it.
 */
import type { Combo } from '@shangyuan/engine/analysis';
import type { Relation } from '@shangyuan/engine/chart';
import { STEM_WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { godShare, halvesText } from '../../chart/index.ts';
import { opposes } from '../../statement/claims.ts';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import {
  classNameOf,
  groupOfWuxing,
  groupPositionText,
  heaviestGroup,
  percentOf,
  positionText,
  wuxingOfGroup,
} from '../figures.ts';
import {
  KEY_POINT_EVEN,
  KEY_POINT_PAIRING,
  KEY_POINT_TIE,
  type TieKey,
} from '../library/keyPointShapeText.ts';
import { KEY_POINT_FORCE, KEY_POINT_STREAM, KEY_POINT_TOP } from '../library/keyPointForceText.ts';
import { KEY_POINT_HELP, KEY_POINT_THIRST, KEY_POINT_NEED } from '../library/keyPointHelpText.ts';
import type { KeyPoint, SectionId } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';

/** Number of key points that open a report. */
const MAX_KEY_POINTS = 3;

/** Sections a minor's report has; a key point that leads elsewhere is left out. */
const OF_MINORS: readonly SectionId[] = ['character', 'wuxing', 'health', 'study'];

/**
 * Weights of key points. Ours: the force of the chart and its help come first; what follows is the furthest from the
 * ordinary.
 */
const WEIGHTS = {
  stream: 90,
  force: 60,
  help: 70,
  /** A season whose first need is absent, hidden, shown; more in the months of cold and heat. */
  thirst: { 无: 44, 藏: 36, 透: 38 },
  extremeMonth: 8,
  /** Combinations, the first weighs most. */
  pairing: 46,
  tie: { 局: 50, 冲: 47, 合: 41 },
  want: 43,
  even: 52,
  top: 34,
} as const;

const EXTREME_MONTHS = '亥子丑巳午未';

const SIDES = { 身弱: '弱', 中和: '中', 身强: '强' } as const;

const dmOf = ({ chart }: ReportFacts): string => chart.dayMaster + STEM_WUXING[chart.dayMaster];

function forceOf(facts: ReportFacts): KeyPoint | null {
  const { analysis, chart } = facts;
  const { strength, groupPower } = analysis;
  const group = heaviestGroup(analysis);
  const side = SIDES[strength.class as keyof typeof SIDES] as (typeof SIDES)[keyof typeof SIDES] | undefined;
  if (strength.follow !== null || side === undefined) return streamOf(facts);
  const statement = toStatement(facts, KEY_POINT_FORCE, {
    key: `${group}.${side}`,
    pillars: ['month'],
    values: {
      dm: dmOf(facts),
      month: chart.pillars.month.branch,
      heavy: wuxingOfGroup(facts, group),
      group,
      percent: percentOf(strength.groups[group]),
      support: percentOf(strength.support),
      className: classNameOf(analysis),
      season: strength.isDeling ? '得令' : '失令',
    },
  });
  return { statement, leadsTo: 'character', weight: WEIGHTS.force + groupPower[group] / 4 };
}

function streamOf(facts: ReportFacts): KeyPoint | null {
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
    },
  });
  return statement === null
    ? null
    : { statement, leadsTo: facts.isMinor ? 'character' : 'pattern', weight: WEIGHTS.stream };
}

function helpOf(facts: ReportFacts): KeyPoint {
  const { yong, xi, method, confidence } = facts.analysis.yongshen;
  const group = groupOfWuxing(facts, yong);
  const statement = toStatement(facts, KEY_POINT_HELP, {
    key: `${yong}.${group}`,
    values: { yong, xi, group, where: groupPositionText(facts, group), method, score: confidence.score },
  });
  return { statement, leadsTo: facts.isMinor ? 'wuxing' : 'yongshen', weight: WEIGHTS.help };
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
    });
    const leadsTo = key === '冲年月' ? 'kin' : key.startsWith('局') ? 'overview' : 'love';
    return [{ statement, leadsTo, weight: WEIGHTS.tie[key.charAt(0) as keyof typeof WEIGHTS.tie] }];
  });
}

function needOf(facts: ReportFacts): KeyPoint | null {
  const { life, strength, roles } = facts.analysis;
  const wuxing = life.balance.lacking.find((each) => roles[each] === '用神');
  if (wuxing === undefined) return null;
  const statement = toStatement(facts, KEY_POINT_NEED, {
    key: wuxing,
    values: { wuxing, percent: percentOf(strength.percent[wuxing]), role: roles[wuxing] },
  });
  const depth = life.balance.lacking.includes(wuxing) ? 6 - strength.percent[wuxing] : 0;
  return { statement, leadsTo: 'wuxing', weight: WEIGHTS.want + depth };
}

function topOf(facts: ReportFacts): KeyPoint {
  const [god] = facts.analysis.life.topGods;
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
  });
  return { statement, leadsTo: 'character', weight: WEIGHTS.top };
}

function evenOf(facts: ReportFacts): KeyPoint | null {
  const { isEven, spread } = facts.analysis.life.balance;
  if (!isEven) return null;
  const statement = toStatement(facts, KEY_POINT_EVEN, { key: '匀', values: { spread: percentOf(spread) } });
  return { statement, leadsTo: 'wuxing', weight: WEIGHTS.even };
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

/** The three key points of a chart, the heaviest first, each leading to another section where possible; ties in the order they are weighed. */
export function keyPointsOf(facts: ReportFacts): KeyPoint[] {
  const { combos } = facts.analysis.life;
  const weighed = [
    forceOf(facts),
    helpOf(facts),
    ...tiesOf(facts),
    thirstOf(facts),
    needOf(facts),
    evenOf(facts),
    ...combos.map((combo, i) => pairingOf(facts, combo, i)),
    topOf(facts),
  ].filter((point) => point !== null);
  const open = weighed
    .filter(({ leadsTo }) => !facts.isMinor || OF_MINORS.includes(leadsTo))
    .toSorted((a, b) => b.weight - a.weight);
  const distinct = take([], open, ({ leadsTo }, chosen) =>
    chosen.every((point) => point.leadsTo !== leadsTo),
  );
  return take(distinct, open, () => true);
}
