/**
 * `workdays`: working days between two days, or the day so many working days on.
 */
import { addWorkdays, isWorkday, publishedHolidays } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { dateText, readDate } from '../input/date.ts';
import { readWholeNumber } from '../input/numbers.ts';
import { text } from '../language.ts';
import { lines } from '../output/blocks.ts';

const MOST = 10_000;

export const run: Run = ({ args, flags, io, say }) => {
  const from = readDate(args[0] ?? '', io.today);
  const typed = textOf(flags, 'add');
  const { yearMin, yearMax, asOf } = publishedHolidays();
  const known = { from: yearMin, to: yearMax, asOf };
  if (typed !== undefined) {
    const count = readWholeNumber(typed, text('天数', 'count'), -MOST, MOST);
    const day = dateText(civilDateOf(addWorkdays(jdnOf(from), count)));
    return {
      record: { from: dateText(from), add: count, day, known },
      blocks: () => [lines(day)],
    };
  }
  if (args[1] === undefined)
    throw new UsageError(text('缺少第二个日期，或加 --add 5', 'missing second date; or add --add 5'));
  const to = readDate(args[1], io.today);
  const [first, last] = [jdnOf(from), jdnOf(to)];
  if (last < first || last - first > MOST * 2)
    throw new UsageError(text('第二个日期应在第一个之后', 'expected the second date after the first'));
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const count = all.filter((jdn) => isWorkday(jdn)).length;
  return {
    record: { from: dateText(from), to: dateText(to), days: all.length, workdays: count, known },
    blocks: () => [
      lines(
        say(
          text(
            `${all.length} 天里有 ${count} 个工作日（首尾都算）`,
            `${count} working days of ${all.length}, both ends included`,
          ),
        ),
      ),
    ],
  };
};
