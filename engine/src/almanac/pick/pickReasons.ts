/**
 * What picking says of a day, as data: reasons with their points, why a day was removed, remarks. Every code is of a closed
 * list and has its own values; the words are in the room reading.
 */
import type { Branch, Mountain, Stem, Wuxing } from '../../ganzhi/index.ts';
import type { Item } from '../tables/items.ts';
import type { Jianchu, RoadSpirit } from '../tables/jianchu.ts';
import type { Source } from '../tables/source.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import type { ItemRow, Reason } from '../yiji/yijiTypes.ts';

/** Parts a person may have in the affair. */
export const PICK_ROLES = ['主', '新郎', '新娘', '亡人', '家人'] as const;
/** Part a person has in the affair. */
export type PickRole = (typeof PICK_ROLES)[number];

/** A record for each code of a map of values. */
type Coded<Values, More = unknown> = {
  readonly [Code in keyof Values]: { readonly code: Code; readonly values: Values[Code] } & More;
}[keyof Values];

type Nothing = Readonly<Record<string, never>>;

/** Values of the relations between a day and a person, by code. */
interface PersonRelationValues {
  /** Branch of the day with that of the year of birth. */
  readonly liuhe: { readonly day: Branch; readonly birth: Branch };
  readonly sanhe: { readonly day: Branch; readonly birth: Branch };
  readonly xing: { readonly day: Branch; readonly birth: Branch };
  readonly liuhai: { readonly day: Branch; readonly birth: Branch };
  /** 天乙贵人 and 禄 of the stem of the year of birth. */
  readonly tianyi: { readonly day: Branch; readonly stem: Stem };
  readonly lu: { readonly day: Branch; readonly stem: Stem };
  /** 冲 of the branch of the day or month of birth. */
  readonly chongDay: { readonly day: Branch; readonly birth: Branch };
  readonly chongMonth: { readonly day: Branch; readonly birth: Branch };
  /** The stem of the day is of a phase that the chart likes, or does not. */
  readonly likes: { readonly stem: Stem; readonly wuxing: Wuxing };
  readonly dislikes: { readonly stem: Stem; readonly wuxing: Wuxing };
}

/** One relation between a day and a person, with its points. */
export type PersonRelation = Coded<PersonRelationValues, { readonly points: number }>;

/** How a day relates to one person. */
export interface PersonVerdict {
  readonly role: PickRole;
  /** Pillar of the year of birth. */
  readonly birthYear: string;
  /** Whether no more than the year is known: month and day of birth, and what the chart likes, are not known. */
  readonly isYearOnly: boolean;
  readonly relations: readonly PersonRelation[];
  /** Sum of the relations, clamped to ±20. */
  readonly points: number;
  readonly leaning: 'good' | 'even' | 'bad';
}

/** Customs of the year, which are no rule of the book. */
export type YearCustom = 'suishou' | 'chuxi' | 'qingming';

/** Values of the reasons, by code. */
interface PickReasonValues {
  /** Items that are 宜 and that the affair is judged by, with the spirits that favour each; all those spirits once. */
  readonly yi: { readonly rows: readonly ItemRow[]; readonly spirits: readonly SpiritId[] };
  /** No spirit forbids the affair, none favours it. */
  readonly free: { readonly affair: string };
  /** Which of 天德, 月德, 天赦, 天愿 are among them. */
  readonly de: { readonly spirits: readonly SpiritId[] };
  readonly grade: { readonly gradeIndex: number; readonly grade: string };
  readonly road: { readonly road: RoadSpirit; readonly isHuangdao: boolean };
  /** Officer of the day, and whether it favours the affair itself. */
  readonly jianchu: { readonly jianchu: Jianchu; readonly isFavour: boolean };
  readonly mansion: { readonly full: string; readonly name: string; readonly luck: string };
  /** A spirit that the affair prizes above others. */
  readonly prized: { readonly affair: string; readonly spirit: SpiritId };
  /** Items whose weak 忌 fell. */
  readonly fallen: { readonly items: readonly Item[] };
  readonly person: PersonVerdict;
  readonly custom: { readonly custom: YearCustom; readonly of: 'wedding' | 'burial' | 'grave' };
  /** The phase of the day feeds the sitting, or controls it. */
  readonly nourishes: { readonly day: Wuxing; readonly sitting: Mountain; readonly wuxing: Wuxing };
  readonly controls: { readonly day: Wuxing; readonly sitting: Mountain; readonly wuxing: Wuxing };
  /** 禄, 马 or 贵人 meets the sitting. */
  readonly noble: { readonly sitting: Mountain };
  readonly wuhuang: { readonly of: '年' | '月'; readonly sitting: Mountain };
  readonly erhei: { readonly of: '年' | '月'; readonly sitting: Mountain };
  readonly prosperous: { readonly of: '年' | '月'; readonly star: number; readonly sitting: Mountain };
  readonly taisui: { readonly sitting: Mountain };
  readonly monthSansha: { readonly month: Branch; readonly sitting: Mountain };
  readonly sansha: { readonly god: '三煞' | '岁破'; readonly sitting: Mountain };
  readonly weekend: { readonly weekday: number };
  /** A popular spirit the reader chose to count. */
  readonly chip: { readonly spirit: SpiritId };
  /** Good hours whose stem the chart of a person likes. */
  readonly hours: { readonly count: number };
  /** Clamps the score to 0–100. */
  readonly bounds: { readonly sum: number };
}

/** Code of a reason. */
export type PickReasonCode = keyof PickReasonValues;

/** Codes in the order reasons are shown. */
export const PICK_REASON_CODES = [
  'yi',
  'free',
  'de',
  'grade',
  'road',
  'jianchu',
  'mansion',
  'prized',
  'fallen',
  'person',
  'custom',
  'nourishes',
  'controls',
  'noble',
  'wuhuang',
  'erhei',
  'prosperous',
  'taisui',
  'monthSansha',
  'sansha',
  'weekend',
  'chip',
  'hours',
  'bounds',
] as const satisfies readonly PickReasonCode[];

/** One reason with its points; the points of a day's reasons and the 50 it starts with add up to its score. */
export type PickReason = Coded<
  PickReasonValues,
  {
    readonly kind: 'good' | 'bad' | 'person' | 'site' | 'star';
    readonly points: number;
    readonly source: Source;
  }
>;

/** Values of the filters, by name. */
interface RejectionValues {
  /** 月破, the day against the month. */
  readonly yuepo: Nothing;
  /** The whole day is 忌. */
  readonly wholeDay: { readonly by: readonly Reason[] };
  /** The affair is 忌: the items that are, with who forbids them. */
  readonly forbidden: { readonly rows: readonly ItemRow[] };
  /** 岁破, the day against the year. */
  readonly suipo: Nothing;
  /** The day against the year of birth of a person. */
  readonly chongYear: { readonly role: PickRole; readonly day: Branch; readonly birth: Branch };
  /** The affair is only 平: no spirit favours it, or an item of it is 忌. */
  readonly neutral: { readonly forbidden: readonly Item[] };
  readonly huangdao: { readonly road: RoadSpirit };
  readonly sanniang: Nothing;
  readonly yanggong: Nothing;
  readonly hongsha: { readonly spirit: 'hongsha' | 'shousi' };
  readonly monthTaboo: { readonly day: '月忌日' | '晦日' | '朔日' };
  readonly guluan: { readonly day: '孤鸾' | '阴差阳错' };
  /** The day against the day of birth of a person. */
  readonly chongDay: { readonly role: PickRole; readonly day: Branch; readonly birth: Branch };
  /** A god of the year on the sitting. */
  readonly site: { readonly god: '三煞' | '岁破'; readonly sitting: Mountain };
}

/** Why a day was removed: the filter, what it found, and its source. */
export type PickRejection = Coded<RejectionValues, { readonly source: Source }>;
/** Name of a filter. */
export type RejectedBy = PickRejection['code'];

/**
 * Filters that are off unless requested: chongDay 冲日柱, sanniang 三娘煞, yanggong 杨公忌, hongsha 红沙 受死, monthTaboo 月忌日 晦日
 * 朔日, guluan 孤鸾 阴差阳错, huangdao 黄道 days only.
 */
export const PICK_FILTERS = [
  'chongDay',
  'sanniang',
  'yanggong',
  'hongsha',
  'monthTaboo',
  'guluan',
  'huangdao',
] as const satisfies readonly RejectedBy[];
/** A filter the reader may switch on. */
export type PickFilter = (typeof PICK_FILTERS)[number];

/** Values of the remarks, by code. */
interface CautionValues {
  readonly chongDay: { readonly role: PickRole; readonly day: Branch; readonly birth: Branch };
  readonly guluan: { readonly day: '孤鸾' | '阴差阳错' };
  /** Seat of 嫁娶周堂, and whether old custom uses it. */
  readonly zhoutang: { readonly seat: string; readonly isUsed: boolean };
  /** Where 人神 is. */
  readonly renshen: { readonly place: string };
  /** Treatment must not wait for a day. */
  readonly medical: Nothing;
  /** 清明 is when graves are mended. */
  readonly graveQingming: Nothing;
}

/** A remark that takes no points. */
export type PickCaution = Coded<CautionValues>;

/** Values of what people, affair and sitting add to an hour, by code. */
interface HourRelationValues {
  readonly tianyi: { readonly role: PickRole; readonly hour: Branch; readonly stem: Stem };
  readonly liuhe: { readonly role: PickRole; readonly hour: Branch; readonly birth: Branch };
  readonly sanhe: { readonly role: PickRole; readonly hour: Branch; readonly birth: Branch };
  readonly xing: { readonly role: PickRole; readonly hour: Branch; readonly birth: Branch };
  readonly liuhai: { readonly role: PickRole; readonly hour: Branch; readonly birth: Branch };
  readonly likes: { readonly role: PickRole; readonly stem: Stem; readonly wuxing: Wuxing };
  /** The affair is done by day, and it is day; for a wedding, dusk. */
  readonly daylight: { readonly affair: string };
  readonly dusk: { readonly affair: string };
  /** The affair prefers this hour, or a spirit in it; or wants a spirit or the deep of the night avoided. */
  readonly prefersHour: { readonly affair: string };
  readonly prefersSpirit: { readonly affair: string; readonly spirit: string };
  readonly avoidsSpirit: { readonly affair: string; readonly spirit: string };
  readonly avoidsNight: { readonly affair: string };
  readonly site: { readonly hour: Branch; readonly sitting: Mountain };
}

/** A remark on an hour with its points. */
export type HourRelation = Coded<HourRelationValues, { readonly points: number }>;

/** Values of the reasons for removing an hour, by code. */
interface HourRejectionValues {
  readonly ripo: Nothing;
  readonly chongYear: { readonly role: PickRole; readonly hour: Branch; readonly birth: Branch };
  /** The affair is done by day. */
  readonly night: { readonly affair: string };
}

/** Why an hour was removed. */
export type HourRejection = Coded<HourRejectionValues>;
