import { civilDateOf, jdnOf, MAX_JDN, type CivilDate } from '@shangyuan/engine/time';
import { MIN_JDN } from './calendarDays.ts';
import { formatDate } from '../words/dateText.ts';

/** Ways to the days beside one; null where the calendar ends. */
export interface DateTurns {
  readonly onBack: (() => void) | null;
  readonly onForward: (() => void) | null;
}

/**
 * Links from a day to the one before and the one after.
 *
 * @param open opens a day, `YYYY-MM-DD`
 */
export function dateTurns(date: CivilDate, open: (dateText: string) => void): DateTurns {
  const wayTo = (jdn: number) => () => open(formatDate(civilDateOf(jdn)));
  const jdn = jdnOf(date);
  return {
    onBack: jdn > MIN_JDN ? wayTo(jdn - 1) : null,
    onForward: jdn < MAX_JDN ? wayTo(jdn + 1) : null,
  };
}
