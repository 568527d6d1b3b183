/**
 * Every rule of casting that has more than one reading, in groups: a chart can be compared by any of them.
 */
import { RULE_NAMES, RULE_NOTES, ruleOptions, type ChoosableRule } from '@shangyuan/reading/chart';

/** A rule with its options, default first. */
export interface ComparedRule {
  readonly name: ChoosableRule;
  readonly label: string;
  /** What the schools differ about, and what it moves. */
  readonly note: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** Rules that belong together. */
export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly ComparedRule[];
}

function ruleOf(name: ChoosableRule): ComparedRule {
  return { name, label: RULE_NAMES[name], note: RULE_NOTES[name], options: ruleOptions(name) };
}

const GROUPS: readonly (readonly [title: string, names: readonly ChoosableRule[]])[] = [
  ['定四柱', ['dayBoundary', 'clock', 'yearBoundary', 'monthPillar', 'ambiguousTime', 'southern']],
  ['大运与岁数', ['luckStart', 'ageYear', 'xiaoyun', 'suiqian', 'decadeSplit']],
  ['宫位与藏干', ['lifeStage', 'minggongMonth', 'taiyuan', 'si', 'silingClock', 'constellation']],
  ['合化与称骨', ['wuwei', 'gong', 'anhe', 'boneLeap', 'bone']],
];

/** Folded: each moves one spirit, but for the first, which brings five of the others along. */
const SPIRITS: readonly ChoosableRule[] = [
  'shenshaProfile',
  'tianyi',
  'yinBlade',
  'kuigang',
  'hongluan',
  'hongyan',
  'sanqi',
  'dexiu',
  'goujiao',
  'jinshen',
  'jiuchou',
  'ciguan',
  'luowang',
  'kongwang',
  'tianguan',
];

/** The groups in their order. */
export const RULE_GROUPS: readonly RuleGroup[] = GROUPS.map(([title, names]) => ({
  title,
  rules: names.map(ruleOf),
}));

/** The rules of the spirits. */
export const SPIRIT_RULES: readonly ComparedRule[] = SPIRITS.map(ruleOf);
