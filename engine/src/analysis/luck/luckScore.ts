/**
 * The score of a period of luck 大运 流年 流月 流日 from its pillar, with every adjustment.
 */
import {
  heldByTriple,
  isTiankeDichong,
  NATAL_KEYS,
  type ChartPillars,
  type ChartRules,
  type PillarKey,
  type RelationRules,
} from '../../chart/index.ts';
import {
  CHONG_OF,
  hiddenStemsOf,
  LU,
  mainStemOf,
  SANHE_OF,
  SANHUI_OF,
  STEM_WUXING,
  tianyiOf,
  type Branch,
  type ByWuxing,
  type Ganzhi,
  type Stem,
  type Triple,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { clampRound, round1 } from '../round.ts';
import {
  CHONG_POINTS,
  LUCK_BOUNDS,
  LUCK_EVENT_SOURCES,
  LUCK_EVENTS,
  LUCK_SCALE,
  type LuckEvent,
} from '../tables/luckPoints.ts';
import type { Role } from '../tables/roles.ts';

/** What the score of a period is read from. */
export interface LuckContext {
  readonly pillars: ChartPillars;
  readonly roles: Readonly<Record<Wuxing, Role>>;
  /** How favourable each wuxing is, −1 to 1. */
  readonly favour: ByWuxing<number>;
  readonly rules: RelationRules & Pick<ChartRules, 'tianyi'>;
}

/** A character or pillar of luck, and the one of the chart it meets. */
interface Meeting<Char> {
  readonly luck: Char;
  readonly natal: Char;
}

/** What the day stem finds in the branch of luck. */
interface Found {
  readonly dayMaster: Stem;
  readonly branch: Branch;
}

/** A natal branch that is struck, and its main wuxing. */
interface Struck extends Meeting<Branch> {
  readonly wuxing: Wuxing;
}

/** Values of each event. */
interface LuckValues {
  readonly 冲日支: Struck;
  readonly 冲月支: Struck;
  readonly 冲年支: Struck;
  readonly 冲时支: Struck;
  readonly 伏吟: { readonly ganzhi: string };
  readonly 日柱天克地冲: Meeting<string>;
  readonly 天乙: Found;
  readonly 禄: Found;
  /** The branch is void by the 旬 of the day pillar. */
  readonly 空亡: { readonly day: string; readonly branch: Branch };
  /** The branch makes the three whole. */
  readonly 三合局: { readonly members: string; readonly to: Wuxing; readonly branch: Branch };
}

/** One adjustment of a score. */
export type LuckReason<Code extends LuckEvent = LuckEvent> = Code extends LuckEvent
  ? {
      readonly code: Code;
      readonly values: LuckValues[Code];
      readonly points: number;
      /** Pillars of the chart it touches; the day where it rests on the day stem. */
      readonly pillars: readonly PillarKey[];
      readonly source: string;
    }
  : never;

/** Score of a period by its own pillar only. */
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

function reasonOf<Code extends LuckEvent>(
  code: Code,
  pillars: readonly PillarKey[],
  values: LuckValues[Code],
  points: number,
): LuckReason<Code> {
  return {
    code,
    values,
    points,
    pillars,
    source: LUCK_EVENT_SOURCES[code],
  } as LuckReason<Code>;
}

/** Whether a branch stands in the chart. */
function hasBranch({ year, month, day, hour }: ChartPillars, branch: Branch): boolean {
  return (
    year.branch === branch || month.branch === branch || day.branch === branch || hour?.branch === branch
  );
}

/** The wuxing of a 三合 of 用神 or 喜神 that the branch completes with the natal ones, or null. */
function completedTrio({ pillars, roles }: LuckContext, branch: Branch): Wuxing | null {
  const { members, to } = SANHE_OF[branch];
  const role = roles[to];
  if (role !== '用神' && role !== '喜神') return null;
  for (const member of members) if ((member === branch) === hasBranch(pillars, member)) return null;
  return to;
}

const DAY: readonly PillarKey[] = ['day'];

/** Adds what the branch of luck finds for the day stem: 天乙, 禄, or a void. */
function addFoundByDay(found: LuckReason[], { pillars: { day }, rules }: LuckContext, branch: Branch): void {
  const values = { dayMaster: day.stem, branch };
  if (tianyiOf(day.stem, rules.tianyi === 'gengxin').includes(branch))
    found.push(reasonOf('天乙', DAY, values, LUCK_EVENTS.天乙));
  if (LU[day.stem] === branch) found.push(reasonOf('禄', DAY, values, LUCK_EVENTS.禄));
  if (day.kongwang.includes(branch))
    found.push(reasonOf('空亡', DAY, { day: day.name, branch }, LUCK_EVENTS.空亡));
}

/** Pillars in the order in which their clashes are listed. */
const CLASH_ORDER: readonly PillarKey[] = ['day', 'month', 'year', 'hour'];
/** Event of each pillar that is struck. */
const CLASH_EVENTS = {
  day: '冲日支',
  month: '冲月支',
  year: '冲年支',
  hour: '冲时支',
} as const satisfies Readonly<Record<PillarKey, LuckEvent>>;
const CLASH_CODES: ReadonlySet<LuckEvent> = new Set(Object.values(CLASH_EVENTS));

/** Whether the other two of a set of three stand in the chart. */
function hasOthers(pillars: ChartPillars, { members }: Triple, branch: Branch): boolean {
  for (const member of members) if (member !== branch && !hasBranch(pillars, member)) return false;
  return true;
}

/** Whether a set of three that contains this branch is in the chart, or would be with it. */
function mayBeHeld(pillars: ChartPillars, branch: Branch): boolean {
  return hasOthers(pillars, SANHE_OF[branch], branch) || hasOthers(pillars, SANHUI_OF[branch], branch);
}

const NONE: readonly PillarKey[] = [];

/** Natal pillars that a pillar of luck strikes, but for those where a combination resolves the 冲. Source: 子平真诠·论刑冲会合解法. */
function struckPillars({ pillars, rules }: LuckContext, ganzhi: Ganzhi): readonly PillarKey[] {
  const { branch } = ganzhi;
  const natal = CHONG_OF[branch];
  if (!hasBranch(pillars, natal)) return NONE;
  const struck = NATAL_KEYS.filter((key) => pillars[key]?.branch === natal);
  if (!mayBeHeld(pillars, natal) && !mayBeHeld(pillars, branch)) return struck;
  const held = heldByTriple(pillars, rules, { place: 'liunian', ganzhi });
  return held.has('liunian') ? NONE : struck.filter((key) => !held.has(key));
}

/** 冲: each natal branch that a branch of luck strikes, with what that takes away. */
function clashesOf({ favour }: LuckContext, branch: Branch, struck: readonly PillarKey[]): LuckReason[] {
  if (struck.length === 0) return [];
  const natal = CHONG_OF[branch];
  const wuxing = STEM_WUXING[mainStemOf(natal)];
  const points = round1(CHONG_POINTS * favour[wuxing]);
  const values = { luck: branch, natal, wuxing };
  return CLASH_ORDER.filter((key) => struck.includes(key)).map((key) =>
    reasonOf(CLASH_EVENTS[key], [key], values, points),
  );
}

function reasonsOf(context: LuckContext, ganzhi: Ganzhi): LuckReason[] {
  const { pillars } = context;
  const { year, month, day } = pillars;
  const { branch } = ganzhi;
  const struck = struckPillars(context, ganzhi);
  const found = clashesOf(context, branch, struck);
  const { index, name } = ganzhi;
  const isSame = year.index === index || month.index === index || day.index === index;
  if (isSame || pillars.hour?.index === index) {
    const same = NATAL_KEYS.filter((key) => pillars[key]?.index === index);
    found.push(reasonOf('伏吟', same, { ganzhi: name }, LUCK_EVENTS.伏吟));
  }
  if (struck.includes('day') && isTiankeDichong(day, ganzhi)) {
    const values = { luck: name, natal: day.name };
    found.push(reasonOf('日柱天克地冲', DAY, values, LUCK_EVENTS.日柱天克地冲));
  }
  addFoundByDay(found, context, branch);
  const to = completedTrio(context, branch);
  if (to !== null) {
    const members: readonly Branch[] = SANHE_OF[branch].members;
    const joined = NATAL_KEYS.filter((key) => {
      const natal = pillars[key];
      return natal !== null && members.includes(natal.branch);
    });
    const values = { members: members.join(''), to, branch };
    found.push(reasonOf('三合局', joined, values, LUCK_EVENTS.三合局));
  }
  return found;
}

/** Favour of a branch: its hidden stems by weight, −1 to 1. */
function branchFavour({ favour: own, rules }: LuckContext, branch: Branch): number {
  let favour = 0;
  for (const { stem, weight } of hiddenStemsOf(branch, rules.si)) favour += weight * own[STEM_WUXING[stem]];
  return favour;
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
    LUCK_SCALE.stemShare * context.favour[STEM_WUXING[ganzhi.stem]] +
    LUCK_SCALE.branchShare * branchFavour(context, ganzhi.branch);
  let sum = LUCK_SCALE.base + LUCK_SCALE.span * favour;
  for (const { points } of why) sum += points;
  return {
    score: clampRound(sum, LUCK_BOUNDS.min, LUCK_BOUNDS.max),
    stemRole,
    branchRole: context.roles[STEM_WUXING[main]],
    why,
  };
}

/**
 * Scores of the halves of a decade, stem and branch each by itself (五年一分). The branch has its clashes; the other adjustments are
 * left out.
 *
 * @param why what moved the score of the whole pillar
 * @returns stem half, branch half, each 20–95
 */
export function scoreHalves(
  context: LuckContext,
  ganzhi: Ganzhi,
  why: readonly LuckReason[],
): { stem: number; branch: number } {
  const scaled = (favour: number, points = 0): number =>
    clampRound(LUCK_SCALE.base + LUCK_SCALE.span * favour + points, LUCK_BOUNDS.min, LUCK_BOUNDS.max);
  let clashPoints = 0;
  for (const { code, points } of why) if (CLASH_CODES.has(code)) clashPoints += points;
  return {
    stem: scaled(context.favour[STEM_WUXING[ganzhi.stem]]),
    branch: scaled(branchFavour(context, ganzhi.branch), clashPoints),
  };
}
