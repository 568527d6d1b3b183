/**
 * 用神 by vote ledger: each rule gives points to wuxing, every line is kept, and the sums make the roles.
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
import { RULE_SOURCES } from '../evidence.ts';
import { WUXING_OF_GROUP } from '../model/groups.ts';
import type { Pattern } from '../model/pattern.ts';
import { round1 } from '../round.ts';
import type { Strength, StrengthClass } from '../model/strength.ts';
import type { Subject } from '../model/subject.ts';
import type { Role } from '../tables/roles.ts';
import { TIAOHOU } from '../tables/tiaohou.ts';
import {
  ASSIST_GROUPS,
  ASSIST_POINTS,
  BRIDGE,
  CLIMATE_POINTS,
  DISEASE,
  FALSE_FOLLOW_FACTOR,
  FOLLOW_POINTS,
  GUANSHA_PRESENT_MIN,
  STRONG_POINTS,
  SUPPORT_WEIGHT,
  TRANSFORM_POINTS,
  WEAK_POINTS,
  type ByGroup,
} from '../tables/yongshenPoints.ts';

/** A rule of the ledger. */
export type LedgerRule =
  | 'UG_FOLLOW'
  | 'UG_TRANSFORM'
  | 'UG_SUPPORT_WEAK'
  | 'UG_RESTRAIN_STRONG'
  | 'UG_CLIMATE'
  | 'UG_BRIDGE'
  | 'UG_DISEASE'
  | 'UG_MEDICINE'
  | 'UG_PATTERN';

/** One line of the ledger. Points have one decimal. */
export interface LedgerLine {
  readonly rule: LedgerRule;
  readonly wuxing: Wuxing;
  readonly points: number;
  readonly why: string;
  readonly source: string;
}

/** Method that carried the 用神. */
export type YongshenMethod = '扶抑' | '调候' | '通关' | '病药' | '顺势' | '格局';

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
}

const METHOD_OF_RULE = {
  UG_FOLLOW: '顺势',
  UG_TRANSFORM: '顺势',
  UG_SUPPORT_WEAK: '扶抑',
  UG_RESTRAIN_STRONG: '扶抑',
  UG_CLIMATE: '调候',
  UG_BRIDGE: '通关',
  UG_DISEASE: '病药',
  UG_MEDICINE: '病药',
  UG_PATTERN: '格局',
} as const satisfies Record<LedgerRule, YongshenMethod>;

/** What the votes are cast on. */
export interface VoteInput {
  readonly subject: Subject;
  readonly strength: Strength;
  readonly pattern: Pattern;
  /** Month whose 调候 row is read: the birth month, or the opposite one under `southern: 'flipClimateOnly'`. */
  readonly climateMonth: Branch;
  readonly doctrine: Doctrine;
}

class LedgerBuilder {
  readonly lines: LedgerLine[] = [];
  readonly totals: Record<Wuxing, number> = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };

  add(
    rule: LedgerRule,
    wuxing: Wuxing,
    points: number,
    why: string,
    source: string = RULE_SOURCES[rule],
  ): void {
    if (points === 0) return;
    this.totals[wuxing] += points;
    this.lines.push({ rule, wuxing, points: round1(points), why, source });
  }

  addGroups(rule: LedgerRule, points: ByGroup<number>, factor: number, subject: Subject, why: string): void {
    const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
    for (const [group, value] of Object.entries(points) as [TenGodGroup, number][])
      this.add(rule, wuxingOf[group], value * factor, `${why}:${group}`);
  }
}

function voteFollow(ledger: LedgerBuilder, { subject, strength }: VoteInput): void {
  const { follow } = strength;
  if (follow === null) return;
  if (follow.type !== '化气格') {
    const factor = follow.isTrue ? 1 : FALSE_FOLLOW_FACTOR;
    ledger.addGroups('UG_FOLLOW', FOLLOW_POINTS[follow.type], factor, subject, follow.name);
    return;
  }
  const to = follow.to as Wuxing;
  ledger.add('UG_TRANSFORM', to, TRANSFORM_POINTS.化神, '化神');
  ledger.add('UG_TRANSFORM', SHENG_BY[to], TRANSFORM_POINTS.生化神, '生化神');
  ledger.add('UG_TRANSFORM', SHENG[to], TRANSFORM_POINTS.化神所生, '化神所生');
  ledger.add('UG_TRANSFORM', KE[to], TRANSFORM_POINTS.化神所克, '化神所克');
  ledger.add('UG_TRANSFORM', KE_BY[to], TRANSFORM_POINTS.克化神, '克化神');
}

/** Whether a chart stands on the weak side of the pivot. */
export function isWeakSide(support: number): boolean {
  return support < SUPPORT_WEIGHT.pivot;
}

function supportFactor(support: number, strengthClass: StrengthClass): number {
  if (strengthClass === '中和') return SUPPORT_WEIGHT.balanced;
  const span = Math.abs(support - SUPPORT_WEIGHT.pivot) / SUPPORT_WEIGHT.span;
  return Math.min(1, Math.max(SUPPORT_WEIGHT.min, span));
}

/** The largest of the groups that drain a weak day master. */
export function largestDrain(groups: ByGroup<number>): keyof typeof WEAK_POINTS {
  return (['官杀', '财', '食伤'] as const).reduce((a, b) => (groups[b] > groups[a] ? b : a));
}

function strongCause(groups: ByGroup<number>): keyof typeof STRONG_POINTS {
  if (groups.印 > groups.比劫) return '印';
  return groups.官杀 >= GUANSHA_PRESENT_MIN ? '比劫带官杀' : '比劫';
}

function voteSupport(ledger: LedgerBuilder, { subject, strength }: VoteInput): void {
  const { support, groups } = strength;
  const factor = supportFactor(support, strength.class);
  if (isWeakSide(support)) {
    const cause = largestDrain(groups);
    const why = `${strength.class}(${support}) 主因${cause}`;
    ledger.addGroups('UG_SUPPORT_WEAK', WEAK_POINTS[cause], factor, subject, why);
  } else {
    const cause = strongCause(groups);
    const why = `${strength.class}(${support}) 主因${cause}`;
    ledger.addGroups('UG_RESTRAIN_STRONG', STRONG_POINTS[cause], factor, subject, why);
  }
}

function voteClimate(ledger: LedgerBuilder, { subject, strength, climateMonth }: VoteInput): void {
  const stems = TIAOHOU[subject.dayMaster][climateMonth];
  const first = STEM_WUXING[stems[0] as Stem];
  const isExtreme = (CLIMATE_POINTS.extremeMonths as readonly Branch[]).includes(climateMonth);
  let factor: number = isExtreme ? CLIMATE_POINTS.extremeFactor : CLIMATE_POINTS.normalFactor;
  const percent = strength.percent[first];
  if (percent >= CLIMATE_POINTS.satisfiedPct) factor *= CLIMATE_POINTS.satisfiedFactor;
  else if (isExtreme && (first === '火' || first === '水') && percent < CLIMATE_POINTS.urgentPct) {
    factor = CLIMATE_POINTS.urgentFactor;
  }
  const source = `${RULE_SOURCES.UG_CLIMATE}·${climateMonth}月${subject.dayMaster}${subject.dayMasterWuxing}`;
  stems.forEach((stem, i) => {
    const points = (CLIMATE_POINTS.rank[i] ?? 0) * factor;
    const why = `${subject.dayMaster}日${climateMonth}月调候第${i + 1}:${stem}`;
    ledger.add('UG_CLIMATE', STEM_WUXING[stem], points, why, source);
  });
}

function voteBridge(ledger: LedgerBuilder, { strength }: VoteInput): void {
  for (const a of WUXING) {
    const b = KE[a];
    if (strength.percent[a] < BRIDGE.minEach || strength.percent[b] < BRIDGE.minEach) continue;
    const between = SHENG[a];
    ledger.add('UG_BRIDGE', between, BRIDGE.points, `${a}${b}相战，${between}通关`);
  }
}

function voteDisease(ledger: LedgerBuilder, { strength }: VoteInput): void {
  for (const wuxing of WUXING) {
    if (strength.percent[wuxing] < DISEASE.min || ledger.totals[wuxing] >= 0) continue;
    ledger.add('UG_DISEASE', wuxing, DISEASE.disease, '病');
    ledger.add('UG_MEDICINE', KE_BY[wuxing], DISEASE.medicine, '药');
  }
}

function votePattern(ledger: LedgerBuilder, { subject, strength, pattern }: VoteInput): void {
  const assist = ASSIST_GROUPS[pattern.name as keyof typeof ASSIST_GROUPS];
  if (assist === undefined) return;
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  for (const group of isWeakSide(strength.support) ? assist.weak : assist.strong)
    ledger.add('UG_PATTERN', wuxingOf[group], ASSIST_POINTS, `${pattern.name}相神${group}`);
}

/** Roles by rank: first 用神, last 忌神, those between by their votes. */
function rolesByVotes(ranking: readonly Wuxing[], votes: ByWuxing<number>): ByWuxing<Role> {
  const [first, second, third, fourth, fifth] = ranking as readonly [Wuxing, Wuxing, Wuxing, Wuxing, Wuxing];
  const roles = { 木: '闲神', 火: '闲神', 土: '闲神', 金: '闲神', 水: '闲神' } as Record<Wuxing, Role>;
  roles[first] = '用神';
  if (votes[second] > 0) roles[second] = '喜神';
  if (votes[third] >= 15) roles[third] = '喜神';
  else if (votes[third] <= -15) roles[third] = '仇神';
  if (votes[fourth] < 0) roles[fourth] = '仇神';
  roles[fifth] = '忌神';
  return roles;
}

/** 生用为喜, 克用为忌, 生忌为仇, the rest 闲. */
function rolesRelative(yong: Wuxing): ByWuxing<Role> {
  const ji = KE_BY[yong];
  const roles = { 木: '闲神', 火: '闲神', 土: '闲神', 金: '闲神', 水: '闲神' } as Record<Wuxing, Role>;
  roles[yong] = '用神';
  roles[SHENG_BY[yong]] = '喜神';
  roles[ji] = '忌神';
  roles[SHENG_BY[ji]] = '仇神';
  return roles;
}

/**
 * Runs the ledger under the school of the doctrine. A special class leaves 扶抑, 相神 and the full ledger no other vote
 * than its own; the school 调候 reads the season alone, whatever the class.
 */
export function castVotes(input: VoteInput): Ledger {
  const ledger = new LedgerBuilder();
  const school = input.doctrine.usefulSchool;
  if (school === 'tiaohou') voteClimate(ledger, input);
  else if (input.strength.follow !== null) voteFollow(ledger, input);
  else {
    if (school !== 'geju') voteSupport(ledger, input);
    if (school === 'ledger') {
      voteClimate(ledger, input);
      voteBridge(ledger, input);
      voteDisease(ledger, input);
    }
    if (school !== 'fuyi') votePattern(ledger, input);
  }
  const totals = ledger.totals;
  const votes: ByWuxing<number> = {
    木: round1(totals.木),
    火: round1(totals.火),
    土: round1(totals.土),
    金: round1(totals.金),
    水: round1(totals.水),
  };
  // The sort is stable, so ties keep the order 木火土金水.
  const ranking = [...WUXING].sort((a, b) => votes[b] - votes[a]);
  const yong = ranking[0] as Wuxing;
  let best: LedgerLine | null = null;
  for (const line of ledger.lines) if (line.wuxing === yong && line.points > (best?.points ?? 0)) best = line;
  return {
    lines: ledger.lines,
    votes,
    ranking,
    roles: input.doctrine.roleNaming === 'relative' ? rolesRelative(yong) : rolesByVotes(ranking, votes),
    yong,
    method: best === null ? '扶抑' : METHOD_OF_RULE[best.rule],
  };
}
