/**
 * `hexagram`: one of the sixty-four by its name, or cast by coins, by numbers, or by a moment.
 */
import {
  castByCoins,
  castByCounts,
  castHexagram,
  findHexagram,
  layOutHexagram,
  type HexagramCast,
} from '@shangyuan/engine/hexagram';
import { BRANCHES, type Branch } from '@shangyuan/engine/ganzhi';
import { dayPillars } from '@shangyuan/engine/calendar';
import { HISTORY } from '@shangyuan/engine/history';
import { jdnOf } from '@shangyuan/engine/time';
import {
  castSummary,
  coinsText,
  countsText,
  hexagramReading,
  lineName,
  momentText,
} from '@shangyuan/reading/hexagrams';
import type { Call, Run } from '../command.ts';
import { UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { readDate } from '../input/date.ts';
import { readTypedDate } from '../input/typedDate.ts';
import { text } from '../language.ts';
import { lines, table, title } from '../output/blocks.ts';

interface Found {
  readonly cast: HexagramCast;
  /** How it was cast; empty for one that was named. */
  readonly how: string;
}

/** Numbers separated by commas. */
function numbersOf(typed: string): number[] {
  if (!/^\d+(?:[,，]\d+)*$/.test(typed))
    throw new UsageError(
      text(`「${typed}」不是逗号分开的数`, `"${typed}" is not numbers separated by commas`),
    );
  return typed.split(/[,，]/).map(Number);
}

function hourOf(typed: string | undefined): Branch | null {
  const hour = typed?.replace(/[时時]$/, '');
  if (hour === undefined) return null;
  if ((BRANCHES as readonly string[]).includes(hour)) return hour as Branch;
  throw new UsageError(
    text(`没有时辰「${typed}」，如 午`, `no double hour "${typed}", expected one such as 午`),
  );
}

function byName(name: string): Found {
  const hexagram = findHexagram(name);
  if (hexagram === null)
    throw new UsageError(
      text(
        `没有卦「${name}」；写卦名如 既济，或用 --coins --numbers --at 起卦`,
        `no hexagram "${name}"; give a name such as 既济, or cast with --coins, --numbers or --at`,
      ),
    );
  return { cast: layOutHexagram(hexagram, [], null), how: '' };
}

function byMoment(typed: string): Found {
  const { year, month, day, hour, minute, second, calendar } = readTypedDate(typed, 'solar');
  if (hour === null || calendar !== 'solar')
    throw new UsageError(text('--at 要公历日期与时间', '--at takes a solar date with a time'));
  const cast = castHexagram({ year, month, day, hour, minute, second }, {}, HISTORY);
  return { cast, how: momentText(cast) };
}

function find({ args, flags, io }: Call): Found {
  const [coins, numbers, at] = [textOf(flags, 'coins'), textOf(flags, 'numbers'), textOf(flags, 'at')];
  const on = textOf(flags, 'on');
  const dayStem = on === undefined ? null : dayPillars(jdnOf(readDate(on, io.today)), {}, HISTORY).day.stem;
  if (coins !== undefined) {
    const tosses = numbersOf(coins);
    const { hexagram, movingLines } = castByCoins(tosses);
    return { cast: layOutHexagram(hexagram, movingLines, dayStem), how: coinsText(tosses).how };
  }
  if (numbers !== undefined) {
    const counts = numbersOf(numbers);
    const hour = hourOf(textOf(flags, 'hour'));
    if (counts.length === 1 && hour === null)
      throw new UsageError(
        text('一个数要配时辰：加 --hour 午', 'one number needs the double hour: add --hour 午'),
      );
    const { hexagram, movingLine } = castByCounts({ counts, hour });
    return { cast: layOutHexagram(hexagram, [movingLine], dayStem), how: countsText(counts, hour).how };
  }
  return at === undefined ? byName(args[0] ?? '') : byMoment(at);
}

export const run: Run = (call) => {
  const { cast, how } = find(call);
  const { hexagram, changed, mutual, opposite, inverted, lines: six } = cast;
  const reading = hexagramReading(hexagram.name);
  const drawn = six.map((line) => ({
    number: line.number,
    name: lineName(line),
    isYang: line.isYang,
    isMoving: line.isMoving,
    najia: line.najia.name,
    liuqin: line.liuqin,
    liushen: line.liushen,
    role: line.role,
    changed: line.changed === null ? null : { najia: line.changed.najia.name, liuqin: line.changed.liuqin },
  }));
  return {
    record: {
      number: hexagram.number,
      name: hexagram.fullName,
      palace: hexagram.palace,
      generation: hexagram.generation,
      how,
      lines: drawn,
      changed: changed.fullName,
      mutual: mutual.fullName,
      opposite: opposite.fullName,
      inverted: inverted.fullName,
      reading,
    },
    blocks: () => [
      title(`第${hexagram.number}卦 ${hexagram.fullName}  ${hexagram.palace}宫${hexagram.generation}`),
      ...(how === '' ? [] : [lines(how, castSummary(cast))]),
      table(
        null,
        drawn
          .toReversed()
          .map((line) => [
            line.liushen ?? '',
            line.liuqin,
            line.najia,
            line.isYang ? '━━━━━' : '━━ ━━',
            line.isMoving ? (line.isYang ? '○' : '×') : '',
            line.role ?? '',
            line.changed === null ? '' : `→ ${line.changed.liuqin} ${line.changed.najia}`,
          ]),
      ),
      lines(
        `互 ${mutual.fullName}  错 ${opposite.fullName}  综 ${inverted.fullName}  变 ${changed.fullName}`,
      ),
      lines(reading.image, reading.situation),
      ...drawn
        .filter(({ isMoving }) => isMoving)
        .map((line) => lines(`${line.name}：${reading.lines[line.number - 1] ?? ''}`)),
    ],
  };
};
