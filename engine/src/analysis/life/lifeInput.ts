/**
 * What the facts of the chapters are read from.
 */
import type { PillarKey, Sex } from '../../chart/index.ts';
import type { TenGod, TenGodGroup, Wuxing } from '../../ganzhi/index.ts';
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
  readonly power: TenGodPower;
  readonly groupPower: ByGroup<number>;
  readonly doctrine: Doctrine;
  /** Pillars on which a spirit of the name stands. */
  readonly spiritPillars: (name: string) => readonly PillarKey[];
}

/** Whether any of some gods is present, at level 2 or more. */
export function isPresent({ power }: LifeInput, ...gods: readonly TenGod[]): boolean {
  return gods.some((god) => power[god].level >= PRESENT_LEVEL);
}

/** The higher level of some gods. */
export function levelOf({ power }: LifeInput, ...gods: readonly TenGod[]): PresenceLevel {
  return gods.reduce<PresenceLevel>((most, god) => {
    const { level } = power[god];
    return level > most ? level : most;
  }, 0);
}

/** Role of the wuxing of a group. */
export function roleOfGroup({ subject, roles }: LifeInput, group: TenGodGroup): Role {
  return roles[WUXING_OF_GROUP[subject.dayMasterWuxing][group]];
}

/** Pillars where gods show or, hidden, hold most of their power; year to hour. */
export function pillarsOfGods({ subject, power }: LifeInput, gods: readonly TenGod[]): PillarKey[] {
  const keys = new Set<PillarKey>();
  for (const god of gods) {
    const { visible, mainPillar } = power[god];
    for (const key of visible) keys.add(key);
    if (visible.length === 0 && mainPillar !== null) keys.add(mainPillar);
  }
  return subject.slots.map((slot) => slot.name).filter((key) => keys.has(key));
}
