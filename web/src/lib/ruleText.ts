/**
 * Rules of casting in words: what each option is called, what its values mean, and the line every chart carries.
 */
import type { ChartRules } from '@shangyuan/engine/chart';

/** A rule a reader may switch, with its values in words. */
export interface RuleChoice {
  readonly name: keyof ChartRules;
  readonly label: string;
  /** What the schools differ about. */
  readonly note: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** Rules a reader may switch, the most asked-for first; the first value of each is the default. */
export const RULE_CHOICES: readonly RuleChoice[] = [
  {
    name: 'clock',
    label: '定时辰的钟点',
    note: '古法看日影，近人多用钟表。真太阳时要有出生地的经度。',
    options: [
      { value: 'civil', text: '标准时（去夏令时）' },
      { value: 'trueSolar', text: '真太阳时' },
      { value: 'meanSolar', text: '平太阳时' },
      { value: 'wall', text: '照所填时间' },
    ],
  },
  {
    name: 'dayBoundary',
    label: '子时换日',
    note: '23:00 到 24:00 出生的人，日柱随此而定。',
    options: [
      { value: 'zi23', text: '23:00 换日' },
      { value: 'midnight', text: '0:00 换日，晚子时用次日时干' },
      { value: 'midnightSame', text: '0:00 换日，晚子时用当日时干' },
    ],
  },
  {
    name: 'yearBoundary',
    label: '换年',
    note: '命理以立春换年，民俗以正月初一换年。',
    options: [
      { value: 'lichun', text: '立春' },
      { value: 'lunarNewYear', text: '正月初一' },
      { value: 'winterSolstice', text: '冬至' },
    ],
  },
  {
    name: 'luckStart',
    label: '起运算法',
    note: '三天折一年；差别在零头怎么取。',
    options: [
      { value: 'minute', text: '精确到分' },
      { value: 'hourBlock', text: '按时辰' },
      { value: 'dayRound', text: '按整日' },
      { value: 'solarYear', text: '按回归年' },
    ],
  },
  {
    name: 'lifeStage',
    label: '十二长生',
    note: '阴干顺行还是逆行，土随火还是随水。',
    options: [
      { value: 'yangForwardYinBackward', text: '阳顺阴逆' },
      { value: 'yinSameAsYang', text: '阴阳同行' },
      { value: 'earthWithWater', text: '土随水' },
    ],
  },
  {
    name: 'shenshaProfile',
    label: '神煞取法',
    note: '古书取法较严，通行软件取得较多。',
    options: [
      { value: 'classic', text: '古法' },
      { value: 'popular', text: '通行' },
    ],
  },
  {
    name: 'minggongMonth',
    label: '命宫起月',
    note: '命宫是各家最常不同的一格。',
    options: [
      { value: 'jie', text: '以节' },
      { value: 'zhongqi', text: '以中气' },
      { value: 'lunar', text: '以农历月' },
    ],
  },
];

/** Text of the value a rule has. */
export function ruleValueText(choice: RuleChoice, rules: ChartRules): string {
  return (
    choice.options.find((option) => option.value === rules[choice.name])?.text ?? String(rules[choice.name])
  );
}

const DAY_BOUNDARY_SHORT = { zi23: '23:00', midnight: '0:00', midnightSame: '0:00' } as const;
const CLOCK_SHORT = {
  civil: '真太阳时 关',
  trueSolar: '真太阳时 开',
  meanSolar: '平太阳时',
  wall: '照所填时间',
} as const;

/** The line every chart carries: 子时换日 23:00 · 节气定月 · 真太阳时 关 · 引擎 1.0.0, as parts. */
export function ruleLine(rules: ChartRules, engineVersion: string): readonly string[] {
  return [
    `子时换日 ${DAY_BOUNDARY_SHORT[rules.dayBoundary]}`,
    '节气定月',
    CLOCK_SHORT[rules.clock],
    `引擎 ${engineVersion}`,
  ];
}
