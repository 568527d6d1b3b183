/**
 * 三会 三合 六合 半合 in a chart, each branch used once, and 六冲 with what the gatherings resolve of it.
 */
import {
  BANHE,
  BRANCH_WUXING,
  CHONG_OF,
  KE,
  LIUHE,
  LIUHE_OF,
  SANHE,
  SANHUI,
  TRANSFORM_MONTHS,
  type Branch,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import type { Slot, Subject } from './subject.ts';
import { BRANCH_SHIFT, CHONG_LOSS, DISTANCE_FACTOR } from '../tables/strengthParams.ts';

/** One gathering that takes effect. */
export interface Gathering {
  readonly kind: '三会' | '三合' | '六合' | '半合';
  readonly slots: readonly Slot[];
  /** Members in the order of the book for triples, in chart order for pairs. */
  readonly members: string;
  readonly to: Wuxing;
  readonly isTransformed: boolean;
  /** Share of the other wuxing of each member that moves to `to`, 0–1. */
  readonly share: number;
  readonly evidence: Evidence;
}

/** One 六冲 and whether a gathering resolves it. */
export interface Opposition {
  readonly a: Slot;
  readonly b: Slot;
  readonly isResolved: boolean;
  readonly evidence: Evidence;
}

/** What stands between the branches of a chart. */
export interface BranchGatherings {
  readonly gatherings: readonly Gathering[];
  readonly oppositions: readonly Opposition[];
  /** Slots in a 三会, 三合 or transformed 六合, by slot index. */
  readonly engaged: readonly boolean[];
  readonly evidence: readonly Evidence[];
}

const namesOf = (slots: readonly Slot[]): Slot['name'][] => slots.map((slot) => slot.name);

const LIUHE_TO: ReadonlyMap<Branch, Wuxing> = new Map(
  LIUHE.flatMap(({ a, b, to }) => [[a, to] as const, [b, to] as const]),
);
const BANHE_BY_PAIR: ReadonlyMap<string, (typeof BANHE)[number]> = new Map(
  BANHE.flatMap((pair) => [[pair.a + pair.b, pair] as const, [pair.b + pair.a, pair] as const]),
);

/** The first slot of each member that no gathering has used, or null where one is missing. */
function freeSlotsOf(subject: Subject, members: readonly Branch[], used: readonly boolean[]): Slot[] | null {
  const found: Slot[] = [];
  for (const branch of members) {
    const slot = subject.slots.find((s) => s.branch === branch && used[s.index] !== true);
    if (slot === undefined) return null;
    found.push(slot);
  }
  return found.sort((a, b) => a.index - b.index);
}

function gatherTriples(
  subject: Subject,
  stemWuxing: readonly Wuxing[],
  used: boolean[],
  kind: '三会' | '三合',
): Gathering[] {
  const found: Gathering[] = [];
  for (const { members, to } of kind === '三会' ? SANHUI : SANHE) {
    const slots = freeSlotsOf(subject, members, used);
    if (slots === null) continue;
    const isTransformed =
      (members as readonly Branch[]).includes(subject.month.branch) || stemWuxing.includes(to);
    for (const slot of slots) used[slot.index] = true;
    const text = members.join('');
    found.push({
      kind,
      slots,
      members: text,
      to,
      isTransformed,
      share: BRANCH_SHIFT[kind][isTransformed ? 'transformed' : 'plain'],
      evidence: evidenceOf(
        isTransformed ? `${kind}_化` : `${kind}_聚`,
        namesOf(slots),
        `${text}${kind}${to}`,
      ),
    });
  }
  return found;
}

function isOpposedNextTo(subject: Subject, slot: Slot): boolean {
  return subject.slots.some(
    (other) => Math.abs(other.index - slot.index) === 1 && CHONG_OF[slot.branch] === other.branch,
  );
}

/** 六合 of adjacent branches. One that does not transform is reported and moves nothing, and leaves its branches free. */
function gatherLiuhe(subject: Subject, stemWuxing: readonly Wuxing[], used: boolean[]): Gathering[] {
  const found: Gathering[] = [];
  const { slots, rules } = subject;
  for (let i = 0; i + 1 < slots.length; i++) {
    const a = slots[i] as Slot;
    const b = slots[i + 1] as Slot;
    if (LIUHE_OF[a.branch] !== b.branch || used[a.index] === true || used[b.index] === true) continue;
    const isWuwei = a.branch === '午' || a.branch === '未';
    const mayTransform = !isWuwei || rules.wuwei !== '不化';
    const to = isWuwei && rules.wuwei === '土' ? '土' : (LIUHE_TO.get(a.branch) as Wuxing);
    const isTransformed =
      mayTransform &&
      (TRANSFORM_MONTHS[to] as readonly Branch[]).includes(subject.month.branch) &&
      stemWuxing.includes(to) &&
      !isOpposedNextTo(subject, a) &&
      !isOpposedNextTo(subject, b);
    if (isTransformed) used[a.index] = used[b.index] = true;
    const members = a.branch + b.branch;
    found.push({
      kind: '六合',
      slots: [a, b],
      members,
      to,
      isTransformed,
      share: BRANCH_SHIFT.六合[isTransformed ? 'transformed' : 'plain'],
      evidence: isTransformed
        ? evidenceOf('六合_化', [a.name, b.name], `${members}合化${to}`)
        : evidenceOf('六合_绊', [a.name, b.name], `${members}合而不化`),
    });
  }
  return found;
}

function gatherBanhe(subject: Subject, used: boolean[]): Gathering[] {
  const found: Gathering[] = [];
  const { slots } = subject;
  for (let i = 0; i + 1 < slots.length; i++) {
    const a = slots[i] as Slot;
    const b = slots[i + 1] as Slot;
    if (used[a.index] === true || used[b.index] === true) continue;
    const members = a.branch + b.branch;
    const pair = BANHE_BY_PAIR.get(members);
    if (pair === undefined) continue;
    used[a.index] = used[b.index] = true;
    found.push({
      kind: '半合',
      slots: [a, b],
      members,
      to: pair.to,
      isTransformed: false,
      share: BRANCH_SHIFT.半合[pair.name],
      evidence: evidenceOf('半合', [a.name, b.name], `${members}半合${pair.to}`),
    });
  }
  return found;
}

function oppositionsOf(subject: Subject, engaged: readonly boolean[]): Opposition[] {
  const found: Opposition[] = [];
  const { slots } = subject;
  for (let i = 0; i < slots.length; i++) {
    for (let j = i + 1; j < slots.length; j++) {
      const a = slots[i] as Slot;
      const b = slots[j] as Slot;
      if (CHONG_OF[a.branch] !== b.branch) continue;
      const isResolved = engaged[a.index] === true || engaged[b.index] === true;
      const pair = a.branch + b.branch;
      found.push({
        a,
        b,
        isResolved,
        evidence: isResolved
          ? evidenceOf('六冲_合解', [a.name, b.name], `${pair}冲而有合，解`)
          : evidenceOf('六冲_损', [a.name, b.name], `${pair}冲`),
      });
    }
  }
  return found;
}

/**
 * Finds the gatherings of the branches in the order 三会, 三合, 六合, 半合, and the 六冲 they leave.
 *
 * @param stemWuxing wuxing of the stems after 五合
 */
export function gatherBranches(subject: Subject, stemWuxing: readonly Wuxing[]): BranchGatherings {
  const used: boolean[] = [false, false, false, false];
  const engagedGatherings = [
    ...gatherTriples(subject, stemWuxing, used, '三会'),
    ...gatherTriples(subject, stemWuxing, used, '三合'),
    ...gatherLiuhe(subject, stemWuxing, used),
  ];
  const engaged = [...used];
  const gatherings = [...engagedGatherings, ...gatherBanhe(subject, used)];
  const oppositions = oppositionsOf(subject, engaged);
  return {
    gatherings,
    oppositions,
    engaged,
    evidence: [...gatherings, ...oppositions].map((found) => found.evidence),
  };
}

/**
 * Factor that the 六冲 of a chart leave to a part of a branch.
 *
 * @param wuxing of the part: of 辰戌丑未 only what is not earth loses
 */
export function oppositionFactor(gatherings: BranchGatherings, slot: Slot, wuxing: Wuxing): number {
  let factor = 1;
  for (const { a, b, isResolved } of gatherings.oppositions) {
    if (isResolved || (a !== slot && b !== slot)) continue;
    const own = BRANCH_WUXING[slot.branch];
    const other = BRANCH_WUXING[(a === slot ? b : a).branch];
    const near = DISTANCE_FACTOR[b.index - a.index] ?? 0;
    if (own === '土') factor *= wuxing === '土' ? 1 : 1 - CHONG_LOSS.earthSide * near;
    else factor *= 1 - (KE[other] === own ? CHONG_LOSS.controlled : CHONG_LOSS.controller) * near;
  }
  return factor;
}
