/**
 * 用神 by vote ledger: each rule gives points to wuxing, every line is recorded, and the sums make the roles.
 */
import {
  KE,
  KE_BY,
  SHENG,
  SHENG_BY,
  STEM_WUXING,
  WUXING,
  type Branch,
  type ByWuxing,
  type Stem,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
import { RULE_SOURCES, type EvidenceValues } from '../evidence.ts';
import { climateChapterOf } from '../model/climate.ts';
import { WUXING_OF_GROUP } from '../model/groups.ts';
import type { Pattern } from '../model/pattern.ts';
import type { Assist } from '../model/patternState.ts';
import type { PlainClass, Strength } from '../model/strength.ts';
import type { Subject } from '../model/subject.ts';
import { round1 } from '../round.ts';
import type { Role } from '../tables/roles.ts';
import { TIAOHOU } from '../tables/tiaohou.ts';
import {
  ASSIST_POINTS,
  BRIDGE,
  CHECK_POINTS,
  CLIMATE_POINTS,
  DISEASE,
  DRY_EARTH_POINTS,
  FALSE_FOLLOW_FACTOR,
  FOLLOW_POINTS,
  GUANSHA_PRESENT_MIN,
  ROOTED,
  SEAL_EXCESS_POINTS,
  SEAL_TURNS,
  STRONG_POINTS,
  SUPPORT_WEIGHT,
  YONG_GROUPS,
  TRANSFORM_POINTS,
  WEAK_POINTS,
  type ByGroup,
} from '../tables/yongshenPoints.ts';
import type { LedgerLine, LedgerRule } from './ledgerLine.ts';
import { methodOf, type SchoolChoices, type YongshenMethod } from './method.ts';
import { rolesByVotes, rolesRelative } from './roles.ts';

/** A ledger with its sums and roles. */
export interface Ledger {
  readonly lines: readonly LedgerLine[];
  /** Sum of points by wuxing, one decimal. */
  readonly votes: ByWuxing<number>;
  /** The five wuxing by votes, most first; ties in the order 木火土金水. */
  readonly ranking: readonly Wuxing[];
  readonly roles: ByWuxing<Role>;
  readonly yong: Wuxing;
  readonly method: YongshenMethod;
  /** What each school that speaks in the ledger would take by its own lines. */
  readonly choices: SchoolChoices;
}

/** What the votes are cast on. */
export interface VoteInput {
  readonly subject: Subject;
  readonly strength: Strength;
  readonly pattern: Pattern;
  /** 相神 of the pattern; null where it has none. */
  readonly assist: Assist | null;
  /** Month whose 调候 row is read: the birth month, or the opposite one under `southern: 'flipClimateOnly'`. */
  readonly climateMonth: Branch;
  readonly doctrine: Doctrine;
}

/** Lines of the ledger rest on the whole chart. */
const NOWHERE: LedgerLine['pillars'] = Object.freeze([]);

class LedgerBuilder {
  readonly lines: LedgerLine[] = [];
  readonly totals: Record<Wuxing, number> = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };

  add<Rule extends LedgerRule>(
    code: Rule,
    wuxing: Wuxing,
    points: number,
    values: EvidenceValues[Rule],
    source: string = RULE_SOURCES[code],
  ): void {
    if (points === 0) return;
    this.totals[wuxing] += points;
    this.lines.push({ code, wuxing, points: round1(points), values, pillars: NOWHERE, source } as LedgerLine);
  }

  votes(): ByWuxing<number> {
    const { 木, 火, 土, 金, 水 } = this.totals;
    return { 木: round1(木), 火: round1(火), 土: round1(土), 金: round1(金), 水: round1(水) };
  }
}

type Entries = readonly (readonly [group: TenGodGroup, points: number])[];

/** Rows of points as lists, in the order they are written. */
function entriesOf<Cause extends string>(
  rows: Readonly<Record<Cause, ByGroup<number>>>,
): Record<Cause, Entries> {
  const lists = Object.entries<ByGroup<number>>(rows).map(([cause, row]) => [cause, Object.entries(row)]);
  return Object.fromEntries(lists) as Record<Cause, Entries>;
}

const FOLLOW_ENTRIES = entriesOf(FOLLOW_POINTS);
const WEAK_ENTRIES = entriesOf(WEAK_POINTS);
const { held, unheld } = SEAL_EXCESS_POINTS;
const SEAL_EXCESS_ENTRIES = entriesOf({ held, unheld });
const STRONG_ENTRIES: Entries = Object.entries<number>(STRONG_POINTS) as [TenGodGroup, number][];
const TRANSFORM_ENTRIES = Object.entries(TRANSFORM_POINTS) as [keyof typeof TRANSFORM_POINTS, number][];

function voteFollow(ledger: LedgerBuilder, { subject, strength }: VoteInput): void {
  const { follow } = strength;
  if (follow === null) return;
  const { name, source } = follow;
  if (follow.type !== '化气') {
    const factor = follow.isTrue ? 1 : FALSE_FOLLOW_FACTOR;
    const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
    for (const [group, points] of FOLLOW_ENTRIES[follow.type])
      ledger.add('UG_FOLLOW', wuxingOf[group], points * factor, { name, group }, source);
    return;
  }
  const to = follow.to as Wuxing;
  const related = {
    化神: to,
    生化神: SHENG_BY[to],
    化神所生: SHENG[to],
    化神所克: KE[to],
    克化神: KE_BY[to],
  };
  for (const [relation, points] of TRANSFORM_ENTRIES)
    ledger.add('UG_TRANSFORM', related[relation], points, { name, relation }, source);
}

/** Whether a chart stands on the weak side of the pivot. */
export function isWeakSide(support: number): boolean {
  return support < SUPPORT_WEIGHT.pivot;
}

function supportFactor({ support }: Strength): number {
  return Math.min(1, round1(Math.abs(support - SUPPORT_WEIGHT.pivot)) / SUPPORT_WEIGHT.span);
}

/** The groups that drain a weak day master. */
const DRAINS = ['官杀', '财', '食伤'] as const;
type Drain = (typeof DRAINS)[number];
type StrongCause = '印' | '比劫带官杀' | '比劫';

/** The largest of the groups that drain a weak day master. */
function drainOf(groups: ByGroup<number>): Drain {
  return DRAINS.reduce((a, b) => (groups[b] > groups[a] ? b : a));
}

function strongCause(groups: ByGroup<number>): StrongCause {
  if (groups.印 > groups.比劫) return '印';
  return groups.官杀 >= GUANSHA_PRESENT_MIN ? '比劫带官杀' : '比劫';
}

/** Whether there is too much 印: it buries the day master, or is more than half of the chart. */
function isSealExcessive({ sealExcess, groups }: Strength): boolean {
  return sealExcess > 0 || groups.印 >= SEAL_EXCESS_POINTS.min;
}

/** Why a chart is weak or strong, as 扶抑 reads it. */
export type SupportCause =
  | { readonly side: '弱'; readonly cause: Drain | '印' }
  | { readonly side: '强'; readonly cause: StrongCause };

/** The side of the pivot a chart stands on, and what most puts it there. */
export function supportCauseOf(strength: Strength): SupportCause {
  const { support, groups } = strength;
  if (!isWeakSide(support)) return { side: '强', cause: strongCause(groups) };
  return { side: '弱', cause: isSealExcessive(strength) ? '印' : drainOf(groups) };
}

function voteSupport(ledger: LedgerBuilder, { subject, strength }: VoteInput): void {
  const { support, groups } = strength;
  const factor = supportFactor(strength);
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const plain = strength.class as PlainClass;
  if (isSealExcessive(strength)) {
    const isHeld = groups.财 >= SEAL_EXCESS_POINTS.wealthMin;
    for (const [group, points] of SEAL_EXCESS_ENTRIES[isHeld ? 'held' : 'unheld']) {
      const values = { seal: groups.印, wealth: groups.财, isHeld, group };
      ledger.add('UG_SEAL_EXCESS', wuxingOf[group], points, values);
    }
    return;
  }
  if (isWeakSide(support)) {
    const cause = drainOf(groups);
    for (const [group, points] of WEAK_ENTRIES[cause]) {
      const values = { class: plain, support, cause, group };
      ledger.add('UG_SUPPORT_WEAK', wuxingOf[group], points * factor, values);
    }
    return;
  }
  const cause = strongCause(groups);
  for (const [group, points] of STRONG_ENTRIES) {
    const values = { class: plain, support, cause, group };
    ledger.add('UG_RESTRAIN_STRONG', wuxingOf[group], points * factor, values);
  }
}

/** 用神有力: what is rooted in the branches can be used; 土 that nothing keeps moist cannot. */
function voteUsable(ledger: LedgerBuilder, { subject }: VoteInput): void {
  for (const wuxing of WUXING) {
    if (wuxing === '土') continue;
    const root = subject.rootWeights[wuxing];
    ledger.add('UG_ROOTED', wuxing, (ROOTED.points * Math.min(root, ROOTED.full)) / ROOTED.full, { root });
  }
  const isMoist = subject.slots.some(({ branch }) => branch === '辰' || branch === '丑');
  if (!isMoist) ledger.add('UG_DRY_EARTH', '土', DRY_EARTH_POINTS, {});
}

/** 制化: what saves a weak day master from 官杀, a stem of 食伤 that checks them, or 印 that turns them. */
function voteOfficers(ledger: LedgerBuilder, { subject, strength }: VoteInput): void {
  const { groups, support } = strength;
  if (!isWeakSide(support) || isSealExcessive(strength)) return;
  const { 食伤: output, 官杀: officer } = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const checks = subject.slots.filter((slot) => slot.name !== 'day' && slot.effectiveWuxing === output);
  if (drainOf(groups) === '官杀' && checks.length > 0) {
    const values = { officer: groups.官杀, stems: checks.map((slot) => slot.effective) };
    ledger.add('UG_CHECK', output, CHECK_POINTS, { ...values, group: '食伤' });
    ledger.add('UG_CHECK', officer, -CHECK_POINTS, { ...values, group: '官杀' });
  }
  if (groups.印 >= SEAL_TURNS.sealMin)
    ledger.add('UG_SEAL_TURNS', officer, SEAL_TURNS.points, { seal: groups.印 });
}

function voteClimate(ledger: LedgerBuilder, { subject, strength, climateMonth: month }: VoteInput): void {
  const { dayMaster } = subject;
  const stems = TIAOHOU[dayMaster][month];
  const first = STEM_WUXING[stems[0] as Stem];
  const isExtreme = (CLIMATE_POINTS.extremeMonths as readonly Branch[]).includes(month);
  const percent = strength.percent[first];
  const isSatisfied = percent >= CLIMATE_POINTS.satisfiedPct;
  const isFireOrWater = first === '火' || first === '水';
  const isUrgent = isExtreme && !isSatisfied && isFireOrWater && percent < CLIMATE_POINTS.urgentPct;
  let factor: number = isExtreme ? CLIMATE_POINTS.extremeFactor : CLIMATE_POINTS.normalFactor;
  if (isSatisfied) factor *= CLIMATE_POINTS.satisfiedFactor;
  if (isUrgent) factor = CLIMATE_POINTS.urgentFactor;
  const source = `${RULE_SOURCES.UG_CLIMATE}·${climateChapterOf(dayMaster, month)}`;
  stems.forEach((stem, i) => {
    const points = (CLIMATE_POINTS.rank[i] ?? 0) * factor;
    const values = { dayMaster, month, rank: i + 1, stem, isUrgent };
    ledger.add('UG_CLIMATE', STEM_WUXING[stem], points, values, source);
  });
}

function voteBridge(ledger: LedgerBuilder, { strength }: VoteInput): void {
  for (const a of WUXING) {
    const b = KE[a];
    if (strength.percent[a] < BRIDGE.minEach || strength.percent[b] < BRIDGE.minEach) continue;
    ledger.add('UG_BRIDGE', SHENG[a], BRIDGE.points, { a, b });
  }
}

/** Every wuxing that is too much and unwanted so far is a 病, what controls it the 药. */
function voteDisease(ledger: LedgerBuilder, { strength }: VoteInput): void {
  const soFar = ledger.votes();
  for (const wuxing of WUXING) {
    const percent = strength.percent[wuxing];
    if (percent < DISEASE.min || soFar[wuxing] >= 0) continue;
    ledger.add('UG_DISEASE', wuxing, DISEASE.disease, { percent });
    ledger.add('UG_MEDICINE', KE_BY[wuxing], DISEASE.medicine, { disease: wuxing });
  }
}

/** The 相神 only; a pattern without one votes for what it takes up. */
function votePattern(ledger: LedgerBuilder, { subject, strength, pattern, assist }: VoteInput): void {
  const taken = YONG_GROUPS[pattern.name as keyof typeof YONG_GROUPS];
  if (taken === undefined) return;
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const isAssist = assist !== null;
  const groups = isAssist ? [assist.group] : isWeakSide(strength.support) ? taken.weak : taken.strong;
  for (const group of groups) {
    const values = { pattern: pattern.name, group, isAssist };
    ledger.add('UG_PATTERN', wuxingOf[group], ASSIST_POINTS, values);
  }
}

/**
 * Runs the ledger under the school of the doctrine. A special class leaves 扶抑, the pattern and the full ledger no other
 * vote than its own; the school 调候 reads the season only, whatever the class.
 */
export function castVotes(input: VoteInput): Ledger {
  const ledger = new LedgerBuilder();
  const school = input.doctrine.usefulSchool;
  if (school === 'tiaohou') voteClimate(ledger, input);
  else if (input.strength.follow !== null) voteFollow(ledger, input);
  else {
    if (school !== 'geju') {
      voteSupport(ledger, input);
      voteUsable(ledger, input);
      voteOfficers(ledger, input);
    }
    if (school === 'ledger') {
      voteClimate(ledger, input);
      voteBridge(ledger, input);
      voteDisease(ledger, input);
    }
    if (school !== 'fuyi') votePattern(ledger, input);
  }
  const votes = ledger.votes();
  // The sort is stable, so ties keep the order 木火土金水.
  const ranking = WUXING.toSorted((a, b) => votes[b] - votes[a]);
  const yong = ranking[0] as Wuxing;
  const isRelative = input.doctrine.roleNaming === 'relative';
  return {
    lines: ledger.lines,
    votes,
    ranking,
    roles: isRelative ? rolesRelative(yong) : rolesByVotes(yong, ranking),
    yong,
    ...methodOf(ledger.lines, yong),
  };
}
