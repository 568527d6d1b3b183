/**
 * Compass data stored on this device: which north, the declination and its source, the fine adjustment, and saved
 * readings.
 */
import type { North } from '@shangyuan/engine/compass';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from '../../lib/device/erase.ts';

const KEY = 'zh_compass';

/** A declination with its origin: a place's name, 手填, 当前位置. */
export interface Declination {
  readonly deg: number;
  readonly from: string;
}

/** A saved reading. */
export interface SavedReading {
  readonly id: string;
  /** 坐子向午 180.0° 磁北. */
  readonly text: string;
  readonly note: string;
  /** UTC milliseconds. */
  readonly savedAt: number;
}

interface CompassStore {
  readonly north: North;
  readonly declination: Declination | null;
  readonly trimDeg: number;
  readonly readings: readonly SavedReading[];
  readonly set: (
    change: Partial<Pick<CompassStore, 'north' | 'declination' | 'trimDeg' | 'readings'>>,
  ) => void;
}

/** The compass's memory. */
export const useCompassStore = create<CompassStore>()(
  persist(
    (set) => ({
      north: 'magnetic',
      declination: null,
      trimDeg: 0,
      readings: [],
      set: (change) => set(change),
    }),
    { name: KEY, version: 1 },
  ),
);
forgetWhenErased(KEY, useCompassStore);
