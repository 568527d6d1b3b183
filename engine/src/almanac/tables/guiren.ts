/**
 * 贵神 of a day by its stem, for the directions of a day and the hours of 贵登天门.
 */
import type { Branch, ByStem } from '../../ganzhi/index.ts';

/** 阳贵 by 考原. Source: 协纪辨方书·卷七 (甲戊庚牛羊). */
export const YANGGUI = {
  甲: '未', 乙: '申', 丙: '酉', 丁: '亥', 戊: '丑', 己: '子', 庚: '丑', 辛: '寅', 壬: '卯', 癸: '巳',
} as const satisfies ByStem<Branch>;

/** 阴贵 by 考原. Source: 协纪辨方书·卷七. */
export const YINGUI = {
  甲: '丑', 乙: '子', 丙: '亥', 丁: '酉', 戊: '未', 己: '申', 庚: '未', 辛: '午', 壬: '巳', 癸: '卯',
} as const satisfies ByStem<Branch>;

/** 阳贵 with 庚辛逢马虎, option `guiren` = gengxin. */
export const YANGGUI_GENGXIN = { ...YANGGUI, 庚: '午', 辛: '寅' } as const satisfies ByStem<Branch>;

/** 阴贵 with 庚辛逢马虎. */
export const YINGUI_GENGXIN = { ...YINGUI, 庚: '寅', 辛: '午' } as const satisfies ByStem<Branch>;
