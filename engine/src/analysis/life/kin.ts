/**
 * 六亲: the stars of the kin, and the palaces of the four pillars.
 */
import type { PillarKey } from '../../chart/index.ts';
import type { TenGod, Wuxing } from '../../ganzhi/index.ts';
import { godOf } from '../model/subject.ts';
import { SPOUSE_GODS } from '../tables/luckPoints.ts';
import type { PresenceLevel } from '../tables/presence.ts';
import type { Role } from '../tables/roles.ts';
import type { LifeInput } from './lifeInput.ts';

/** A star of the kin. */
export interface KinStar {
  readonly who: '父' | '母' | '兄弟' | '配偶' | '子女';
  readonly gods: readonly TenGod[];
  /** Of the heavier god, as `role` and `isHurt`. */
  readonly level: PresenceLevel;
  readonly role: Role;
  readonly isHurt: boolean;
  readonly pillars: readonly PillarKey[];
}

/** A pillar as the palace of some kin and a stretch of life. */
export interface KinPalace {
  readonly pillar: PillarKey;
  readonly who: '祖上' | '父母兄弟' | '自身配偶' | '子女';
  /** 虚岁; `toAge` null for the last. */
  readonly fromAge: number;
  readonly toAge: number | null;
  /** God and role of the main hidden stem of the branch. */
  readonly god: TenGod;
  readonly role: Role;
}

/** Palaces of the pillars. Source: 渊海子平·论四柱, 三命通会·论年月日时; the years are the common division by sixteen. */
const PALACES = {
  year: ['祖上', 0, 16],
  month: ['父母兄弟', 17, 32],
  day: ['自身配偶', 33, 48],
  hour: ['子女', 49, null],
} as const satisfies Record<PillarKey, readonly [KinPalace['who'], number, number | null]>;

/** Stars of the kin. Source: 渊海子平·论六亲. */
export function kinOf({ sex, power, doctrine }: LifeInput): KinStar[] {
  const childGods: readonly TenGod[] =
    sex === '男' && doctrine.childStar === 'bySex' ? ['七杀', '正官'] : ['食神', '伤官'];
  const stars: readonly (readonly [KinStar['who'], readonly TenGod[]])[] = [
    ['父', ['偏财']],
    ['母', ['正印']],
    ['兄弟', ['比肩', '劫财']],
    ['配偶', SPOUSE_GODS[sex]],
    ['子女', childGods],
  ];
  return stars.map(([who, gods]) => {
    const led = gods.reduce((a, b) => (power[b].power > power[a].power ? b : a));
    const { mainPillar, isHurt, level, role } = power[led];
    const visible = gods.flatMap((god) => power[god].visible);
    const pillars = visible.length > 0 ? visible : mainPillar === null ? [] : [mainPillar];
    return { who, gods, level, role, isHurt, pillars };
  });
}

/** The pillars as palaces, year to hour. */
export function palacesOf({ subject, roles }: LifeInput): KinPalace[] {
  return subject.slots.map((slot): KinPalace => {
    const [who, fromAge, toAge] = PALACES[slot.name];
    const role = roles[slot.mainWuxing as Wuxing];
    return { pillar: slot.name, who, fromAge, toAge, god: godOf(subject, slot.main), role };
  });
}
