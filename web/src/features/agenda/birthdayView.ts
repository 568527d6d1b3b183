/**
 * Lunar birthdays of the cases as plain data, the next first.
 */
import type { LunarBirthdayRules } from '@shangyuan/engine/calendar';
import { weekdayOf } from '@shangyuan/engine/time';
import { ageText, birthdayName, movedText } from '@shangyuan/reading/birthday';
import { caseLabel, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { nextBirthday } from '../../lib/cases/nextBirthday.ts';
import { awayText, formatDate } from '../../lib/words/dateText.ts';
import { shortWeekday } from '../../lib/words/text.ts';

/** The next birthday of a person. */
export interface BirthdayRow {
  /** Id of the case. */
  readonly id: string;
  readonly name: string;
  readonly jdn: number;
  /** `YYYY-MM-DD`, for links. */
  readonly date: string;
  /** 农历五月廿三. */
  readonly born: string;
  /** 2027年6月27日 周日. */
  readonly title: string;
  readonly away: string;
  /** 满 37 周岁，虚岁 38; 生于闰六月初十，这一年过六月初十. */
  readonly notes: readonly string[];
}

/** The list. */
export interface BirthdaysView {
  readonly rows: readonly BirthdayRow[];
  /** Cases whose day of birth is not known. */
  readonly unknown: number;
}

function rowOf(record: CaseRecord, todayJdn: number, rules: Partial<LunarBirthdayRules>): BirthdayRow | null {
  const found = nextBirthday(record, todayJdn, rules);
  if (found === null) return null;
  const { born, next } = found;
  const { year, month, day } = next.date;
  return {
    id: record.id,
    name: caseLabel(record),
    jdn: next.jdn,
    date: formatDate(next.date),
    born: `农历${birthdayName(born)}`,
    title: `${year}年${month}月${day}日 ${shortWeekday(weekdayOf(next.jdn))}`,
    away: awayText(next.jdn - todayJdn),
    notes: [ageText(next), movedText(born, next)].filter((line) => line !== ''),
  };
}

/**
 * Builds the list.
 *
 * @param todayJdn day number of today, in Shanghai
 */
export function birthdaysView(
  cases: readonly CaseRecord[],
  todayJdn: number,
  rules: Partial<LunarBirthdayRules>,
): BirthdaysView {
  const rows = cases.map((record) => rowOf(record, todayJdn, rules));
  const known = rows.filter((row) => row !== null);
  return { rows: known.toSorted((a, b) => a.jdn - b.jdn), unknown: rows.length - known.length };
}
