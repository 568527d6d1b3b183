/**
 * 财运: the base of wealth, its sources, its store, and which of the two gods leads.
 */
import { WUXING_OF_GROUP } from '../model/groups.ts';
import { GODS_OF_GROUP } from '../model/tenGodPower.ts';
import { storeOf, type WuxingStore } from '../model/store.ts';
import type { Strength } from '../model/strength.ts';
import { WEALTH_BORDERS, WEALTH_HEAVY_MIN } from '../tables/lifeBorders.ts';
import type { Role } from '../tables/roles.ts';
import { CLASS_BORDERS } from '../tables/strengthParams.ts';
import { levelOf, roleOfGroup, type LifeInput } from './lifeInput.ts';

/** Base of wealth, in the order they are tried. */
export const WEALTH_BASES = [
  '从财',
  '财星不现',
  '儿又生财',
  '专旺轻财',
  '顺势取财',
  '身旺任财',
  '财多身弱',
  '财旺身和',
  '财星偏轻',
  '财星平和',
] as const;
/** Base of wealth. */
export type WealthBase = (typeof WEALTH_BASES)[number];

/** Where wealth comes from. */
export type WealthSource = '技能生财' | '职位之财' | '合伙分财';

/** Facts of wealth. */
export interface WealthFacts {
  readonly base: WealthBase;
  /** Role of 财. */
  readonly role: Role;
  readonly sources: readonly WealthSource[];
  /** 财库: the 墓 of the wealth wuxing, the pillars that have it, and whether a 六冲 opens it. */
  readonly store: WuxingStore & { readonly isOpened: boolean };
  /** The stronger of 正财 and 偏财; null where both are absent or even. */
  readonly leading: '正财' | '偏财' | null;
}

/** Source: 子平真诠·论财; 滴天髓·从象, 顺局. The borders are ours. */
function baseOf({ support, follow }: Strength, wealth: number): WealthBase {
  const type = follow?.type ?? null;
  if (type === '从财') return '从财';
  if (wealth < WEALTH_BORDERS.absent) return '财星不现';
  if (type === '从儿') return '儿又生财';
  if (type === '专旺' || type === '从印') return '专旺轻财';
  if (type !== null) return '顺势取财';
  if (support >= CLASS_BORDERS.strongMin && wealth >= WEALTH_BORDERS.carried) return '身旺任财';
  if (support < CLASS_BORDERS.weakMax && wealth >= WEALTH_HEAVY_MIN) return '财多身弱';
  const isBalanced = support >= CLASS_BORDERS.weakMax && support < CLASS_BORDERS.strongMin;
  if (isBalanced && wealth >= WEALTH_BORDERS.rich) return '财旺身和';
  return wealth < WEALTH_BORDERS.light ? '财星偏轻' : '财星平和';
}

function sourcesOf(input: LifeInput): WealthSource[] {
  const wealth = levelOf(input, GODS_OF_GROUP.财);
  const sources: WealthSource[] = [];
  if (levelOf(input, GODS_OF_GROUP.食伤) >= 2 && wealth >= 1) sources.push('技能生财');
  if (levelOf(input, GODS_OF_GROUP.官杀) >= 2 && wealth >= 2) sources.push('职位之财');
  if (levelOf(input, GODS_OF_GROUP.比劫) >= 3 && wealth >= 1) sources.push('合伙分财');
  return sources;
}

function wealthStoreOf({ subject }: LifeInput): WealthFacts['store'] {
  const { branch, pillars, state } = storeOf(subject, WUXING_OF_GROUP[subject.dayMasterWuxing].财);
  return { branch, pillars, isOpened: state === '开', state };
}

/** Facts of wealth. */
export function wealthOf(input: LifeInput): WealthFacts {
  const { power, groupPower, strength } = input;
  const lead = power.正财.power - power.偏财.power;
  return {
    base: baseOf(strength, groupPower.财),
    role: roleOfGroup(input, '财'),
    sources: sourcesOf(input),
    store: wealthStoreOf(input),
    leading: lead === 0 ? null : lead > 0 ? '正财' : '偏财',
  };
}
