/**
 * When the reader wants to be reminded of a day that goes into a calendar. The calendar reminds, not this app.
 */
import type { ReminderChoice } from '@shangyuan/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from './erase.ts';

const KEY = 'zh_reminder';

interface ReminderStore {
  readonly choice: ReminderChoice;
}

/** The choice of this device; the day before at nine unless another was made. */
export const useReminder = create<ReminderStore>()(
  persist((): ReminderStore => ({ choice: 'dayBefore' }), { name: KEY, version: 1 }),
);
forgetWhenErased(KEY, useReminder);
