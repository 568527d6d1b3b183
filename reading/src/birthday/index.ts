/**
 * Door of the words of lunar birthdays.
 */
import {
  lunarDayName,
  lunarMonthName,
  type LunarBirthDate,
  type LunarBirthday,
} from '@shangyuan/engine/calendar';

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
