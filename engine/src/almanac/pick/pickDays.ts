/**
 * 择日: days of a range for an affair, with their reasons, and every day that was removed with its own.
 */
import { type CalendarEngine, type LunarCalendar, MODERN } from '../../calendar/index.ts';
import { civilDateOf, MAX_JDN, weekdayOf } from '../../time/index.ts';
import { almanacFactsOf } from '../day/dayFacts.ts';
import { ALMANAC_OPTIONS, type AlmanacRules } from '../rules.ts';
import type { AffairRow } from '../tables/affairRow.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import { yijiOf } from '../yiji/yiji.ts';
import type { Verdict, Yiji } from '../yiji/yijiTypes.ts';
import { byRank, candidateOf } from './pickCandidate.ts';
import { hardRejection, softRejection } from './pickFilters.ts';
import { affairFrame, type PickDay, type PickFrame } from './pickFrame.ts';
import {
  affairOf,
  checkQuery,
  MAX_PICK_DAYS,
  readChips,
  readFilters,
  readOn,
  readPeople,
  readRange,
  readSitting,
} from './pickQuery.ts';
import type { PickFilter, PickRejection } from './pickReasons.ts';
import type {
  NearestPickDays,
  PickCandidate,
  PickDaysQuery,
  PickDaysResult,
  PickRejected,
  PickRelaxation,
} from './pickTypes.ts';

const FEW_CANDIDATES = 3;
const POPULAR_FILTERS: readonly PickFilter[] = ['sanniang', 'yanggong', 'hongsha', 'monthTaboo', 'guluan'];

/** Verdict of a day on an affair. */
function verdictOn(yiji: Yiji, affair: AffairRow): Verdict {
  if (yiji.verdict === '诸事不宜') return '诸事不宜';
  if (yiji.affairsJi.some(({ id }) => id === affair.id)) return '忌';
  return yiji.affairsYi.some(({ id }) => id === affair.id) ? '宜' : '平';
}

/** A day ready for the filters. */
export function pickDayOf(
  calendar: LunarCalendar,
  jdn: number,
  affair: AffairRow,
  rules: AlmanacRules,
): PickDay {
  const facts = almanacFactsOf(calendar, jdn, rules);
  const yiji = yijiOf(facts.context, rules);
  return { facts, yiji, verdict: verdictOn(yiji, affair) };
}

/** The frame loosened by one step. */
function loosen(frame: PickFrame, step: PickRelaxation): PickFrame {
  const without = (dropped: readonly PickFilter[]): PickFrame => {
    return { ...frame, filters: new Set([...frame.filters].filter((filter) => !dropped.includes(filter))) };
  };
  if (step === 'huangdao') return without(['huangdao']);
  if (step === 'neutral') return { ...frame, includeNeutral: true };
  if (step === 'popular') return without(POPULAR_FILTERS);
  return { ...without(['chongDay']), barredBySite: false };
}

/** Steps that would change something, in their fixed order. */
function stepsOf(frame: PickFrame): readonly PickRelaxation[] {
  const steps: PickRelaxation[] = [];
  if (frame.filters.has('huangdao')) steps.push('huangdao');
  if (!frame.includeNeutral && frame.affair.combine !== 'ji-only') steps.push('neutral');
  if (POPULAR_FILTERS.some((filter) => frame.filters.has(filter))) steps.push('popular');
  if (frame.filters.has('chongDay') || (frame.sitting !== null && frame.barredBySite)) {
    steps.push('chongAndSite');
  }
  return steps;
}

interface Filtered {
  readonly accepted: readonly PickDay[];
  readonly rejected: readonly PickRejected[];
}

function sift(days: readonly PickDay[], hard: readonly (PickRejection | null)[], frame: PickFrame): Filtered {
  const accepted: PickDay[] = [];
  const rejected: PickRejected[] = [];
  days.forEach((day, order) => {
    const rejection = hard[order] ?? softRejection(day, frame);
    const { jdn } = day.facts;
    if (rejection === null) accepted.push(day);
    else rejected.push({ civil: civilDateOf(jdn), jdn, weekday: weekdayOf(jdn), ...rejection });
  });
  return { accepted, rejected };
}

/** A question that was read. */
interface ReadQuery {
  readonly affair: AffairRow;
  readonly rules: AlmanacRules;
  readonly chips: ReadonlySet<SpiritId>;
  readonly frame: PickFrame;
  readonly isOn: (jdn: number) => boolean;
  readonly fromJdn: number;
  readonly days: number;
}

function readQuery(query: PickDaysQuery): ReadQuery {
  checkQuery(query, ['from', 'to']);
  const affair = affairOf(query.affair);
  const rules = ALMANAC_OPTIONS.complete(query.rules);
  const frame: PickFrame = {
    ...affairFrame(affair),
    people: readPeople(query.people ?? []),
    sitting: readSitting(query.sitting),
    place: query.place,
    filters: readFilters(query.filters ?? []),
    rules,
    includeNeutral: rules.includeNeutral === 'on',
  };
  const chips = readChips(query.chips ?? []);
  const isOn = readOn(query.on ?? 'all', query.holidays);
  return { affair, rules, chips, frame, isOn, ...readRange(query.from, query.to) };
}

/**
 * Days of a range for an affair, best first.
 *
 * @param query affair, range of at most 400 days, up to six people, sitting mountain, filters
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @returns the same answer for the same question, in the same order; JSON-safe
 * @throws TypeError for a question or date that is no record; RangeError for an unknown affair, mountain or filter, a range over
 *   400 days, an end before its start
 * Source: 协纪辨方书 卷十, 卷十一 (what is 宜 and 忌), 卷三十三, 卷三十四 (the order of weights); the weights are ours.
 * @example pickDays({ affair: 'jiaqu', from: { year: 2026, month: 5, day: 1 }, to: { year: 2026, month: 6, day: 30 } }).stats.scanned // 61
 * @example pickDays(undefined) // TypeError: Cannot pick: query is undefined, expected a record
 */
export function pickDays(query: PickDaysQuery, { calendar }: CalendarEngine = MODERN): PickDaysResult {
  const read = readQuery(query);
  const { affair, rules, chips } = read;
  const jdns = Array.from({ length: read.days }, (_, passed) => read.fromJdn + passed).filter(read.isOn);
  const days = jdns.map((jdn) => pickDayOf(calendar, jdn, affair, rules));
  let { frame } = read;
  const hard = days.map((day) => hardRejection(day, frame));
  let sifted = sift(days, hard, frame);
  const relaxed: PickRelaxation[] = [];
  for (const step of stepsOf(frame)) {
    if (sifted.accepted.length > 0) break;
    frame = loosen(frame, step);
    relaxed.push(step);
    sifted = sift(days, hard, frame);
  }
  const ranked = (accepted: readonly PickDay[]): readonly PickCandidate[] =>
    accepted.map((day) => candidateOf(day, frame, chips)).sort(byRank);
  const candidates = ranked(sifted.accepted);
  const isFew = candidates.length < FEW_CANDIDATES && !frame.includeNeutral;
  const more = isFew ? sift(days, hard, { ...frame, includeNeutral: true }).accepted : [];
  const accepted = new Set(sifted.accepted);
  return {
    ruleset: 'xieji-2',
    rules,
    affair: { id: affair.id, name: affair.name, derived: affair.derived === true, basis: affair.basis },
    candidates,
    neutral: ranked(more.filter((day) => !accepted.has(day))),
    rejected: sifted.rejected,
    relaxed,
    stats: { scanned: days.length, accepted: candidates.length },
  };
}

/**
 * The days nearest a range, before and after it, that pass the same question; nothing is loosened for them.
 *
 * @param query as for `pickDays`
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @throws as `pickDays`
 * @example nearestPickDays({ affair: 'jiaqu', from: { year: 2026, month: 5, day: 1 }, to: { year: 2026, month: 5, day: 2 } }).after?.civil // { year: 2026, month: 5, day: 3 }
 */
export function nearestPickDays(
  query: PickDaysQuery,
  { calendar }: CalendarEngine = MODERN,
): NearestPickDays {
  const { affair, rules, frame, chips, isOn, fromJdn, days } = readQuery(query);
  const find = (start: number, step: 1 | -1): PickCandidate | null => {
    for (let passed = 0; passed < MAX_PICK_DAYS; passed++) {
      const jdn = start + step * passed;
      if (jdn > MAX_JDN || jdn < calendar.firstJdn) return null;
      if (!isOn(jdn)) continue;
      const day = pickDayOf(calendar, jdn, affair, rules);
      if ((hardRejection(day, frame) ?? softRejection(day, frame)) === null)
        return candidateOf(day, frame, chips);
    }
    return null;
  };
  return { before: find(fromJdn - 1, -1), after: find(fromJdn + days, 1) };
}
