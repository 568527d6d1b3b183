/**
 * `ics`: terms, festivals and public holidays of years as a calendar file.
 */
import { publishedHolidays, USUAL_FESTIVALS } from '@shangyuan/engine/calendar';
import { almanacEvents, calendarFile } from '@shangyuan/reading/ical';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { readYears } from '../input/years.ts';
import { text } from '../language.ts';

/** Most years of a file. */
const MOST_YEARS = 20;

export const run: Run = ({ args, flags }) => {
  const range = readYears({ years: args[0] });
  if (range === null || range.fromYear < 1 || range.toYear - range.fromYear >= MOST_YEARS)
    throw new UsageError(text(`最多 ${MOST_YEARS} 年`, `at most ${MOST_YEARS} years`));
  const kinds = ['terms', 'festivals', 'holidays'].filter((kind) => flags[kind] === true);
  const has = (kind: string) => kinds.length === 0 || kinds.includes(kind);
  const events = almanacEvents(range.fromYear, range.toYear, {
    terms: has('terms'),
    festivals: has('festivals') ? USUAL_FESTIVALS : [],
    holidays: has('holidays') ? publishedHolidays() : null,
  });
  if (flags['json'] === true || flags['fields'] !== undefined)
    return { record: { ...range, events }, blocks: () => [] };
  const name = text('上元历书', 'Shangyuan calendar').zh;
  const file = calendarFile({ name, events, reminder: null, refreshHours: null });
  return { record: {}, blocks: () => [], file };
};
