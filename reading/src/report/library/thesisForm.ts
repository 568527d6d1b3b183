/**
 * What the families of a thesis have in common: values, ground, reasons and claims.
 */
import type { Role } from '@shangyuan/engine/analysis';
import type { TenGodGroup, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family } from '../../statement/family.ts';
import type { Claim } from '../../statement/statement.ts';
import type { Domain } from '../plan/reportPlan.ts';

/** Groups that have the day master's own side, and those that take from it. */
type OwnSide = '印' | '比劫';
type OtherSide = Exclude<TenGodGroup, OwnSide>;

/** How a group stands: 弱 and 强 as is usual for that strength; 助 and 累 by its role only; 从 the stream itself. */
type Standing = '弱' | '强' | '助' | '累' | '平' | '从';

/** A group that is the 用神. */
type HelpingKey = `${OwnSide}.${'弱' | '助' | '从'}` | `${OtherSide}.${'强' | '助' | '从'}`;

/** A part of life, and the groups that speak of it in every standing. */
export type ThesisKey<Part extends Domain, Near extends TenGodGroup> =
  `${Part}.${Near}.${Standing}` | Exclude<`${Part}.${HelpingKey}`, `${Part}.${Near}.${string}`>;

/** A part of life, a group, and whether it helps: for readers of other ages. */
export type ThesisSideKey<Part extends Domain, Near extends TenGodGroup> =
  `${Part}.${Near}.${'助' | '累'}` | `${Part}.${Exclude<TenGodGroup, Near>}.助`;

/** Values of a thesis. */
export type ThesisValues = {
  /** The fact in plain words: 火占近四成. */
  readonly ground: string;
  readonly domain: Domain;
  readonly wuxing: Wuxing;
  readonly group: TenGodGroup;
  readonly percent: string;
  /** 七杀藏月支, or 盘中不见. */
  readonly where: string;
  readonly role: Role;
};

const FAVOUR = { 用神: '喜', 喜神: '喜', 闲神: '平', 仇神: '忌', 忌神: '忌' } as const satisfies Readonly<
  Record<Role, string>
>;

function claimsOf({ wuxing, role }: ThesisValues, key: string): Claim[] {
  const standing = key.split('.').at(-1);
  return [
    { about: wuxing, aspect: '喜忌', value: FAVOUR[role] },
    ...(standing === '弱' || standing === '强'
      ? [{ about: '日主', aspect: '强弱', value: standing } as const]
      : []),
  ];
}

/** Everything of a family of theses but its id, condition and words. */
export const THESIS_FORM: Omit<Family<string, ThesisValues>, 'id' | 'when' | 'words'> = {
  rule: 'REPORT_PLAN',
  source: '本应用的计分',
  ground: ({ ground }) => ground,
  // Where a group stands is written once, in 事业.
  expert: ({ domain, group, wuxing, percent, where, role }) =>
    domain === '事业'
      ? `${domain}先看${group}：${wuxing}${percent}，${where}，为${role}。`
      : `${domain}从${group}说起：${wuxing}${percent}，${role}。`,
  chip: ({ wuxing, percent }) => `${wuxing}${percent}`,
  why: ({ domain, group, wuxing, percent, role }) =>
    `五行里${wuxing}占${percent}，对日主来说是${group}，在这张盘里是${role}；说${domain}先从它说起。`,
  isCostly: (key) => key.endsWith('累'),
  claims: claimsOf,
};
