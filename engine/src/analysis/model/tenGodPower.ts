/**
 * 十神力量: how much of a chart each ten god makes up, where it shows, and whether it is hurt.
 */
import type { PillarKey } from '../../chart/index.ts';
import {
  STEM_YINYANG,
  TEN_GOD_GROUP,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { round1 } from '../round.ts';
import { presenceLevelOf, type PresenceLevel } from '../tables/presence.ts';
import type { Role } from '../tables/roles.ts';
import type { ByGroup } from '../tables/yongshenPoints.ts';
import { GROUP_OF, WUXING_OF_GROUP } from './groups.ts';
import { isBranchHurt, isStemHurt } from './hurt.ts';
import type { Strength } from './strength.ts';
import { godOf, type Subject } from './subject.ts';
import type { ScorePart } from './wuxingScore.ts';

/** Presence of one ten god, before roles are known. */
export interface TenGodShare {
  /** Share of all parts but the day stem, percent with one decimal. */
  readonly power: number;
  readonly level: PresenceLevel;
  /** Pillars whose effective stem is this god 透. */
  readonly visible: readonly PillarKey[];
  /** Pillar that contains its largest part; null where it is absent. */
  readonly mainPillar: PillarKey | null;
  /** The model took from its largest part (a stem bound, a branch opposed next door), or that pillar is void. */
  readonly isHurt: boolean;
}

/** Presence of one ten god. */
export interface TenGodPresence extends TenGodShare {
  readonly role: Role;
}

/** Shares of every ten god. */
export type TenGodShares = Readonly<Record<TenGod, TenGodShare>>;
/** Presence of every ten god. */
export type TenGodPower = Readonly<Record<TenGod, TenGodPresence>>;

/** The gods of a group by polarity: [same as the day master, opposite]. */
export const GODS_OF_GROUP = {
  比劫: ['比肩', '劫财'],
  食伤: ['食神', '伤官'],
  财: ['偏财', '正财'],
  官杀: ['七杀', '正官'],
  印: ['偏印', '正印'],
} as const satisfies ByGroup<readonly [TenGod, TenGod]>;

interface Holding {
  sum: number;
  largest: ScorePart | null;
  largestPoints: number;
  readonly visible: PillarKey[];
}

/** A record of the ten gods, its keys written out so that every such record has one shape. */
function byGod<T>(cell: (god: TenGod) => T): Record<TenGod, T> {
  return {
    比肩: cell('比肩'),
    劫财: cell('劫财'),
    食神: cell('食神'),
    伤官: cell('伤官'),
    偏财: cell('偏财'),
    正财: cell('正财'),
    七杀: cell('七杀'),
    正官: cell('正官'),
    偏印: cell('偏印'),
    正印: cell('正印'),
  };
}

const emptyHolding = (): Holding => ({ sum: 0, largest: null, largestPoints: 0, visible: [] });

function hold(holding: Holding, part: ScorePart, points: number): void {
  holding.sum += points;
  if (points > holding.largestPoints) {
    holding.largest = part;
    holding.largestPoints = points;
  }
}

function isPartHurt(subject: Subject, part: ScorePart): boolean {
  const slot = subject.slots.find(({ name }) => name === part.pillar);
  if (slot === undefined) return false;
  const isVoid = slot.name !== 'day' && subject.pillars.day.kongwang.includes(slot.branch);
  if (isVoid) return true;
  return part.kind === 'stem' ? isStemHurt(subject, slot) : isBranchHurt(subject, slot, part.wuxing);
}

/**
 * Shares of the ten gods in a chart, from the items as shown, so that a reader can add them up. A stem counts by its
 * effective stem; what a gathering moved is split evenly between the two gods of its wuxing.
 */
export function tenGodSharesOf(subject: Subject, { items }: Strength): TenGodShares {
  const holdings = byGod(emptyHolding);
  const own = STEM_YINYANG[subject.dayMaster];
  const groupOf = GROUP_OF[subject.dayMasterWuxing];
  let total = 0;
  for (const part of items) {
    if (part.kind === 'stem' && part.pillar === 'day') continue;
    total += part.points;
    const [same, opposite] = GODS_OF_GROUP[groupOf[part.wuxing]];
    if (part.yinyang === null) {
      hold(holdings[same], part, part.points / 2);
      hold(holdings[opposite], part, part.points / 2);
    } else hold(holdings[part.yinyang === own ? same : opposite], part, part.points);
  }
  for (const slot of subject.slots)
    if (slot.name !== 'day') holdings[godOf(subject, slot.effective)].visible.push(slot.name);
  return byGod((god): TenGodShare => {
    const { sum, largest, visible } = holdings[god];
    const power = round1((sum * 100) / total);
    return {
      power,
      level: presenceLevelOf(power),
      visible,
      mainPillar: largest?.pillar ?? null,
      isHurt: largest !== null && isPartHurt(subject, largest),
    };
  });
}

/** Shares with the role of each god's wuxing. */
export function tenGodPowerOf(
  subject: Subject,
  shares: TenGodShares,
  roles: Readonly<Record<Wuxing, Role>>,
): TenGodPower {
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  return byGod((god): TenGodPresence => {
    const { power, level, visible, mainPillar, isHurt } = shares[god];
    return { power, level, visible, mainPillar, isHurt, role: roles[wuxingOf[TEN_GOD_GROUP[god]]] };
  });
}

/** Power of each group: the sum of its two gods, percent with one decimal. */
export function groupPowerOf(shares: TenGodShares): ByGroup<number> {
  const sum = (group: TenGodGroup): number => {
    const [same, opposite] = GODS_OF_GROUP[group];
    return round1(shares[same].power + shares[opposite].power);
  };
  return { 比劫: sum('比劫'), 食伤: sum('食伤'), 财: sum('财'), 官杀: sum('官杀'), 印: sum('印') };
}
