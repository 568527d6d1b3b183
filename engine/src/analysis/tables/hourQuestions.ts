/**
 * 校时: six questions about the life already lived, their choices, and where each rule comes from.
 *
 * Rules: siblings, the branch of the hour by 孟仲季 (寅申巳亥 eldest, 子午卯酉 middle, 辰戌丑未 youngest); leftHome, 驿马 in the
 * hour or its branch opposed to year or month; build, the strongest (full) or second (half) wuxing; parent, the larger of
 * 偏财 and 正印, half where it is hurt; manner, 食伤 against 印; path, 比劫 and 食伤 against 官杀 and 印.
 * Source: folk rules as named; the points are our own. Variants: 定时口诀 by crown and sleeping posture are left out.
 * Checked: hourReading.test.ts.
 */
import type { Branch, Wuxing } from '../../ganzhi/index.ts';

/** Points of a rule that fits, and of one that fits in part. */
export const HOUR_POINTS = { full: 2, half: 1 } as const;

/** Branches of the hour by the place among brothers and sisters. */
export const SIBLING_BRANCHES = {
  长: ['寅', '申', '巳', '亥'], 中: ['子', '午', '卯', '酉'], 幼: ['辰', '戌', '丑', '未'],
} as const satisfies Readonly<Record<string, readonly Branch[]>>;

/** What a person may answer; each may be left out. */
export interface HourAnswers {
  /** Place among brothers and sisters; left out for an only child. */
  readonly siblings?: '长' | '中' | '幼';
  /** Whether home was left before twenty. */
  readonly leftHome?: '是' | '否';
  /** Build by wuxing: 木 tall and slim, 火 lean and ruddy, 土 sturdy, 金 fair and square, 水 round. */
  readonly build?: Wuxing;
  /** The parent one was closer to. */
  readonly parent?: '父' | '母';
  readonly manner?: '外向' | '内敛';
  /** 自主 one's own way, 循规 within a body with rules. */
  readonly path?: '自主' | '循规';
}

/** The questions in their order. */
export const HOUR_QUESTIONS = {
  siblings: { choices: ['长', '中', '幼'], source: '民间定时口诀(孟仲季，非经典)' },
  leftHome: { choices: ['是', '否'], source: '三命通会·论驿马' },
  build: { choices: ['木', '火', '土', '金', '水'], source: '三命通会·论性情相貌' },
  parent: { choices: ['父', '母'], source: '渊海子平·六亲总论' },
  manner: { choices: ['外向', '内敛'], source: '三命通会·论性情相貌' },
  path: { choices: ['自主', '循规'], source: '子平真诠·论用神' },
} as const satisfies Readonly<
  Record<keyof HourAnswers, { readonly choices: readonly string[]; readonly source: string }>
>;
