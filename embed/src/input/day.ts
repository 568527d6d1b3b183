/**
 * The day of `<shangyuan-day>` from its attributes.
 */
import { ALMANAC_OPTIONS, type AlmanacRules } from '@shangyuan/engine/almanac';
import { checkCivilDate, civilOfEpochMs, UTC8_MINUTES, type CivilDate } from '@shangyuan/engine/time';
import { rulesIn, writtenIn, type Attributes } from './attributes.ts';
import { AttributeError } from './problem.ts';

/** A day with its rules. */
export interface WrittenDay {
  readonly date: CivilDate;
  readonly rules: AlmanacRules;
}

const DATE = /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/;

/**
 * The day that was written; days of the almanac are those of UTC+8.
 *
 * @param nowMs the instant that `today` is about
 * @throws AttributeError
 */
export function dayIn(attributes: Attributes, nowMs: number): WrittenDay {
  const text = writtenIn(attributes, 'date');
  if (text === null) throw new AttributeError('dateMissing', 'date');
  const rules = rulesIn(attributes, ALMANAC_OPTIONS);
  // The elements know no place where the Sun could rise.
  if (rules.guiDayNight === 'sunrise')
    throw new AttributeError('unreadable', 'rules', 'guiDayNight=sunrise', 'guiDayNight=table');
  if (text === 'today') return { date: civilOfEpochMs(nowMs, UTC8_MINUTES), rules };
  const parts = DATE.exec(text);
  if (parts === null) throw new AttributeError('unreadable', 'date', text, '2024-02-10 / today');
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const date = { year, month, day };
  try {
    checkCivilDate(date);
  } catch {
    throw new AttributeError('impossible', 'date', text);
  }
  return { date, rules };
}
