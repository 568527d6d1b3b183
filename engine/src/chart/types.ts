/**
 * The records of room chart that every folder knows: what goes in (`Birth`) and what casting makes of it (`Chart`). Those of
 * luck, relations and spirits stand in the folder that makes them. All are plain readonly data that survive JSON; pillars and
 * their facts are shared frozen objects.
 */
import type {
  Changsheng,
  Ganzhi,
  HiddenRole,
  Stem,
  TenGod,
  Trigram,
  Wuxing,
  ZodiacAnimal,
} from '../ganzhi/index.ts';
import type { LunarDate } from '../calendar/index.ts';
import type { HomeZone, CivilDate, CivilTime, CivilTimeInput } from '../time/index.ts';
import type { ChartRules } from './rules.ts';

/** Sex by which traditional rules turn; a chart can be cast for either. */
export type Sex = '男' | '女';

/** How far the hour of birth is known: to the minute, to the 时辰, or not at all. */
export type BirthHour = 'minute' | 'shichen' | 'unknown';

/** A lunar birth date with its clock time; seconds default 0. */
export interface LunarBirth {
  /** Lunar year by the number of the Gregorian year it begins in. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly isLeap: boolean;
  /** 1–30. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

/** Four pillars as text, 庚午. `hour` is null when unknown. */
export interface PillarNames {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string | null;
}

/** Where a clock was read. */
export interface BirthPlace {
  /** IANA zone, default Asia/Shanghai. */
  readonly zone?: string;
  /** Manual offset, minutes east of Greenwich, daylight saving included; overrides `zone`. */
  readonly utcOffsetMinutes?: number;
  /** Degrees, east positive, −180 to 180. Needed by the clocks trueSolar and meanSolar. */
  readonly longitudeDeg?: number;
  /** Degrees, north positive, −90 to 90. Enters only through `rules.southern` and a notice. */
  readonly latitudeDeg?: number;
}

/** What every kind of birth input carries. */
interface Person extends BirthPlace {
  readonly sex: Sex;
}

/** A birth at a civil time. With hour `unknown` the clock time is ignored, with `shichen` only its 时辰 counts. */
export interface CivilBirth extends Person {
  readonly civil: CivilTimeInput;
  readonly hour: BirthHour;
  /** Hour unknown, but stated to be near midnight: the day pillar becomes uncertain. */
  readonly isNearMidnight?: boolean;
}

/** A birth at a lunar date. */
export interface LunarDateBirth extends Person {
  readonly lunar: LunarBirth;
  readonly hour: BirthHour;
  readonly isNearMidnight?: boolean;
}

/** A birth known by its pillars only. */
export interface PillarsBirth extends Person {
  readonly pillars: PillarNames;
  readonly hour: BirthHour;
}

/** What decides the pillars of a birth with a date. */
export type BirthTime = Omit<CivilBirth, 'sex'> | Omit<LunarDateBirth, 'sex'>;

/** A birth with a date. */
export type DatedBirth = CivilBirth | LunarDateBirth;

/** A birth with a date in one of the zones that every engine has; without a zone it is Asia/Shanghai. */
export type HomeBirth = DatedBirth & { readonly zone?: HomeZone };

/** What a chart is cast from. */
export type Birth = DatedBirth | PillarsBirth;

/** The four places of a chart. */
export type PillarKey = 'year' | 'month' | 'day' | 'hour';

/** The pillars of a chart; hour is null when the hour is unknown. */
export interface ChartPillars {
  readonly year: Ganzhi;
  readonly month: Ganzhi;
  readonly day: Ganzhi;
  readonly hour: Ganzhi | null;
}

/** A hidden stem of a pillar as the day master sees it. */
export interface HiddenFacts {
  readonly stem: Stem;
  readonly role: HiddenRole;
  /** Share of the branch, 0–1. */
  readonly weight: number;
  readonly wuxing: Wuxing;
  readonly god: TenGod;
}

/** What depends on a pillar and the day master only. Shared and frozen: one object for each pair under each school. */
export interface PillarFacts {
  readonly ganzhi: Ganzhi;
  /** Ten god of the stem; 日主 for the stem of the day pillar. */
  readonly stemGod: TenGod | '日主';
  readonly stemWuxing: Wuxing;
  readonly branchWuxing: Wuxing;
  /** Hidden stems, 本气 first, each with its god 副星. */
  readonly hidden: readonly HiddenFacts[];
  readonly nayinWuxing: Wuxing;
  /** 星运: stage of the day stem in this branch. */
  readonly xingyun: Changsheng;
  /** 自坐: stage of the pillar's own stem in its own branch. */
  readonly zizuo: Changsheng;
  /** 盖头 stem controls the branch, 截脚 branch controls the stem, by the main hidden stem. */
  readonly cover: '盖头' | '截脚' | null;
}

/** Facts of each pillar. */
export interface ChartFacts {
  readonly year: PillarFacts;
  readonly month: PillarFacts;
  readonly day: PillarFacts;
  readonly hour: PillarFacts | null;
}

/** Whether a pillar's branch is void 空亡, by the 旬 of the day pillar (main) and of the year pillar (secondary). */
export interface KongwangMark {
  readonly byDay: boolean;
  readonly byYear: boolean;
}

/** 命卦 of the 八宅 school. */
export interface Minggua {
  /** 1–9; 5 keeps its number while `gua` and `group` follow its substitute (坤 for men, 艮 for women). */
  readonly number: number;
  readonly gua: Trigram;
  readonly group: '东四命' | '西四命';
}

/** 人元司令: the hidden stem in command on the day of birth. */
export interface Siling {
  readonly stem: Stem;
  /** Days of 24 hours since the 节, not rounded. */
  readonly elapsedDays: number;
}

/** 出生节气: how far the birth lies from the 节 on either side, in whole days and hours. */
export interface BirthTerm {
  readonly prev: string;
  readonly daysAfter: number;
  /** 0–23, beyond the whole days; null where the hour of birth is unknown: the days are then rounded. */
  readonly hoursAfter: number | null;
  readonly next: string;
  readonly daysBefore: number;
  /** 立夏后9日10时，芒种前21日; without an hour 立夏后约9日，芒种前约21日. */
  readonly text: string;
}

/** One of the twelve 节 and its instant. */
export interface JieInstant {
  readonly name: string;
  /** UTC milliseconds. */
  readonly epochMs: number;
}

/** Which clock decided day and hour: one of the option `clock`, or `given` where the hour was given as a 时辰 or not at all. */
export type ClockUsed = 'civil' | 'trueSolar' | 'meanSolar' | 'wall' | 'given';

/** From the typed time to the solar clock, every step, so that it can be shown as an equation. */
export interface ChartTime {
  /** The instant, UTC milliseconds. */
  readonly epochMs: number;
  /** As typed (noon for an unknown hour; the date found for a lunar birth). */
  readonly civil: CivilTime;
  readonly civilStatus: 'ok' | 'gap' | 'ambiguous';
  /** Zone whose rules were used; null for a manual offset. */
  readonly zone: string | null;
  readonly zoneSource: 'table' | 'host' | 'manual';
  /** Minutes east of Greenwich in force at the instant, daylight saving included. */
  readonly offsetMinutes: number;
  readonly dstMinutes: number;
  readonly utc: CivilTime;
  /** UTC+8. */
  readonly beijing: CivilTime;
  /** The zone's standard clock: civil time less daylight saving. */
  readonly standardLocal: CivilTime;
  /** 平太阳时; null without a longitude. */
  readonly localMeanTime: CivilTime | null;
  /** 真太阳时; null without a longitude. */
  readonly apparentSolarTime: CivilTime | null;
  /** 均时差, minutes: true less mean. */
  readonly eotMinutes: number;
  /** 经度差, minutes: mean solar less standard local; null without a longitude. */
  readonly longitudeMinutes: number | null;
  /** The clock that gave day and hour. */
  readonly solarClock: CivilTime;
  readonly clockUsed: ClockUsed;
  /** Date of the day pillar: the solar clock's, moved by the 子 rule. */
  readonly chartDate: CivilDate;
  /** Version of the zone tables: of the offset, or where the host provided that, of the standard within it; null for a manual offset. */
  readonly tzdbVersion: string | null;
}

/** One of China's five zones of 1939–1949. */
export interface ChinaZone {
  readonly name: '中原' | '陇蜀' | '回藏' | '昆仑' | '长白';
  /** Minutes east of Greenwich, as a birth's `utcOffsetMinutes` takes it. */
  readonly utcOffsetMinutes: number;
}

/** Pillars of year and month on one side of a 节. */
export interface TermSide {
  readonly year: Ganzhi;
  readonly month: Ganzhi;
}

/** Something the reader of a chart should know before trusting it; `pillars` are those of the other reading. */
export type Notice =
  /** A 节 lies within two hours of the birth (or within the hours that come into question). */
  | {
      readonly code: 'nearTerm';
      readonly term: JieInstant;
      /** Months begin with the whole day of the 节: its midnight (UTC+8) is what lies near. */
      readonly isWholeDay: boolean;
      /** Birth less term, or less that midnight, seconds. */
      readonly secondsAfter: number;
      readonly before: TermSide;
      readonly after: TermSide;
      readonly pillars: ChartPillars;
    }
  /** The solar clock is within 10 minutes of a 时辰 edge. */
  | { readonly code: 'nearHourEdge'; readonly minutes: number; readonly pillars: ChartPillars }
  /** Clocks were ahead by so many minutes; `pillars` where it matters: had they not been taken off, or under `wall` had they. */
  | { readonly code: 'daylight'; readonly minutes: number; readonly pillars: ChartPillars | null }
  /** Printed calendars have another lunar date or another day for a term (`printedDayOf`); the chart goes by the instant. */
  | { readonly code: 'printedDay'; readonly jdn: number }
  /** 经度差 beyond four hours: the zone is not that of the place, or the longitude has the wrong sign. */
  | { readonly code: 'longitudeFarFromZone'; readonly minutes: number }
  /**
   * China 1939–1949, read by Shanghai's clock at a place that may have kept another: the pillars in each of the five zones, none
   * chosen beforehand. A birth takes one as its `utcOffsetMinutes`.
   */
  | {
      readonly code: 'fiveZones';
      /** In force in Shanghai, daylight saving included. */
      readonly offsetMinutes: number;
      readonly dstMinutes: number;
      readonly choices: readonly (ChinaZone & { readonly pillars: ChartPillars })[];
    }
  /** The clock had jumped over the time given. */
  | { readonly code: 'gap' }
  /** The clock showed the time given twice; `pillars` only where the second reading differs. */
  | { readonly code: 'ambiguous'; readonly pillars: ChartPillars | null }
  /** 23:00–24:00 on the solar clock: the day depends on the rule `dayBoundary`. */
  | { readonly code: 'lateZi'; readonly pillars: ChartPillars }
  /** Another clock gives another pillar. */
  | { readonly code: 'clocksDisagree'; readonly clock: 'civil' | 'trueSolar'; readonly pillars: ChartPillars }
  /** 命理生肖 (by the year pillar) and 民俗生肖 (from the lunar new year) differ. */
  | { readonly code: 'zodiacDiffers'; readonly mingli: ZodiacAnimal; readonly folk: ZodiacAnimal }
  /** Hour unknown and near midnight: the next day is possible too. */
  | { readonly code: 'dayUncertain'; readonly pillars: ChartPillars }
  /** Born south of the tropic; which pillars to use is the rule `southern`. */
  | { readonly code: 'southern' };

/** What follows from four pillars, sex and rules, with no date. */
export interface PillarsChart {
  /** `ENGINE_VERSION` that made this. */
  readonly engineVersion: string;
  /** As given. */
  readonly birth: Birth;
  readonly sex: Sex;
  /** Every rule, defaults filled in. */
  readonly rules: ChartRules;
  readonly pillars: ChartPillars;
  readonly dayMaster: Stem;
  readonly facts: ChartFacts;
  readonly kongwang: { readonly [key in PillarKey]: KongwangMark };
  readonly taiyuan: Ganzhi;
  readonly taixi: Ganzhi;
  /** Null without an hour. */
  readonly minggong: Ganzhi | null;
  readonly shengong: Ganzhi | null;
  /** Of the year branch 命理生肖. */
  readonly zodiacAnimal: ZodiacAnimal;
}

/** A chart cast from a date. */
export interface Chart extends PillarsChart {
  readonly birth: DatedBirth;
  readonly time: ChartTime;
  /** Cycle year by `rules.yearBoundary`, as the Gregorian year it begins in. */
  readonly cycleYear: number;
  readonly prevJie: JieInstant;
  readonly nextJie: JieInstant;
  /** Lunar date of the chart date (称骨 counts by it); null before 1645 without a history table. */
  readonly lunar: LunarDate | null;
  /** Lunar date of the Beijing civil date. */
  readonly civilLunar: LunarDate | null;
  /**
   * Lunar date of the civil date as it was entered, by the clock of the place: the one a lunar birth was entered with, and the
   * one its birthday comes round on.
   */
  readonly localLunar: LunarDate | null;
  readonly minggua: Minggua;
  readonly constellation: string;
  readonly siling: Siling;
  readonly notices: readonly Notice[];
}

/** What casting gives: a chart with its time, or, from pillars only, what pillars decide. */
export type AnyChart = Chart | PillarsChart;

/** A pillar of luck beside the natal ones. */
export type LuckKey = 'dayun' | 'xiaoyun' | 'liunian' | 'liuyue' | 'liuri' | 'liushi';

/** Any pillar that can stand in a relation. */
export type PlaceKey = PillarKey | LuckKey;

/** A range of Gregorian years, both included. */
export interface YearRange {
  readonly fromYear: number;
  readonly toYear: number;
}
