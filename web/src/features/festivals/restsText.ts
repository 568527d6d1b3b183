/**
 * 放假安排 of a year as people read it: each rest with its first and last day, and the weekends worked for it.
 */
import type { HolidayBook, PublicHoliday } from '@shangyuan/engine/calendar';
import { weekdayOf } from '@shangyuan/engine/time';
import { shortWeekday } from '../../lib/words/text.ts';

/** One rest of a year's notice. */
export interface Rest {
  readonly name: string;
  /** First day, the one to look at. */
  readonly jdn: number;
  readonly days: number;
  /** 2月15日 至 2月23日. */
  readonly text: string;
  /** 2月14日 周六、2月28日 周六; '' where no weekend is worked for it. */
  readonly work: string;
}

const dayText = ({ date }: PublicHoliday) => `${date.month}月${date.day}日`;

/** The rests in a year's notice, in order; empty for a year without a notice. */
export function restsOf(book: HolidayBook, year: number): readonly Rest[] {
  const days = book.noticeOf(year)?.days ?? [];
  const names = [...new Set(days.filter(({ kind }) => kind === 'off').map(({ name }) => name))];
  return names.map((name) => {
    const own = days.filter((day) => day.name === name);
    const off = own.filter(({ kind }) => kind === 'off');
    const [first, last] = [off[0], off.at(-1)] as [PublicHoliday, PublicHoliday];
    return {
      name,
      jdn: first.jdn,
      days: off.length,
      text: first === last ? dayText(first) : `${dayText(first)}至${dayText(last)}`,
      work: own
        .filter(({ kind }) => kind === 'work')
        .map((day) => `${dayText(day)} ${shortWeekday(weekdayOf(day.jdn))}`)
        .join('、'),
    };
  });
}
