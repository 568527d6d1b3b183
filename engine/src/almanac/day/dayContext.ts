/**
 * What the spirits of a day depend on. Pure facts without a date, so the whole derivation of 宜忌 can be run on a
 * hand-written record; `dayFacts.ts` makes one from a date.
 */
import type { Branch, Ganzhi } from '../../ganzhi/index.ts';

/** 朔, 上弦, 望 or 下弦: the civil day that contains the instant. */
export type PrincipalPhase = '朔' | '上弦' | '望' | '下弦';

/** A 节 with the place of the day after or before it. */
export interface MinorTermDay {
  readonly term: string;
  readonly days: number;
}

/** The facts of a day that spirits read. */
export interface DayContext {
  /**
   * Month that spirits go by: 月建, which switches on the civil day of the 节, or under option `spiritMonth` that of the lunar
   * month.
   */
  readonly monthBranch: Branch;
  readonly day: Ganzhi;
  /** Year pillar, switching on the civil day of 立春. */
  readonly year: Ganzhi;
  /** Lunar month 1–12; a leap month keeps its number. */
  readonly lunarMonth: number;
  /** 1–30. */
  readonly lunarDay: number;
  /** 29 or 30. */
  readonly lunarMonthDays: number;
  /** Branch of the first day of the lunar month. */
  readonly lunarFirstBranch: Branch;
  /** 0 角 … 27 轸. */
  readonly mansionIndex: number;
  /** The solar term that falls on this civil day, or null. */
  readonly termToday: string | null;
  readonly termTomorrow: string | null;
  /** The last two 节, nearest first, with this day counted from the day of the term as 1. */
  readonly lastMinorTerms: readonly [MinorTermDay, MinorTermDay];
  /** The next 节 after this day, with the days until it, 1 or more. */
  readonly nextMinorTerm: MinorTermDay;
  /** Apparent longitude of the Sun at 12:00 UTC+8, degrees [0, 360); exact where a rule compares it. */
  readonly sunLongitudeDeg: number;
  /** First day of one of 三伏, or one of the two 社日. */
  readonly isFusheDay: boolean;
  readonly moonPhase: PrincipalPhase | null;
}
