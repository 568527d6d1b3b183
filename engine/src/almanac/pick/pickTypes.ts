/**
 * Questions and answers of picking: which days or hours suit an affair and its people, and why.
 */
import type { Place } from '../../astronomy/index.ts';
import type { HolidayBook, LunarDate } from '../../calendar/index.ts';
import type { Branch, Ganzhi, Mountain, Wuxing } from '../../ganzhi/index.ts';
import type { CivilDate } from '../../time/index.ts';
import type { HourBand, HourSpirit } from '../hours/hourSpirits.ts';
import type { AlmanacRules } from '../rules.ts';
import type { Item } from '../tables/items.ts';
import type { RoadSpirit } from '../tables/jianchu.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import type { Rating } from '../yiji/rating.ts';
import type { Verdict } from '../yiji/yijiTypes.ts';
import type {
  HourRejection,
  HourRelation,
  PersonVerdict,
  PickCaution,
  PickFilter,
  PickReason,
  PickRejection,
  PickRole,
} from './pickReasons.ts';

/**
 * A person the day must suit. Pillars by name, such as 甲戌. A person with only a year pillar is checked by it only: 冲 of the year
 * removes a day, 合, 贵人, 禄, 刑 and 害 of the year count; month, day and liking do not come in.
 */
export interface PickPerson {
  readonly role: PickRole;
  /** Pillar of the year of birth (立春 year). */
  readonly birthYear: string;
  readonly birthMonth?: string;
  readonly birthDay?: string;
  /** 喜用 of the chart, where one was cast. */
  readonly favourableWuxing?: readonly Wuxing[];
  readonly unfavourableWuxing?: readonly Wuxing[];
}

/** Which days of a range are looked at: all, Saturdays and Sundays, or the days no one works by the public calendar. */
export const PICK_DAYS_ON = ['all', 'weekend', 'rest'] as const;
/** Which days of a range are looked at. */
export type PickDaysOn = (typeof PICK_DAYS_ON)[number];

/** A question for days. */
export interface PickDaysQuery {
  /** Id or name of an affair. */
  readonly affair: string;
  readonly from: CivilDate;
  /** Included; at most 400 days from `from`. */
  readonly to: CivilDate;
  /** Default `all`; the others are neither scanned nor listed among the rejected. */
  readonly on?: PickDaysOn;
  /** The notices that `rest` goes by; those that came with the program unless newer ones are given. */
  readonly holidays?: HolidayBook;
  /** Up to four. */
  readonly people?: readonly PickPerson[];
  /** 坐山 of the house or grave. */
  readonly sitting?: Mountain;
  /** For option `guiDayNight` = sunrise. */
  readonly place?: Place;
  readonly filters?: readonly PickFilter[];
  /** Popular spirits the reader chose to count, 4 points each. */
  readonly chips?: readonly SpiritId[];
  readonly rules?: Partial<AlmanacRules>;
}

/** Band of a day. */
export type PickBand = '大吉' | '吉' | '平吉' | '平' | '不荐';

/** One of the thirteen rows of a day, rated for the affair and its people. */
export interface CandidateHour {
  /** 早子时 0, 丑 1 … 亥 11, 晚子时 12. */
  readonly index: number;
  readonly branch: Branch;
  readonly score: number;
  readonly band: HourBand;
  /** Why the hour is left out, or null. */
  readonly rejection: HourRejection | null;
}

/** A day that remains. */
export interface PickCandidate {
  readonly civil: CivilDate;
  readonly jdn: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  readonly lunar: LunarDate;
  readonly ganzhi: Ganzhi;
  readonly verdict: Verdict;
  readonly rating: Rating;
  readonly band: PickBand;
  /** 0–100; show the band, not this. */
  readonly score: number;
  /** How many of the four 德 are present and count. */
  readonly deCount: number;
  readonly road: RoadSpirit;
  readonly reasons: readonly PickReason[];
  /** Remarks that took no points. */
  readonly cautions: readonly PickCaution[];
  /** How the day relates to each person, in the order of the question. */
  readonly people: readonly PersonVerdict[];
  /** The thirteen rows in the order of the clock. */
  readonly hours: readonly CandidateHour[];
  /** Up to three good hours, best first. */
  readonly bestHours: readonly CandidateHour[];
  /** Whether good hours fall in the night only, which the affair leaves out. */
  readonly isGoodByNightAlone: boolean;
}

/** A day that was removed, by the first filter that does. */
export type PickRejected = PickRejection & {
  readonly civil: CivilDate;
  readonly jdn: number;
  readonly weekday: number;
};

/**
 * Steps in which an empty answer is loosened: 黑道 days, days that are 平, popular filters, 冲日柱 and the sitting. What 月破, 忌,
 * 岁破 and a person's year bar is never loosened.
 */
export type PickRelaxation = 'huangdao' | 'neutral' | 'popular' | 'chongAndSite';

/** Days for an affair, best first. */
export interface PickDaysResult {
  readonly ruleset: 'xieji-2';
  readonly rules: AlmanacRules;
  readonly affair: {
    readonly id: string;
    readonly name: string;
    readonly derived: boolean;
    readonly basis: readonly Item[];
  };
  readonly candidates: readonly PickCandidate[];
  /** 无忌可用: days without 宜 and without 忌, shown where fewer than three candidates remain. */
  readonly neutral: readonly PickCandidate[];
  readonly rejected: readonly PickRejected[];
  /** What had to be loosened for anything to remain, in order. */
  readonly relaxed: readonly PickRelaxation[];
  readonly stats: { readonly scanned: number; readonly accepted: number };
}

/** Days outside a range, nearest to it. */
export interface NearestPickDays {
  /** The last day before the range that would remain, or null within 400 days. */
  readonly before: PickCandidate | null;
  /** The first after it. */
  readonly after: PickCandidate | null;
}

/** A question for hours of one day. */
export interface PickHoursQuery {
  readonly affair: string;
  readonly date: CivilDate;
  readonly people?: readonly PickPerson[];
  readonly sitting?: Mountain;
  /** For option `guiDayNight` = sunrise. */
  readonly place?: Place;
  readonly rules?: Partial<AlmanacRules>;
}

/** An hour rated for an affair. */
export interface PickHour {
  readonly index: number;
  readonly branch: Branch;
  readonly label: string;
  readonly startHour: number;
  readonly endHour: number;
  readonly ganzhi: Ganzhi;
  readonly road: RoadSpirit;
  readonly score: number;
  readonly band: HourBand;
  readonly spirits: readonly HourSpirit[];
  readonly relations: readonly HourRelation[];
}

/** An hour that was removed. */
export interface RejectedHour {
  readonly index: number;
  readonly branch: Branch;
  readonly label: string;
  readonly rejection: HourRejection;
}

/** Hours of a day for an affair, best first. */
export interface PickHoursResult {
  readonly ruleset: 'xieji-2';
  readonly rules: AlmanacRules;
  readonly affair: { readonly id: string; readonly name: string };
  /** Verdict of the day itself; with 忌 or 诸事不宜 the hours are still given and the page says so. */
  readonly dayVerdict: Verdict;
  /** Why the day itself would be removed, or null. */
  readonly dayRejection: PickRejection | null;
  readonly hours: readonly PickHour[];
  readonly rejected: readonly RejectedHour[];
  /** Whether good hours fall in the night only, which the affair leaves out. */
  readonly isGoodByNightAlone: boolean;
}
