/**
 * 现行: the decade, year, month, day and hour that a chart stands in at an instant; and the words of 交运.
 */
import type { SolarTermName } from '../../astronomy/index.ts';
import { fourPillarsAt, termsAround, yearGanzhi } from '../../calendar/index.ts';
import type { Ganzhi, Stem } from '../../ganzhi/index.ts';
import {
  CIVIL_YEAR_MAX,
  civilOfEpochMs,
  epochMsOfUtc,
  jdnOf,
  jdnOfEpochMs,
  MS_PER_MINUTE,
  UTC8_MINUTES,
  type CivilDate,
} from '../../time/index.ts';
import { ageXuOn } from './age.ts';
import { xiaoyunAt } from './luckYears.ts';
import type { Chart } from '../types.ts';
import type { Luck, Dayun } from './types.ts';

/** Pillars of luck at an instant. */
export interface LuckNow {
  /** Null before 起运 and past the listed decades. */
  readonly dayun: Dayun | null;
  readonly xiaoyun: Ganzhi | null;
  readonly liunian: Ganzhi;
  readonly liuyue: Ganzhi;
  readonly liuri: Ganzhi;
  readonly liushi: Ganzhi;
  readonly ageXu: number;
}

function isBefore(a: CivilDate, b: CivilDate): boolean {
  return jdnOf(a) < jdnOf(b);
}

/**
 * The luck a chart stands in at an instant.
 *
 * @param epochMs UTC milliseconds
 * @param offsetMinutes clock of the reader, minutes east of Greenwich, default 480
 * @example ((chart) => luckAt(chart, luckOf(chart), Date.UTC(2026, 4, 1)).dayun.ganzhi.name)(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // '甲申'
 */
export function luckAt(chart: Chart, luck: Luck, epochMs: number, offsetMinutes = UTC8_MINUTES): LuckNow {
  const clock = civilOfEpochMs(epochMs, offsetMinutes);
  const { dayBoundary } = chart.rules;
  const { year, month, day, hour } = fourPillarsAt(epochMs, clock, { dayBoundary });
  const step = luck.dayun.find(
    ({ startDate, endDate }) => !isBefore(clock, startDate) && isBefore(clock, endDate),
  );
  const ageXu = ageXuOn(chart, clock);
  return {
    dayun: step ?? null,
    xiaoyun: xiaoyunAt(chart, ageXu),
    liunian: year,
    liuyue: month,
    liuri: day,
    liushi: hour,
    ageXu,
  };
}

/** When decades change. */
export interface Jiaoyun {
  /** Stems of the years in which the decade (first) and its half (second) change. */
  readonly stems: readonly [Stem, Stem];
  readonly month: number;
  readonly day: number;
  /** Solar term before the moment of 交运 and whole days since; null where that lies past 9999, the end of the calendar. */
  readonly term: SolarTermName | null;
  readonly daysAfterTerm: number | null;
  /** 每逢丁、壬年8月10日交. */
  readonly text: string;
}

function termOfStart({ time }: Chart, { start }: Luck): Pick<Jiaoyun, 'term' | 'daysAfterTerm'> {
  if (start.year > CIVIL_YEAR_MAX) return { term: null, daysAfterTerm: null };
  const standardMinutes = time.offsetMinutes - time.dstMinutes;
  const startMs = epochMsOfUtc(start) - standardMinutes * MS_PER_MINUTE;
  const { prev } = termsAround(startMs);
  return { term: prev.name, daysAfterTerm: jdnOfEpochMs(startMs) - jdnOfEpochMs(prev.epochMs) };
}

/**
 * 交运: in which years and on which day the decade changes.
 *
 * Source: 三命通会·论大运 (交运).
 * @example ((chart) => jiaoyunOf(chart, luckOf(chart)).text)(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // '每逢丁、壬年8月10日交'
 */
export function jiaoyunOf(chart: Chart, luck: Luck): Jiaoyun {
  const { year, month, day } = luck.start;
  const first = yearGanzhi(year).stem;
  const second = yearGanzhi(year + 5).stem;
  return {
    stems: [first, second],
    month,
    day,
    ...termOfStart(chart, luck),
    text: `每逢${first}、${second}年${month}月${day}日交`,
  };
}
