/**
 * A day of the almanac: everything the day page shows, with 宜忌 and its reasons.
 */
import type { SolarTermName } from '../astronomy/index.ts';
import {
  dayGanzhi,
  type Festival,
  festivalsOfDay,
  findMeiyu,
  findSanfu,
  findShujiu,
  type Hou,
  houOf,
  type Jiuxing,
  type CalendarEngine,
  type LunarCalendar,
  type LunarDate,
  MODERN,
  type MoonPhaseName,
  type SeasonDay,
  yearGanzhi,
} from '../calendar/index.ts';
import { type Branch, type Ganzhi, type Nayin } from '../ganzhi/index.ts';
import { type CivilDate, civilDateOf, jdnOf, weekdayOf } from '../time/index.ts';
import { type DayAttributes, dayAttributesOf } from './day/dayAttributes.ts';
import { type DayFacts, almanacFactsOf } from './day/dayFacts.ts';
import { briefOf, type DayBrief } from './dayBrief.ts';
import { dayJiuxing } from './day/dayJiuxing.ts';
import { JIANCHU_LUCK } from './tables/jianchu.ts';
import { type AlmanacRules, ALMANAC_OPTIONS } from './rules.ts';
import { popularSpiritsOf, type Spirit } from './yiji/spirits.ts';
import { LIUYAO, RENSHEN } from './tables/renshen.ts';
import { type YearSigns, yearSignsOf } from './day/yearSigns.ts';

/** The solar term a day stands under. */
export interface AlmanacTerm {
  /** The term that falls on this day, with its instant in UTC milliseconds; null on other days. */
  readonly today: SolarTermName | null;
  readonly todayMs: number | null;
  /** The last term on or before this day. */
  readonly current: SolarTermName;
  /** Days since it, 0 on its own day. */
  readonly dayIndex: number;
  readonly next: SolarTermName;
  readonly daysToNext: number;
}

/** A day of the almanac. Frozen parts are shared between days. */
export interface AlmanacDay extends DayAttributes, DayBrief {
  readonly civil: CivilDate;
  readonly jdn: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  readonly lunar: LunarDate;
  /** Pair of the lunar year, which changes with 正月初一. */
  readonly lunarYearGanzhi: Ganzhi;
  /** Pillars of the almanac: year by the day of 立春, month by the day of the 节, day from midnight. */
  readonly pillars: { readonly year: Ganzhi; readonly month: Ganzhi; readonly day: Ganzhi };
  readonly nayin: Nayin;
  readonly kongwang: readonly [Branch, Branch];
  readonly term: AlmanacTerm;
  readonly jianchuLuck: string;
  readonly jiuxing: { readonly year: Jiuxing; readonly month: Jiuxing; readonly day: Jiuxing };
  readonly liuyao: (typeof LIUYAO)[number];
  readonly hou: Hou;
  readonly shujiu: SeasonDay | null;
  readonly sanfu: SeasonDay | null;
  readonly meiyu: SeasonDay | null;
  readonly moonPhase: MoonPhaseName;
  readonly renshen: (typeof RENSHEN)[number];
  readonly yearSigns: YearSigns;
  readonly festivals: readonly Festival[];
  /** Longitude of the Sun at 12:00 UTC+8, degrees; within 0.02° between terms. */
  readonly sunLongitudeDeg: number;
  /** Spirits of popular almanacs, with option `popular` = on; they change no verdict. */
  readonly popularSpirits: readonly Spirit[];
  readonly rules: AlmanacRules;
}

const NO_SPIRITS: readonly Spirit[] = Object.freeze([]);

/** 六曜: by lunar month and day, a leap month by its number. */
function liuyaoOf(lunar: LunarDate): (typeof LIUYAO)[number] {
  return LIUYAO[(lunar.month + lunar.day - 2) % 6] as (typeof LIUYAO)[number];
}

function termOf({ jdn, span }: DayFacts): AlmanacTerm {
  const { current, next } = span;
  const isToday = current.jdn === jdn;
  return {
    today: isToday ? current.term : null,
    todayMs: isToday ? span.startMs : null,
    current: current.term,
    dayIndex: jdn - current.jdn,
    next: next.term,
    daysToNext: next.jdn - jdn,
  };
}

function signsOf(calendar: LunarCalendar, lunar: LunarDate): YearSigns {
  return yearSignsOf(dayGanzhi(calendar.lunarYear(lunar.year).startJdn).index);
}

/**
 * A day of the almanac.
 *
 * @param date civil date of UTC+8, 1645-01-28 to 9999-12-31; from 1-01-01 with the engine `HISTORY`
 * @param choice options that differ from 协纪, or a preset of `ALMANAC_PRESETS`
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @returns JSON-safe; `yiji` and other parts are frozen and shared between days alike
 * @throws RangeError `wrong solar year|month|day N`; unknown options
 * Source: 协纪辨方书 and the tables beside this file. Checked: worked days field by field, day facts 1900-2100.
 * @example almanacDay({ year: 2008, month: 8, day: 8 }).yiji.verdict // '诸事不宜'
 */
export function almanacDay(
  date: CivilDate,
  choice?: Partial<AlmanacRules>,
  { calendar }: CalendarEngine = MODERN,
): AlmanacDay {
  const rules = ALMANAC_OPTIONS.complete(choice);
  const facts = almanacFactsOf(calendar, jdnOf(date), rules);
  const { jdn, day, lunar, span, context } = facts;
  const { year, month } = span;
  const { jianchu, road, mansion, yiji } = briefOf(facts, rules);
  const attributes = dayAttributesOf(day, rules);
  return {
    civil: civilDateOf(jdn),
    jdn,
    weekday: weekdayOf(jdn),
    lunar,
    lunarYearGanzhi: yearGanzhi(lunar.year),
    pillars: { year, month, day },
    nayin: day.nayin,
    kongwang: day.kongwang,
    term: termOf(facts),
    jianchu,
    jianchuLuck: JIANCHU_LUCK[jianchu],
    road,
    mansion,
    chongsha: attributes.chongsha,
    xishenDirection: attributes.xishenDirection,
    caishenDirection: attributes.caishenDirection,
    fushenDirection: attributes.fushenDirection,
    yanggui: attributes.yanggui,
    yingui: attributes.yingui,
    taishen: attributes.taishen,
    jiuxing: { year: span.yearStar, month: span.monthStar, day: dayJiuxing(jdn, rules.dayStarLeap) },
    liuyao: liuyaoOf(lunar),
    hou: houOf(jdn, rules.phenology, rules.printed),
    shujiu: findShujiu(jdn),
    sanfu: findSanfu(jdn),
    meiyu: findMeiyu(jdn, rules.meiyu),
    moonPhase: facts.phaseName,
    renshen: RENSHEN[lunar.day - 1] as (typeof RENSHEN)[number],
    yearSigns: signsOf(calendar, lunar),
    festivals: festivalsOfDay(calendar, jdn, lunar, rules),
    sunLongitudeDeg: context.sunLongitudeDeg,
    yiji,
    popularSpirits: rules.popular === 'on' ? popularSpiritsOf(context) : NO_SPIRITS,
    rules,
  };
}
