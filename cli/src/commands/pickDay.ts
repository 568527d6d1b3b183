/**
 * `pick-day`: the days of a range that suit an affair, and why.
 */
import {
  affairOf,
  findAffairs,
  MAX_PICK_DAYS,
  PICK_DAYS_ON,
  pickDays,
  type PickDaysOn,
} from '@shangyuan/engine/almanac';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { cautionText, reasonSentence, rejectionText, relaxationText } from '@shangyuan/reading/picking';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { dateText, readDate } from '../input/date.ts';
import { readPeople } from '../input/people.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';
import { WEEKDAYS } from './day.ts';

/** Days looked at where no end is given, the first one included. */
const DAYS = 30;

/** The affair of a name. @throws UsageError with those that come near */
export function readAffair(typed: string): string {
  try {
    return affairOf(typed).id;
  } catch (error) {
    const near = findAffairs(typed).map(({ name }) => name);
    if (near.length === 1) return affairOf(near[0] ?? '').id;
    const list = near.slice(0, 12).join(' ');
    throw new UsageError(
      near.length === 0
        ? text(
            `没有「${typed}」这件事，如 嫁娶 入宅 开市`,
            `no affair "${typed}", expected one such as 嫁娶, 入宅, 开市`,
          )
        : text(`「${typed}」是哪一件？${list}`, `"${typed}" is several affairs: ${list}`),
      { cause: error },
    );
  }
}

export const run: Run = async ({ args, flags, io, say }) => {
  const affair = readAffair(args[0] ?? '');
  const first = textOf(flags, 'from');
  const last = textOf(flags, 'to');
  const from = first === undefined ? io.today : readDate(first, io.today);
  const to = last === undefined ? civilDateOf(jdnOf(from) + DAYS - 1) : readDate(last, io.today);
  const count = jdnOf(to) - jdnOf(from) + 1;
  if (count < 1 || count > MAX_PICK_DAYS)
    throw new UsageError(
      text(
        `${dateText(from)} 到 ${dateText(to)} 不行：一次看 1 至 ${MAX_PICK_DAYS} 天`,
        `wrong range ${dateText(from)} to ${dateText(to)}, expected 1 to ${MAX_PICK_DAYS} days`,
      ),
    );
  const on = textOf(flags, 'on') as PickDaysOn | undefined;
  const people = await readPeople(flags);
  const found = pickDays({ affair, from, to, people, ...(on !== undefined && { on }) }, HISTORY);
  const days = found.candidates.map((day) => ({
    date: dateText(day.civil),
    weekday: day.weekday,
    lunar: lunarMonthName(day.lunar) + lunarDayName(day.lunar.day),
    ganzhi: day.ganzhi.name,
    band: day.band,
    score: day.score,
    bestHours: day.bestHours.map(({ branch }) => branch),
    reasons: day.reasons.map(reasonSentence),
    cautions: day.cautions.map(cautionText),
  }));
  const isWhy = flags['why'] === true;
  const rejected = found.rejected.map((day) => ({ date: dateText(day.civil), reason: rejectionText(day) }));
  return {
    record: {
      affair: found.affair,
      from: dateText(from),
      to: dateText(to),
      on: on ?? PICK_DAYS_ON[0],
      relaxed: found.relaxed.map(relaxationText),
      days,
      ...(isWhy && { rejected }),
      scanned: found.stats.scanned,
    },
    blocks: () => [
      title(`${found.affair.name}  ${dateText(from)} – ${dateText(to)}`),
      ...found.relaxed.map((step) => lines(relaxationText(step))),
      days.length === 0
        ? lines(say(text('这段时间没有合适的日子', 'no day of this range suits')))
        : table(
            [say(text('日期', 'date')), '', '农历', '干支', '', '吉时'],
            days.map((day) => [
              day.date,
              WEEKDAYS[day.weekday] ?? '',
              day.lunar,
              day.ganzhi,
              day.band,
              day.bestHours.join(''),
            ]),
          ),
      ...(isWhy
        ? [
            ...days.flatMap((day) => [title(day.date), lines(...day.reasons, ...day.cautions)]),
            title(say(text('不用的日子', 'days left out'))),
            table(
              null,
              rejected.map(({ date, reason }) => [date, reason]),
            ),
          ]
        : []),
    ],
  };
};
