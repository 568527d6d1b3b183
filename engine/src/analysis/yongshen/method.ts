/**
 * Which school carried the 用神: the one whose own choice it is, or 合议 where the sum took what none took by itself.
 */
import { WUXING, type ByWuxing, type Wuxing } from '../../ganzhi/index.ts';
import { round1 } from '../round.ts';
import { SCHOOL_OF_RULE, type LedgerLine } from './ledgerLine.ts';

/** Schools that speak in a plain ledger, in the order that breaks ties. */
const SCHOOLS = ['扶抑', '调候', '格局', '通关', '病药'] as const;
/** A school of the ledger. */
export type LedgerSchool = (typeof SCHOOLS)[number];
/** Method that carried the 用神. */
export type YongshenMethod = LedgerSchool | '顺势' | '合议';
/** The wuxing each school would take by its own lines; schools without a line are absent. */
export type SchoolChoices = Readonly<Partial<Record<LedgerSchool, Wuxing>>>;

/** Points that each school's lines give, by wuxing; schools without a line are absent. 病 gives nothing, 药 does. */
function pointsBySchool(lines: readonly LedgerLine[]): Partial<Record<LedgerSchool, Record<Wuxing, number>>> {
  const bySchool: Partial<Record<LedgerSchool, Record<Wuxing, number>>> = {};
  for (const { code, wuxing, points } of lines) {
    const school = SCHOOL_OF_RULE[code];
    if (school === '顺势' || code === 'UG_DISEASE') continue;
    const own = (bySchool[school] ??= { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 });
    own[wuxing] = round1(own[wuxing] + points);
  }
  return bySchool;
}

/** The first of the five with the most points. */
function mostOf(points: ByWuxing<number>): Wuxing {
  return WUXING.reduce((a, b) => (points[b] > points[a] ? b : a));
}

/**
 * Method of a ledger: the school whose own choice is the winner; of several the one that gave it the most points, ties in
 * the order 扶抑 调候 格局 通关 病药; else 合议. A special class goes with the stream 顺势.
 */
export function methodOf(
  lines: readonly LedgerLine[],
  yong: Wuxing,
): { readonly method: YongshenMethod; readonly choices: SchoolChoices } {
  // A special class leaves no other line than its own.
  const [first] = lines;
  if (first !== undefined && SCHOOL_OF_RULE[first.code] === '顺势') return { method: '顺势', choices: {} };
  const bySchool = pointsBySchool(lines);
  const choices: Partial<Record<LedgerSchool, Wuxing>> = {};
  let method: YongshenMethod = '合议';
  let most = 0;
  for (const school of SCHOOLS) {
    const points = bySchool[school];
    if (points === undefined) continue;
    const choice = mostOf(points);
    choices[school] = choice;
    if (choice !== yong || points[yong] <= most) continue;
    method = school;
    most = points[yong];
  }
  return { method, choices };
}
