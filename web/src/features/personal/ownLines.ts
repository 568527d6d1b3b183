/**
 * 今日一句 of the days to come: the same line that the first page has on each, for the calendar that is subscribed to.
 */
import type { WireLine } from '@shangyuan/contract';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { formatDate } from '../../lib/words/dateText.ts';
import type { PersonalDay } from '@shangyuan/engine/analysis';
import type { Person } from './person.ts';

/** Days ahead that are written: who opens the app once in a quarter has a line every day. */
const DAYS_AHEAD = 90;

/** The line of a day. */
export function ownLineOf({ read }: Pick<Person, 'read'>, day: PersonalDay): string {
  return read(day).headline;
}

/** The lines of a day and of those that follow. */
export function linesAhead(person: Pick<Person, 'rate' | 'read'>, from: CivilDate): readonly WireLine[] {
  const to = civilDateOf(jdnOf(from) + DAYS_AHEAD - 1);
  return person
    .rate({ from, to })
    .map((day) => ({ date: formatDate(day.date), text: ownLineOf(person, day) }));
}
