/**
 * 事业: the group of ten gods that a career rests on, and the style of working.
 */
import type { TenGodGroup } from '../../ganzhi/index.ts';
import { WUXING_OF_GROUP } from '../model/groups.ts';
import type { Role } from '../tables/roles.ts';
import { roleOfGroup, type LifeInput } from './lifeInput.ts';

/** Facts of the career. */
export interface CareerFacts {
  /** The heaviest group that is not 忌神 and whose votes are not negative. */
  readonly group: TenGodGroup;
  /** Role of the group's wuxing. */
  readonly role: Role;
  readonly style: '主动开拓' | '借力平台' | '进退两宜' | '顺势借势';
}

/** Order that breaks ties of power. */
const ORDER = ['官杀', '印', '食伤', '财', '比劫'] as const satisfies readonly TenGodGroup[];

function styleOf({ follow, class: strengthClass }: LifeInput['strength']): CareerFacts['style'] {
  if (follow !== null) return '顺势借势';
  if (strengthClass === '中和') return '进退两宜';
  return strengthClass === '身弱' ? '借力平台' : '主动开拓';
}

/** Facts of the career. Our own scoring. */
export function careerOf(input: LifeInput): CareerFacts {
  const { groupPower, strength, votes, subject } = input;
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const allowed = ORDER.filter((group) => {
    const role = roleOfGroup(input, group);
    return role === '用神' || (role !== '忌神' && votes[wuxingOf[group]] >= 0);
  });
  const group = allowed.reduce((a, b) => (groupPower[b] > groupPower[a] ? b : a));
  return { group, role: roleOfGroup(input, group), style: styleOf(strength) };
}
