/**
 * Pillars in their places: what distances between them are counted by.
 */
import type { Ganzhi } from '../../ganzhi/index.ts';
import { NATAL_KEYS } from '../natalPillars.ts';
import type { ChartPillars, LuckKey, PlaceKey } from '../types.ts';

/** A pillar in its place. */
export interface Placed {
  readonly place: PlaceKey;
  readonly ganzhi: Ganzhi;
  /** 0 year to 3 hour; −1 for a pillar of luck, which is adjacent to every other. */
  readonly slot: number;
}

/** A pillar of luck beside the chart. */
export interface LuckPlace {
  readonly place: LuckKey;
  readonly ganzhi: Ganzhi;
}

/** The natal pillars in their places, without the hour where it is unknown. */
export function natalPlaces(pillars: ChartPillars): Placed[] {
  return NATAL_KEYS.flatMap((place, slot) => {
    const ganzhi = pillars[place];
    return ganzhi === null ? [] : [{ place, ganzhi, slot }];
  });
}

/** Slots between two pillars: 1 adjacent to 3; a pillar of luck is adjacent to all. */
export function distanceOf(a: Placed, b: Placed): number {
  return a.slot < 0 || b.slot < 0 ? 1 : Math.abs(a.slot - b.slot);
}
