/**
 * 合化 and 解, judged once: which combinations turn into their phase, which only gather or bind, which stems are another
 * thereafter, and which 冲 刑 害 are resolved. The records of a chart and the strength model both read this one answer;
 * nothing else judges a 合.
 *
 * Order: stems, effective stems, 三会, 三合, 六合, 半合, then what they resolve. The phases a stem pair is judged by are those
 * written; everything after asks for the effective stem.
 * Source: 子平真诠·论十干合而不合, 论刑冲会合解法; 三命通会·论十干化气. The order in which equal branches take part is ours.
 */
import {
  hiddenStemsOf,
  KE_BY,
  mainStemOf,
  STEM_WUXING,
  STEM_YINYANG,
  stemOfWuxing,
  TRANSFORM_MONTHS,
  type Branch,
  type Stem,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { ChartPillars, PillarKey, PlaceKey } from '../types.ts';
import type { CombineReason, Relation, RelationKind, RelationJudgement } from './types.ts';
import { findRelations, findTriples, type NatalPairs, type RelationRules } from './findRelations.ts';
import { distanceOf, natalPlaces, type LuckPlace, type Placed } from './place.ts';

/** Root of the day master's own kind, in hidden weight, that still lets it be carried off. */
const MAX_OWN_ROOT = 0.6;
/** Sums of tenths carry binary dust. */
const ROOT_SCALE = 1000;

/** Which of two equal branches takes part first: the month's, then the day's, the hour's, the year's; luck last. */
const TURN: Readonly<Record<PlaceKey, number>> = {
  month: 0,
  day: 1,
  hour: 2,
  year: 3,
  dayun: 4,
  xiaoyun: 5,
  liunian: 6,
  liuyue: 7,
  liuri: 8,
  liushi: 9,
};

interface Court {
  readonly places: readonly Placed[];
  readonly natal: readonly Placed[];
  readonly month: Branch;
  readonly found: readonly Relation[];
  readonly rules: RelationRules;
}

function wuxingOf({ ganzhi }: Placed): Wuxing {
  return STEM_WUXING[ganzhi.stem];
}

function mainWuxingOf({ ganzhi }: Placed): Wuxing {
  return STEM_WUXING[mainStemOf(ganzhi.branch)];
}

function isAdjacent(a: Placed, b: Placed): boolean {
  return a !== b && distanceOf(a, b) === 1;
}

function hasSeason(to: Wuxing, month: Branch): boolean {
  return (TRANSFORM_MONTHS[to] as readonly Branch[]).includes(month);
}

function sharesPlace(a: Relation, b: Relation): boolean {
  return a.pillars.some((place) => b.pillars.includes(place));
}

/** Why a day master in the pair does not let itself be carried off, or null. */
function dayMasterReason(day: Placed, to: Wuxing, { natal, rules }: Court): CombineReason | null {
  const own = wuxingOf(day);
  if (own === to) return null;
  if (natal.some((place) => mainWuxingOf(place) === own)) return '日主有比劫本气根';
  let root = 0;
  for (const { ganzhi } of natal) {
    for (const { stem, weight } of hiddenStemsOf(ganzhi.branch, rules.si)) {
      if (STEM_WUXING[stem] === own) root += weight;
    }
  }
  return Math.round(root * ROOT_SCALE) / ROOT_SCALE > MAX_OWN_ROOT ? '日主根气尚重' : null;
}

/** Why two stems only bind each other, or null where they transform. */
function stemPairReason(pair: Relation, court: Court): CombineReason | null {
  const { places, found, month } = court;
  const to = pair.to as Wuxing;
  const members = places.filter(({ place }) => pair.pillars.includes(place));
  if (pair.distance !== 1) return '遥合';
  if (!hasSeason(to, month)) return '化神不得月令';
  const rivals = found.filter(({ kind, distance }) => kind === '干五合' && distance === 1);
  if (rivals.some((other) => other !== pair && sharesPlace(other, pair))) return '争合';
  const neighbours = places.filter(
    (place) => !members.includes(place) && members.some((member) => isAdjacent(member, place)),
  );
  if (neighbours.some((place) => wuxingOf(place) === KE_BY[to])) return '邻干克化神';
  const isRooted = members.some((member) => {
    const own = wuxingOf(member);
    const near = places.filter((place) => place === member || isAdjacent(place, member));
    return own !== to && near.some((place) => mainWuxingOf(place) === own);
  });
  if (isRooted) return '合干有本气根';
  const day = members.find(({ place }) => place === 'day');
  return day === undefined ? null : dayMasterReason(day, to, court);
}

/** What the stems come to. */
interface StemOutcome {
  /** Reason of each 干五合; null where it transforms. */
  readonly reasons: ReadonlyMap<Relation, CombineReason | null>;
  readonly effective: ReadonlyMap<PlaceKey, Stem>;
  readonly dayMasterTransform: Wuxing | null;
}

function judgeStems(court: Court): StemOutcome {
  const reasons = new Map<Relation, CombineReason | null>();
  const effective = new Map<PlaceKey, Stem>();
  for (const { place, ganzhi } of court.places) effective.set(place, ganzhi.stem);
  let dayMasterTransform: Wuxing | null = null;
  for (const pair of court.found) {
    if (pair.kind !== '干五合') continue;
    const reason = stemPairReason(pair, court);
    reasons.set(pair, reason);
    if (reason !== null) continue;
    const to = pair.to as Wuxing;
    if (pair.pillars.includes('day')) {
      dayMasterTransform = to;
      continue;
    }
    for (const place of pair.pillars) {
      effective.set(place, stemOfWuxing(to, STEM_YINYANG[effective.get(place) as Stem]));
    }
  }
  return { reasons, effective, dayMasterTransform };
}

/** Rank of the branch combinations in the order in which they claim their branches; other kinds claim none. */
const CLAIM_ORDER: Readonly<Partial<Record<RelationKind, number>>> = { 三会: 0, 三合: 1, 六合: 2, 半合: 3 };

/** Above every turn, and above every rank by turns. */
const TURNS = 10;
const RANKS = TURNS ** 3;

/** Rank of a combination by its kind, then by the turns of its two or three pillars, the first turn before the last. */
function claimRankOf({ kind, pillars }: Relation): number {
  let [low, high, sum] = [TURNS, 0, 0];
  for (const place of pillars) {
    const turn = TURN[place];
    low = Math.min(low, turn);
    high = Math.max(high, turn);
    sum += turn;
  }
  const middle = sum - low - high;
  return RANKS * (CLAIM_ORDER[kind] ?? 0) + (low * TURNS + middle) * TURNS + high;
}

/** The combinations of branches in the order in which they claim them. */
function claimantsOf(found: readonly Relation[]): readonly Relation[] {
  const claimants = found.filter(({ kind }) => CLAIM_ORDER[kind] !== undefined);
  const [first, second, third] = claimants;
  if (first === undefined || second === undefined) return claimants;
  if (third === undefined) return claimRankOf(first) <= claimRankOf(second) ? claimants : [second, first];
  return claimants
    .map((relation) => ({ relation, rank: claimRankOf(relation) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ relation }) => relation);
}

interface BranchOutcome {
  readonly reasons: ReadonlyMap<Relation, CombineReason | null>;
  /** Combinations that take part, in the order in which they did. */
  readonly gatherings: readonly Relation[];
}

function judgeBranches(court: Court, effective: ReadonlyMap<PlaceKey, Stem>): BranchOutcome {
  const { found, month } = court;
  const isShown = (wuxing: Wuxing): boolean => {
    for (const stem of effective.values()) if (STEM_WUXING[stem] === wuxing) return true;
    return false;
  };
  const clashes = found.filter(({ kind, distance }) => kind === '六冲' && distance === 1);
  const reasons = new Map<Relation, CombineReason | null>();
  const gatherings: Relation[] = [];
  const taken = new Set<PlaceKey>();

  const reasonOf = (relation: Relation): CombineReason | null => {
    const { kind, to, pillars, distance } = relation;
    if (to === undefined) return '不化';
    if (distance !== undefined && distance !== 1) return '遥合';
    if (pillars.some((place) => taken.has(place))) return '支已另合';
    if (kind === '半合') return '半合只聚不化';
    if (kind !== '六合') {
      return pillars.includes('month') || isShown(to) ? null : '化神不透，月令不在局中';
    }
    if (!hasSeason(to, month)) return '化神不得月令';
    if (!isShown(to)) return '化神不透干';
    return clashes.some((clash) => sharesPlace(clash, relation)) ? '逢冲' : null;
  };

  for (const relation of claimantsOf(found)) {
    const reason = reasonOf(relation);
    reasons.set(relation, reason);
    const isGathering = reason === null || reason === '半合只聚不化' || reason === '化神不透，月令不在局中';
    if (!isGathering) continue;
    gatherings.push(relation);
    for (const place of relation.pillars) taken.add(place);
  }
  return { reasons, gatherings };
}

/** Kinds that a combination makes its members forget 贪合忘冲. */
const FORGOTTEN: readonly RelationKind[] = ['六冲', '三刑', '相刑', '自刑', '六害'];

function nameOf({ kind, members }: Relation): string {
  return `${kind}:${members}`;
}

/** What resolves a relation: the combination that contains a member of a 冲 刑 害, or the 冲 that opens an untransformed 六合. */
function resolverOf(
  relation: Relation,
  engaged: readonly Relation[],
  openClashes: readonly Relation[],
  isTransformed: boolean,
): string | null {
  if (FORGOTTEN.includes(relation.kind)) {
    const holder = engaged.find((each) => sharesPlace(each, relation));
    return holder === undefined ? null : nameOf(holder);
  }
  if (relation.kind !== '六合' || isTransformed) return null;
  const breaker = openClashes.find((clash) => sharesPlace(clash, relation));
  return breaker === undefined ? null : nameOf(breaker);
}

function recordOf(
  relation: Relation,
  reason: CombineReason | null | undefined,
  resolvedBy: string | null,
): Relation {
  if (reason === undefined && resolvedBy === null) return relation;
  const record: { -readonly [K in keyof Relation]: Relation[K] } = { ...relation };
  if (reason !== undefined) record.transformed = reason === null;
  if (reason !== undefined && reason !== null) record.reason = reason;
  if (resolvedBy !== null) record.resolvedBy = resolvedBy;
  return record;
}

function placesOf(natal: readonly Placed[], luck: readonly LuckPlace[]): Placed[] {
  return [...natal, ...luck.map(({ place, ganzhi }) => ({ place, ganzhi, slot: -1 }))];
}

/** What a court comes to; the record of a relation is made for those that are asked for. */
function judge(court: Court) {
  const { found } = court;
  const stems = judgeStems(court);
  const branches = judgeBranches(court, stems.effective);
  const engaged = branches.gatherings.filter(({ kind }) => kind !== '半合');
  const clashes = found.filter(({ kind, distance }) => kind === '六冲' && distance === 1);
  const openClashes = clashes.filter((clash) => !engaged.some((each) => sharesPlace(each, clash)));
  const judged = (relation: Relation): Relation => {
    const ofStems = stems.reasons.get(relation);
    const reason = ofStems === undefined ? branches.reasons.get(relation) : ofStems;
    return recordOf(relation, reason, resolverOf(relation, engaged, openClashes, reason === null));
  };
  return { stems, branches, judged };
}

/**
 * Judges the relations among the pillars of a chart, and those of pillars of luck beside them where given.
 *
 * @param pillars natal, `hour` null where it is unknown
 * @param rules `si`, `wuwei`, `gong`, `anhe`
 * @param luck pillars of luck considered together, each adjacent to every other pillar
 * @returns every relation with `transformed`, `reason` and `resolvedBy`; the effective stems; the combinations that take part
 * Source: 子平真诠·论十干合而不合, 论刑冲会合解法; 三命通会·论十干化气.
 * @example judgeRelations(castChart({ pillars: { year: '壬申', month: '丁未', day: '乙酉', hour: '辛巳' }, sex: '男', hour: 'shichen' }).pillars, CHART_OPTIONS.defaults).effectiveStems // { year: '甲', month: '乙', day: '乙', hour: '辛' }
 */
export function judgeRelations(
  pillars: ChartPillars,
  rules: RelationRules,
  luck: readonly LuckPlace[] = [],
): RelationJudgement {
  const natal = natalPlaces(pillars);
  const places = placesOf(natal, luck);
  const found = findRelations(places, rules);
  const { stems, branches, judged } = judge({ places, natal, month: pillars.month.branch, found, rules });
  const relations = found.map(judged);
  const stemOf = (key: PillarKey): Stem => stems.effective.get(key) as Stem;
  return {
    relations,
    effectiveStems: {
      year: stemOf('year'),
      month: stemOf('month'),
      day: stemOf('day'),
      hour: stems.effective.get('hour') ?? null,
    },
    dayMasterTransform: stems.dayMasterTransform,
    gatherings: branches.gatherings.map((relation) => relations[found.indexOf(relation)] as Relation),
  };
}

/**
 * The relations of `judgeRelations` in which a pillar of luck takes part, without the records of the others.
 *
 * @param natal of the same pillars and rules
 */
export function judgeWithLuck(
  natal: NatalPairs,
  month: Branch,
  rules: RelationRules,
  luck: readonly LuckPlace[],
): Relation[] {
  const places = placesOf(natal.places, luck);
  const found = findRelations(places, rules, natal);
  const { judged } = judge({ places, natal: natal.places, month, found, rules });
  // Pillars of luck stand last in their places.
  return found.filter(({ pillars }) => luck.some(({ place }) => place === pillars.at(-1))).map(judged);
}

/**
 * Pillars that a 三会 or 三合 holds when one pillar of luck is beside the chart: a 六冲 of the luck pillar with a natal one is resolved
 * exactly where either of them is among these. A 六合 resolves none of those, since the same 六冲 stops it from transforming.
 *
 * @returns as the gatherings of `judgeRelations` have it, without judging the other relations
 * Source: 子平真诠·论刑冲会合解法.
 * @example heldByTriple(castChart({ pillars: { year: '壬申', month: '丁未', day: '乙亥', hour: '辛巳' }, sex: '男', hour: 'shichen' }).pillars, CHART_OPTIONS.defaults, { place: 'liunian', ganzhi: ganzhiOf(3) }).has('day') // true
 */
export function heldByTriple(
  pillars: ChartPillars,
  rules: RelationRules,
  luck: LuckPlace,
): ReadonlySet<PlaceKey> {
  const natal = natalPlaces(pillars);
  const places = placesOf(natal, [luck]);
  const court: Court = { places, natal, month: pillars.month.branch, found: findTriples(places), rules };
  return new Set(judgeBranches(court, new Map()).gatherings.flatMap((each) => each.pillars));
}
