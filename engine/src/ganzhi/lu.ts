/**
 * 禄: the branch where a stem has its office 临官.
 */
import type { Branch } from './branch.ts';
import type { ByStem } from './stem.ts';

/** 十干禄. Source: 三命通会·论十干禄. Variants: none known. */
// prettier-ignore
export const LU = {
  甲: '寅', 乙: '卯', 丙: '巳', 丁: '午', 戊: '巳', 己: '午', 庚: '申', 辛: '酉', 壬: '亥', 癸: '子',
} as const satisfies ByStem<Branch>;
