/**
 * 事业: the group of ten gods that a career rests on, and the style of working.
 */
import type { TenGodGroup } from '../../ganzhi/index.ts';
import type { Role } from '../tables/roles.ts';
import { isWeakSide } from '../yongshen/ledger.ts';
import { roleOfGroup, type LifeInput } from './lifeInput.ts';

/** Facts of the career. */
export interface CareerFacts {
  /** The heaviest group whose wuxing is not 忌神. */
  readonly group: TenGodGroup;
  /** Role of the group's wuxing. */
  readonly role: Role;
  readonly style: '主动开拓' | '借力平台' | '顺势借势';
}

/** Order that breaks ties of power. */
const ORDER = ['官杀', '印', '食伤', '财', '比劫'] as const satisfies readonly TenGodGroup[];

function styleOf({ follow, support }: LifeInput['strength']): CareerFacts['style'] {
  if (follow !== null) return '顺势借势';
  return isWeakSide(support) ? '借力平台' : '主动开拓';
}

/** Facts of the career. Our own scoring. */
export function careerOf(input: LifeInput): CareerFacts {
  const { groupPower, strength } = input;
  const allowed = ORDER.filter((group) => roleOfGroup(input, group) !== '忌神');
  const group = allowed.reduce((a, b) => (groupPower[b] > groupPower[a] ? b : a));
  return { group, role: roleOfGroup(input, group), style: styleOf(strength) };
}
