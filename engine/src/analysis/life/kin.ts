/**
 * 六亲: the stars of the kin, and the palaces of the four pillars.
 */
import type { PillarKey, Sex } from '../../chart/index.ts';
import type { TenGod, Wuxing } from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
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

/** Palaces of the pillars. Source: 渊海子平·论月令, 三命通会·论年月日时; the years are the common division by sixteen. */
const PALACES = {
  year: ['祖上', 0, 16],
  month: ['父母兄弟', 17, 32],
  day: ['自身配偶', 33, 48],
  hour: ['子女', 49, null],
} as const satisfies Record<PillarKey, readonly [KinPalace['who'], number, number | null]>;

type Star = readonly [who: KinStar['who'], gods: readonly TenGod[]];

const OFFICERS: readonly TenGod[] = ['七杀', '正官'];
const OUTPUTS: readonly TenGod[] = ['食神', '伤官'];

function starsOf(sex: Sex, children: readonly TenGod[]): readonly Star[] {
  return [
    ['父', ['偏财']],
    ['母', ['正印']],
    ['兄弟', ['比肩', '劫财']],
    ['配偶', SPOUSE_GODS[sex]],
    ['子女', children],
  ];
}

/** Stars by the school of the child star and by sex. */
const STARS: Readonly<Record<Doctrine['childStar'], Readonly<Record<Sex, readonly Star[]>>>> = {
  bySex: { 男: starsOf('男', OFFICERS), 女: starsOf('女', OUTPUTS) },
  shishang: { 男: starsOf('男', OUTPUTS), 女: starsOf('女', OUTPUTS) },
};

/** Stars of the kin. Source: 渊海子平·六亲总论. */
export function kinOf({ sex, power, doctrine }: LifeInput): KinStar[] {
  return STARS[doctrine.childStar][sex].map(([who, gods]) => {
    const [first, second] = gods as readonly [TenGod, TenGod?];
    const led = second !== undefined && power[second].power > power[first].power ? second : first;
    const { mainPillar, isHurt, level, role } = power[led];
    const visible =
      second === undefined ? power[first].visible : [...power[first].visible, ...power[second].visible];
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
