/**
 * Lunar birthdays as events of a calendar.
 */
import {
  lunarDayName,
  lunarMonthName,
  nextLunarBirthdays,
  type LunarBirthDate,
  type LunarBirthday,
  type LunarBirthdayRules,
} from '@shangyuan/engine/calendar';
import type { CalendarEvent } from './calendarFile.ts';

/** Somebody whose birthday is kept. */
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

/**
 * Month and day of a lunar date.
 *
 * @example birthdayName({ month: 5, isLeap: false, day: 23 }) // "五月廿三"
 */
export function birthdayName(lunar: Pick<LunarBirthDate, 'month' | 'isLeap' | 'day'>): string {
  return lunarMonthName(lunar) + lunarDayName(lunar.day);
}

/**
 * Why another day stands for the day of birth; '' where none does.
 *
 * @example movedText({ month: 6, isLeap: true, day: 10 }, { month: 6, isLeap: false, day: 10, isMoved: true }) // "生于闰六月初十，这一年过六月初十"
 */
export function movedText(
  birth: Pick<LunarBirthDate, 'month' | 'isLeap' | 'day'>,
  birthday: Pick<LunarBirthday, 'month' | 'isLeap' | 'day' | 'isMoved'>,
): string {
  if (!birthday.isMoved) return '';
  return `生于${birthdayName(birth)}，这一年过${birthdayName(birthday)}`;
}

/**
 * Age on a birthday.
 *
 * @example ageText({ age: 36 }) // "满 36 周岁，虚岁 37"
 */
export function ageText({ age }: Pick<LunarBirthday, 'age'>): string {
  return `满 ${age} 周岁，虚岁 ${age + 1}`;
}

/** The next birthdays of several people, in order. */
export function birthdayEvents(
  people: readonly BirthdayPerson[],
  { fromJdn, count, rules, isNamed }: BirthdayChoice,
): readonly CalendarEvent[] {
  return people
    .flatMap(({ id, name, birth, stampMs }) =>
      nextLunarBirthdays(birth, fromJdn, count, rules).map((birthday) => ({
        uid: `birthday-${id}-${birthday.lunarYear}${birthday.isLeap ? '-leap' : ''}@shangyuan`,
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
