/**
 * 天干五合 in a chart: which adjacent pairs combine, whether they transform, and what that does to their wuxing.
 */
import {
  KE_BY,
  STEM_WUXING,
  TRANSFORM_MONTHS,
  WUHE,
  WUHE_OF,
  type Branch,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import type { Slot, Subject } from './subject.ts';
import { FOLLOW_BORDERS, STEM_BOUND } from '../tables/strengthParams.ts';

/** One adjacent 五合. */
export interface StemPair {
  readonly a: Slot;
  readonly b: Slot;
  readonly to: Wuxing;
  readonly isTransformed: boolean;
  /** 争合: one of the two takes part in another adjacent 五合. */
  readonly isContested: boolean;
  readonly hasDayMaster: boolean;
}

/** What 五合 does to the stems of a chart. */
export interface StemCombining {
  readonly pairs: readonly StemPair[];
  /** Wuxing of each slot's stem after transformation, by position in `subject.slots`. */
  readonly wuxing: readonly Wuxing[];
  /** Factor of each stem, 1 where it is free. */
  readonly factors: readonly number[];
  /** 化神 of a 五合 with the day master that meets every condition, candidate for 化气格. */
  readonly transformOfDayMaster: Wuxing | null;
  readonly evidence: readonly Evidence[];
}

const WUXING_OF_WUHE: ReadonlyMap<string, Wuxing> = new Map(
  WUHE.flatMap(({ a, b, to }) => [[a, to] as const, [b, to] as const]),
);

/** Sum of the weights of hidden stems of one wuxing over all branches. */
export function rootWeight(subject: Subject, wuxing: Wuxing): number {
  let sum = 0;
  for (const slot of subject.slots)
    for (const hidden of slot.hidden) if (STEM_WUXING[hidden.stem] === wuxing) sum += hidden.weight;
  // Sums of tenths carry binary dust that would cross a border such as 0.6.
  return Math.round(sum * 1000) / 1000;
}

/** Condition 5: no 本气 root of its own wuxing in its own or a neighbouring pillar. */
function isRootless(subject: Subject, slot: Slot, to: Wuxing): boolean {
  if (slot.stemWuxing === to) return true;
  return !subject.slots.some(
    (other) => Math.abs(other.index - slot.index) <= 1 && other.mainWuxing === slot.stemWuxing,
  );
}

/** The conditions that a pair with the day master has to meet besides. */
function dayMasterMayTransform(subject: Subject, to: Wuxing): boolean {
  const own = subject.dayMasterWuxing;
  if (own === to) return true;
  return (
    !subject.slots.some((slot) => slot.mainWuxing === own) &&
    rootWeight(subject, own) <= FOLLOW_BORDERS.transformRootMax
  );
}

function isCombining(a: Slot | undefined, b: Slot | undefined): boolean {
  return a !== undefined && b !== undefined && WUHE_OF[a.stem] === b.stem;
}

function pairAt(subject: Subject, i: number): StemPair {
  const { slots } = subject;
  const a = slots[i] as Slot;
  const b = slots[i + 1] as Slot;
  const to = WUXING_OF_WUHE.get(a.stem) as Wuxing;
  const hasDayMaster = a.name === 'day' || b.name === 'day';
  const isContested = isCombining(slots[i - 1], a) || isCombining(b, slots[i + 2]);
  const neighbours = [slots[i - 1], slots[i + 2]];
  const isTransformed =
    (TRANSFORM_MONTHS[to] as readonly Branch[]).includes(subject.month.branch) &&
    !isContested &&
    !neighbours.some((slot) => slot !== undefined && slot.stemWuxing === KE_BY[to]) &&
    isRootless(subject, a, to) &&
    isRootless(subject, b, to) &&
    (!hasDayMaster || dayMasterMayTransform(subject, to));
  return { a, b, to, isTransformed, isContested, hasDayMaster };
}

function evidenceOfPair({ a, b, to, isTransformed, isContested }: StemPair): Evidence {
  const pillars = [a.name, b.name];
  const pair = a.stem + b.stem;
  if (isTransformed) return evidenceOf('STEM_COMBINE_TRANSFORMED', pillars, `${pair}合化${to}`);
  return isContested
    ? evidenceOf('STEM_COMBINE_CONTESTED', pillars, `${pair}争合不化`)
    : evidenceOf('STEM_COMBINE_BOUND', pillars, `${pair}合而不化`);
}

/** Finds the adjacent 五合 of a chart and what they do. */
export function combineStems(subject: Subject): StemCombining {
  const { slots } = subject;
  const wuxing = slots.map((slot) => slot.stemWuxing);
  const factors = slots.map(() => 1);
  const pairs: StemPair[] = [];
  let transformOfDayMaster: Wuxing | null = null;
  for (let i = 0; i + 1 < slots.length; i++) {
    if (!isCombining(slots[i], slots[i + 1])) continue;
    const pair = pairAt(subject, i);
    pairs.push(pair);
    if (pair.isTransformed) {
      if (pair.hasDayMaster) transformOfDayMaster = pair.to;
      else wuxing[i] = wuxing[i + 1] = pair.to;
      continue;
    }
    for (const at of [i, i + 1]) {
      if (slots[at]?.name === 'day') continue;
      factors[at] =
        (factors[at] ?? 1) * (pair.hasDayMaster ? STEM_BOUND.boundWithDayMaster : STEM_BOUND.bound);
    }
  }
  return { pairs, wuxing, factors, transformOfDayMaster, evidence: pairs.map(evidenceOfPair) };
}
