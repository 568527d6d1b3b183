/**
 * The protocol over a connected client: the lists, and what is refused in one line that says what to give.
 */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect, resultOf } from './testing.ts';

const BIRTH = '1990-06-15 14:30 女 成都';
let client: Client;
beforeAll(async () => {
  client = await connect();
});

test('every tool has both languages, schemas, and changes nothing', async () => {
  const { tools } = await client.listTools();
  for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
    expect(`${title} ${description}`, name).toMatch(/\p{Script=Han}.* \/ .*[A-Za-z]{4}/u);
    expect(inputSchema.properties, name).toHaveProperty('detail');
    expect(outputSchema?.required, name).toEqual(
      expect.arrayContaining([
        'conclusion',
        'data',
        'rules',
        'notices',
        'sources',
        'accuracy',
        'engineVersion',
      ]),
    );
    expect(annotations, name).toMatchObject({ readOnlyHint: true });
  }
});

describe('refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['cast', {}, 'no tool cast; there are: true_solar_time'],
    ['cast_chart', {}, 'missing argument birth: date and time of birth, such as 1990-06-15 14:30'],
    ['cast_chart', { birth: BIRTH, sx: 1 }, 'no argument sx; there are: birth sex place'],
    ['cast_chart', { birth: BIRTH, sex: 'x' }, 'wrong sex, expected one of: 男 女 male female'],
    ['cast_chart', { birth: BIRTH, longitude: 'x' }, 'wrong longitude, expected: longitude in degrees'],
    ['cast_chart', { birth: BIRTH, detail: ['pillar'] }, 'no field pillar; there are: sex time pillars'],
    ['cast_chart', { birth: '1990-06-15 14:30 成都' }, 'missing sex: give sex: "male" or sex: "female"'],
    [
      'cast_chart',
      { birth: '1990-06-15 女 成都' },
      'missing time: write 14:30 behind the date, or give hourUnknown: true',
    ],
    [
      'cast_chart',
      { birth: '1990-06-15 14:30 女' },
      'missing place or zone: give place: "Chengdu" or zone: "Asia/Shanghai"',
    ],
    [
      'cast_chart',
      { birth: '1990-06-15' },
      'missing sex: give sex: "male" or sex: "female"; missing time: write 14:30 behind the date, or give hourUnknown: true; missing place',
    ],
    [
      'cast_chart',
      { birth: '1990-06-15 14:30 女 朝阳' },
      '"朝阳" is 4 places, which one? 辽宁省朝阳市, 北京市朝阳区',
    ],
    [
      'cast_chart',
      { birth: '1990-06-15 14:30 女 亚特兰蒂斯' },
      'no place "亚特兰蒂斯"; longitude and zone can be given instead',
    ],
    [
      'cast_chart',
      { birth: '1990-06-15 14:30 女 乌鲁木齐' },
      'Xinjiang has two clocks: give zone: "Asia/Shanghai"',
    ],
    ['cast_chart', { birth: '1990-02-30 14:30 女 成都' }, 'the date does not exist: 1990-02-30'],
    ['cast_chart', { birth: BIRTH, options: { clok: 'x' } }, 'no rule clok; there are: clock'],
    [
      'true_solar_time',
      { time: '1990-06-15 14:30', zone: 'Asia/Shanghai' },
      'missing longitude: give place: "Chengdu" or longitude: 104.07',
    ],
    ['luck', { birth: BIRTH, years: '2030-2026' }, 'wrong years "2030-2026"'],
    ['explain', { birth: BIRTH }, 'missing term, or birth with of'],
    ['explain', { term: '超能' }, 'no term "超能"'],
    ['bone_weight', { birth: '1990-06-15 女 成都', hourUnknown: true }, 'bone weight needs the hour'],
    ['interactions', { birth: BIRTH, year: 1900 }, '1900 is not among the years'],
  ])('%s %j', async (name, args, line) => {
    const error = await resultOf(client, name, { ...args, lang: 'en' }).catch((refusal: unknown) => refusal);
    expect(String(error)).toContain(line);
    expect(String(error)).not.toMatch(/\n|--|undefined|\bat .*\.ts/u);
    // In Chinese as well, without the words of the command line.
    const zh = await resultOf(client, name, args).catch((refusal: unknown) => refusal);
    expect(String(zh)).toMatch(/\p{Script=Han}/u);
    expect(String(zh)).not.toMatch(/\n|--|undefined|missing|expected/u);
  });
});
