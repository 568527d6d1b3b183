/**
 * `compass`: what stands at a bearing: mountain, sitting and facing, 分金, gods of a year, the star of a person.
 */
import { yearGanzhi } from '@shangyuan/engine/calendar';
import { readCompass } from '@shangyuan/engine/compass';
import { TRIGRAMS, type Trigram } from '@shangyuan/engine/ganzhi';
import type { Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { readNumber, readWholeNumber } from '../input/numbers.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';

function trigramOf(typed: string | undefined): Trigram | null {
  if (typed === undefined) return null;
  if ((TRIGRAMS as readonly string[]).includes(typed)) return typed as Trigram;
  throw new UsageError(
    text(
      `没有卦「${typed}」，应是 ${TRIGRAMS.join('')} 之一`,
      `no trigram "${typed}", expected one of ${TRIGRAMS.join('')}`,
    ),
  );
}

export const run: Run = ({ args, flags, say }) => {
  const headingDeg = readNumber(args[0] ?? '', text('方位度数', 'bearing'), 0, 360);
  const [year, declination, period] = [
    textOf(flags, 'year'),
    textOf(flags, 'declination'),
    textOf(flags, 'period'),
  ];
  const reading = readCompass({
    headingDeg,
    year: year === undefined ? null : yearGanzhi(readWholeNumber(year, text('年份', 'year'), 1, 9999)),
    mingTrigram: trigramOf(textOf(flags, 'minggua')),
    period: period === undefined ? null : readWholeNumber(period, text('元运', 'period'), 1, 9),
    ...(declination !== undefined && {
      declinationDeg: readNumber(declination, text('磁偏角', 'declination'), -180, 180),
      north: 'true' as const,
    }),
  });
  const { sitFacing, mountain, trigram, fenjin, yearGods, youxing, warnings } = reading;
  return {
    record: reading,
    blocks: () => [
      title(`${reading.bearingDeg}°  ${sitFacing.name}`),
      table(null, [
        [
          say(text('山', 'mountain')),
          `地盘 ${mountain.ground}  人盘 ${mountain.human ?? '－'}  天盘 ${mountain.heaven ?? '－'}`,
        ],
        [say(text('卦', 'trigram')), trigram],
        [say(text('分金', 'fenjin')), `${fenjin.ganzhi.name} ${fenjin.quality}`],
        ...(yearGods.length === 0 ? [] : [[say(text('年神', 'gods of the year')), yearGods.join(' ')]]),
        ...(youxing === null ? [] : [[say(text('游年', 'star')), youxing]]),
      ]),
      ...warnings.map((warning) => lines(`※ ${warning}`)),
    ],
  };
};
