/**
 * When the calendar of a reader is to remind of a day: so many days before, at a full hour of the device's clock.
 */
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

/** The choices by name. */
export const REMINDER_CHOICES = Object.keys(REMINDERS) as readonly ReminderChoice[];
