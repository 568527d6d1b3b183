/**
 * The thirteen rows of a civil day: 子 of the early morning, 丑 … 亥, and 子 of the late evening.
 */
import { type Place, sunTimes } from '../../astronomy/index.ts';
import { dayGanzhi, type Jiuxing } from '../../calendar/index.ts';
import {
  BRANCH_INDEX,
  type Branch,
  branchOf,
  CHONG_OF,
  type Ganzhi,
  ZODIAC_ANIMAL,
  type ZodiacAnimal,
} from '../../ganzhi/index.ts';
import { type CivilDate, civilDateOf, epochMsOfJdn, jdnOf, MAX_JDN, MS_PER_HOUR } from '../../time/index.ts';
import { hourJiuxing, isYangHalf } from '../day/dayJiuxing.ts';
import type { DayHours, GuiTianmen } from './guiTianmen.ts';
import { HOUR_ROWS, judgeRow, noPlace, type RowClock, yuejiangAt } from './hourRows.ts';
import type { HourVerdict } from './hourSpirits.ts';
import { type AlmanacRules, ALMANAC_OPTIONS } from '../rules.ts';
import { SI_DA_JI, type SiDaJi } from '../tables/sidaji.ts';

/** One of the thirteen rows. */
export interface AlmanacHour extends HourVerdict, RowClock {
  /** 子, 丑 … 亥; the last row 次日子 where it belongs to the next day. */
  readonly label: string;
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
  if (place === undefined) throw noPlace();
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
  return HOUR_ROWS.map((clock) => rowOf(jdn, clock, rules, hours));
}

/** One row of a day. */
function rowOf(jdn: number, clock: RowClock, rules: AlmanacRules, hours: DayHours | undefined): AlmanacHour {
  const { index, branch, startHour, endHour } = clock;
  const { day, isNextDay, guiTianmen, verdict } = judgeRow(jdn, clock, rules, hours);
  const isYang = isYangHalf(isNextDay ? Math.min(jdn + 1, MAX_JDN) : jdn);
  return {
    ...verdict,
    index,
    label: isNextDay ? '次日子' : branch,
    startHour,
    endHour,
    day,
    chong: { branch: CHONG_OF[branch], zodiacAnimal: ZODIAC_ANIMAL[CHONG_OF[branch]] },
    jiuxing: hourJiuxing(day.branch, branch, isYang),
    guiTianmen,
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
