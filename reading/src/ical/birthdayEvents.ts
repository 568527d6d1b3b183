/**
 * Lunar birthdays as events of a calendar.
 */
import { nextLunarBirthdays, type LunarBirthDate, type LunarBirthdayRules } from '@shangyuan/engine/calendar';
import { ageText, birthdayName, movedText } from '../birthday/index.ts';
import type { CalendarEvent } from './calendarFile.ts';

/** A person whose birthday is in the calendar. */
export interface BirthdayPerson {
  /** Id of the case, for the ids of the events. */
  readonly id: string;
  /** Shown in the title; '' to leave the person unnamed. */
  readonly name: string;
  readonly birth: LunarBirthDate;
  readonly stampMs: number;
}

/** Which birthdays go into a calendar. */
export interface BirthdayChoice {
  /** Julian Day Number from which on. */
  readonly fromJdn: number;
  /** How many of each person. */
  readonly count: number;
  readonly rules: Partial<LunarBirthdayRules>;
  /** Whether names and ages are written. */
  readonly isNamed: boolean;
}

/** The next birthdays of several people, in order. */
export function birthdayEvents(
  people: readonly BirthdayPerson[],
  { fromJdn, count, rules, isNamed }: BirthdayChoice,
): readonly CalendarEvent[] {
  return people
    .flatMap(({ id, name, birth, stampMs }) =>
      nextLunarBirthdays(birth, fromJdn, count, rules).map((birthday) => ({
        uid: `birthday-${id}-${birthday.lunarYear}${birthday.isForLeap ? '-leap' : ''}@shangyuan`,
        jdn: birthday.jdn,
        days: 1,
        title: `${isNamed && name !== '' ? `${name} ` : ''}农历生日（${birthdayName(birthday)}）`,
        text: [...(isNamed ? [ageText(birthday)] : []), movedText(birth, birthday)]
          .filter((line) => line !== '')
          .join('\n'),
        stampMs,
      })),
    )
    .toSorted((a, b) => a.jdn - b.jdn);
}
