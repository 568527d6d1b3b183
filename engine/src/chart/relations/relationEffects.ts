/**
 * 合化 and 解: which combinations turn into their phase, which only bind, and which 冲 刑 害 they resolve.
 * Source: 子平真诠·论十干合而不合, 论刑冲会合解法; 三命通会·论十干化气. The conditions are those of the domain rule bazi/05 §4-§5.
 */
import {
  HIDDEN_STEMS,
  KE_BY,
  mainStemOf,
  STEM_WUXING,
  TRANSFORM_MONTHS,
  type Branch,
  type Ganzhi,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { PlaceKey, Relation, RelationKind } from '../types.ts';

/** A pillar in its place. */
export interface Placed {
  readonly place: PlaceKey;
  readonly ganzhi: Ganzhi;
  /** 0 year to 3 hour; −1 for a pillar of luck, which is adjacent to every natal pillar. */
  readonly slot: number;
}

/** Slots of the natal pillars. */
const MONTH_SLOT = 1;
const DAY_SLOT = 2;
/** Root of the day master's own kind, in hidden weight, that still lets it be carried off. */
const MAX_OWN_ROOT = 0.6;

interface Judgement {
  readonly all: readonly Relation[];
  readonly places: readonly Placed[];
  readonly natal: readonly Placed[];
  readonly month: Branch;
}

function membersOf(relation: Relation, places: readonly Placed[]): Placed[] {
  return places.filter(({ place }) => relation.pillars.includes(place));
}

function isAdjacent(a: Placed, b: Placed): boolean {
  return a !== b && (a.slot < 0 || b.slot < 0 || Math.abs(a.slot - b.slot) === 1);
}

function hasSeason(to: Wuxing, month: Branch): boolean {
  return (TRANSFORM_MONTHS[to] as readonly Branch[]).includes(month);
}

/** Why a day master in the pair does not let itself be carried off, or null. */
function dayMasterReason(members: readonly Placed[], to: Wuxing, natal: readonly Placed[]): string | null {
  const day = members.find(({ slot }) => slot === DAY_SLOT);
  if (day === undefined) return null;
  const own = STEM_WUXING[day.ganzhi.stem];
  if (natal.some(({ ganzhi }) => STEM_WUXING[mainStemOf(ganzhi.branch)] === own && own !== to)) {
    return '日主有比劫本气根';
  }
  const root = natal
    .flatMap(({ ganzhi }) => HIDDEN_STEMS[ganzhi.branch])
    .reduce((sum, { stem, weight }) => (STEM_WUXING[stem] === own ? sum + weight : sum), 0);
  return root > MAX_OWN_ROOT + 1e-9 && own !== to ? '日主根气尚重' : null;
}

/** Why two stems only bind each other, or null where they transform. */
function stemPairReason(relation: Relation, { all, places, natal, month }: Judgement): string | null {
  const to = relation.to as Wuxing;
  const members = membersOf(relation, places);
  if (relation.distance !== 1) return '遥合';
  if (!hasSeason(to, month)) return '化神不得月令';
  const isContested = all.some(
    (other) =>
      other !== relation &&
      other.kind === '干五合' &&
      other.distance === 1 &&
      other.pillars.some((place) => relation.pillars.includes(place)),
  );
  if (isContested) return '争合';
  const neighbours = places.filter(
    (place) => !members.includes(place) && members.some((m) => isAdjacent(m, place)),
  );
  if (neighbours.some(({ ganzhi }) => STEM_WUXING[ganzhi.stem] === KE_BY[to])) return '邻干克化神';
  const hasRoot = members.some((member) => {
    const own = STEM_WUXING[member.ganzhi.stem];
    const near = places.filter((place) => place === member || isAdjacent(place, member));
    return own !== to && near.some(({ ganzhi }) => STEM_WUXING[mainStemOf(ganzhi.branch)] === own);
  });
  if (hasRoot) return '合干有本气根';
  return dayMasterReason(members, to, natal);
}

/** Why 六合 only binds, or null. */
function liuheReason(relation: Relation, { all, places, month }: Judgement): string | null {
  if (relation.to === undefined) return '不化';
  if (relation.distance !== 1) return '遥合';
  if (!hasSeason(relation.to, month)) return '化神不得月令';
  if (!places.some(({ ganzhi }) => STEM_WUXING[ganzhi.stem] === relation.to)) return '化神不透干';
  const isClashed = all.some(
    (other) =>
      other.kind === '六冲' &&
      other.distance === 1 &&
      other.pillars.some((place) => relation.pillars.includes(place)),
  );
  return isClashed ? '逢冲' : null;
}

function tripleReason(relation: Relation, { places, month }: Judgement): string | null {
  const isInSeason = relation.members.includes(month) && relation.pillars.includes('month');
  const isRevealed = places.some(({ ganzhi }) => STEM_WUXING[ganzhi.stem] === relation.to);
  return isInSeason || isRevealed ? null : '化神不透，月令不在局中';
}

function withTransformation(relation: Relation, judgement: Judgement): Relation {
  let reason: string | null;
  switch (relation.kind) {
    case '干五合':
      reason = stemPairReason(relation, judgement);
      break;
    case '六合':
      reason = liuheReason(relation, judgement);
      break;
    case '三会':
    case '三合':
      reason = tripleReason(relation, judgement);
      break;
    case '半合':
      return { ...relation, transformed: false, reason: '半合只聚不化' };
    default:
      return relation;
  }
  return reason === null ? { ...relation, transformed: true } : { ...relation, transformed: false, reason };
}

/** Order in which combinations claim a branch; each branch is used once. */
const CLAIM_ORDER: readonly RelationKind[] = ['三会', '三合', '六合', '半合'];
const RESOLVED_KINDS: readonly RelationKind[] = ['六冲', '三刑', '相刑', '自刑', '六害'];

/** Combinations strong enough to make their members forget 冲 刑 害 (贪合忘冲), strongest first. */
function engagements(relations: readonly Relation[]): Relation[] {
  return relations
    .filter(
      ({ kind, transformed }) =>
        kind === '三会' || kind === '三合' || (kind === '六合' && transformed === true),
    )
    .toSorted((a, b) => CLAIM_ORDER.indexOf(a.kind) - CLAIM_ORDER.indexOf(b.kind));
}

function withResolution(
  relation: Relation,
  engaged: readonly Relation[],
  clashes: readonly Relation[],
): Relation {
  if (RESOLVED_KINDS.includes(relation.kind)) {
    const holder = engaged.find(({ pillars }) => pillars.some((place) => relation.pillars.includes(place)));
    return holder === undefined ? relation : { ...relation, resolvedBy: `${holder.kind}:${holder.members}` };
  }
  if (relation.kind === '六合' && relation.transformed === false) {
    const breaker = clashes.find(({ pillars }) => pillars.some((place) => relation.pillars.includes(place)));
    return breaker === undefined
      ? relation
      : { ...relation, resolvedBy: `${breaker.kind}:${breaker.members}` };
  }
  return relation;
}

/**
 * Adds to each relation whether it transforms (`transformed`, with the `reason` where not) and what resolves it
 * (`resolvedBy`: 贪合忘冲 for 冲 刑 害, 冲开合 for an untransformed 六合).
 *
 * @param places all pillars considered, natal first
 */
export function judgeRelations(relations: readonly Relation[], places: readonly Placed[]): Relation[] {
  const natal = places.filter(({ slot }) => slot >= 0);
  const month = places.find(({ slot }) => slot === MONTH_SLOT)?.ganzhi.branch;
  if (month === undefined) return [...relations];
  const judgement = { all: relations, places, natal, month };
  const judged = relations.map((relation) => withTransformation(relation, judgement));
  const engaged = engagements(judged);
  const clashes = judged.filter(({ kind, distance }) => kind === '六冲' && distance === 1);
  return judged.map((relation) => withResolution(relation, engaged, clashes));
}
