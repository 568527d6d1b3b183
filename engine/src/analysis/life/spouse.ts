/**
 * 感情: the spouse star and the spouse palace, with what touches the palace.
 */
import { NATAL_KEYS, type PillarKey, type RelationKind } from '../../chart/index.ts';
import {
  CHONG_OF,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  LIUPO_OF,
  type Branch,
  type TenGod,
} from '../../ganzhi/index.ts';
import { godOf, type Subject } from '../model/subject.ts';
import { SPOUSE_GODS, SPOUSE_GROUP } from '../tables/luckPoints.ts';
import { PRESENT_LEVEL, type PresenceLevel } from '../tables/presence.ts';
import type { Role } from '../tables/roles.ts';
import { levelOf, roleOfGroup, type LifeInput } from './lifeInput.ts';

/** How another branch touches the spouse palace, in the order they are listed. 空: the palace is void by the year's 旬. */
// prettier-ignore
export const PALACE_TOUCHES = ['合', '三合', '三会', '半合', '拱合', '拱会', '冲', '刑', '害', '破', '空'] as const;
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
  /** Pillars that touch the palace; 三合 and 三会 only where all three branches are there. */
  readonly touches: readonly { readonly kind: PalaceTouch; readonly pillar: PillarKey }[];
}

/** Touches by several branches or by what two call for: as the relations of the chart have them. */
const GATHERINGS = ['三合', '三会', '半合', '拱合', '拱会'] as const satisfies readonly (PalaceTouch &
  RelationKind)[];
type Gathering = (typeof GATHERINGS)[number];

function isGathering(kind: RelationKind): boolean {
  return (GATHERINGS as readonly RelationKind[]).includes(kind);
}

const PAIRS: Readonly<
  Record<Exclude<PalaceTouch, '空' | Gathering>, (palace: Branch, other: Branch) => boolean>
> = {
  合: (palace, other) => LIUHE_OF[palace] === other,
  冲: (palace, other) => CHONG_OF[palace] === other,
  刑: isXing,
  害: (palace, other) => LIUHAI_OF[palace] === other,
  破: (palace, other) => LIUPO_OF[palace] === other,
};
const PAIR_KINDS = Object.keys(PAIRS) as (keyof typeof PAIRS)[];

/** Pillars that gather with the palace, by the kind of gathering. */
function gatheringsOf({ relations }: Subject): SpouseFacts['touches'] {
  const ofDay = relations.filter(({ kind, pillars }) => isGathering(kind) && pillars.includes('day'));
  if (ofDay.length === 0) return [];
  return GATHERINGS.flatMap((kind) => {
    const found = ofDay.filter((each) => each.kind === kind);
    return NATAL_KEYS.filter(
      (key) => key !== 'day' && found.some(({ pillars }) => pillars.includes(key)),
    ).map((pillar) => ({ kind, pillar }));
  });
}

function touchesOf(subject: Subject): SpouseFacts['touches'] {
  const { slots, day, pillars } = subject;
  const palace = day.branch;
  const pairs = slots.flatMap(({ name, branch }) =>
    name === 'day'
      ? []
      : PAIR_KINDS.filter((kind) => PAIRS[kind](palace, branch)).map((kind) => ({ kind, pillar: name })),
  );
  const voids = pillars.year.kongwang.includes(palace) ? [{ kind: '空', pillar: 'year' } as const] : [];
  return [...gatheringsOf(subject), ...pairs, ...voids];
}

/** Facts of the relationship. Source: 渊海子平·六亲总论, 滴天髓·夫妻. */
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
