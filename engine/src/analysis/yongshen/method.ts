/**
 * Which school carried the 用神: the one whose own choice it is, or 合议 where the sum took what none took by itself.
 */
import { WUXING, type ByWuxing, type Wuxing } from '../../ganzhi/index.ts';
import { round1 } from '../round.ts';
import { SCHOOL_OF_RULE, type LedgerLine, type LedgerRule } from './ledgerLine.ts';

/** Schools that speak in a plain ledger, in the order that breaks ties. */
const SCHOOLS = ['扶抑', '调候', '格局', '通关', '病药'] as const;
/** A school of the ledger. */
export type LedgerSchool = (typeof SCHOOLS)[number];
/** Method that carried the 用神. */
export type YongshenMethod = LedgerSchool | '顺势' | '合议';
/** The wuxing each school would take by its own lines; schools without a line are absent. */
export type SchoolChoices = Readonly<Partial<Record<LedgerSchool, Wuxing>>>;

/** Rules that give points for a school. */
const RULES_OF_SCHOOL: Readonly<Record<LedgerSchool, readonly LedgerRule[]>> = {
  扶抑: ['UG_SUPPORT_WEAK', 'UG_RESTRAIN_STRONG'],
  调候: ['UG_CLIMATE'],
  格局: ['UG_PATTERN'],
  通关: ['UG_BRIDGE'],
  病药: ['UG_MEDICINE'],
};

/** Points that a school's lines give, by wuxing; null where it has no line. */
function pointsOf(lines: readonly LedgerLine[], school: LedgerSchool): ByWuxing<number> | null {
  const own = lines.filter(({ code }) => RULES_OF_SCHOOL[school].includes(code));
  if (own.length === 0) return null;
  const points = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };
  for (const line of own) points[line.wuxing] = round1(points[line.wuxing] + line.points);
  return points;
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
  if (lines.some(({ code }) => SCHOOL_OF_RULE[code] === '顺势')) return { method: '顺势', choices: {} };
  const choices: Partial<Record<LedgerSchool, Wuxing>> = {};
  let method: YongshenMethod = '合议';
  let most = 0;
  for (const school of SCHOOLS) {
    const points = pointsOf(lines, school);
    if (points === null) continue;
    const choice = mostOf(points);
    choices[school] = choice;
    if (choice !== yong || points[yong] <= most) continue;
    method = school;
    most = points[yong];
  }
  return { method, choices };
}
