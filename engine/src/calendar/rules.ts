/**
 * The schools of the calendar, as arguments: every function here takes them, none remembers them.
 */
import { defineOptions, extendOptions, type RulesOf } from '../options.ts';

// Each declaration is marked as pure: a page that asks for none of its options does not make them.

/** Options that decide lunar dates. */
export const LUNAR_OPTIONS = /* @__PURE__ */ defineOptions({
  /**
   * Days seconds from midnight: as computed, or as the Hong Kong Observatory prints them. Changes two lunar months (2057, 2097)
   * and the days of seven terms 1912-2084. Source: GB/T 33661-2017 §4; tables of the Observatory, 1901-2100.
   */
  printed: ['computed', 'hko'],
  /**
   * 1914–1920: the days of the almanacs of the time (Beijing mean time), or those that the rule of today gives. Changes four
   * months. Source: the printed almanacs; GB/T 33661-2017.
   */
  era1912: ['period', 'gbt'],
  /**
   * Before 1645: the historical calendars, or the rules of today computed backwards, marked `extrapolated`. Source: tables of
   * calendar/historical; GB/T 33661-2017 run back.
   */
  historic: ['table', 'proleptic-gbt'],
});

/** Options that decide lunar dates and pillars. */
export const CALENDAR_OPTIONS = /* @__PURE__ */ extendOptions(LUNAR_OPTIONS, {
  /**
   * When the day pillar changes: at 23:00 (子初换日); at 0:00, the late 子 hour with its stem from the next day (早晚子时);
   * at 0:00, the late 子 hour with its stem from the same day. Source: 三命通会·论时刻; 徐乐吾; rare.
   */
  dayBoundary: ['zi23', 'midnight', 'midnightSame'],
  /**
   * When the year pillar changes: at the instant of 立春, on 正月初一, at the instant of 冬至, or with the whole day of 立春.
   * Source: 三命通会·论年月日时; folk 生肖; a minority revival; 协纪辨方书·卷四, which counts whole days.
   */
  yearBoundary: ['lichun', 'lunarNewYear', 'winterSolstice', 'lichunDay'],
});

/** Options of the four pillars of an instant. */
export const PILLAR_OPTIONS = /* @__PURE__ */ extendOptions(CALENDAR_OPTIONS, {
  /**
   * When the month pillar changes, and the year with it: at the instant of the 节 or with its whole civil day. Source: 节 are
   * instants in the sky; 协纪辨方书·卷四 counts whole days.
   */
  monthPillar: ['instant', 'day'],
});

/** Options of the three pillars of a civil day. */
export const DAY_PILLAR_OPTIONS = /* @__PURE__ */ extendOptions(CALENDAR_OPTIONS, {
  /** As {@link PILLAR_OPTIONS}, whole days first. */
  monthPillar: ['day', 'instant'],
});

/** What 寒食 and 社日 may be; an option of the seasons, and of the festivals that are made of them. */
const HANSHI = ['qingming-1', 'dongzhi+105'] as const;
const SHERI = ['fifth', 'nearest'] as const;

/** Options of the seasons and feasts that are counted from terms. */
export const SEASON_OPTIONS = /* @__PURE__ */ defineOptions({
  /** 七十二候 by the Sun's 5°, or by five days from the day of the term. Source: 逸周书·时训; practice of plain almanacs. */
  phenology: ['longitude', 'days'],
  /** 入梅 and 出梅: by 丙 and 未 days, or by 壬 and 庚 days. Source: 神枢经; 碎金, both in 协纪辨方书. */
  meiyu: ['shenshu', 'suijin'],
  /** 社日: the fifth 戊 day from 立春 and 立秋, or the 戊 day nearest the equinox. Source: 农历 in use; 协纪辨方书·卷十二. */
  sheri: SHERI,
  /** 寒食: the day before 清明, or the 105th day after 冬至. Source: custom of today; 荆楚岁时记. */
  hanshi: HANSHI,
});

/** Options that decide festivals. */
export const FESTIVAL_OPTIONS = /* @__PURE__ */ extendOptions(LUNAR_OPTIONS, {
  /** Whether lunar festivals are repeated in a leap month. Source: custom; some places keep 闰五月初五 and the like. */
  leapFestival: ['off', 'on'],
  /** As {@link SEASON_OPTIONS}. */
  hanshi: HANSHI,
  /** As {@link SEASON_OPTIONS}. */
  sheri: SHERI,
});

/** How lunar months are labelled. */
export const MONTH_NAME_OPTIONS = /* @__PURE__ */ defineOptions({
  /** Whether the last two months are called 冬月 and 腊月, or 十一月 and 十二月. Source: custom; GB/T 33661-2017 §5. */
  monthAlias: ['on', 'off'],
  /**
   * Months before 1645: numbered from the 寅 month, or as printed at the time where the date carries that name. Source:
   * histories of the dynasties, calendar/historical/regnal.ts.
   */
  yearStart: ['jianyin', 'regnal'],
});

/** Options of birthdays by the lunar calendar. */
export const LUNAR_BIRTHDAY_OPTIONS = /* @__PURE__ */ defineOptions({
  /**
   * Born in a leap month: the ordinary month of the same number every year; the leap month where a year has the same one,
   * else the ordinary; or both in such a year. Source: custom, which differs by family; a leap month comes back after 19
   * years or more, so no custom waits for it.
   */
  leapBirthday: ['plain', 'leap', 'both'],
  /** Born on 三十, in a year whose month ends with 廿九: on its last day, or on the first of the next month. Source: custom. */
  thirtieth: ['lastDay', 'nextDay'],
});

/** Rules that decide lunar dates. */
export type LunarRules = RulesOf<typeof LUNAR_OPTIONS.values>;
/** Rules that decide lunar dates and pillars. */
export type CalendarRules = RulesOf<typeof CALENDAR_OPTIONS.values>;
/** Rules of the four pillars. */
export type PillarRules = RulesOf<typeof PILLAR_OPTIONS.values>;
/** Rules of seasons counted from terms. */
export type SeasonRules = RulesOf<typeof SEASON_OPTIONS.values>;
/** Rules that decide festivals. */
export type FestivalRules = RulesOf<typeof FESTIVAL_OPTIONS.values>;
/** Rules of birthdays by the lunar calendar. */
export type LunarBirthdayRules = RulesOf<typeof LUNAR_BIRTHDAY_OPTIONS.values>;
/** How months are labelled. */
export type MonthNameRules = RulesOf<typeof MONTH_NAME_OPTIONS.values>;
