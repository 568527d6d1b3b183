/**
 * 个人历: the days and hours of a stretch of the calendar rated for one person, with bands and reasons.
 */
import { mainStemOf, monthIndexOf, TEN_GOD, type Branch, type Ganzhi } from '../../ganzhi/index.ts';
import { dayGanzhi, dayPillars, hourPillarsOfDay, yearGanzhi } from '../../calendar/index.ts';
import { civilDateOf, jdnOf, type CivilDate } from '../../time/index.ts';
import {
  scoreMonth,
  periodScorer,
  scoreYear,
  type LuckSource,
  type ScoredMonth,
  type ScoredPeriod,
  type ScoredPillar,
  type ScoredYear,
} from './luckPeriods.ts';
import { luckBandOf, scorePillar } from './luckScore.ts';
import { clampRound } from '../round.ts';
import { LUCK_BOUNDS, LUCK_SHARES } from '../tables/luckPoints.ts';

/** Days to rate, both ends included. */
export interface DayRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Choices of the personal calendar. */
export interface PersonalRules {
  /** Whether each day also rates its hours. */
  readonly hours: boolean;
}

/** One hour of a day. */
export interface PersonalHour extends ScoredPillar {
  readonly branch: Branch;
  /** Clock hour it begins at, 0–23; 23 is the late 子. */
  readonly startHour: number;
  /** 0.4 of the hour's pillar, 0.3 of the day, 0.3 of the month. */
  readonly score: number;
}

/** One day for one person. */
export interface PersonalDay extends ScoredPeriod {
  readonly date: CivilDate;
  readonly jdn: number;
  /** Cycle year and month the day lies in, a day of 节 counting as the new month throughout, and their scores. */
  readonly year: number;
  readonly yearGanzhi: Ganzhi;
  readonly yearScore: number;
  readonly monthGanzhi: Ganzhi;
  readonly monthScore: number;
  /** Empty unless requested. */
  readonly hours: readonly PersonalHour[];
}

/** A personal calendar with the choices it was made by. */
export interface PersonalCalendar {
  readonly engineVersion: string;
  readonly rules: PersonalRules;
  readonly days: readonly PersonalDay[];
}

/** The rules in force where none are given. */
export const DEFAULT_PERSONAL_RULES: PersonalRules = Object.freeze({ hours: false });
/** Most days one call rates. */
export const MAX_PERSONAL_DAYS = 400;

/** What personalDays reads of an analysis. */
export type PersonalSource = LuckSource & { readonly engineVersion: string };

function hoursOfDay(
  source: PersonalSource,
  jdn: number,
  dayScore: number,
  monthScore: number,
): PersonalHour[] {
  const godsOf = TEN_GOD[source.pillars.day.stem];
  const { day: own, month, year } = LUCK_SHARES.day;
  return hourPillarsOfDay(jdn, source.rules.dayBoundary).map(({ ganzhi, startHour }): PersonalHour => {
    const { score: pillarScore, stemRole, branchRole, why } = scorePillar(source, ganzhi);
    const blended = own * pillarScore + month * dayScore + year * monthScore;
    const score = clampRound(blended, LUCK_BOUNDS.min, LUCK_BOUNDS.max);
    return {
      branch: ganzhi.branch,
      startHour,
      ganzhi,
      stemGod: godsOf[ganzhi.stem],
      branchGod: godsOf[mainStemOf(ganzhi.branch)],
      stemRole,
      branchRole,
      pillarScore,
      score,
      band: luckBandOf(score),
      why,
    };
  });
}

/** Year and month of days, each scored once within a call. */
class LongerPeriods {
  readonly source: PersonalSource;
  readonly years = new Map<number, ScoredYear>();
  readonly months = new Map<string, ScoredMonth>();

  constructor(source: PersonalSource) {
    this.source = source;
  }

  of(date: CivilDate, jdn: number): { year: ScoredYear; month: ScoredMonth } {
    const pillars = dayPillars(jdn, { monthPillar: 'day' });
    const isCivilYear = yearGanzhi(date.year) === pillars.year;
    const year = this.yearOf(isCivilYear ? date.year : date.year - 1);
    return { year, month: this.monthOf(year, monthIndexOf(pillars.month.branch)) };
  }

  yearOf(number: number): ScoredYear {
    const known = this.years.get(number);
    if (known !== undefined) return known;
    const year = scoreYear(this.source, number);
    this.years.set(number, year);
    return year;
  }

  monthOf(year: ScoredYear, monthIndex: number): ScoredMonth {
    const key = `${year.year}.${monthIndex}`;
    const known = this.months.get(key);
    if (known !== undefined) return known;
    const month = scoreMonth(this.source, year, monthIndex);
    this.months.set(key, month);
    return month;
  }
}

/**
 * Rates the days of a range for one person: 0.4 of the day's own pillar, 0.3 of the month and 0.3 of the year as shown.
 *
 * @param source an analysis (also one that has been through JSON)
 * @param range both ends included, at most 400 days; dates of UTC+8
 * @param rules whether to rate the hours too
 * @throws RangeError on dates that do not exist, an end before the start, or more than 400 days
 * Source: our own model, after 滴天髓·岁运.
 * @example personalDays(analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), { from: { year: 2026, month: 2, day: 3 }, to: { year: 2026, month: 2, day: 4 } }).days.map((day) => day.monthGanzhi.name) // ['己丑', '庚寅']
 */
export function personalDays(
  source: PersonalSource,
  range: DayRange,
  rules: Partial<PersonalRules> = {},
): PersonalCalendar {
  const chosen: PersonalRules = { ...DEFAULT_PERSONAL_RULES, ...rules };
  const from = jdnOf(range.from);
  const count = jdnOf(range.to) - from + 1;
  if (count < 1 || count > MAX_PERSONAL_DAYS) {
    throw new RangeError(`Cannot rate days: ${count} days, expected 1 to ${MAX_PERSONAL_DAYS}`);
  }
  const longer = new LongerPeriods(source);
  const scoreDay = periodScorer(source, 'liuri');
  const { day: own, month: monthShare, year: yearShare } = LUCK_SHARES.day;
  const days = Array.from({ length: count }, (_, i): PersonalDay => {
    const jdn = from + i;
    const date = civilDateOf(jdn);
    const { year, month } = longer.of(date, jdn);
    const blend = (score: number): number => own * score + monthShare * month.score + yearShare * year.score;
    const day = scoreDay(dayGanzhi(jdn), blend);
    return {
      ...day,
      date,
      jdn,
      year: year.year,
      yearGanzhi: year.ganzhi,
      yearScore: year.score,
      monthGanzhi: month.ganzhi,
      monthScore: month.score,
      hours: chosen.hours ? hoursOfDay(source, jdn, day.score, month.score) : [],
    };
  });
  return { engineVersion: source.engineVersion, rules: chosen, days };
}
