/**
 * Year ranges and keys that the specification fixes for calendar pages and pickers.
 */

/** Solar picker: 175 years. */
export const SOLAR_PICKER_YEAR_MIN = 1925;
/** Last year of the solar picker. */
export const SOLAR_PICKER_YEAR_MAX = 2099;
/** Simple solar picker: 136 years. */
export const SIMPLE_PICKER_YEAR_MIN = 1902;
/** Last year of the simple solar picker. */
export const SIMPLE_PICKER_YEAR_MAX = 2037;
/** The generic picker reaches this many years before and after the current one. */
export const GENERIC_PICKER_YEARS_EACH_WAY = 150;
/** Older helper years: 1900 to 2100. */
export const HELPER_YEAR_MIN = 1900;
/** Last of the older helper years. */
export const HELPER_YEAR_MAX = 2100;

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

/** The seven festivals the specification keys by lunar month-day. */
export const KEYED_LUNAR_FESTIVALS = {
  '1-1': '春节',
  '1-15': '元宵节',
  '5-5': '端午节',
  '7-7': '七夕',
  '8-15': '中秋节',
  '9-9': '重阳节',
  '12-8': '腊八节',
} as const;
