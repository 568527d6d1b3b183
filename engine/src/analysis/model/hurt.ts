/**
 * 受伤: what the model took points from. A stem is hurt where a 五合 binds it, a part of a branch where an adjacent 六冲
 * reduces it; what the model does not change is not hurt.
 */
import { BRANCH_WUXING, type Wuxing } from '../../ganzhi/index.ts';
import type { ChartPlace } from '../evidence.ts';
import type { Slot, Subject } from './subject.ts';

/** Whether a 五合 binds the stem of a slot. */
export function isStemHurt(subject: Subject, slot: Slot): boolean {
  return subject.combining.stemFactors[slot.index] !== 1;
}

/** Whether an adjacent 六冲 takes from the part of a wuxing in a branch; 土 in 辰戌丑未 stays whole. */
export function isBranchHurt({ combining }: Subject, slot: Slot, wuxing: Wuxing): boolean {
  if (BRANCH_WUXING[slot.branch] === '土' && wuxing === '土') return false;
  return combining.oppositions.some(({ at, distance }) => distance === 1 && at.includes(slot.index));
}

/** Where a wuxing is hurt: its bound stems (not the day master), and the branches it leads that lost some of it. */
export function hurtPlacesOf(subject: Subject, wuxing: Wuxing): ChartPlace[] {
  return subject.slots.flatMap((slot): ChartPlace[] => {
    const places: ChartPlace[] = [];
    if (slot.name !== 'day' && slot.effectiveWuxing === wuxing && isStemHurt(subject, slot)) {
      places.push(`${slot.name}.stem`);
    }
    if (slot.mainWuxing === wuxing && isBranchHurt(subject, slot, wuxing)) {
      places.push(`${slot.name}.branch`);
    }
    return places;
  });
}
