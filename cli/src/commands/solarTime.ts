/**
 * `solar-time`: the Sun's clock at a place, with the corrections that lead to it.
 */
import { HISTORY } from '@shangyuan/engine/history';
import { BRANCHES } from '@shangyuan/engine/ganzhi';
import {
  formatCivilTime,
  resolveCivil,
  solarClocksAt,
  civilInZone,
  type CivilTime,
} from '@shangyuan/engine/time';
import { correctionText } from '@shangyuan/reading/time';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { birthReader } from '../input/birth.ts';
import { text } from '../language.ts';
import { table } from '../output/blocks.ts';

const shichenOf = ({ hour }: CivilTime): string => BRANCHES[Math.floor((hour + 1) / 2) % 12] ?? '';

export const run: Run = async ({ args, flags, say }) => {
  // The sex turns the decades only, not the clock.
  const read = await birthReader(flags);
  const { birth } = read(args.join(' '), { ...flags, sex: '男' });
  if (!('civil' in birth))
    throw new UsageError(text('请写公历的日期和时间', 'expected a date of the solar calendar with a time'));
  const { longitudeDeg, zone = '' } = birth;
  if (longitudeDeg === undefined)
    throw new UsageError(
      text(
        '缺少经度：加 --place 成都 或 --longitude 104.07',
        'missing longitude: add --place Chengdu or --longitude 104.07',
      ),
    );
  const civil: CivilTime = { second: 0, ...birth.civil };
  const { epochMs, offsetMinutes, dstMinutes, status } = resolveCivil(civil, zone, 'first', HISTORY);
  const clocks = solarClocksAt(epochMs, longitudeDeg, offsetMinutes - dstMinutes);
  const standard = civilInZone(epochMs - dstMinutes * 60_000, zone, HISTORY);
  const record = {
    civil: formatCivilTime(civil),
    zone,
    longitudeDeg,
    offsetMinutes,
    dstMinutes,
    status,
    standard: formatCivilTime(standard),
    longitudeMinutes: Math.round(clocks.longitudeMinutes * 100) / 100,
    eotMinutes: Math.round(clocks.eotMinutes * 100) / 100,
    meanSolarTime: formatCivilTime(clocks.localMeanTime),
    trueSolarTime: formatCivilTime(clocks.apparentSolarTime),
    shichen: shichenOf(clocks.apparentSolarTime),
  };
  return {
    record,
    blocks: () => [
      table(null, [
        [say(text('所填时间', 'as typed')), record.civil, zone],
        [say(text('夏令时', 'daylight time')), '', correctionText(-dstMinutes)],
        [say(text('经度', 'longitude')), `${longitudeDeg}°`, correctionText(clocks.longitudeMinutes)],
        [say(text('平太阳时', 'mean solar')), record.meanSolarTime],
        [say(text('均时差', 'equation of time')), '', correctionText(clocks.eotMinutes)],
        [say(text('真太阳时', 'true solar')), record.trueSolarTime, `${record.shichen}时`],
      ]),
    ],
  };
};
