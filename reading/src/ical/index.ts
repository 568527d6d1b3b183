/**
 * Door of calendars for other programs: terms, festivals and holidays, saved days and lunar birthdays as events, and their
 * file. The same for a file that is saved and for a calendar that is subscribed to.
 */
export * from './almanacEvents.ts';
export * from './birthdayEvents.ts';
export * from './calendarFile.ts';
export * from './dayEvents.ts';
export * from './lineEvents.ts';
