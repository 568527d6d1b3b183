/**
 * Every rule of casting that has more than one reading, in groups: those of the form, and the further ones that a chart can be
 * compared by. What the further ones are called is said where the derivations say it.
 */
import { CHART_OPTIONS, type ChartRules } from '@shangyuan/engine/chart';
import { RULE_NAMES, RULE_WORDS } from '@shangyuan/reading/chart';
import { RULE_CHOICES } from '../../../lib/words/ruleText.ts';

/** A rule with its options, default first. */
export interface ComparedRule {
  readonly name: keyof ChartRules;
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

/** What the further rules move. */
const NOTES = {
  ambiguousTime: '夏令时结束那天有一小时走了两遍，差一小时，可能换时柱与起运。',
  southern: '南半球四季相反。换月影响月柱与大运；只换调候影响分析里的取用。通例不换。',
  si: '巳的中气与余气谁先谁后，影响藏干与各占几成。',
  silingClock: '交节后第几日，从时刻数还是从日子数，影响人元司令。',
  constellation: '两座交界那一两天，两法可能不同。',
  decadeSplit: '十年怎么读，影响分析里的大运评分；盘面不变。',
  suiqian: '从太岁数还是从本命数，影响流年的岁前十二神。',
  wuwei: '午未相合化什么，影响关系里的合化。',
  gong: '拱出来的一支，要不要两柱天干相同。',
  anhe: '暗合列几组，影响关系。',
  boneLeap: '闰月十六以后算不算下一月，影响称骨。',
  bone: '各本有两年的斤两不同：癸亥与戊戌。',
  hongyan: '只有乙日，两书不同。',
  sanqi: '三字要不要依次相连。',
  dexiu: '德与秀要不要都有。',
  goujiao: '前三位为勾、后三位为绞，或只取前面的。',
  jinshen: '只在时柱，还是日柱也算。',
  jiuchou: '书上两份名单，差一日。',
  ciguan: '只有癸日，两说不同。',
  luowang: '戌亥、辰巳相见算不算。',
  kongwang: '年柱那一旬的空亡算不算。',
  tianguan: '两份表互相矛盾，所以平时不列。',
} as const satisfies Partial<Record<keyof ChartRules, string>>;

type FurtherRule = keyof typeof NOTES;

function further(name: FurtherRule): ComparedRule {
  const words: Readonly<Record<string, string>> = RULE_WORDS[name];
  const values: readonly string[] = CHART_OPTIONS.values[name];
  return {
    name,
    label: RULE_NAMES[name],
    note: NOTES[name],
    options: values.map((value) => ({ value, text: words[value] ?? value })),
  };
}

function ruleOf(name: keyof ChartRules): ComparedRule {
  return RULE_CHOICES.find((choice) => choice.name === name) ?? further(name as FurtherRule);
}

const GROUPS: readonly (readonly [title: string, names: readonly (keyof ChartRules)[]])[] = [
  ['定四柱', ['dayBoundary', 'clock', 'yearBoundary', 'ambiguousTime', 'southern']],
  ['大运与岁数', ['luckStart', 'ageYear', 'xiaoyun', 'suiqian', 'decadeSplit']],
  ['宫位与藏干', ['lifeStage', 'minggongMonth', 'taiyuan', 'si', 'silingClock', 'constellation']],
  ['合化与称骨', ['wuwei', 'gong', 'anhe', 'boneLeap', 'bone']],
];

/** Folded: each moves one spirit, but for the first, which brings five of the others along. */
const SPIRITS: readonly (keyof ChartRules)[] = [
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
