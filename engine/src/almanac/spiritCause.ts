/**
 * Why a spirit is present today: its rule with the values of the day filled in, for the page that explains a 宜 or 忌.
 */
import { BRANCH_INDEX, type Branch, branchOf, type Stem, monthIndexOf } from '../ganzhi/index.ts';
import type { AlmanacDay } from './almanacDay.ts';
import { spiritMonthOf } from './day/spiritMonth.ts';
import { termSpanOf } from './day/termSpan.ts';
import type { Jianchu } from './tables/jianchu.ts';
import type { SpiritRow, SpiritRule, SpiritTarget } from './tables/spiritRow.ts';
import { type SpiritId, SPIRIT_ROWS } from './tables/spiritRows.ts';
import { SPIRIT_INDEX } from './yiji/spirits.ts';

/** What of the day a rule looked at: a stem, a branch or a pillar, a lunar day, or a mansion. */
export type MatchedFact =
  | { readonly kind: 'pillar'; readonly text: string }
  | { readonly kind: 'lunarDay'; readonly day: number }
  | { readonly kind: 'mansion'; readonly name: string };

interface Cause<Code extends string, Values> {
  readonly code: Code;
  readonly values: Values;
}

/**
 * Why a spirit stands, by the kind of its rule: the officer of the day; what is seen in a month or a season (or while 土 rules);
 * what the year sees; a fixed day; branch and mansion; the lunar date; a term, the eve of one, so many days from one; 土王用事;
 * a phase of the Moon; 三伏 or 社日.
 */
export type SpiritCause =
  | Cause<'officer', { readonly month: Branch; readonly day: Branch; readonly officer: Jianchu }>
  | Cause<'month', { readonly month: Branch; readonly matched: MatchedFact }>
  | Cause<'season', { readonly season: '春' | '夏' | '秋' | '冬' | '土'; readonly matched: MatchedFact }>
  | Cause<'year', { readonly year: Stem | Branch; readonly matched: MatchedFact }>
  | Cause<'fixed', { readonly matched: MatchedFact }>
  | Cause<'branchMansion', { readonly day: Branch; readonly mansion: string }>
  | Cause<'lunarDate', { readonly month: number; readonly isLeap: boolean; readonly day: number }>
  | Cause<'lunarMonthEnd', { readonly month: number; readonly isLeap: boolean }>
  | Cause<'lunarFirstBranch', { readonly first: Branch; readonly day: number }>
  | Cause<'term' | 'termEve', { readonly term: string }>
  | Cause<'termOffset', { readonly term: string; readonly days: number }>
  | Cause<'tuwang', { readonly sunLongitudeDeg: number }>
  | Cause<'phase', { readonly phase: string }>
  | Cause<'fushe', { readonly name: string }>;

const SEASONS = ['春', '夏', '秋', '冬'] as const;

/** What of the day a table is compared with. */
function matchedFactOf(target: SpiritTarget, { pillars, lunar, mansion }: AlmanacDay): MatchedFact {
  switch (target) {
    case 'dayStem':
      return { kind: 'pillar', text: pillars.day.stem };
    case 'dayBranch':
      return { kind: 'pillar', text: pillars.day.branch };
    case 'dayGanzhi':
      return { kind: 'pillar', text: pillars.day.name };
    case 'lunarDay':
      return { kind: 'lunarDay', day: lunar.day };
    default:
      return { kind: 'mansion', name: mansion.name };
  }
}

function monthBranchOf({ pillars, lunar, rules }: AlmanacDay): Branch {
  return spiritMonthOf(pillars.month.branch, lunar.month, rules);
}

/** By the season, or for 母仓 by 土 where that replaces it. */
function seasonCause(
  rule: Extract<SpiritRule, { readonly tuwangTable?: string }>,
  day: AlmanacDay,
): SpiritCause {
  const season = Math.floor(monthIndexOf(monthBranchOf(day)) / 3);
  const matched = matchedFactOf(rule.target, day);
  const isInSeason =
    matched.kind !== 'pillar' || rule.table.split(' ')[season]?.includes(matched.text) === true;
  const isByTu = rule.tuwangTable !== undefined && !isInSeason;
  return { code: 'season', values: { season: isByTu ? '土' : (SEASONS[season] ?? '春'), matched } };
}

function termOffset(table: Readonly<Record<string, number>>, { jdn, rules }: AlmanacDay): SpiritCause {
  const [last, before] = termSpanOf(jdn, rules.printed).lastMinorTerms;
  const { term, jdn: from } = table[last.term] === jdn - last.jdn + 1 ? last : before;
  return { code: 'termOffset', values: { term, days: jdn - from + 1 } };
}

function byPillar(rule: SpiritRule, day: AlmanacDay): SpiritCause {
  const month = monthBranchOf(day);
  const { year, day: own } = day.pillars;
  switch (rule.by) {
    case 'officer':
      return { code: 'officer', values: { month, day: own.branch, officer: rule.officer as Jianchu } };
    case 'monthBranch':
      return { code: 'month', values: { month, matched: matchedFactOf(rule.target, day) } };
    case 'season':
      return seasonCause(rule, day);
    case 'yearStem':
      return { code: 'year', values: { year: year.stem, matched: matchedFactOf(rule.target, day) } };
    case 'yearBranch':
      return { code: 'year', values: { year: year.branch, matched: matchedFactOf('dayBranch', day) } };
    case 'branchMansion':
      return { code: 'branchMansion', values: { day: own.branch, mansion: day.mansion.name } };
    default:
      return {
        code: 'fixed',
        values: { matched: matchedFactOf(rule.by === 'fixed' ? rule.target : 'dayGanzhi', day) },
      };
  }
}

/**
 * Why a spirit is on a day, with the day's own values.
 *
 * @param id a spirit that is on the day, one of `day.yiji.spirits` or `day.popularSpirits`
 * @param day from `almanacDay`
 * Source: the rules of 协纪辨方书 卷三–七, 卷九 as `SPIRIT_ROWS` has them.
 * @example spiritCause('tiande', almanacDay({ year: 2026, month: 2, day: 12 })).code // 'month'
 */
export function spiritCause(id: SpiritId, day: AlmanacDay): SpiritCause {
  const { rule } = SPIRIT_ROWS[SPIRIT_INDEX[id]] as SpiritRow;
  const { lunar, term } = day;
  const { month, isLeap } = lunar;
  switch (rule.by) {
    case 'lunarDay':
    case 'lunarMonthDay':
      return { code: 'lunarDate', values: { month, isLeap, day: lunar.day } };
    case 'lunarMonthEnd':
      return { code: 'lunarMonthEnd', values: { month, isLeap } };
    case 'lunarFirstBranch': {
      const first = branchOf(BRANCH_INDEX[day.pillars.day.branch] - lunar.day + 1);
      return { code: 'lunarFirstBranch', values: { first, day: lunar.day } };
    }
    case 'termDay':
      return { code: 'term', values: { term: term.current } };
    case 'dayBeforeTerm':
      return { code: 'termEve', values: { term: term.next } };
    case 'termOffset':
      return termOffset(rule.table, day);
    case 'solarLongitudeRange':
      return { code: 'tuwang', values: { sunLongitudeDeg: Math.floor(day.sunLongitudeDeg) } };
    case 'moonPhaseDay':
      return { code: 'phase', values: { phase: day.moonPhase } };
    case 'fusheDay':
      return { code: 'fushe', values: { name: day.sanfu === null ? '社日' : day.sanfu.name } };
    default:
      return byPillar(rule, day);
  }
}
