import { describe, expect, test } from 'vitest';
import type { SearchIndex } from '../lib/search.ts';
import { CALLS, programOf, type Call, type CallName } from './calls.ts';
import { find } from './find.ts';
import { rowsShown } from './rows.ts';
import { runCall } from './run.ts';
import { readTyped } from './typed.ts';

const examples = (Object.entries(CALLS) as [CallName, Call][]).flatMap(([name, call]) =>
  call.examples.map(({ title, values }) => ({ name, call, title, values })),
);

const door = (await import('@shangyuan/engine')) as Readonly<Record<string, unknown>>;

/** What a call came to, read back. */
function resultOf(name: CallName, values: Readonly<Record<string, unknown>>): unknown {
  const outcome = runCall(name, values);
  if (!outcome.ok) throw new Error(outcome.message);
  return JSON.parse(outcome.json) as unknown;
}

/** Runs the text of a program: its last statement is the value. */
function runProgram(text: string): unknown {
  const [imports = '', , ...lines] = text.split('\n');
  const names = /\{ (.+) \}/.exec(imports)?.[1]?.split(', ') ?? [];
  const last = lines.pop() ?? '';
  const body = `${lines.join('\n')}\nreturn ${last}`;
  return new Function(...names, body)(...names.map((name) => door[name])) as unknown;
}

describe('calls of the playground', () => {
  // Terms and new moons by the Hong Kong Observatory, a chart of the README, the mid-autumn of 2025.
  test.each([
    ['pillarsOf', { time: '1990-06-15 14:30' }, ['庚午', '壬午', '辛亥', '乙未']],
    ['pillarsOf', { time: '2024-02-04 16:26' }, ['癸卯', '乙丑', '戊戌', '庚申']],
    ['pillarsOf', { time: '2024-02-04 16:28' }, ['甲辰', '丙寅', '戊戌', '庚申']],
  ] as const)('%s of %o', (name, values, pillars) => {
    const result = resultOf(name, values) as Record<string, { name: string }>;
    expect(Object.values(result).map((pillar) => pillar.name)).toEqual(pillars);
  });

  test.each([
    [
      'civilDateOfLunar',
      { lunar: { year: 2033, month: 11, isLeap: true, day: 1 } },
      { year: 2033, month: 12, day: 22 },
    ],
    ['civilDateOfLunar', { lunar: { year: 2025, month: 8, day: 15 } }, { year: 2025, month: 10, day: 6 }],
    ['lunarYear', { year: 2033 }, { leapMonth: 11 }],
    ['lunarDateOf', { date: { year: 2024, month: 2, day: 10 } }, { month: 1, day: 1, isLeap: false }],
  ] as const)('%s of %o', (name, values, expected) => {
    expect(resultOf(name, values)).toMatchObject(expected);
  });

  test.each(examples)('$name, $title: the program gives what the page shows', ({ name, call, values }) => {
    const outcome = runCall(name, values);
    const program = programOf(call, values);
    if (outcome.ok) expect(JSON.parse(JSON.stringify(runProgram(program)))).toEqual(JSON.parse(outcome.json));
    else expect(() => runProgram(program)).toThrow(outcome.message);
  });

  test('what the engine refuses comes with the name of the field', () => {
    expect(runCall('lunarDateOf', { date: { year: 2023, month: 2, day: 29 } })).toEqual({
      ok: false,
      name: 'RangeError',
      message: expect.stringContaining('day 29'),
    });
    for (const values of [{}, { birth: null }, { birth: 'now' }, { birth: { civil: {} } }])
      expect(runCall('castChart', values), JSON.stringify(values)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/./),
      });
  });

  test('an argument before a given one is written as undefined, those at the end are left out', () => {
    const place = { longitudeDeg: 104.07 };
    expect(programOf(CALLS.pillarsOf, { time: '1990-06-15 14:30', place })).toMatch(
      /pillarsOf\(time, undefined, place\);$/,
    );
    expect(programOf(CALLS.pillarsOf, { time: '1990-06-15 14:30' })).toMatch(/pillarsOf\(time\);$/);
  });
});

test.each(examples.filter(({ call }) => call.shown))(
  'the table of $name, $title, has its fields',
  ({ name, call, values }) => {
    const result = resultOf(name, values) as object;
    expect(
      call.shown?.filter((field) => rowsShown(result, [field]).length === 0 && field !== 'notices'),
    ).toEqual([]);
  },
);

describe('typed arguments', () => {
  const { parameters } = CALLS.castChart;
  test('an empty optional field is left out', () => {
    expect(readTyped(parameters, { birth: '{"sex": "女"}', rules: ' ' })).toEqual({
      ok: true,
      values: { birth: { sex: '女' } },
    });
  });
  test('what is empty or no JSON is named with its place', () => {
    expect(readTyped(parameters, { birth: '' })).toEqual({
      ok: false,
      field: 'birth',
      message: 'birth 还空着',
    });
    expect(readTyped(parameters, { birth: '{\n  sex: 1 }' })).toMatchObject({
      ok: false,
      field: 'birth',
      message: expect.stringContaining('第 2 行第 3 个字'),
    });
  });
});

test('rows of a result show records with a name by it, and go down to single values', () => {
  expect(
    rowsShown({
      pillars: { day: { name: '辛亥', index: 47 } },
      hour: null,
      tags: ['a', 'b'],
      deep: [{ x: 1 }],
    }),
  ).toEqual([
    ['pillars.day', '辛亥'],
    ['hour', '–'],
    ['tags', 'a b'],
    ['deep.0.x', '1'],
  ]);
  expect(rowsShown(3)).toEqual([['结果', '3']]);
  const long = { many: Array.from({ length: 9 }, (_, x) => ({ x })), after: 1 };
  expect(rowsShown(long).map(([path]) => path)).toEqual([
    ...Array.from({ length: 8 }, (_, x) => `many.${x}.x`),
    'after',
  ]);
  expect(rowsShown(long, ['after'])).toEqual([['after', '1']]);
});

describe('search', () => {
  const index: SearchIndex = [
    [
      '引擎 Engine',
      'engine/',
      [
        ['农历与节气', '农历与节气', 'lunarDateOf 2024'],
        ['api', '四柱 Four pillars', ''],
      ],
    ],
    ['engine', 'reference/engine/', [['lunardateof', 'lunarDateOf()', 'Lunar date of a civil date']]],
  ];
  test('a heading that begins with the word is before a text that has it', () => {
    expect(find(index, 'lunardateof').map(({ address }) => address)).toEqual([
      'reference/engine/#lunardateof',
      'engine/#农历与节气',
    ]);
  });
  test('every word must occur, in Chinese too', () => {
    expect(find(index, '节气 2024').map(({ heading }) => heading)).toEqual(['农历与节气']);
    expect(find(index, '节气 nothing')).toEqual([]);
    expect(find(index, '  ')).toEqual([]);
  });
});
