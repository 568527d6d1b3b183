/**
 * `find`: the times that have four pillars.
 */
import { findBirthTimes } from '@shangyuan/engine/chart';
import { lunarDateOf, lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import { civilInZone, formatCivilTime } from '@shangyuan/engine/time';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { readWholeNumber } from '../input/numbers.ts';
import { checkPillars, readPillars } from '../input/pillars.ts';
import { readRules } from '../input/rules.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';

const ZONE = 'Asia/Shanghai';
const SPAN = { from: '1900', to: '2100' };

export const run: Run = ({ args, flags, say }) => {
  const typed = args.join(' ');
  const pillars = readPillars(typed);
  if (pillars === null)
    throw new UsageError(
      text(
        `「${typed}」不是四柱，如 庚午 壬午 辛亥 乙未`,
        `"${typed}" is not four pillars, such as 庚午 壬午 辛亥 乙未`,
      ),
    );
  const rules = readRules(flags);
  checkPillars(pillars, rules);
  const what = text('年份', 'year');
  const fromYear = readWholeNumber(textOf(flags, 'from') ?? SPAN.from, what, 1, 9998);
  const toYear = readWholeNumber(textOf(flags, 'to') ?? SPAN.to, what, fromYear, 9998);
  const times = findBirthTimes(pillars, { fromYear, toYear }, rules, HISTORY).map(({ startMs, endMs }) => {
    const start = civilInZone(startMs, ZONE, HISTORY);
    const lunar = lunarDateOf(start, {}, HISTORY);
    return {
      from: formatCivilTime(start),
      to: formatCivilTime(civilInZone(endMs, ZONE, HISTORY)),
      lunar: `${lunar.year}年${lunarMonthName(lunar)}${lunarDayName(lunar.day)}`,
    };
  });
  return {
    record: { pillars, fromYear, toYear, zone: ZONE, times },
    blocks: () => [
      title(
        Object.values(pillars)
          .filter((name) => name !== null)
          .join(' '),
      ),
      times.length === 0
        ? lines(say(text(`${fromYear} 至 ${toYear} 年没有`, `none in ${fromYear} to ${toYear}`)))
        : table(
            [say(text('从', 'from')), say(text('到', 'to')), '农历'],
            times.map(({ from, to, lunar }) => [from, to, lunar]),
          ),
    ],
  };
};
