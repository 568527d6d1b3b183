import { civilDateOf, jdnOf, MAX_JDN, type CivilDate } from '@shangyuan/engine/time';
import { formatDate } from '../words/dateText.ts';

/** 1-01-01, the first day the calendar shows. */
const MIN_JDN = jdnOf({ year: 1, month: 1, day: 1 });

/** Ways to the days beside one; null where the calendar ends. */
export interface DateTurns {
  readonly onBack: (() => void) | null;
  readonly onForward: (() => void) | null;
}

/**
 * The ways from a day to the one before and the one after.
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
