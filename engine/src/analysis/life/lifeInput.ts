/**
 * What the facts of the chapters are read from.
 */
import type { PillarKey, Sex } from '../../chart/index.ts';
import type { ByWuxing, TenGod, TenGodGroup, Wuxing } from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
import { WUXING_OF_GROUP } from '../model/groups.ts';
import type { Strength } from '../model/strength.ts';
import type { Subject } from '../model/subject.ts';
import type { TenGodPower } from '../model/tenGodPower.ts';
import { PRESENT_LEVEL, type PresenceLevel } from '../tables/presence.ts';
import type { Role } from '../tables/roles.ts';
import type { ByGroup } from '../tables/yongshenPoints.ts';

/** What the facts are read from. */
export interface LifeInput {
  readonly subject: Subject;
  readonly sex: Sex;
  readonly strength: Strength;
  readonly roles: Readonly<Record<Wuxing, Role>>;
  /** Votes of each wuxing in the ledger of 用神. */
  readonly votes: ByWuxing<number>;
  readonly power: TenGodPower;
  readonly groupPower: ByGroup<number>;
  readonly doctrine: Doctrine;
  /** Pillars on which a spirit of the name stands. */
  readonly spiritPillars: (name: string) => readonly PillarKey[];
}

/** Whether any of some gods is present, at level 2 or more. */
export function isPresent({ power }: LifeInput, gods: readonly TenGod[]): boolean {
  for (const god of gods) if (power[god].level >= PRESENT_LEVEL) return true;
  return false;
}

/** The higher level of some gods. */
export function levelOf({ power }: LifeInput, gods: readonly TenGod[]): PresenceLevel {
  let most: PresenceLevel = 0;
  for (const god of gods) if (power[god].level > most) most = power[god].level;
  return most;
}

/** Role of the wuxing of a group. */
export function roleOfGroup({ subject, roles }: LifeInput, group: TenGodGroup): Role {
  return roles[WUXING_OF_GROUP[subject.dayMasterWuxing][group]];
}

/** Pillars where gods show or, hidden, hold most of their power; year to hour. */
export function pillarsOfGods({ subject, power }: LifeInput, gods: readonly TenGod[]): PillarKey[] {
  const isAt = (god: TenGod, key: PillarKey): boolean => {
    const { visible, mainPillar } = power[god];
    return visible.length === 0 ? mainPillar === key : visible.includes(key);
  };
  const found: PillarKey[] = [];
  for (const { name } of subject.slots) if (gods.some((god) => isAt(god, name))) found.push(name);
  return found;
}
