/**
 * 合冲 as the strength model counts them: what the one judge of 合化 decided, as factors of stems, shares that branches move,
 * and clashes that take. Nothing is judged again here.
 */
import type { CombineReason, PillarKey, Relation, RelationJudgement } from '../../chart/index.ts';
import { BRANCH_WUXING, KE, type Branch, type Wuxing } from '../../ganzhi/index.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import { BRANCH_SHIFT, CHONG_LOSS, DISTANCE_FACTOR, STEM_BOUND } from '../tables/strengthParams.ts';

const SLOT_INDEX = { year: 0, month: 1, day: 2, hour: 3 } as const satisfies Record<PillarKey, number>;

/** A combination of branches that takes part. */
export interface Gathering {
  readonly kind: '三会' | '三合' | '六合' | '半合';
  readonly pillars: readonly PillarKey[];
  /** Members in the order of the book for triples, in chart order for pairs. */
  readonly members: string;
  readonly to: Wuxing;
  readonly isTransformed: boolean;
  /** Share of the other wuxing of each member that moves to `to`, 0–1. */
  readonly share: number;
}

/** A 六冲 that no combination resolves. */
export interface Opposition {
  /** Positions of the two branches, the earlier first. */
  readonly at: readonly [number, number];
  readonly distance: number;
}

/** 五合 of the day master that meets every condition, candidate of 化气格. */
export interface DayMasterPair {
  readonly pillars: readonly PillarKey[];
  readonly members: string;
  readonly to: Wuxing;
}

/** What the combinations and clashes of a chart do to the model. */
export interface Combining {
  /** Factor of the stem at each position, 1 where nothing binds it. */
  readonly stemFactors: readonly number[];
  readonly dayMasterPair: DayMasterPair | null;
  /** The gathering at each position that moves something; null elsewhere. */
  readonly gatheringAt: readonly (Gathering | null)[];
  readonly gatherings: readonly Gathering[];
  /** Positions in a 三会, 三合 or transformed 六合. */
  readonly isEngaged: readonly boolean[];
  readonly oppositions: readonly Opposition[];
  /** Stem pairs, then gatherings, then clashes. */
  readonly evidence: readonly Evidence[];
}

const positionsOf = ({ pillars }: Relation): number[] => pillars.map((key) => SLOT_INDEX[key as PillarKey]);
const natal = ({ pillars }: Relation): PillarKey[] => pillars as PillarKey[];

function stemEvidence(pair: Relation): Evidence {
  const { members, transformed, reason } = pair;
  const to = pair.to as Wuxing;
  const pillars = natal(pair);
  if (transformed === true) return evidenceOf('STEM_COMBINE_TRANSFORMED', pillars, { members, to });
  const withDayMaster = pillars.includes('day');
  return reason === '争合'
    ? evidenceOf('STEM_COMBINE_CONTESTED', pillars, { members, to, withDayMaster })
    : evidenceOf('STEM_COMBINE_BOUND', pillars, {
        members,
        to,
        withDayMaster,
        reason: reason as CombineReason,
      });
}

/** Binds the stems of a 五合 that does not transform; the day master itself is never weakened. */
function bind(pair: Relation, factors: number[]): void {
  if (pair.transformed === true) return;
  const hasDayMaster = pair.pillars.includes('day');
  for (const at of positionsOf(pair)) {
    if (at === SLOT_INDEX.day) continue;
    factors[at] = (factors[at] ?? 1) * (hasDayMaster ? STEM_BOUND.boundWithDayMaster : STEM_BOUND.bound);
  }
}

function shareOf({ kind, name }: Relation, isTransformed: boolean): number {
  if (kind === '半合') return BRANCH_SHIFT.半合[name as keyof typeof BRANCH_SHIFT.半合];
  const shift = BRANCH_SHIFT[kind as '三会' | '三合' | '六合'];
  return isTransformed ? shift.transformed : shift.plain;
}

function gatheringOf(relation: Relation): Gathering {
  const isTransformed = relation.transformed === true;
  return {
    kind: relation.kind as Gathering['kind'],
    pillars: natal(relation),
    members: relation.members,
    to: relation.to as Wuxing,
    isTransformed,
    share: shareOf(relation, isTransformed),
  };
}

function gatheringEvidence(
  { kind, pillars, members, to, isTransformed }: Gathering,
  name?: string,
): Evidence {
  const values = { members, to };
  if (kind === '半合') {
    return evidenceOf('半合', pillars, { ...values, name: name as keyof typeof BRANCH_SHIFT.半合 });
  }
  if (kind === '六合') return evidenceOf('六合_化', pillars, values);
  return evidenceOf(isTransformed ? `${kind}_化` : `${kind}_聚`, pillars, values);
}

/** An adjacent 六合 that only binds its two free branches. */
function isBinding({ kind, distance, transformed, reason }: Relation): boolean {
  return kind === '六合' && distance === 1 && transformed === false && reason !== '支已另合';
}

function bindingEvidence(relation: Relation): Evidence {
  const { members, reason } = relation;
  return evidenceOf('六合_绊', natal(relation), { members, reason: reason as CombineReason });
}

function clashEvidence(clash: Relation): Evidence {
  const { members, resolvedBy } = clash;
  const distance = clash.distance ?? 1;
  return resolvedBy === undefined
    ? evidenceOf('六冲_损', natal(clash), { members, distance })
    : evidenceOf('六冲_合解', natal(clash), { members, distance, by: resolvedBy });
}

/** What the judged relations of stems and branches say, sorted by where they are listed. */
interface Sorted {
  readonly pairs: Evidence[];
  readonly binding: Evidence[];
  readonly clashes: Evidence[];
  readonly stemFactors: number[];
  readonly oppositions: Opposition[];
  dayMasterPair: DayMasterPair | null;
}

function sortRelations(relations: readonly Relation[]): Sorted {
  const sorted: Sorted = {
    pairs: [],
    binding: [],
    clashes: [],
    stemFactors: [1, 1, 1, 1],
    oppositions: [],
    dayMasterPair: null,
  };
  for (const relation of relations) {
    const { kind, distance, transformed, pillars, members, resolvedBy } = relation;
    if (kind === '干五合' && distance === 1) {
      sorted.pairs.push(stemEvidence(relation));
      bind(relation, sorted.stemFactors);
      if (transformed === true && pillars.includes('day')) {
        sorted.dayMasterPair = { pillars: natal(relation), members, to: relation.to as Wuxing };
      }
    } else if (kind === '六冲') {
      sorted.clashes.push(clashEvidence(relation));
      if (resolvedBy === undefined) {
        sorted.oppositions.push({ at: positionsOf(relation) as [number, number], distance: distance ?? 1 });
      }
    } else if (isBinding(relation)) sorted.binding.push(bindingEvidence(relation));
  }
  return sorted;
}

/** What a judgement of the natal pillars does to the model. */
export function combiningOf({ relations, gatherings: taking }: RelationJudgement): Combining {
  const { pairs, binding, clashes, stemFactors, oppositions, dayMasterPair } = sortRelations(relations);
  const gatherings: Gathering[] = [];
  const gatheringAt: (Gathering | null)[] = [null, null, null, null];
  const isEngaged = [false, false, false, false];
  const whole: Evidence[] = [];
  const half: Evidence[] = [];
  for (const relation of taking) {
    const gathering = gatheringOf(relation);
    const isHalf = gathering.kind === '半合';
    gatherings.push(gathering);
    (isHalf ? half : whole).push(gatheringEvidence(gathering, relation.name));
    for (const key of gathering.pillars) {
      gatheringAt[SLOT_INDEX[key]] = gathering;
      if (!isHalf) isEngaged[SLOT_INDEX[key]] = true;
    }
  }
  const evidence = [...pairs, ...whole, ...binding, ...half, ...clashes];
  return { stemFactors, dayMasterPair, gatheringAt, gatherings, isEngaged, oppositions, evidence };
}

/**
 * Factor that the open 六冲 of a chart leave to a part of a branch.
 *
 * @param slots with the branches at their positions
 * @param index position of the branch
 * @param wuxing of the part: of 辰戌丑未 only what is not earth loses
 */
export function oppositionFactor(
  { oppositions }: Combining,
  slots: readonly { readonly branch: Branch }[],
  index: number,
  wuxing: Wuxing,
): number {
  let factor = 1;
  for (const { at, distance } of oppositions) {
    const [a, b] = at;
    if (a !== index && b !== index) continue;
    const own = slots[index];
    const other = slots[a === index ? b : a];
    if (own === undefined || other === undefined) continue;
    const ownWuxing = BRANCH_WUXING[own.branch];
    const near = DISTANCE_FACTOR[distance] ?? 0;
    if (ownWuxing === '土') factor *= wuxing === '土' ? 1 : 1 - CHONG_LOSS.earthSide * near;
    else {
      const isControlled = KE[BRANCH_WUXING[other.branch]] === ownWuxing;
      factor *= 1 - (isControlled ? CHONG_LOSS.controlled : CHONG_LOSS.controller) * near;
    }
  }
  return factor;
}
