/**
 * The family of this device: which cases, in which order, and in which relation two of them were compared. The cases themselves stay
 * where they are.
 */
import type { HepanMode } from '@shangyuan/engine/analysis';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from '../../lib/device/erase.ts';

const KEY = 'zh_family';

interface FamilyChoice {
  /** Ids of cases in their order; one that was deleted stays, and is back when its case is. */
  readonly ids: readonly string[];
  /** Families that a use has opened: one of them, or of fewer of its people, costs nothing again. */
  readonly opened: readonly (readonly string[])[];
  /** What two were compared as, by `pairKey`. */
  readonly modes: Readonly<Record<string, HepanMode>>;
}

/** The choice of this device. */
export const useFamilyChoice = create<FamilyChoice>()(
  persist((): FamilyChoice => ({ ids: [], opened: [], modes: {} }), { name: KEY, version: 1 }),
);
forgetWhenErased(KEY, useFamilyChoice);

/** Names two cases, in either order. */
export function pairKey(a: string, b: string): string {
  return [a, b].sort().join(' ');
}

/** Families remembered as opened. */
const MAX_OPENED = 20;

/** Whether the picture of these cases was opened before. */
export function isOpened({ opened }: Pick<FamilyChoice, 'opened'>, ids: readonly string[]): boolean {
  return opened.some((family) => ids.every((id) => family.includes(id)));
}

/** Remembers the family that is shown, and that a use has opened it. */
export function rememberFamily(ids: readonly string[]): void {
  useFamilyChoice.setState(({ opened }) => ({ ids, opened: [...opened, ids].slice(-MAX_OPENED) }));
}
