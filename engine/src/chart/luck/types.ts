/**
 * The records of luck: 大运, 流年, 流月, 流日 and 流时, each with its pillar and its span.
 */
import type { Branch, Ganzhi } from '../../ganzhi/index.ts';
import type { CivilDate, CivilTime } from '../../time/index.ts';
import type { PillarFacts, JieInstant } from '../types.ts';

/** Time from birth to 起运, by the scale three days = one year. */
export interface LuckOffset {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** One decade 大运. */
export interface Dayun {
  /** 1-based. */
  readonly dayunNumber: number;
  readonly ganzhi: Ganzhi;
  readonly facts: PillarFacts;
  /** First day, on the standard clock of the birthplace. */
  readonly startDate: CivilDate;
  /** First day of the next decade (exclusive end). */
  readonly endDate: CivilDate;
  readonly startYear: number;
  /** Last year of the year table: `startYear` + 9. */
  readonly endYear: number;
  /** 虚岁 at the start, by `rules.ageYear`. */
  readonly startAgeXu: number;
  /** 周岁 at the start. */
  readonly startAgeZhou: number;
}

/** 大运 of a chart. */
export interface Luck {
  readonly direction: '顺' | '逆';
  readonly termUsed: JieInstant;
  readonly offset: LuckOffset;
  /** 交运 on the standard clock of the birthplace. */
  readonly start: CivilTime;
  /** Hour unknown: the start may lie so many months to either side; else 0. */
  readonly startUncertaintyMonths: number;
  readonly startAgeXu: number;
  readonly startAgeZhou: number;
  readonly dayun: readonly Dayun[];
}

/** Labels of 犯太岁. */
export type FanTaisui = '值' | '冲' | '刑' | '害' | '破';

/** The twelve spirits that walk before the year 岁前十二神. */
export type Suiqian =
  '太岁' | '太阳' | '丧门' | '太阴' | '官符' | '死符' | '岁破' | '龙德' | '白虎' | '福德' | '吊客' | '病符';

/** What makes a year stand out 重点年份: how its pillar meets the decade's, the natal year's and the day's. */
export type YearMark = '岁运并临' | '真太岁' | '征太岁' | '日柱伏吟' | '日柱天克地冲';

/** A flowing year 流年. */
export interface Liunian {
  readonly year: number;
  readonly ganzhi: Ganzhi;
  readonly facts: PillarFacts;
  /** 立春 of the year, UTC milliseconds. */
  readonly startMs: number;
  /** 立春 of the next year (exclusive end). */
  readonly endMs: number;
  readonly ageXu: number;
  /** `dayunNumber` of the decade the year belongs to; 0 before the first. */
  readonly dayunNumber: number;
  /** The decade changes within this year. */
  readonly isChangeYear: boolean;
  /** 小运 of the year; null where neither method can give it. */
  readonly xiaoyun: Ganzhi | null;
  readonly suiqian: Suiqian;
  readonly fanTaisui: readonly FanTaisui[];
  /** Empty for most years. */
  readonly marks: readonly YearMark[];
}

/** A flowing month 流月, from its 节 to the next. */
export interface Liuyue {
  readonly ganzhi: Ganzhi;
  readonly facts: PillarFacts;
  readonly term: JieInstant;
  /** UTC milliseconds, exclusive. */
  readonly endMs: number;
}

/** A flowing day 流日. */
export interface Liuri {
  readonly date: CivilDate;
  readonly ganzhi: Ganzhi;
  readonly facts: PillarFacts;
}

/** A flowing hour 流时. */
export interface Liushi {
  readonly branch: Branch;
  /** Clock hour it begins at, 0–23; 23 is the late 子. */
  readonly startHour: number;
  readonly ganzhi: Ganzhi;
  readonly facts: PillarFacts;
}
