/**
 * 择日: days of a range for an affair, with their reasons, and every day that was removed with its own.
 */
import { type LunarCalendar, MODERN_CALENDAR } from '../../calendar/index.ts';
import { civilDateOf } from '../../time/index.ts';
import { dayFactsBy } from '../day/dayFacts.ts';
import { isHuangdao, roadSpiritOf } from '../day/jianchu.ts';
import {
  affairFrame,
  hardRejection,
  type PickDay,
  type PickFrame,
  type Rejection,
  softRejection,
} from './pickFilters.ts';
import { affairOf, readChips, readFilters, readPeople, readRange, readSitting } from './pickQuery.ts';
import { hourScore, type RatedHour, ratedHours } from './pickHourScore.ts';
import { cautionsOf, deCountOf, pickBandOf, reasonsOf, totalOf } from './pickScore.ts';
import type {
  BestHour,
  PickCandidate,
  PickDaysQuery,
  PickDaysResult,
  PickFilter,
  PickReason,
  PickRejected,
  PickRelaxation,
} from './pickTypes.ts';
import { type AlmanacRules, ALMANAC_OPTIONS } from '../rules.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import type { AffairRow } from '../tables/affairRow.ts';
import { PICK_POINTS } from '../tables/pickTables.ts';
import { yijiOf } from '../yiji/yiji.ts';
import type { Verdict, Yiji } from '../yiji/yijiTypes.ts';

const BEST_HOURS = 3;
const FEW_CANDIDATES = 3;
const GOOD_HOURS_WANTED = 3;
const POPULAR_FILTERS: readonly PickFilter[] = ['H10', 'H11', 'H12', 'H13', 'H14'];

/** Verdict of a day on an affair. */
export function verdictOn(yiji: Yiji, affair: AffairRow): Verdict {
  if (yiji.verdict === '诸事不宜') return '诸事不宜';
  if (yiji.affairsJi.some(({ id }) => id === affair.id)) return '忌';
  return yiji.affairsYi.some(({ id }) => id === affair.id) ? '宜' : '平';
}

/** A day ready for the filters. */
export function pickDayBy(
  calendar: LunarCalendar,
  jdn: number,
  affair: AffairRow,
  rules: AlmanacRules,
): PickDay {
  const facts = dayFactsBy(calendar, jdn, rules);
  const yiji = yijiOf(facts.context, rules);
  return { facts, yiji, verdict: verdictOn(yiji, affair) };
}

/** 喜用时: three or more good hours whose stem the chart of a person likes. */
function goodHoursReason(hours: readonly RatedHour[]): PickReason[] {
  const good = hours.filter(({ likesStem, score }) => likesStem && score >= 2);
  if (good.length < GOOD_HOURS_WANTED) return [];
  const source = { book: '协纪辨方书', chapter: '卷三十二 日时' };
  const text = `喜用吉时${good.length}个`;
  return [{ kind: 'good', code: 'hours', label: '喜用时', points: PICK_POINTS.goodHours, source, text }];
}

function bestHoursOf(hours: readonly RatedHour[]): readonly BestHour[] {
  return hours
    .filter(({ score, rejected }) => rejected === null && score >= 2)
    .sort(hourScore)
    .slice(0, BEST_HOURS)
    .map(({ branch, score, band }) => ({ branch, score, band }));
}

function candidateOf(day: PickDay, frame: PickFrame, chips: ReadonlySet<SpiritId>): PickCandidate {
  const { facts } = day;
  const hours = ratedHours(facts.jdn, frame);
  const { score, reasons } = totalOf([...reasonsOf(day, frame, chips), ...goodHoursReason(hours)]);
  return {
    civil: civilDateOf(facts.jdn),
    jdn: facts.jdn,
    lunar: facts.lunar,
    ganzhi: facts.day,
    verdict: day.verdict,
    band: pickBandOf(score),
    score,
    deCount: deCountOf(day),
    road: roadSpiritOf(facts.span.month.branch, facts.day.branch),
    reasons,
    cautions: cautionsOf(day, frame),
    bestHours: bestHoursOf(hours),
  };
}

/** Best first: score, then the number of 德, then 黄道, then the earlier day. */
function byRank(a: PickCandidate, b: PickCandidate): number {
  return (
    b.score - a.score ||
    b.deCount - a.deCount ||
    Number(isHuangdao(b.road)) - Number(isHuangdao(a.road)) ||
    a.jdn - b.jdn
  );
}

/** The frame loosened by one step. */
function loosen(frame: PickFrame, step: PickRelaxation): PickFrame {
  const without = (dropped: readonly PickFilter[]): PickFrame => {
    return { ...frame, filters: new Set([...frame.filters].filter((filter) => !dropped.includes(filter))) };
  };
  if (step === '黑道') return without(['huangdao']);
  if (step === '平日') return { ...frame, includeNeutral: true };
  if (step === '俗忌') return without(POPULAR_FILTERS);
  return { ...without(['H7']), barredBySite: false };
}

/** Steps that would change something, in their fixed order. */
function stepsOf(frame: PickFrame): readonly PickRelaxation[] {
  const steps: PickRelaxation[] = [];
  if (frame.filters.has('huangdao')) steps.push('黑道');
  if (!frame.includeNeutral && frame.affair.combine !== 'ji-only') steps.push('平日');
  if (POPULAR_FILTERS.some((filter) => frame.filters.has(filter))) steps.push('俗忌');
  if (frame.filters.has('H7') || (frame.sitting !== null && frame.barredBySite)) steps.push('冲日与坐山');
  return steps;
}

interface Sifted {
  readonly kept: readonly PickDay[];
  readonly rejected: readonly PickRejected[];
}

function sift(days: readonly PickDay[], hard: readonly (Rejection | null)[], frame: PickFrame): Sifted {
  const kept: PickDay[] = [];
  const rejected: PickRejected[] = [];
  days.forEach((day, order) => {
    const rejection = hard[order] ?? softRejection(day, frame);
    if (rejection === null) kept.push(day);
    else rejected.push({ civil: civilDateOf(day.facts.jdn), jdn: day.facts.jdn, ...rejection });
  });
  return { kept, rejected };
}

function frameOf(query: PickDaysQuery, affair: AffairRow, rules: AlmanacRules): PickFrame {
  return {
    affair,
    people: readPeople(query.people ?? []),
    sitting: readSitting(query.sitting),
    place: query.place,
    filters: readFilters(query.filters ?? []),
    rules,
    includeNeutral: rules.includeNeutral === 'on',
    ...affairFrame(affair),
  };
}

/** As {@link pickDays}, by the calendar that is held. */
export function pickDaysBy(calendar: LunarCalendar, query: PickDaysQuery): PickDaysResult {
  const affair = affairOf(query.affair);
  const rules = ALMANAC_OPTIONS.complete(query.rules);
  const chips = readChips(query.chips ?? []);
  const { fromJdn, days: count } = readRange(query.from, query.to);
  let frame = frameOf(query, affair, rules);
  const days = Array.from({ length: count }, (_, passed) =>
    pickDayBy(calendar, fromJdn + passed, affair, rules),
  );
  const hard = days.map((day) => hardRejection(day, frame));
  let sifted = sift(days, hard, frame);
  const relaxed: PickRelaxation[] = [];
  for (const step of stepsOf(frame)) {
    if (sifted.kept.length > 0) break;
    frame = loosen(frame, step);
    relaxed.push(step);
    sifted = sift(days, hard, frame);
  }
  const candidates = sifted.kept.map((day) => candidateOf(day, frame, chips)).sort(byRank);
  const isFew = candidates.length < FEW_CANDIDATES && !frame.includeNeutral;
  const neutralDays = isFew ? sift(days, hard, { ...frame, includeNeutral: true }).kept : [];
  const kept = new Set(sifted.kept);
  const neutral = neutralDays
    .filter((day) => !kept.has(day))
    .map((day) => candidateOf(day, frame, chips))
    .sort(byRank);
  return {
    ruleset: 'xieji-1',
    rules,
    affair: { id: affair.id, name: affair.name, derived: affair.derived === true, basis: affair.basis },
    candidates,
    neutral,
    rejected: sifted.rejected,
    relaxed,
    stats: { scanned: count, kept: candidates.length },
  };
}

/**
 * Days of a range for an affair, best first.
 *
 * @param query affair, range of at most 400 days, up to four people, sitting mountain, filters
 * @returns the same answer for the same question, in the same order; JSON-safe
 * @throws RangeError for an unknown affair, mountain or filter, a range over 400 days, an end before its start
 * Source: 协纪辨方书 卷十, 卷十一 (what is 宜 and 忌), 卷三十三, 卷三十四 (the order of weights); the weights are ours.
 * @example pickDays({ affair: 'jiaqu', from: { year: 2026, month: 5, day: 1 }, to: { year: 2026, month: 6, day: 30 } }).stats.scanned // 61
 */
export function pickDays(query: PickDaysQuery): PickDaysResult {
  return pickDaysBy(MODERN_CALENDAR, query);
}
