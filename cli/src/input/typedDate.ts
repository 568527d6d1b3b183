/**
 * A line with a date, read by the parser that the app has: what is open in it or was not understood is an error.
 */
import { jdnOfLunar } from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import { checkCivilDate } from '@shangyuan/engine/time';
import { parseBirthText, type TypedBirth } from '@shangyuan/reading/typed';
import { UsageError } from '../context.ts';
import { text } from '../language.ts';

/** A typed line whose date exists in its calendar. */
export type TypedDate = TypedBirth & { readonly calendar: 'solar' | 'lunar' };

/**
 * Reads a line.
 *
 * @param calendar of dates that do not say it themselves
 * @throws UsageError without a date, where it can be read in two ways, where a number was not understood, where the date does not exist
 */
export function readTypedDate(line: string, calendar: 'solar' | 'lunar'): TypedDate {
  const typed = parseBirthText(line);
  if (typed === null)
    throw new UsageError(
      text(
        `「${line}」里没有读到日期，请按 1990-06-15 写`,
        `no date in "${line}", expected one such as 1990-06-15`,
      ),
    );
  if (typed.question !== null) {
    const choices = typed.question.readings.map((reading) => reading.line);
    throw new UsageError(
      text(
        `「${line}」${typed.question.text}${choices.join('，或 ')}`,
        `"${line}" can be read in ${choices.length} ways: ${choices.join(' or ')}`,
      ),
    );
  }
  if (typed.unread !== '')
    throw new UsageError(text(`「${typed.unread}」没有读懂`, `did not understand "${typed.unread}"`));
  const dated = { ...typed, calendar: typed.calendar ?? calendar };
  checkExists(dated, line);
  return dated;
}

function checkExists(dated: TypedDate, line: string): void {
  try {
    if (dated.calendar === 'solar') checkCivilDate(dated);
    else jdnOfLunar(dated, {}, HISTORY);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new UsageError(text(`日期不存在：${line}`, `the date does not exist: ${line} (${why})`), {
      cause: error,
    });
  }
}
