/**
 * 农历生日: the days on which a lunar date of birth comes round. Leap months and the thirtieth do not come every year, so a
 * rule says which day stands for them.
 */
import { numberError } from '../numberError.ts';
import { civilDateOf, jdnOf, type CivilDate } from '../time/index.ts';
import { COMPUTED_JDN_MIN } from './lunarCalendar.ts';
import { lunarDateOfJdn, lunarYear } from './lunarDate.ts';
import { COMPUTED_YEAR_MIN, type LunarYear } from './lunarYear.ts';
import { LUNAR_BIRTHDAY_OPTIONS, type LunarBirthdayRules } from './rules.ts';

/** Month and day of a birth by the lunar calendar. */
export interface LunarBirthDate {
  /** Lunar year. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly isLeap: boolean;
  /** 1–30. */
  readonly day: number;
}

/** A birth as it was entered: at a civil date, on a lunar date, or by its pillars, of which the day is not known. */
type EnteredBirth =
  { readonly civil: CivilDate } | { readonly lunar: LunarBirthDate } | { readonly pillars: object };

/**
 * Month and day of a birth by the lunar calendar: of the civil day on which it was, whatever hour a chart begins its day
 * with. Null for pillars, and for days and lunar years before 1645, whose months were counted by other rules.
 *
 * @throws RangeError for a civil date that does not exist
 * @example lunarBirthDateOf({ civil: { year: 1990, month: 6, day: 15 } }) // { year: 1990, month: 5, isLeap: false, day: 23 }
 */
export function lunarBirthDateOf(birth: EnteredBirth): LunarBirthDate | null {
  if ('pillars' in birth) return null;
  if ('lunar' in birth) {
    const { year, month, isLeap, day } = birth.lunar;
    if (year < COMPUTED_YEAR_MIN) return null;
    return { year, month, isLeap, day };
  }
  const jdn = jdnOf(birth.civil);
  if (jdn < COMPUTED_JDN_MIN) return null;
  const { year, month, isLeap, day } = lunarDateOfJdn(jdn);
  return { year, month, isLeap, day };
}

/** A day on which a birth comes round. */
export interface LunarBirthday {
  readonly jdn: number;
  readonly date: CivilDate;
  /** Lunar year it belongs to. */
  readonly lunarYear: number;
  /** Full lunar years since the birth, 周岁; 虚岁 is one more. */
  readonly age: number;
  /** Month it falls in; leap where the rule goes by the leap month. */
  readonly month: number;
  readonly isLeap: boolean;
  readonly day: number;
  /** Whether it is celebrated for a leap month, the second time in its year under the rule `both`. */
  readonly isForLeap: boolean;
  /** Whether another day stands for the day of birth: its month has no 三十, or its leap month is not in the year. */
  readonly isMoved: boolean;
}

/** A birth of the first computed year comes round in the next. */
const FIRST_YEAR = COMPUTED_YEAR_MIN + 1;
const LAST_YEAR = 9998;

function monthsFor(
  year: LunarYear,
  { month, isLeap }: LunarBirthDate,
  rule: LunarBirthdayRules['leapBirthday'],
) {
  const plain = year.months.filter((item) => item.month === month && !item.isLeap);
  const leap = isLeap ? year.months.filter((item) => item.month === month && item.isLeap) : [];
  if (rule === 'plain' || leap.length === 0) return plain;
  return rule === 'leap' ? leap : [...plain, ...leap];
}

/**
 * Days of a lunar year on which a birth comes round: one, or two under the rule `both` in a year that has the leap month.
 *
 * @param birth month and day of birth by the lunar calendar
 * @param year lunar year, 1646 to 9998
 * @param choice see {@link LUNAR_BIRTHDAY_OPTIONS}
 * @throws RangeError where the year lies outside, or a month or a day is none
 * @example lunarBirthdaysIn({ year: 1990, month: 5, isLeap: false, day: 23 }, 2026)[0].date // { year: 2026, month: 7, day: 7 }
 */
export function lunarBirthdaysIn(
  birth: LunarBirthDate,
  year: number,
  choice?: Partial<LunarBirthdayRules>,
): readonly LunarBirthday[] {
  const rules = LUNAR_BIRTHDAY_OPTIONS.complete(choice);
  const { month, day } = birth;
  if (!Number.isInteger(month) || month < 1 || month > 12) throw numberError('lunar month', month, '1 to 12');
  if (!Number.isInteger(day) || day < 1 || day > 30) throw numberError('lunar day', day, '1 to 30');
  return monthsFor(lunarYear(year), birth, rules.leapBirthday).map((found) => {
    const isShort = day > found.days;
    const celebrated = isShort && rules.thirtieth === 'lastDay' ? found.days : day;
    // The thirtieth of a month of 29 days is the first of the next.
    const jdn = found.startJdn + celebrated - 1;
    const lunar = lunarDateOfJdn(jdn);
    return {
      jdn,
      date: civilDateOf(jdn),
      lunarYear: year,
      age: year - birth.year,
      month: lunar.month,
      isLeap: lunar.isLeap,
      day: lunar.day,
      isForLeap: found.isLeap,
      isMoved: isShort || found.isLeap !== birth.isLeap,
    };
  });
}

/**
 * The next days on which a birth comes round, in order, beginning with a given day.
 *
 * @param fromJdn Julian Day Number, 1646 or later
 * @param count how many, at least one
 * @throws RangeError as {@link lunarBirthdaysIn}
 * @example nextLunarBirthdays({ year: 1990, month: 5, isLeap: false, day: 23 }, 2461229, 1)[0].age // 36
 */
export function nextLunarBirthdays(
  birth: LunarBirthDate,
  fromJdn: number,
  count: number,
  choice?: Partial<LunarBirthdayRules>,
): readonly LunarBirthday[] {
  const found: LunarBirthday[] = [];
  // The thirtieth of a short twelfth month may be celebrated on the first day of the next year.
  const firstYear = Math.max(FIRST_YEAR, lunarDateOfJdn(fromJdn).year - 1);
  for (let year = firstYear; found.length < count && year <= LAST_YEAR; year++) {
    if (year <= birth.year) continue;
    found.push(...lunarBirthdaysIn(birth, year, choice).filter(({ jdn }) => jdn >= fromJdn));
  }
  return found.slice(0, count);
}
