/**
 * The rules of casting a reader can choose, in words, and the line every chart carries; everything else keeps the engine's
 * default.
 */
import { CHART_OPTIONS, type ChartRules, type ChartRulesInput } from '@shangyuan/engine/chart';

/** Rules that stand in the form. */
export type ChoosableRule =
  | 'dayBoundary'
  | 'clock'
  | 'yearBoundary'
  | 'luckStart'
  | 'ageYear'
  | 'lifeStage'
  | 'shenshaProfile'
  | 'minggongMonth'
  | 'taiyuan'
  | 'xiaoyun'
  | 'tianyi'
  | 'yinBlade'
  | 'kuigang'
  | 'hongluan';

type Texts = { readonly [name in ChoosableRule]: Readonly<Record<ChartRules[name], string>> };

const TEXTS = {
  dayBoundary: {
    zi23: '23:00 换日',
    midnight: '0:00 换日（早晚子时）',
    midnightSame: '0:00 换日（晚子用当日干）',
  },
  clock: { civil: '钟表时（减夏令时）', trueSolar: '真太阳时', meanSolar: '平太阳时', wall: '按所填时间' },
  yearBoundary: { lichun: '立春换年', lunarNewYear: '正月初一换年', winterSolstice: '冬至换年' },
  luckStart: {
    minute: '按分钟折算',
    hourBlock: '按时辰折算',
    dayRound: '按整日折算',
    solarYear: '按回归年折算',
  },
  ageYear: { gregorian: '公历年计岁', lunarYear: '农历年计岁', lichun: '立春计岁' },
  lifeStage: {
    yangForwardYinBackward: '阳顺阴逆',
    yinSameAsYang: '阴阳同行',
    earthWithWater: '阴阳同行，土随水',
  },
  shenshaProfile: { classic: '典籍', popular: '通行' },
  minggongMonth: { jie: '以节', zhongqi: '以中气', lunar: '以农历月' },
  taiyuan: { monthPlus: '月干进一，月支进三', exact300: '生前三百日的日柱' },
  xiaoyun: { hour: '从时柱起', fixed: '男丙寅，女壬申' },
  tianyi: { jiawugeng: '庚取丑未', gengxin: '庚取寅午', dayOnly: '只从日干取' },
  yinBlade: { diwang: '取帝旺', luqian: '取禄前一位', none: '阴干无刃' },
  kuigang: { four: '四日', six: '六日' },
  hongluan: { yearOnly: '只看年支', dayAlso: '年支、日支都看' },
} as const satisfies Texts;

const LABELS = {
  dayBoundary: '子时换日',
  clock: '时刻',
  yearBoundary: '年柱',
  luckStart: '起运',
  ageYear: '虚岁',
  lifeStage: '十二长生',
  shenshaProfile: '神煞',
  minggongMonth: '命宫起月',
  taiyuan: '胎元',
  xiaoyun: '小运',
  tianyi: '天乙贵人',
  yinBlade: '阴干羊刃',
  kuigang: '魁罡',
  hongluan: '红鸾天喜',
} as const satisfies Record<ChoosableRule, string>;

/** What the schools differ about. */
const NOTES = {
  dayBoundary: '23:00 到 24:00 出生的人，日柱随此而定。',
  clock: '古法看日影，近人多用钟表。太阳时要有出生地的经度。',
  yearBoundary: '命理以立春换年，民俗以正月初一换年。',
  luckStart: '三天折一年；差别在零头怎么取。',
  ageYear: '虚岁从哪一天起加一岁。',
  lifeStage: '阴干顺行还是逆行，土随火还是随水。',
  shenshaProfile: '古书取法较严，通行软件取得较多。',
  minggongMonth: '命宫是各家最常不同的一格。',
  taiyuan: '月柱进位是通例；也有人倒推三百日。',
  xiaoyun: '起运之前看小运，古书有两种起法。',
  tianyi: '甲戊庚牛羊，还是庚辛逢马虎；也有只从日干取的。',
  yinBlade: '阳干的刃没有分歧，阴干有三种取法。',
  kuigang: '庚辰、庚戌、壬辰、戊戌四日；宽的再加两日。',
  hongluan: '古书从年支起，今人也从日支起。',
} as const satisfies Record<ChoosableRule, string>;

/** A rule with its options, default first. */
export interface RuleChoice {
  readonly name: ChoosableRule;
  readonly label: string;
  readonly note: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** The rules of the form in their order. */
export const RULE_CHOICES: readonly RuleChoice[] = (Object.keys(LABELS) as ChoosableRule[]).map((name) => {
  const texts: Readonly<Record<string, string>> = TEXTS[name];
  const values: readonly string[] = CHART_OPTIONS.values[name];
  return {
    name,
    label: LABELS[name],
    note: NOTES[name],
    options: values.map((value) => ({ value, text: texts[value] ?? value })),
  };
});

/** Rules with one of them changed; the default is kept by leaving it out, so that a later default is followed. */
export function withRule<K extends keyof ChartRules>(
  rules: ChartRulesInput,
  name: K,
  value: ChartRules[K],
): ChartRulesInput {
  const { [name]: _, ...others } = rules;
  return value === CHART_OPTIONS.values[name][0] ? (others as ChartRulesInput) : { ...rules, [name]: value };
}

/**
 * The two rules that matter most, in a line.
 *
 * @example ruleSummary({ clock: 'trueSolar' }) // "换日 23:00 · 真太阳时 开"
 */
export function ruleSummary(rules: ChartRulesInput): string {
  const day = (rules.dayBoundary ?? 'zi23') === 'zi23' ? '23:00' : '0:00';
  return `换日 ${day} · 真太阳时 ${rules.clock === 'trueSolar' ? '开' : '关'}`;
}

const DAY_BOUNDARY_SHORT = { zi23: '23:00', midnight: '0:00', midnightSame: '0:00' } as const;
const CLOCK_SHORT = {
  civil: '真太阳时 关',
  trueSolar: '真太阳时 开',
  meanSolar: '平太阳时',
  wall: '照所填时间',
} as const;

/** The line every chart carries, as parts: 子时换日 23:00, 节气定月, 真太阳时 关, 引擎 1.1.0. */
export function ruleLine(rules: ChartRules, engineVersion: string): readonly string[] {
  return [
    `子时换日 ${DAY_BOUNDARY_SHORT[rules.dayBoundary]}`,
    '节气定月',
    CLOCK_SHORT[rules.clock],
    `引擎 ${engineVersion}`,
  ];
}
