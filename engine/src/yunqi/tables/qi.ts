/**
 * 六气: the six qi in the order of 三阴三阳, the qi that rules each branch's year, and the fixed hosts of the six steps.
 * Source: 素问·天元纪大论 (子午之岁上见少阴 …), 六微旨大论 (主气六步). Variants: none. Checked: yearFacts.test.ts (60 years).
 */
import type { ByBranch, Wuxing } from '../../ganzhi/index.ts';

/** The six in the order 厥阴 少阴 太阴 少阳 阳明 太阳, in which guests follow one another. */
export const SIX_QI = ['厥阴风木', '少阴君火', '太阴湿土', '少阳相火', '阳明燥金', '太阳寒水'] as const;
/** One of the six qi. */
export type Qi = (typeof SIX_QI)[number];

/** 五行 of each qi. */
export const QI_WUXING = {
  厥阴风木: '木', 少阴君火: '火', 太阴湿土: '土', 少阳相火: '火', 阳明燥金: '金', 太阳寒水: '水',
} as const satisfies Readonly<Record<Qi, Wuxing>>;

/** 司天: the qi above in a year, by its branch. */
export const SITIAN = {
  子: '少阴君火', 丑: '太阴湿土', 寅: '少阳相火', 卯: '阳明燥金', 辰: '太阳寒水', 巳: '厥阴风木',
  午: '少阴君火', 未: '太阴湿土', 申: '少阳相火', 酉: '阳明燥金', 戌: '太阳寒水', 亥: '厥阴风木',
} as const satisfies ByBranch<Qi>;

/** 主气 of a step: its name, host, and the index of the solar term (小寒 0) it begins with. */
export interface HostStep {
  readonly name: string;
  readonly host: Qi;
  readonly termIndex: number;
}

/** 主气: 大寒–春分 厥阴, 春分–小满 少阴, 小满–大暑 少阳, 大暑–秋分 太阴, 秋分–小雪 阳明, 小雪–大寒 太阳. */
export const HOST_STEPS: readonly HostStep[] = [
  { name: '初之气', host: '厥阴风木', termIndex: 1 },
  { name: '二之气', host: '少阴君火', termIndex: 5 },
  { name: '三之气', host: '少阳相火', termIndex: 9 },
  { name: '四之气', host: '太阴湿土', termIndex: 13 },
  { name: '五之气', host: '阳明燥金', termIndex: 17 },
  { name: '终之气', host: '太阳寒水', termIndex: 21 },
];
