/**
 * `month`: the days of a month.
 */
import {
  festivalsOf,
  findPublicHoliday,
  isMinorFolkDay,
  lunarDayName,
  lunarMonthName,
  monthGrid,
} from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import { weekdayOf } from '@shangyuan/engine/time';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { dateText } from '../input/date.ts';
import { text } from '../language.ts';
import { table, title } from '../output/blocks.ts';
import { WEEKDAYS } from './day.ts';

/** First and last month as `year * 12 + month`; after the last no grid can be filled to the end of its week. */
const FIRST_MONTH = 12 + 1;
const LAST_MONTH = 9999 * 12 + 11;

export const run: Run = ({ args, io, say }) => {
  const typed = args[0] ?? `${io.today.year}-${io.today.month}`;
  const [, year, month] = /^(\d{1,4})[-/年.](\d{1,2})月?$/.exec(typed) ?? [];
  const count = Number(year) * 12 + Number(month);
  const isKnown = count >= FIRST_MONTH && count <= LAST_MONTH;
  if (year === undefined || Number(month) < 1 || Number(month) > 12 || !isKnown)
    throw new UsageError(
      text(`月份「${typed}」不对，如 2026-02`, `wrong month "${typed}", expected one such as 2026-02`),
    );
  const days = monthGrid(Number(year), Number(month), 0, {}, HISTORY)
    .filter(({ inMonth }) => inMonth)
    .map(({ civil, jdn, lunar, ganzhi, term }) => ({
      date: dateText(civil),
      weekday: weekdayOf(jdn),
      lunar: lunarMonthName(lunar) + lunarDayName(lunar.day),
      ganzhi: ganzhi.name,
      term,
      festivals: festivalsOf(civil, {}, HISTORY)
        .map(({ name }) => name)
        .filter((name) => !isMinorFolkDay(name) && name !== term),
      holiday: findPublicHoliday(jdn)?.kind ?? null,
    }));
  return {
    record: { year: Number(year), month: Number(month), days },
    blocks: () => [
      title(typed),
      table(
        [say(text('日期', 'date')), '', '农历', '干支', '节气', '休班', '节日'],
        days.map(({ date, weekday, lunar, ganzhi, term, festivals, holiday }) => [
          date,
          WEEKDAYS[weekday] ?? '',
          lunar,
          ganzhi,
          term ?? '',
          holiday === null ? '' : holiday === 'off' ? '休' : '班',
          festivals.join(' '),
        ]),
      ),
    ],
  };
};
