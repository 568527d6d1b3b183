/**
 * 感情: the spouse star and the spouse palace, with what touches the palace.
 */
import type { PillarKey } from '../../chart/index.ts';
import {
  CHONG_OF,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  LIUPO_OF,
  SANHE_OF,
  SANHUI_OF,
  type Branch,
  type TenGod,
} from '../../ganzhi/index.ts';
import { godOf, type Subject } from '../model/subject.ts';
import { SPOUSE_GODS, SPOUSE_GROUP } from '../tables/luckPoints.ts';
import { PRESENT_LEVEL, type PresenceLevel } from '../tables/presence.ts';
import type { Role } from '../tables/roles.ts';
import { levelOf, roleOfGroup, type LifeInput } from './lifeInput.ts';

/** How another branch touches the spouse palace, in the order they are listed. 空: the palace is void by the year's 旬. */
export const PALACE_TOUCHES = ['合', '三合', '三会', '冲', '刑', '害', '破', '空'] as const;
/** A kind of touch. */
export type PalaceTouch = (typeof PALACE_TOUCHES)[number];

/** Facts of the relationship. */
export interface SpouseFacts {
  /** Spouse star; null under `spouseStar: 'palaceOnly'`. */
  readonly group: '财' | '官杀' | null;
  readonly main: TenGod | null;
  readonly level: PresenceLevel | null;
  /** Role of the star's wuxing. */
  readonly role: Role | null;
  /** Both gods of the star present, at level 2 or more. */
  readonly isMixed: boolean;
  readonly palaceBranch: Branch;
  readonly palaceGod: TenGod;
  readonly palaceRole: Role;
  /** Pillars that touch the palace; 三合 and 三会 where another member of the three stands. */
  readonly touches: readonly { readonly kind: PalaceTouch; readonly pillar: PillarKey }[];
}

const TOUCHES: Readonly<Record<Exclude<PalaceTouch, '空'>, (palace: Branch, other: Branch) => boolean>> = {
  合: (palace, other) => LIUHE_OF[palace] === other,
  三合: (palace, other) => palace !== other && SANHE_OF[palace] === SANHE_OF[other],
  三会: (palace, other) => palace !== other && SANHUI_OF[palace] === SANHUI_OF[other],
  冲: (palace, other) => CHONG_OF[palace] === other,
  刑: isXing,
  害: (palace, other) => LIUHAI_OF[palace] === other,
  破: (palace, other) => LIUPO_OF[palace] === other,
};

const TOUCH_KINDS = Object.keys(TOUCHES) as (keyof typeof TOUCHES)[];

function touchesOf({ slots, day, pillars }: Subject): SpouseFacts['touches'] {
  const palace = day.branch;
  const touches: { kind: PalaceTouch; pillar: PillarKey }[] = [];
  for (const { name, branch } of slots) {
    if (name === 'day') continue;
    for (const kind of TOUCH_KINDS) if (TOUCHES[kind](palace, branch)) touches.push({ kind, pillar: name });
  }
  if (pillars.year.kongwang.includes(palace)) touches.push({ kind: '空', pillar: 'year' });
  return touches;
}

/** Facts of the relationship. Source: 渊海子平·论六亲, 滴天髓·夫妻. */
export function spouseOf(input: LifeInput): SpouseFacts {
  const { subject, sex, roles, power, doctrine } = input;
  const group = doctrine.spouseStar === 'palaceOnly' ? null : SPOUSE_GROUP[sex];
  const gods = SPOUSE_GODS[sex];
  return {
    group,
    main: group === null ? null : (gods[0] ?? null),
    level: group === null ? null : levelOf(input, gods),
    role: group === null ? null : roleOfGroup(input, group),
    isMixed: group !== null && gods.every((god) => power[god].level >= PRESENT_LEVEL),
    palaceBranch: subject.day.branch,
    palaceGod: godOf(subject, subject.day.main),
    palaceRole: roles[subject.day.mainWuxing],
    touches: touchesOf(subject),
  };
}
