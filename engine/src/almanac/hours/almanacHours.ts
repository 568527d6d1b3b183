/**
 * The thirteen rows of a civil day: 子 of the early morning, 丑 … 亥, and 子 of the late evening.
 */
import { type Place, sunTimes } from '../../astronomy/index.ts';
import { dayGanzhi, type Jiuxing } from '../../calendar/index.ts';
import {
  BRANCH_INDEX,
  BRANCHES,
  type Branch,
  branchOf,
  CHONG_OF,
  type Ganzhi,
  hourGanzhi,
  ZODIAC_ANIMAL,
  type ZodiacAnimal,
} from '../../ganzhi/index.ts';
import { type CivilDate, civilDateOf, epochMsOfJdn, jdnOf, MAX_JDN } from '../../time/index.ts';
import { hourJiuxing, isYangHalf } from '../day/dayJiuxing.ts';
import { type DayHours, type GuiTianmen, guiTianmenOf, yuejiangOf } from './guiTianmen.ts';
import { type HourVerdict, hourVerdict } from './hourSpirits.ts';
import { type AlmanacRules, ALMANAC_OPTIONS } from '../rules.ts';
import type { YUEJIANG } from '../tables/guiTianmen.ts';
import { SI_DA_JI, type SiDaJi } from '../tables/sidaji.ts';
import { termSpanOf } from '../day/termSpan.ts';

/** One of the thirteen rows. */
export interface AlmanacHour extends HourVerdict {
  /** 早子时 0, 丑 1 … 亥 11, 晚子时 12. */
  readonly index: number;
  /** 子, 丑 … 亥; the last row 次日子 where it belongs to the next day. */
  readonly label: string;
  /** Clock hours of UTC+8, start included, end not: 子 is 0–1 in the first row and 23–24 in the last. */
  readonly startHour: number;
  readonly endHour: number;
  /** Pillar of the day that governs the row. */
  readonly day: Ganzhi;
  readonly chong: { readonly branch: Branch; readonly zodiacAnimal: ZodiacAnimal };
  readonly jiuxing: Jiuxing;
  readonly guiTianmen: GuiTianmen | null;
}

/** The hours of a civil day. */
export interface AlmanacHours {
  readonly civil: CivilDate;
  readonly day: Ganzhi;
  readonly rows: readonly AlmanacHour[];
  /** 四大吉时: names of the mountains whose hour is good under the 月将 of noon, with their clock hours. */
  readonly sidaji: readonly SiDaJi[];
  readonly rules: AlmanacRules;
}

const MS_PER_HOUR = 3_600_000;

/** 月将 at an instant: that of the last 中气, which begins with even ordinals of the term after 小寒. */
export function yuejiangAt(epochMs: number, jdn: number): Branch {
  let span = termSpanOf(jdn);
  // On the day of a term, hours before its instant still stand under the one before.
  if (epochMs < span.startMs) span = termSpanOf(jdn - 1);
  if ((span.ordinal & 1) === 0) span = termSpanOf(span.current.jdn - 1);
  return yuejiangOf(span.current.term as keyof typeof YUEJIANG);
}

interface RowClock {
  readonly index: number;
  readonly branch: Branch;
  readonly startHour: number;
  readonly endHour: number;
}

const ROWS: readonly RowClock[] = Object.freeze([
  { index: 0, branch: '子', startHour: 0, endHour: 1 },
  ...BRANCHES.slice(1).map((branch, i): RowClock => {
    return { index: i + 1, branch, startHour: 2 * i + 1, endHour: 2 * i + 3 };
  }),
  { index: 12, branch: '子', startHour: 23, endHour: 24 },
]);

function branchAt(epochMs: number, jdn: number): Branch {
  const hours = (epochMs - epochMsOfJdn(jdn)) / MS_PER_HOUR;
  return branchOf(Math.floor((hours + 1) / 2));
}

/**
 * Double-hours of sunrise and sunset, by the clock of UTC+8; undefined by the table of the months, which also holds where
 * the Sun does not rise or set that day.
 */
function dayHoursOf(jdn: number, rules: AlmanacRules, place: Place | undefined): DayHours | undefined {
  if (rules.guiDayNight === 'table') return undefined;
  if (place === undefined) {
    throw new RangeError('Cannot tell day from night: no place, expected one with guiDayNight sunrise');
  }
  const { riseMs, setMs } = sunTimes(epochMsOfJdn(jdn), place);
  if (riseMs === null || setMs === null) return undefined;
  return { sunriseBranch: branchAt(riseMs, jdn), sunsetBranch: branchAt(setMs, jdn) };
}

/**
 * The thirteen rows of a day whose number is known.
 *
 * @throws RangeError for option `guiDayNight` = sunrise without a place
 */
export function hourRows(jdn: number, rules: AlmanacRules, place?: Place): AlmanacHour[] {
  const hours = dayHoursOf(jdn, rules, place);
  return ROWS.map((clock) => rowOf(jdn, clock, rules, hours));
}

/** One row of a day. */
function rowOf(jdn: number, clock: RowClock, rules: AlmanacRules, hours: DayHours | undefined): AlmanacHour {
  const { index, branch, startHour, endHour } = clock;
  const isNextDay = index === 12 && rules.ziHour === 'early';
  const day = dayGanzhi(isNextDay ? jdn + 1 : jdn);
  const middleMs = epochMsOfJdn(jdn) + ((startHour + endHour) / 2) * MS_PER_HOUR;
  const gui =
    guiTianmenOf(day, yuejiangAt(middleMs, jdn), rules, hours).find((one) => one.branch === branch) ?? null;
  const verdict = hourVerdict(day, branch, rules, gui !== null);
  const isYang = isYangHalf(isNextDay ? Math.min(jdn + 1, MAX_JDN) : jdn);
  return {
    ...verdict,
    // The late 子 that stays with its day still takes its stem from the next.
    ganzhi: index === 12 ? hourGanzhi(dayGanzhi(jdn + 1).stem, branch) : verdict.ganzhi,
    index,
    label: isNextDay ? '次日子' : branch,
    startHour,
    endHour,
    day,
    chong: { branch: CHONG_OF[branch], zodiacAnimal: ZODIAC_ANIMAL[CHONG_OF[branch]] },
    jiuxing: hourJiuxing(day.branch, branch, isYang),
    guiTianmen: gui,
  };
}

/**
 * The hours of a civil day.
 *
 * @param date civil date of UTC+8
 * @param choice options that differ from 协纪, or a preset
 * @param place where sunrise and sunset part day from night, which option `guiDayNight` = sunrise asks for
 * @throws RangeError `wrong solar year|month|day N`; option `guiDayNight` = sunrise without a place
 * Source: 协纪辨方书·卷三十二. Checked: the 720 cells of the grid, worked days.
 * @example almanacHours({ year: 2024, month: 3, day: 1 }).rows.length // 13
 */
export function almanacHours(date: CivilDate, choice?: Partial<AlmanacRules>, place?: Place): AlmanacHours {
  const rules = ALMANAC_OPTIONS.complete(choice);
  const jdn = jdnOf(date);
  const noonMs = epochMsOfJdn(jdn) + 12 * MS_PER_HOUR;
  return {
    civil: civilDateOf(jdn),
    day: dayGanzhi(jdn),
    rows: hourRows(jdn, rules, place),
    sidaji: SI_DA_JI[BRANCH_INDEX[yuejiangAt(noonMs, jdn)] % 3] as readonly SiDaJi[],
    rules,
  };
}
