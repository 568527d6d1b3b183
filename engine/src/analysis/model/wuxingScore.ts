/**
 * The score of each wuxing in a chart, part by part: steps A to E of the model.
 */
import {
  BRANCH_WUXING,
  KE,
  KE_BY,
  SHENG,
  SHENG_BY,
  STEM_WUXING,
  STEM_YINYANG,
  type Branch,
  type ByWuxing,
  type Wuxing,
  type Yinyang,
} from '../../ganzhi/index.ts';
import { oppositionFactor, type Gathering } from './combining.ts';
import type { PillarKey } from '../../chart/index.ts';
import type { Slot, Subject } from './subject.ts';
import { BRANCH_BASE, ROOT_FACTOR, ROOT_NEAR, STEM_BASE, type MonthState } from '../tables/strengthParams.ts';

/** One part of the score: a stem, a hidden stem of a branch, or what a gathering moved into a branch. */
export interface ScorePart {
  readonly kind: 'stem' | 'branch' | 'combine';
  readonly pillar: PillarKey;
  /** The stem; branch and hidden stem as 巳.丙; or the members of the gathering. */
  readonly char: string;
  readonly wuxing: Wuxing;
  /** Polarity of the character; null for what a gathering moved, which has none. */
  readonly yinyang: Yinyang | null;
  /** Points after every step. */
  readonly points: number;
  /** Root sum R of a stem; null for other parts. */
  readonly root: number | null;
}

const MONTH_STATES: Readonly<Partial<Record<Wuxing, ByWuxing<MonthState>>>> = Object.fromEntries(
  (['木', '火', '土', '金', '水'] as const).map((month) => [
    month,
    Object.freeze({
      [month]: '旺',
      [SHENG[month]]: '相',
      [SHENG_BY[month]]: '休',
      [KE_BY[month]]: '囚',
      [KE[month]]: '死',
    }),
  ]),
);

/**
 * 旺相休囚死: the state of each wuxing in a month.
 *
 * @example monthStateOf('寅').土 // '死'
 */
export function monthStateOf(monthBranch: Branch): ByWuxing<MonthState> {
  return MONTH_STATES[BRANCH_WUXING[monthBranch]] as ByWuxing<MonthState>;
}

/** Root sum of a stem: weights of hidden stems of its wuxing, nearer branches counting more. */
function rootOf(subject: Subject, slot: Slot, wuxing: Wuxing): number {
  let sum = 0;
  for (const other of subject.slots) {
    const near = ROOT_NEAR[Math.abs(other.index - slot.index)] ?? 0;
    for (const hidden of other.hidden) if (STEM_WUXING[hidden.stem] === wuxing) sum += hidden.weight * near;
  }
  return sum;
}

function stemPart(subject: Subject, slot: Slot): ScorePart {
  const { name: pillar, stem: char, effectiveWuxing: wuxing } = slot;
  const root = rootOf(subject, slot, wuxing);
  const rooted = Math.min(ROOT_FACTOR.cap, ROOT_FACTOR.floor + ROOT_FACTOR.slope * root);
  const bound = subject.combining.stemFactors[slot.index] ?? 1;
  const points = STEM_BASE[pillar] * rooted * bound;
  return { kind: 'stem', pillar, char, wuxing, yinyang: STEM_YINYANG[char], points, root };
}

function addBranchParts(parts: ScorePart[], subject: Subject, slot: Slot): void {
  const { combining } = subject;
  const { name: pillar, branch, index, hidden } = slot;
  const gathering: Gathering | null = combining.gatheringAt[index] ?? null;
  const base = BRANCH_BASE[pillar];
  const share = gathering?.share ?? 0;
  const reduced = (points: number, wuxing: Wuxing): number =>
    points * oppositionFactor(combining, subject.slots, index, wuxing);
  let moved = 0;
  for (const { stem, weight } of hidden) {
    const wuxing = STEM_WUXING[stem];
    const full = base * weight;
    const leaving = gathering === null || wuxing === gathering.to ? 0 : full * share;
    moved += leaving;
    const points = reduced(full - leaving, wuxing);
    const char = `${branch}.${stem}`;
    parts.push({ kind: 'branch', pillar, char, wuxing, yinyang: STEM_YINYANG[stem], points, root: null });
  }
  if (gathering !== null && moved > 0) {
    const { members: char, to: wuxing } = gathering;
    const points = reduced(moved, wuxing);
    parts.push({ kind: 'combine', pillar, char, wuxing, yinyang: null, points, root: null });
  }
}

/** Every part of the score of a chart: the stems in order, then the branches. */
export function scoreParts(subject: Subject): ScorePart[] {
  const parts = subject.slots.map((slot) => stemPart(subject, slot));
  for (const slot of subject.slots) addBranchParts(parts, subject, slot);
  return parts;
}
