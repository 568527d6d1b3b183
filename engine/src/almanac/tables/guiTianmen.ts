/**
 * 贵登天门: 月将 by 中气, and which hours count as day and night under each 月将.
 * Source: 协纪辨方书·卷七 (月将, 贵登天门), 卷三十二 (day and night by month). 119 of the 120 rows of the printed table follow;
 * the other (大寒, 丁日) is a misprint.
 */
import type { Branch, ByBranch } from '../../ganzhi/index.ts';

/** 月将 from the instant of each 中气. */
export const YUEJIANG = {
  雨水: '亥', 春分: '戌', 谷雨: '酉', 小满: '申', 夏至: '未', 大暑: '午',
  处暑: '巳', 秋分: '辰', 霜降: '卯', 小雪: '寅', 冬至: '丑', 大寒: '子',
} as const satisfies Readonly<Record<string, Branch>>;

/** First and last hour of day and of night by 月将; hours on the edge belong to both. */
export const DAY_NIGHT = {
  亥: ['卯酉', '酉卯'], 戌: ['卯酉', '酉卯'], 酉: ['卯酉', '戌寅'], 申: ['寅戌', '戌寅'],
  未: ['寅戌', '戌寅'], 午: ['寅酉', '戌寅'], 巳: ['卯酉', '酉寅'], 辰: ['卯酉', '酉卯'],
  卯: ['卯酉', '酉卯'], 寅: ['辰申', '酉卯'], 丑: ['辰申', '申辰'], 子: ['卯申', '申卯'],
} as const satisfies ByBranch<readonly [string, string]>;
