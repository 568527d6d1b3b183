/**
 * 时神: spirits of an hour by day stem or day branch. Source: 协纪辨方书·卷三十二 (the grid of sixty days), 卷七, 卷八.
 */
import type { Branch, ByBranch, ByStem } from '../../ganzhi/index.ts';

/** 喜神 of the hours. */
export const HOUR_XISHEN = {
  甲: '寅', 乙: '戌', 丙: '申', 丁: '午', 戊: '辰', 己: '寅', 庚: '戌', 辛: '申', 壬: '午', 癸: '辰',
} as const satisfies ByStem<Branch>;

/** 天官贵人: the branch or branches, run together. */
export const HOUR_TIANGUAN = {
  甲: '酉', 乙: '申', 丙: '子', 丁: '亥', 戊: '卯', 己: '寅', 庚: '午', 辛: '巳', 壬: '丑未', 癸: '辰戌',
} as const satisfies ByStem<string>;

/** 福星贵人. */
export const HOUR_FUXING = {
  甲: '寅', 乙: '丑亥', 丙: '子戌', 丁: '酉', 戊: '申', 己: '未', 庚: '午', 辛: '巳', 壬: '辰', 癸: '卯',
} as const satisfies ByStem<string>;

/** 五不遇: hours whose stem is the 七杀 of the day stem. */
export const HOUR_WUBUYU = {
  甲: '午', 乙: '巳', 丙: '辰', 丁: '卯', 戊: '寅', 己: '丑亥', 庚: '子戌', 辛: '酉', 壬: '申', 癸: '未',
} as const satisfies ByStem<string>;

/** 截路空亡: hours whose stem is 壬 or 癸. */
export const HOUR_LUKONG = {
  甲: '申酉', 乙: '午未', 丙: '辰巳', 丁: '寅卯', 戊: '子丑戌亥', 己: '申酉', 庚: '午未', 辛: '辰巳', 壬: '寅卯', 癸: '子丑戌亥',
} as const satisfies ByStem<string>;

/** 日马: 驿马 of the day branch. */
export const HOUR_MA = {
  子: '寅', 丑: '亥', 寅: '申', 卯: '巳', 辰: '寅', 巳: '亥', 午: '申', 未: '巳', 申: '寅', 酉: '亥', 戌: '申', 亥: '巳',
} as const satisfies ByBranch<Branch>;

/** 日刑: the branch the day branch punishes. */
export const HOUR_XING = {
  子: '卯', 丑: '戌', 寅: '巳', 卯: '子', 辰: '辰', 巳: '申', 午: '午', 未: '丑', 申: '寅', 酉: '酉', 戌: '未', 亥: '亥',
} as const satisfies ByBranch<Branch>;

/** Names of hour spirits beside the twelve of 黄黑道, in the order results list them. */
export const HOUR_SPIRIT_NAMES = [
  '日禄', '天乙贵人', '喜神', '天官贵人', '福星贵人', '日建', '日合', '日马',
  '日破', '日害', '日刑', '五不遇', '路空', '旬空', '贵登天门',
] as const;
/** Name of an hour spirit. */
export type HourSpiritName = (typeof HOUR_SPIRIT_NAMES)[number];

/** Class, points and chapter of each hour spirit; points are ours, the order of weight is the book's (卷三十三, 卷三十五). */
export const HOUR_SPIRITS = {
  日禄: { kind: '吉', points: 2, chapter: '卷七 日禄' },
  天乙贵人: { kind: '吉', points: 3, chapter: '卷七 天乙贵人' },
  喜神: { kind: '吉', points: 2, chapter: '卷七 喜神' },
  天官贵人: { kind: '吉', points: 2, chapter: '卷七 天官贵人' },
  福星贵人: { kind: '吉', points: 2, chapter: '卷七 福星贵人' },
  日建: { kind: '吉', points: 1, chapter: '卷三十二 日时' },
  日合: { kind: '吉', points: 2, chapter: '卷三十二 日时' },
  日马: { kind: '吉', points: 1, chapter: '卷三十二 日时' },
  日破: { kind: '凶', points: -6, chapter: '卷三十二 日时' },
  日害: { kind: '凶', points: -2, chapter: '卷三十二 日时' },
  日刑: { kind: '凶', points: -2, chapter: '卷三十二 日时' },
  五不遇: { kind: '凶', points: -4, chapter: '卷七 五不遇' },
  路空: { kind: '凶', points: -3, chapter: '卷七 截路空亡' },
  旬空: { kind: '凶', points: -1, chapter: '卷七 旬中空亡' },
  贵登天门: { kind: '吉', points: 5, chapter: '卷七 贵登天门' },
} as const satisfies Readonly<Record<HourSpiritName, { kind: '吉' | '凶'; points: number; chapter: string }>>;
