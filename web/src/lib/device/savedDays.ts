/**
 * Days the reader has starred, kept on this device.
 */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SavedDays {
  /** Julian Day Numbers. */
  readonly jdns: readonly number[];
  readonly toggle: (jdn: number) => void;
}

/** The starred days of this device. */
export const useSavedDays = create<SavedDays>()(
  persist(
    (set) => ({
      jdns: [],
      toggle: (jdn) =>
        set(({ jdns }) => ({
          jdns: jdns.includes(jdn)
            ? jdns.filter((item) => item !== jdn)
            : [...jdns, jdn].toSorted((a, b) => a - b),
        })),
    }),
    { name: 'zh_days', version: 1 },
  ),
);
