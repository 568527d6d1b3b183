/**
 * `convert`: a date in both calendars, with its pillars.
 */
import { dayPillars, lunarDateOf, lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import { jdnOf, weekdayOf } from '@shangyuan/engine/time';
import type { Run } from '../command.ts';
import { dateText, readDate } from '../input/date.ts';
import { table } from '../output/blocks.ts';
import { WEEKDAYS } from './day.ts';

export const run: Run = ({ args, io }) => {
  const date = readDate(args.join(' '), io.today);
  const jdn = jdnOf(date);
  const lunar = lunarDateOf(date, {}, HISTORY);
  const { year, month, day } = dayPillars(jdn, {}, HISTORY);
  const record = {
    solar: dateText(date),
    weekday: weekdayOf(jdn),
    jdn,
    lunar: { year: lunar.year, month: lunar.month, isLeap: lunar.isLeap, day: lunar.day },
    lunarText: `${lunar.year}年${lunarMonthName(lunar)}${lunarDayName(lunar.day)}`,
    regnal: lunar.regnal ?? null,
    pillars: { year: year.name, month: month.name, day: day.name },
    quality: lunar.quality,
  };
  return {
    record,
    blocks: () => [
      table(null, [
        ['公历', `${record.solar} 星期${WEEKDAYS[record.weekday] ?? ''}`],
        ['农历', record.lunarText],
        ['干支', `${year.name}年 ${month.name}月 ${day.name}日`],
      ]),
    ],
  };
};
