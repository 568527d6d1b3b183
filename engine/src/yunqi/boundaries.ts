/**
 * When the year, the six steps of qi and the five steps of 运 begin. Instants are UTC milliseconds; tables speak in civil
 * days and clock times of UTC+8.
 */
import { solarLongitudeDeg, TERM_INDEX, termEpochMsOf, TERMS_PER_YEAR } from '../astronomy/index.ts';
import { yearGanzhi } from '../calendar/index.ts';
import type { Branch } from '../ganzhi/index.ts';
import { epochMsOfJdn, jdnOfEpochMs, jdTTOfEpochMs, MS_PER_DAY, MS_PER_MINUTE } from '../time/index.ts';
import type { YunqiRules } from './rules.ts';
import { HOST_STEPS } from './tables/qi.ts';
import { type KeTime, YUN_ANCHORS, YUN_CLOCK, type YearGroup } from './tables/yun.ts';

const { 大寒: DAHAN, 立春: LICHUN, 冬至: DONGZHI } = TERM_INDEX;
const TROPICAL_YEAR_DAYS = 365.2422;
/** 六十日八十七刻半: a sixth of 365.25 days, a 刻 being a hundredth of a day. */
const KE_STEP_MS = 60.875 * MS_PER_DAY;

const GROUPS = Object.keys(YUN_CLOCK) as YearGroup[];

function groupOf(branch: Branch): YearGroup {
  return GROUPS.find((group) => group.includes(branch)) as YearGroup;
}

function termMs(year: number, index: number): number {
  return termEpochMsOf(year * TERMS_PER_YEAR + index);
}

/** A clock time on the civil day of a term, some days later. */
function clockMs(year: number, termIndex: number, days: number, minuteOfDay: number): number {
  return epochMsOfJdn(jdnOfEpochMs(termMs(year, termIndex)) + days) + minuteOfDay * MS_PER_MINUTE;
}

/**
 * Instant at which a 运气 year begins.
 *
 * @param year number of the year, named by its ganzhi: 2024 is 甲辰
 * @param rules `yunqiYearStart`, and `liuqi`: under `ke` a year that begins with 大寒 begins at the 刻 of its branch
 */
export function yearStartMs(year: number, rules: YunqiRules): number {
  switch (rules.yunqiYearStart) {
    case 'lichun':
      return termMs(year, LICHUN);
    case 'dongzhi':
      return termMs(year - 1, DONGZHI);
    default:
      return rules.liuqi === 'ke' ? keStartMs(year) : termMs(year, DAHAN);
  }
}

/** 大寒日 at 水下一刻, 二十六刻, 五十一刻 or 七十六刻: 寅初, 巳初, 申初, 亥初. Source: 素问·六微旨大论. */
function keStartMs(year: number): number {
  const [[, minuteOfDay] = ['', 0]] = YUN_CLOCK[groupOf(yearGanzhi(year).branch)];
  return clockMs(year, DAHAN, 0, minuteOfDay);
}

/**
 * Beginnings of the six steps and the end of the last; the first is the beginning of the year, the end that of the next.
 *
 * @returns seven instants, ascending
 */
export function qiBoundariesMs(year: number, rules: YunqiRules): readonly number[] {
  const inner =
    rules.liuqi === 'ke'
      ? [1, 2, 3, 4, 5].map((step) => keStartMs(year) + step * KE_STEP_MS)
      : HOST_STEPS.slice(1).map(({ termIndex }) => termMs(year, termIndex));
  return [yearStartMs(year, rules), ...inner, yearStartMs(year + 1, rules)];
}

/** Instant near `guessMs` at which the Sun reaches a longitude. Newton on a nearly even motion: three steps reach 1 ms. */
function longitudeMs(longitudeDeg: number, guessMs: number): number {
  const msPerDegree = (TROPICAL_YEAR_DAYS * MS_PER_DAY) / 360;
  let epochMs = guessMs;
  for (let i = 0; i < MAX_NEWTON_STEPS; i++) {
    const behind = ((longitudeDeg - solarLongitudeDeg(jdTTOfEpochMs(epochMs)) + 540) % 360) - 180;
    epochMs += behind * msPerDegree;
  }
  return Math.round(epochMs);
}

/** Each step leaves a fiftieth of the error (the Sun's speed varies by 3.4 %); six leave less than a millisecond. */
const MAX_NEWTON_STEPS = 6;

/** A beginning of a step of 运: its instant, and the 刻 it has by the table (null under other rules). */
export interface YunBoundary {
  readonly startMs: number;
  readonly ke: string | null;
}

function tableBoundary(year: number, step: number): YunBoundary {
  const { termIndex, days } = YUN_ANCHORS[step] as (typeof YUN_ANCHORS)[number];
  const [ke, minuteOfDay] = YUN_CLOCK[groupOf(yearGanzhi(year).branch)][step] as KeTime;
  return { startMs: clockMs(year, termIndex, days, minuteOfDay), ke };
}

function equalBoundary(year: number, step: number): YunBoundary {
  const dahanMs = termMs(year, DAHAN);
  if (step === 0) return { startMs: dahanMs, ke: null };
  const guessMs = dahanMs + (step * TROPICAL_YEAR_DAYS * MS_PER_DAY) / 5;
  return { startMs: longitudeMs((300 + 72 * step) % 360, guessMs), ke: null };
}

/**
 * Beginnings of the five steps of 运; the sixth is the first of the next year.
 *
 * @returns six boundaries, ascending
 */
export function yunBoundaries(year: number, rules: YunqiRules): readonly YunBoundary[] {
  const boundaryOf = rules.wubu === 'table' ? tableBoundary : equalBoundary;
  const first = (y: number): YunBoundary =>
    rules.yunStart === 'instant' ? { startMs: yearStartMs(y, rules), ke: null } : boundaryOf(y, 0);
  return [first(year), ...[1, 2, 3, 4].map((step) => boundaryOf(year, step)), first(year + 1)];
}
