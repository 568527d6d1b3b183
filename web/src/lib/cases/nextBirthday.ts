/**
 * The lunar birthday of a case.
 */
import {
  lunarBirthDateOf,
  nextLunarBirthdays,
  type LunarBirthDate,
  type LunarBirthday,
  type LunarBirthdayRules,
} from '@shangyuan/engine/calendar';
import type { CaseRecord } from './caseRecord.ts';

/** A birth by the lunar calendar, and the next day on which it comes round. */
export interface CaseBirthday {
  readonly born: LunarBirthDate;
  readonly next: LunarBirthday;
}

/**
 * The next lunar birthday of a case; null for pillars, whose day is not known, and for births before 1645.
 *
 * @param todayJdn day number of today, in Shanghai
 */
export function nextBirthday(
  { birth }: Pick<CaseRecord, 'birth'>,
  todayJdn: number,
  rules: Partial<LunarBirthdayRules>,
): CaseBirthday | null {
  try {
    const born = lunarBirthDateOf(birth);
    if (born === null) return null;
    const [next] = nextLunarBirthdays(born, todayJdn, 1, rules);
    return next === undefined ? null : { born, next };
  } catch (error) {
    // A record of another version with a date that there is not.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
