/**
 * The thirteen rows of a civil day as they are judged: 子 of the early morning, 丑 … 亥, and 子 of the late evening. What a page
 * of hours shows beside the verdict is added in almanacHours.ts.
 */
import { dayGanzhi } from '../../calendar/index.ts';
import { BRANCHES, type Branch, type Ganzhi, hourGanzhi } from '../../ganzhi/index.ts';
import { type CivilDate, epochMsOfJdn, jdnOf, MS_PER_HOUR } from '../../time/index.ts';
import { termSpanOf } from '../day/termSpan.ts';
import { type AlmanacRules, ALMANAC_OPTIONS } from '../rules.ts';
import type { YUEJIANG } from '../tables/guiTianmen.ts';
import { type DayHours, type GuiTianmen, guiTianmenOf, yuejiangOf } from './guiTianmen.ts';
import { type HourVerdict, hourVerdict } from './hourSpirits.ts';

/**
 * 月将 at an instant: that of the last 中气. Even ordinals are 节.
 *
 * @param jdn the day of the instant
 */
export function yuejiangAt(epochMs: number, jdn: number): Branch {
  let span = termSpanOf(jdn);
  // On the day of a term, hours before its instant still stand under the one before.
  if (epochMs < span.startMs) span = termSpanOf(jdn - 1);
  if ((span.ordinal & 1) === 0) span = termSpanOf(span.current.jdn - 1);
  return yuejiangOf(span.current.term as keyof typeof YUEJIANG);
}

/** Where a row lies on the clock. */
export interface RowClock {
  /** 早子时 0, 丑 1 … 亥 11, 晚子时 12. */
  readonly index: number;
  readonly branch: Branch;
  /** Clock hours of UTC+8, start included, end not: 子 is 0–1 in the first row and 23–24 in the last. */
  readonly startHour: number;
  readonly endHour: number;
}

/** The thirteen rows in the order of the day. */
export const HOUR_ROWS: readonly RowClock[] = Object.freeze([
  { index: 0, branch: '子', startHour: 0, endHour: 1 },
  ...BRANCHES.slice(1).map((branch, i): RowClock => {
    return { index: i + 1, branch, startHour: 2 * i + 1, endHour: 2 * i + 3 };
  }),
  { index: 12, branch: '子', startHour: 23, endHour: 24 },
]);

/** A row with its verdict. */
export interface JudgedRow {
  /** Pillar of the day that governs the row. */
  readonly day: Ganzhi;
  /** Whether that is the next day: the late 子, by option `ziHour`. */
  readonly isNextDay: boolean;
  readonly guiTianmen: GuiTianmen | null;
  readonly verdict: HourVerdict;
}

/** @param hours double-hours of sunrise and sunset, where they and not the table part day from night */
export function judgeRow(jdn: number, clock: RowClock, rules: AlmanacRules, hours?: DayHours): JudgedRow {
  const { index, branch, startHour, endHour } = clock;
  const isNextDay = index === 12 && rules.ziHour === 'early';
  const day = dayGanzhi(isNextDay ? jdn + 1 : jdn);
  const middleMs = epochMsOfJdn(jdn) + ((startHour + endHour) / 2) * MS_PER_HOUR;
  const guiTianmen =
    guiTianmenOf(day, yuejiangAt(middleMs, jdn), rules, hours).find((one) => one.branch === branch) ?? null;
  const verdict = hourVerdict(day, branch, rules, guiTianmen !== null);
  if (index < 12) return { day, isNextDay, guiTianmen, verdict };
  // The late 子 that stays with its day still takes its stem from the next.
  const ganzhi = hourGanzhi(dayGanzhi(jdn + 1).stem, branch);
  return { day, isNextDay, guiTianmen, verdict: { ...verdict, ganzhi } };
}

/**
 * Verdicts of the thirteen rows of a civil day, equal to those of `almanacHours`, for callers that need no place and nothing else.
 *
 * @param date civil date of UTC+8
 * @param choice options that differ from 协纪, or a preset
 * @throws RangeError `wrong solar year|month|day N`; option `guiDayNight` = sunrise, which asks for a place
 * @example hourVerdicts({ year: 2024, month: 3, day: 1 }).length // 13
 */
export function hourVerdicts(date: CivilDate, choice?: Partial<AlmanacRules>): readonly HourVerdict[] {
  const rules = ALMANAC_OPTIONS.complete(choice);
  if (rules.guiDayNight !== 'table') throw noPlace();
  const jdn = jdnOf(date);
  return HOUR_ROWS.map((clock) => judgeRow(jdn, clock, rules).verdict);
}

/** The error of option `guiDayNight` = sunrise without a place. */
export function noPlace(): RangeError {
  return new RangeError('Cannot tell day from night: no place, expected one with guiDayNight sunrise');
}
