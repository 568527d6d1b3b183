/**
 * `hours`: the thirteen rows of a day.
 */
import { almanacHours } from '@shangyuan/engine/almanac';
import { hourSpiritText } from '@shangyuan/reading/almanac';
import type { Run } from '../command.ts';
import { dateText, readDate } from '../input/date.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';

export const run: Run = ({ args, flags, io, say }) => {
  const date = args.length === 0 ? io.today : readDate(args.join(' '), io.today);
  const { day, rows } = almanacHours(date);
  const hours = rows.map((row) => ({
    label: row.label,
    from: row.startHour,
    to: row.endHour,
    ganzhi: row.ganzhi.name,
    road: row.road,
    isHuangdao: row.isHuangdao,
    chong: row.chong.zodiacAnimal,
    band: row.band,
    spirits: row.spirits.map(({ name }) => name),
    ...(flags['why'] === true && { why: row.spirits.map(hourSpiritText) }),
  }));
  return {
    record: { date: dateText(date), day: day.name, hours },
    blocks: () => [
      title(`${dateText(date)} ${day.name}日`),
      table(
        ['时辰', say(text('钟点', 'clock')), '干支', '黄黑道', '冲', '吉凶', '神煞'],
        hours.map((hour) => [
          hour.label,
          `${hour.from}–${hour.to}`,
          hour.ganzhi,
          hour.road,
          hour.chong,
          hour.band,
          hour.spirits.join(' '),
        ]),
      ),
      ...hours.flatMap(({ label, why }) => (why === undefined ? [] : [title(label), lines(...why)])),
    ],
  };
};
