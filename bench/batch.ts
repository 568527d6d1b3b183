/**
 * A batch of the command line beside a loop that casts the same births with the engine and prints each chart as JSON. The batch
 * also reads the file, the typed lines and the places, and words the notices.
 */
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { readRows, runRows } from '../cli/src/batch/runBatch.ts';
import type { Call } from '../cli/src/command.ts';
import { ofBirth } from '../cli/src/commands/chart.ts';
import { birthReader } from '../cli/src/input/birth.ts';
import type { BenchCase } from './case.ts';

const COUNT = 2_000;
const PLACES = ['成都', '北京', '上海', '广州', '哈尔滨', 'London'];
const two = (value: number) => String(value).padStart(2, '0');
const lineOf = (i: number) =>
  `${1930 + (i % 90)}-${two(1 + (i % 12))}-${two(1 + (i % 28))} ${two(i % 24)}:${two(i % 60)},${i % 2 === 0 ? '男' : '女'},${PLACES[i % PLACES.length] ?? ''}`;

const file = new TextEncoder().encode(
  `生辰,性别,出生地\n${Array.from({ length: COUNT }, (_, i) => lineOf(i)).join('\n')}\n`,
);
const read = await birthReader({});

/** A call that writes nowhere; `written` counts what it would print. */
let written = 0;
const call: Call = {
  args: [],
  flags: {},
  language: 'en',
  say: ({ en }) => en,
  io: {
    write: (words) => (written += words.length),
    warn: () => undefined,
    readFile: () => file,
    isTerminal: false,
    isErrorTerminal: false,
    env: {},
    today: { year: 2026, month: 1, day: 1 },
  },
};

const rowsOfFile = readRows(call, 'births.csv');
const births: readonly Birth[] = rowsOfFile.map(({ birth, flags }) => read(birth, flags).birth);
const { rules } = read(rowsOfFile[0]?.birth ?? '', rowsOfFile[0]?.flags ?? {});

const BARE = 'a loop of castChart and JSON.stringify';

/** The cases of this file. */
export const cases: readonly BenchCase[] = [
  {
    name: BARE,
    unit: 'charts',
    count: COUNT,
    ours: () => {
      for (const birth of births) written += JSON.stringify(castChart(birth, rules, HISTORY)).length;
      return written;
    },
    peers: {},
  },
  {
    name: 'the same births as a file through the command line',
    unit: 'charts',
    count: COUNT,
    ours: () => {
      runRows(call, readRows(call, 'births.csv'), ({ birth, flags }) =>
        ofBirth(read(birth, flags), call, read),
      );
      return written;
    },
    peers: {},
    beside: BARE,
  },
];
