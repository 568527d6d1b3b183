/**
 * Questions and answers of picking: which days or hours suit an affair, for whom, and why.
 */
import type { Place } from '../../astronomy/index.ts';
import type { LunarDate } from '../../calendar/index.ts';
import type { Branch, Ganzhi, Mountain, Wuxing } from '../../ganzhi/index.ts';
import type { CivilDate } from '../../time/index.ts';
import type { HourBand, HourSpirit } from '../hours/hourSpirits.ts';
import type { RoadSpirit } from '../tables/jianchu.ts';
import type { AlmanacRules } from '../rules.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import type { Verdict } from '../yiji/yijiTypes.ts';

/** Parts a person may have in the affair. */
export const PICK_ROLES = ['主', '新郎', '新娘', '亡人', '家人'] as const;
/** Part a person has in the affair. */
export type PickRole = (typeof PICK_ROLES)[number];

/** A person the day must suit. Pillars by name, such as 甲戌. */
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

/**
 * Filters that are off unless asked for: H7 冲日柱 as a filter, H10 三娘煞, H11 杨公忌, H12 红沙 受死, H13 月忌日 晦日 朔日,
 * H14 孤鸾 阴差阳错, huangdao 黄道 days alone.
 */
export const PICK_FILTERS = ['H7', 'H10', 'H11', 'H12', 'H13', 'H14', 'huangdao'] as const;
/** A filter the reader may switch on. */
export type PickFilter = (typeof PICK_FILTERS)[number];

/** Why a day was removed: one of the filters, N 无宜神, or one the reader switched on. */
export type RejectedBy = 'H1' | 'H2' | 'H3' | 'H4' | 'H6' | 'H9' | 'N' | PickFilter;

/** A question for days. */
export interface PickDaysQuery {
  /** Id or name of an affair. */
  readonly affair: string;
  readonly from: CivilDate;
  /** Included; at most 400 days from `from`. */
  readonly to: CivilDate;
  /** Up to four. */
  readonly people?: readonly PickPerson[];
  /** 坐山 of the house or grave. */
  readonly sitting?: Mountain;
  /** For option `guiDayNight` = sunrise. */
  readonly place?: Place;
  readonly filters?: readonly PickFilter[];
  /** Popular spirits the reader wants counted, 4 points each. */
  readonly chips?: readonly SpiritId[];
  readonly rules?: Partial<AlmanacRules>;
}

/** One reason with its points; the points of a day's reasons and the 50 it starts with add up to its score. */
export interface PickReason {
  readonly kind: 'good' | 'bad' | 'person' | 'site' | 'star';
  readonly code: string;
  readonly label: string;
  readonly points: number;
  readonly source: { readonly book: string; readonly chapter: string };
  readonly text: string;
}

/** Band of a day. */
export type PickBand = '大吉' | '吉' | '平吉' | '平' | '不荐';

/** A good hour of a day. */
export interface BestHour {
  readonly branch: Branch;
  readonly score: number;
  readonly band: HourBand;
}

/** A day that remains. */
export interface PickCandidate {
  readonly civil: CivilDate;
  readonly jdn: number;
  readonly lunar: LunarDate;
  readonly ganzhi: Ganzhi;
  readonly verdict: Verdict;
  readonly band: PickBand;
  /** 0–100; show the band, not this. */
  readonly score: number;
  /** How many of the four 德 stand. */
  readonly deCount: number;
  readonly road: RoadSpirit;
  readonly reasons: readonly PickReason[];
  /** Remarks that took no points, such as 冲日柱 of a person with another filter set. */
  readonly cautions: readonly string[];
  readonly bestHours: readonly BestHour[];
}

/** A day that was removed, by the first filter that does. */
export interface PickRejected {
  readonly civil: CivilDate;
  readonly jdn: number;
  readonly filter: RejectedBy;
  readonly spirits: readonly string[];
  readonly text: string;
}

/** Steps in which an empty answer is loosened; H1 to H6 never are. */
export type PickRelaxation = '黑道' | '平日' | '俗忌' | '冲日与坐山';

/** Days for an affair, best first. */
export interface PickDaysResult {
  readonly ruleset: 'xieji-1';
  readonly rules: AlmanacRules;
  readonly affair: {
    readonly id: string;
    readonly name: string;
    readonly derived: boolean;
    readonly basis: readonly string[];
  };
  readonly candidates: readonly PickCandidate[];
  /** 无忌可用: days without 宜 and without 忌, shown where fewer than three candidates remain. */
  readonly neutral: readonly PickCandidate[];
  readonly rejected: readonly PickRejected[];
  /** What had to be loosened for anything to remain, in order. */
  readonly relaxed: readonly PickRelaxation[];
  readonly stats: { readonly scanned: number; readonly kept: number };
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

/** A remark on an hour that a person, the affair or the sitting adds. */
export interface HourRelation {
  readonly code: string;
  readonly points: number;
  readonly text: string;
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
  readonly text: string;
}

/** Hours of a day for an affair, best first. */
export interface PickHoursResult {
  readonly ruleset: 'xieji-1';
  readonly rules: AlmanacRules;
  readonly affair: { readonly id: string; readonly name: string };
  /** Verdict of the day itself; with 忌 or 诸事不宜 the hours are still given and the page says so. */
  readonly dayVerdict: Verdict;
  readonly dayRejectedBy: RejectedBy | null;
  readonly hours: readonly PickHour[];
  readonly rejected: readonly RejectedHour[];
}
