/**
 * `holidays`: the public holidays of mainland China in a year, as published.
 */
import { publishedHolidays } from '@shangyuan/engine/calendar';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { dateText } from '../input/date.ts';
import { readWholeNumber } from '../input/numbers.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';

export const run: Run = ({ args, say }) => {
  const book = publishedHolidays();
  const year = readWholeNumber(args[0] ?? '', text('年份', 'year'), 1, 9999);
  const notice = book.noticeOf(year);
  if (notice === null)
    throw new UsageError(
      text(
        `没有 ${year} 年的放假通知，有 ${book.yearMin} 至 ${book.yearMax} 年（查到 ${book.asOf}）`,
        `no notice for ${year}; there are those of ${book.yearMin} to ${book.yearMax} (as of ${book.asOf})`,
      ),
    );
  const days = notice.days.map(({ date, name, kind }) => ({ date: dateText(date), name, kind }));
  return {
    record: { year, source: notice.source, asOf: book.asOf, days },
    blocks: () => [
      title(`${year} ${say(text('节假日', 'public holidays'))}`),
      table(
        null,
        days.map(({ date, name, kind }) => [date, kind === 'off' ? '休' : '班', name]),
      ),
      lines(notice.source),
    ],
  };
};
