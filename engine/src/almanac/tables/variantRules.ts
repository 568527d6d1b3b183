/**
 * Rules of the other school where a table of spirits is disputed, each named by the option that puts it in place.
 * Cells as in the tables of spirits: 寅 … 丑, or 春 … 冬.
 */
import type { SpiritRule } from './spiritRow.ts';

/** Disputed rules. Source: the 历例 that 协纪辨方书 卷五, 卷六 quotes and corrects. */
export const VARIANT_RULES = {
  /** 天愿, older list. */
  tianyuanOld: { by: 'monthBranch', target: 'dayGanzhi', table: '甲午 甲戌 乙酉 丙子 丁丑 戊午 甲寅 丙辰 辛卯 戊辰 甲子 癸未' },
  /** 守日 of the 历例. */
  shouriLili: { by: 'season', target: 'dayBranch', table: '酉 子 卯 午' },
  /** 母仓 by the season all the year. */
  mucangSeason: { by: 'season', target: 'dayBranch', table: '亥子 寅卯 辰戌丑未 申酉' },
  /** 复日, 正七连甲庚: the stem and the one that 冲s it, both in both months. */
  furiBoth: { by: 'monthBranch', target: 'dayStem', table: '甲庚 乙辛 戊 丙壬 丁癸 己 甲庚 乙辛 戊 丙壬 丁癸 己' },
  /** 地囊, older list (二十三字传讹). */
  dinangOld: { by: 'monthBranch', target: 'dayGanzhi', table: '庚子庚午 癸未癸丑 甲子甲寅 己卯己丑 戊辰戊午 癸未癸巳 丙寅丙申 丁卯丁巳 戊辰戊子 庚戌庚子 辛未辛酉 乙酉乙未' },
  /** 天狗 on every 满日. */
  tiangouAll: { by: 'officer', officer: '满' },
  /** 天德 in 仲月 on the branch day, 申亥寅巳. */
  tiandeZhong: { by: 'monthBranch', target: 'dayBranch', table: '· 申 · · 亥 · · 寅 · · 巳 ·' },
} as const satisfies Readonly<Record<string, SpiritRule>>;
