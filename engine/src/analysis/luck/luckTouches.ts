/**
 * What a pillar of luck does to the pillars of a chart: of all relations it brings, the weightiest to each natal pillar, and
 * which role it helps.
 */
import {
  NATAL_KEYS,
  relationsWithLuck,
  type LuckEffect,
  type LuckKey,
  type PillarKey,
  type PillarsChart,
  type Relation,
  type RelationKind,
} from '../../chart/index.ts';
import { mainStemOf, STEM_WUXING, type ByWuxing, type Ganzhi, type Wuxing } from '../../ganzhi/index.ts';
import type { Role } from '../tables/roles.ts';

/** Kinds of touch, the weightiest first. 刑 stands for 三刑, 相刑 and 自刑. */
export const LUCK_TOUCHES = [
  '天克地冲',
  '伏吟',
  '反吟',
  '六冲',
  '三会',
  '三合',
  '天地鸳合',
  '六合',
  '半合',
  '刑',
  '六害',
  '六破',
] as const;
/** A kind of touch. */
export type LuckTouchKind = (typeof LUCK_TOUCHES)[number];

/** One touch of a natal pillar. */
export interface LuckTouch {
  readonly kind: LuckTouchKind;
  readonly pillar: PillarKey;
  /** Wuxing that the touch is about: what a combination turns to, else what leads the natal branch. */
  readonly wuxing: Wuxing;
  /** Its role for the chart. */
  readonly role: Role;
  /** What luck does to a natal combination by it; null where it does nothing to one. */
  readonly effect: LuckEffect | null;
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
  三刑: '刑',
  相刑: '刑',
  自刑: '刑',
  六害: '六害',
  六破: '六破',
};
const COMBINING: readonly LuckTouchKind[] = ['三会', '三合', '天地鸳合', '六合', '半合'];

/** What touches are read from. */
export interface TouchSource {
  readonly roles: ByWuxing<Role>;
}

function natalWuxing(chart: PillarsChart, pillar: PillarKey): Wuxing {
  const { branch } = chart.pillars[pillar] ?? chart.pillars.day;
  return STEM_WUXING[mainStemOf(branch)];
}

/**
 * Touches of a pillar of luck, the weightiest first; of one weight the day, the month, the hour, the year.
 *
 * @param chart cast by `castChart`
 * @param source an analysis of it
 * Source: 子平真诠·论刑冲会合解法, 论行运成格变格; the order is ours.
 * @example luckTouchesOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), ganzhiOf(22), 'dayun')[0].kind // '天克地冲'
 */
export function luckTouchesOf(
  chart: PillarsChart,
  { roles }: TouchSource,
  ganzhi: Ganzhi,
  place: LuckKey,
): readonly LuckTouch[] {
  const found: LuckTouch[] = [];
  for (const relation of relationsWithLuck(chart, [{ place, ganzhi }])) {
    const kind = TOUCH_OF[relation.kind];
    if (kind === undefined) continue;
    for (const key of NATAL_KEYS) {
      if (!relation.pillars.includes(key)) continue;
      const isCombining = COMBINING.includes(kind);
      const wuxing = isCombining && relation.to !== undefined ? relation.to : natalWuxing(chart, key);
      const effect = relation.luckEffect ?? null;
      found.push({ kind, pillar: key, wuxing, role: roles[wuxing], effect, relation });
    }
  }
  const weightOf = ({ kind, pillar }: LuckTouch): number =>
    LUCK_TOUCHES.indexOf(kind) * NATAL_KEYS.length + PILLAR_ORDER[pillar];
  return found.sort((a, b) => weightOf(a) - weightOf(b));
}

const PILLAR_ORDER = { day: 0, month: 1, hour: 2, year: 3 } as const satisfies Record<PillarKey, number>;
