/**
 * Starred days, stored on this device.
 */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from './erase.ts';

const KEY = 'zh_days';

interface SavedDays {
  /** Julian Day Numbers, ascending. */
  readonly jdns: readonly number[];
  /** What a day was picked for, such as 嫁娶, by its number; days starred in the calendar have none. */
  readonly affairs: Readonly<Record<number, string>>;
  /** Stars a day, or takes the star away with what it was for. */
  readonly toggle: (jdn: number, affair?: string) => void;
}

/** The starred days of this device. */
export const useSavedDays = create<SavedDays>()(
  persist(
    (set) => ({
      jdns: [],
      affairs: {},
      toggle: (jdn, affair = '') =>
        set(({ jdns, affairs }) => {
          const { [jdn]: _former, ...others } = affairs;
          if (jdns.includes(jdn)) return { jdns: jdns.filter((item) => item !== jdn), affairs: others };
          return {
            jdns: [...jdns, jdn].toSorted((a, b) => a - b),
            affairs: affair === '' ? others : { ...others, [jdn]: affair },
          };
        }),
    }),
    { name: KEY, version: 1 },
  ),
);
forgetWhenErased(KEY, useSavedDays);
