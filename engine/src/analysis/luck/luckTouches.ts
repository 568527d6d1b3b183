/**
 * What a pillar of luck does to the pillars of a chart: every relation it brings, the weightiest first, which wuxing each is about
 * and whether a combination resolves it.
 */
import {
  relationsWithLuck,
  type LuckEffect,
  type LuckKey,
  type PillarKey,
  type PillarsChart,
  type Relation,
  type RelationKind,
} from '../../chart/index.ts';
import {
  mainStemOf,
  STEM_WUXING,
  WUXING,
  type Branch,
  type ByWuxing,
  type Ganzhi,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { Role } from '../tables/roles.ts';
import { STORE_BRANCH } from '../tables/storeBranch.ts';

/**
 * Kinds of touch, the weightiest first. 三刑 is a set of three that is complete, 刑 stands for 相刑 and 自刑; 开库 a 墓 that a 六冲
 * opens, 闭库 one that a 六合 closes.
 */
export const LUCK_TOUCHES = [
  '天克地冲',
  '伏吟',
  '反吟',
  '六冲',
  '三会',
  '三合',
  '三刑',
  '天地鸳合',
  '开库',
  '闭库',
  '六合',
  '半合',
  '刑',
  '六害',
  '六破',
] as const;
/** A kind of touch. */
export type LuckTouchKind = (typeof LUCK_TOUCHES)[number];

/** One touch on the natal pillars. */
export interface LuckTouch {
  readonly kind: LuckTouchKind;
  /** Natal pillars it falls on: the day, the month, the hour, the year. */
  readonly pillars: readonly PillarKey[];
  /** Wuxing that the touch is about: what a combination turns to, what a 墓 stores, else what leads the nearest natal branch. */
  readonly wuxing: Wuxing;
  /** Its role for the chart. */
  readonly role: Role;
  /** What luck does to a natal combination by it; null where it does nothing to one. */
  readonly effect: LuckEffect | null;
  /** A combination holds one of its members, so that it does not act. */
  readonly isResolved: boolean;
  readonly relation: Relation;
}

/** Touch of each kind of relation that counts; the others colour and do not count. */
const TOUCH_OF: Readonly<Partial<Record<RelationKind, LuckTouchKind>>> = {
  天克地冲: '天克地冲',
  伏吟: '伏吟',
  反吟: '反吟',
  六冲: '六冲',
  三会: '三会',
  三合: '三合',
  天地鸳合: '天地鸳合',
  六合: '六合',
  半合: '半合',
  三刑: '三刑',
  相刑: '刑',
  自刑: '刑',
  六害: '六害',
  六破: '六破',
};
const COMBINING: readonly LuckTouchKind[] = ['三会', '三合', '天地鸳合', '六合', '半合'];

/** Puts a touch behind those that weigh as much or more. */
function addByWeight(ordered: LuckTouch[], touch: LuckTouch): void {
  const weight = weightOf(touch);
  let at = ordered.length;
  for (; at > 0 && weightOf(ordered[at - 1] as LuckTouch) > weight; at--) {
    ordered[at] = ordered[at - 1] as LuckTouch;
  }
  ordered[at] = touch;
}

/** What touches are read from. */
export interface TouchSource {
  readonly roles: ByWuxing<Role>;
}

/** Kinds that are a 六冲 of two whole pillars: what resolves the 六冲 resolves them. */
const OF_CLASH: readonly LuckTouchKind[] = ['天克地冲', '反吟'];

const NEAR_FIRST: readonly PillarKey[] = ['day', 'month', 'hour', 'year'];
/** Place of each pillar in that order, and of each kind among the touches. */
const NEARNESS: Readonly<Record<PillarKey, number>> = { day: 0, month: 1, hour: 2, year: 3 };
const KIND_WEIGHTS: ReadonlyMap<LuckTouchKind, number> = new Map(
  LUCK_TOUCHES.map((kind, i) => [kind, i * NEAR_FIRST.length]),
);

/** Place of a touch among the others: by its kind, then by its nearest pillar. */
function weightOf({ kind, pillars }: LuckTouch): number {
  return (KIND_WEIGHTS.get(kind) ?? 0) + NEARNESS[pillars[0] as PillarKey];
}

function natalWuxing(chart: Pick<PillarsChart, 'pillars'>, pillar: PillarKey): Wuxing {
  const { branch } = chart.pillars[pillar] ?? chart.pillars.day;
  return STEM_WUXING[mainStemOf(branch)];
}

/** The wuxing that a branch stores, that of the 用神 where it stores two; null for a branch that is no 墓. */
function storedIn(branch: Branch | undefined, roles: ByWuxing<Role>): Wuxing | null {
  const stored = WUXING.filter((wuxing) => STORE_BRANCH[wuxing] === branch);
  return stored.find((wuxing) => roles[wuxing] === '用神') ?? stored.at(-1) ?? null;
}

/** 开库 and 闭库: what a 六冲 or a 六合 does to a natal 墓. Source: 子平真诠·论墓库刑冲之说. */
function storeTouchOf(
  chart: Pick<PillarsChart, 'pillars'>,
  roles: ByWuxing<Role>,
  touch: LuckTouch,
): LuckTouch | null {
  if (touch.isResolved || (touch.kind !== '六冲' && touch.kind !== '六合')) return null;
  const wuxing = storedIn(chart.pillars[touch.pillars[0] as PillarKey]?.branch, roles);
  if (wuxing === null) return null;
  const kind = touch.kind === '六冲' ? '开库' : '闭库';
  return { ...touch, kind, wuxing, role: roles[wuxing], effect: null };
}

function isWithin(inner: LuckTouch, outer: LuckTouch): boolean {
  return inner.relation.pillars.every((place) => outer.relation.pillars.includes(place));
}

/** Touches with a full 三刑 in place of the pairs within it. */
function withoutCovered(touches: readonly LuckTouch[]): readonly LuckTouch[] {
  const whole = touches.filter(({ kind }) => kind === '三刑');
  if (whole.length === 0) return touches;
  return touches.filter((touch) => touch.kind !== '刑' || whole.every((each) => !isWithin(touch, each)));
}

/**
 * Every touch of a pillar of luck on the natal pillars, the weightiest first; of one weight the day, the month, the hour, the year.
 *
 * @param chart cast by `castChart`, or its analysis
 * @param source an analysis of it
 * Source: 子平真诠·论刑冲会合解法, 论行运成格变格; the order is ours.
 * @example luckTouchesOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), ganzhiOf(22), 'dayun')[0].kind // '天克地冲'
 */
export function luckTouchesOf(
  chart: Pick<PillarsChart, 'pillars' | 'rules'>,
  { roles }: TouchSource,
  ganzhi: Ganzhi,
  place: LuckKey,
): readonly LuckTouch[] {
  const relations = relationsWithLuck(chart, [{ place, ganzhi }]);
  const isClashResolved = ({ pillars: [natal, luck] }: Relation): boolean =>
    relations.some(
      ({ kind, pillars, resolvedBy }) =>
        kind === '六冲' && resolvedBy !== undefined && pillars[0] === natal && pillars[1] === luck,
    );
  const found: LuckTouch[] = [];
  for (const relation of relations) {
    const kind = TOUCH_OF[relation.kind];
    if (kind === undefined) continue;
    const pillars = NEAR_FIRST.filter((key) => relation.pillars.includes(key));
    const [nearest] = pillars;
    if (nearest === undefined) continue;
    const isJoining = COMBINING.includes(kind) && relation.to !== undefined;
    const wuxing = isJoining ? (relation.to as Wuxing) : natalWuxing(chart, nearest);
    const isResolved =
      relation.resolvedBy !== undefined || (OF_CLASH.includes(kind) && isClashResolved(relation));
    const effect = relation.luckEffect ?? null;
    found.push({ kind, pillars, wuxing, role: roles[wuxing], effect, isResolved, relation });
  }
  const { length } = found;
  for (let i = 0; i < length; i++) {
    const store = storeTouchOf(chart, roles, found[i] as LuckTouch);
    if (store !== null) found.push(store);
  }
  const ordered: LuckTouch[] = [];
  for (const touch of withoutCovered(found)) addByWeight(ordered, touch);
  return ordered;
}
