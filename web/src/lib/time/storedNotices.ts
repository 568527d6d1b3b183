/**
 * Notices of public holidays newer than the built-in ones, stored on this device for offline use. Written by
 * lib/wire/refresh.ts; read through lib/time/holidayBook.ts.
 */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Notices as the server writes them; dates are `YYYY-MM-DD`. */
export type ServerHolidays = OutputOf<typeof CALLS.listHolidays>;

interface HolidayNotices {
  /** What the server answered last; null where it never did. */
  readonly newer: ServerHolidays | null;
}

/** The notices stored on this device. */
export const useHolidayNotices = create<HolidayNotices>()(
  persist((): HolidayNotices => ({ newer: null }), { name: 'zh_holidays', version: 1 }),
);
