/**
 * The score of a period of luck 大运 流年 流月 流日 from its pillar, with every adjustment.
 */
import { isTiankeDichong, type ChartPillars, type ChartRules, type PillarKey } from '../../chart/index.ts';
import {
  CHONG_OF,
  hiddenStemsOf,
  LU,
  SANHE_OF,
  STEM_WUXING,
  TIANYI,
  TIANYI_GENGXIN,
  type Branch,
  type Ganzhi,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { clampRound } from '../round.ts';
import {
  LUCK_BOUNDS,
  LUCK_EVENT_SOURCES,
  LUCK_EVENTS,
  LUCK_SCALE,
  type LuckEvent,
} from '../tables/luckPoints.ts';
import { FAVOUR, type Role } from '../tables/roles.ts';

/** What the score of a period is read from. */
export interface LuckContext {
  readonly pillars: ChartPillars;
  readonly roles: Readonly<Record<Wuxing, Role>>;
  readonly rules: Pick<ChartRules, 'si' | 'tianyi'>;
}

/** One adjustment of a score; `event` is its rule code. */
export interface LuckReason {
  readonly event: LuckEvent;
  readonly points: number;
  /** Event and points in a few characters, such as 冲日支-5 or 三合木局+4. */
  readonly text: string;
  /** Pillars of the chart it touches; the day where it rests on the day stem. */
  readonly pillars: readonly PillarKey[];
  readonly source: string;
}

/** Score of a period by its own pillar alone. */
export interface PillarScore {
  /** 20–95. */
  readonly score: number;
  readonly stemRole: Role;
  /** Role of the main hidden stem of the branch. */
  readonly branchRole: Role;
  readonly why: readonly LuckReason[];
}

/** Band of a score. */
export type LuckBand = '顺' | '较顺' | '平稳' | '需谨慎' | '宜守';

/**
 * Band of a score.
 *
 * @example luckBandOf(72) // '较顺'
 */
export function luckBandOf(score: number): LuckBand {
  if (score >= 80) return '顺';
  if (score >= 70) return '较顺';
  if (score >= 60) return '平稳';
  return score >= 50 ? '需谨慎' : '宜守';
}

function reasonOf(event: LuckEvent, pillars: readonly PillarKey[], text: string = event): LuckReason {
  const points = LUCK_EVENTS[event];
  return {
    event,
    points,
    text: `${text}${points > 0 ? '+' : ''}${points}`,
    pillars,
    source: LUCK_EVENT_SOURCES[event],
  };
}

function natalBranches({ year, month, day, hour }: ChartPillars): Branch[] {
  const branches = [year.branch, month.branch, day.branch];
  if (hour !== null) branches.push(hour.branch);
  return branches;
}

/** The wuxing of a 三合 of 用神 or 喜神 that the branch completes with the natal ones, or null. */
function completedTrio({ pillars, roles }: LuckContext, branch: Branch): Wuxing | null {
  const trio = SANHE_OF[branch];
  const natal = natalBranches(pillars);
  const completes = trio.members.every((member) => (member === branch) !== natal.includes(member));
  const role = roles[trio.to];
  return completes && (role === '用神' || role === '喜神') ? trio.to : null;
}

const DAY: readonly PillarKey[] = ['day'];
const PILLARS = ['year', 'month', 'day', 'hour'] as const satisfies readonly PillarKey[];

function reasonsOf(context: LuckContext, ganzhi: Ganzhi): LuckReason[] {
  const { pillars, rules } = context;
  const { year, month, day } = pillars;
  const { stem, branch } = ganzhi;
  const found: LuckReason[] = [];
  const opposite = CHONG_OF[branch];
  if (day.branch === opposite) found.push(reasonOf('冲日支', DAY));
  if (month.branch === opposite) found.push(reasonOf('冲月支', ['month']));
  if (year.branch === opposite) found.push(reasonOf('冲年支', ['year']));
  const same = PILLARS.filter((key) => pillars[key]?.stem === stem && pillars[key].branch === branch);
  if (same.length > 0) found.push(reasonOf('伏吟', same));
  if (isTiankeDichong(day, ganzhi)) found.push(reasonOf('日柱天克地冲', DAY));
  const tianyi = rules.tianyi === 'gengxin' ? TIANYI_GENGXIN : TIANYI;
  if ((tianyi[day.stem] as readonly Branch[]).includes(branch)) found.push(reasonOf('天乙', DAY));
  if (LU[day.stem] === branch) found.push(reasonOf('禄', DAY));
  if (day.kongwang.includes(branch)) found.push(reasonOf('空亡', DAY));
  const trio = completedTrio(context, branch);
  if (trio !== null) {
    const { members } = SANHE_OF[branch];
    const joined = PILLARS.filter((key) =>
      (members as readonly (Branch | undefined)[]).includes(pillars[key]?.branch),
    );
    found.push(reasonOf('三合局', joined, `三合${trio}局`));
  }
  return found;
}

/** Favour of a branch: its hidden stems by weight, −0.8 to 1. */
function branchFavour({ roles, rules }: LuckContext, branch: Branch): number {
  return hiddenStemsOf(branch, rules.si).reduce(
    (sum, { stem, weight }) => sum + weight * FAVOUR[roles[STEM_WUXING[stem]]],
    0,
  );
}

/**
 * Score of a pillar of luck for a chart.
 *
 * @param ganzhi pillar of the decade, year, month or day
 * Source: our own model, after 滴天髓·岁运 and 子平真诠·论行运.
 */
export function scorePillar(context: LuckContext, ganzhi: Ganzhi): PillarScore {
  const stemRole = context.roles[STEM_WUXING[ganzhi.stem]];
  const main = hiddenStemsOf(ganzhi.branch, context.rules.si)[0]?.stem ?? ganzhi.stem;
  const why = reasonsOf(context, ganzhi);
  const favour =
    LUCK_SCALE.stemShare * FAVOUR[stemRole] + LUCK_SCALE.branchShare * branchFavour(context, ganzhi.branch);
  const raw = LUCK_SCALE.base + LUCK_SCALE.span * favour;
  return {
    score: clampRound(
      why.reduce((sum, { points }) => sum + points, raw),
      LUCK_BOUNDS.min,
      LUCK_BOUNDS.max,
    ),
    stemRole,
    branchRole: context.roles[STEM_WUXING[main]],
    why,
  };
}

/**
 * Scores of the halves of a decade, stem and branch each alone (五年一分); the adjustments are left out.
 *
 * @returns stem half, branch half, each 20–95
 */
export function scoreHalves(context: LuckContext, ganzhi: Ganzhi): { stem: number; branch: number } {
  const scaled = (favour: number): number =>
    clampRound(LUCK_SCALE.base + LUCK_SCALE.span * favour, LUCK_BOUNDS.min, LUCK_BOUNDS.max);
  return {
    stem: scaled(FAVOUR[context.roles[STEM_WUXING[ganzhi.stem]]]),
    branch: scaled(branchFavour(context, ganzhi.branch)),
  };
}
