/**
 * `pick-hour`: the hours of a day that suit an affair, and why.
 */
import { pickHours } from '@shangyuan/engine/almanac';
import { HISTORY } from '@shangyuan/engine/history';
import { hourSpiritText } from '@shangyuan/reading/almanac';
import { hourRejectionText, hourRelationText, rejectionText } from '@shangyuan/reading/picking';
import type { Run } from '../command.ts';
import { dateText, readDate } from '../input/date.ts';
import { readPeople } from '../input/people.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';
import { readAffair } from './pickDay.ts';

export const run: Run = async ({ args, flags, io, say }) => {
  const affair = readAffair(args[0] ?? '');
  const date = readDate(args.slice(1).join(' '), io.today);
  const found = pickHours({ affair, date, people: await readPeople(flags) }, HISTORY);
  const hours = found.hours.map((hour) => ({
    label: hour.label,
    from: hour.startHour,
    to: hour.endHour,
    ganzhi: hour.ganzhi.name,
    road: hour.road,
    band: hour.band,
    ...(flags['why'] === true && {
      why: [...hour.spirits.map(hourSpiritText), ...hour.relations.map(hourRelationText)],
    }),
  }));
  const rejected = found.rejected.map(({ label, rejection }) => ({
    label,
    reason: hourRejectionText(rejection),
  }));
  const dayRejection = found.dayRejection === null ? null : rejectionText(found.dayRejection);
  return {
    record: {
      affair: found.affair,
      date: dateText(date),
      dayVerdict: found.dayVerdict,
      dayRejection,
      hours,
      rejected,
    },
    blocks: () => [
      title(`${found.affair.name}  ${dateText(date)}`),
      lines(
        `${say(text('这一天', 'the day'))}：${found.dayVerdict}${dayRejection === null ? '' : `，${dayRejection}`}`,
      ),
      table(
        null,
        hours.map(({ label, from, to, ganzhi, road, band }) => [label, `${from}–${to}`, ganzhi, road, band]),
      ),
      ...hours.flatMap(({ label, why }) => (why === undefined ? [] : [title(label), lines(...why)])),
      ...(rejected.length === 0
        ? []
        : [
            title(say(text('不用的时辰', 'hours left out'))),
            table(
              null,
              rejected.map(({ label, reason }) => [label, reason]),
            ),
          ]),
    ],
  };
};
