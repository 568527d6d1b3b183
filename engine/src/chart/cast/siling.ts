/**
 * 人元司令分野: which hidden stem is in command on a day of the month.
 */
import { numberError } from '../../numberError.ts';
import { dayPillars, termDayOf, termOrdinalOnDay } from '../../calendar/index.ts';
import type { Branch, ByBranch, Stem } from '../../ganzhi/index.ts';

/** One stretch of a month and the stem in command. */
export interface SilingStretch {
  readonly stem: Stem;
  readonly days: number;
}

/**
 * 人元司令 by month branch, days from the 节; the last stretch lasts to the next 节.
 * Source: the table in common use. Variants: 三命通会·论人元司事 and 命理约言·旧例 give other days.
 */
// prettier-ignore
export const SILING: ByBranch<readonly SilingStretch[]> = {
  寅: [{ stem: '戊', days: 7 }, { stem: '丙', days: 7 }, { stem: '甲', days: 16 }],
  卯: [{ stem: '甲', days: 10 }, { stem: '乙', days: 20 }],
  辰: [{ stem: '乙', days: 9 }, { stem: '癸', days: 3 }, { stem: '戊', days: 18 }],
  巳: [{ stem: '戊', days: 5 }, { stem: '庚', days: 9 }, { stem: '丙', days: 16 }],
  午: [{ stem: '丙', days: 10 }, { stem: '己', days: 9 }, { stem: '丁', days: 11 }],
  未: [{ stem: '丁', days: 9 }, { stem: '乙', days: 3 }, { stem: '己', days: 18 }],
  申: [{ stem: '戊', days: 10 }, { stem: '壬', days: 3 }, { stem: '庚', days: 17 }],
  酉: [{ stem: '庚', days: 10 }, { stem: '辛', days: 20 }],
  戌: [{ stem: '辛', days: 9 }, { stem: '丁', days: 3 }, { stem: '戊', days: 18 }],
  亥: [{ stem: '戊', days: 7 }, { stem: '甲', days: 5 }, { stem: '壬', days: 18 }],
  子: [{ stem: '壬', days: 10 }, { stem: '癸', days: 20 }],
  丑: [{ stem: '癸', days: 9 }, { stem: '辛', days: 3 }, { stem: '己', days: 18 }],
};

/**
 * The stretch in command so many days after the 节.
 *
 * @param elapsedDays days of 24 hours, not negative; past the table the last stretch goes on
 * @returns its place in `SILING[month]`, from 0
 * @throws RangeError where the days are negative or not finite
 * @example silingIndexAt('巳', 9.45) // 1
 */
export function silingIndexAt(month: Branch, elapsedDays: number): number {
  if (typeof elapsedDays !== 'number' || !(elapsedDays >= 0 && elapsedDays < Infinity)) {
    throw numberError('days after the 节', elapsedDays, '0 or more');
  }
  const stretches = SILING[month];
  let left = elapsedDays;
  let index = 0;
  while (index < stretches.length - 1 && left >= (stretches[index] as SilingStretch).days) {
    left -= (stretches[index] as SilingStretch).days;
    index++;
  }
  return index;
}

/**
 * The stem in command so many days after the 节; see {@link silingIndexAt}.
 *
 * @throws RangeError where the days are negative or not finite
 * @example silingStemAt('巳', 9.45) // '庚'
 */
export function silingStemAt(month: Branch, elapsedDays: number): Stem {
  return (SILING[month][silingIndexAt(month, elapsedDays)] as SilingStretch).stem;
}

/** 人元司令 on a civil day. */
export interface DaySiling {
  readonly stem: Stem;
  /** Day within its stretch, from 1. */
  readonly day: number;
  /** Branch of the month. */
  readonly month: Branch;
}

/**
 * 人元司令 on a civil day of UTC+8, whole days counted from the day of the 节, which is the first.
 *
 * @param jdn Julian Day Number
 * @throws RangeError where it is not whole or outside the years 1 to 9999
 * Source: {@link SILING}.
 * @example silingOfDay(2460345) // { stem: '戊', day: 1, month: '寅' }
 */
export function silingOfDay(jdn: number): DaySiling {
  const ordinal = termOrdinalOnDay(jdn);
  const elapsed = jdn - termDayOf(ordinal - (ordinal & 1));
  const month = dayPillars(jdn).month.branch;
  const index = silingIndexAt(month, elapsed);
  const before = SILING[month].slice(0, index).reduce((sum, { days }) => sum + days, 0);
  return { stem: (SILING[month][index] as SilingStretch).stem, day: elapsed - before + 1, month };
}
