/**
 * When the reader wants to be reminded of a day that goes into a calendar. The calendar reminds, not this app.
 */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The choices: days before, and the full hour of the device's clock. */
export const REMINDERS = {
  none: null,
  sameDay: { daysBefore: 0, hour: 9 },
  dayBefore: { daysBefore: 1, hour: 9 },
  eveBefore: { daysBefore: 1, hour: 20 },
  threeDays: { daysBefore: 3, hour: 9 },
  week: { daysBefore: 7, hour: 9 },
} as const;

/** One of the choices. */
export type ReminderChoice = keyof typeof REMINDERS;

interface ReminderStore {
  readonly choice: ReminderChoice;
}

/** The choice of this device; the day before at nine unless another was made. */
export const useReminder = create<ReminderStore>()(
  persist((): ReminderStore => ({ choice: 'dayBefore' }), { name: 'zh_reminder', version: 1 }),
);
