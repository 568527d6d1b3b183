/**
 * Names of lunar months and days. Source: GB/T 33661-2017 §5; 冬月 and 腊月 by custom. Checked: lunarNames.test.ts.
 */

/** 初一 … 三十: names of lunar days, index = day − 1. */
// prettier-ignore
export const LUNAR_DAY_NAMES = [
  '初一', '初二', '初三', '初四', '初五', '初六', '初七', '初八', '初九', '初十',
  '十一', '十二', '十三', '十四', '十五', '十六', '十七', '十八', '十九', '二十',
  '廿一', '廿二', '廿三', '廿四', '廿五', '廿六', '廿七', '廿八', '廿九', '三十',
] as const;

/** Names of lunar months, index = month − 1; 冬月 and 腊月 are the aliases of the last two (`monthAlias`). */
// prettier-ignore
export const LUNAR_MONTH_NAMES = [
  '正月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月',
] as const;

/** 十一月 as 冬月, 十二月 as 腊月. */
export const LUNAR_MONTH_ALIASES = { 11: '冬月', 12: '腊月' } as const;
