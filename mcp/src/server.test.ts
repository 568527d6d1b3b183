/**
 * The protocol over a connected client: the lists, and what is refused in one line that says what to give.
 */
import { readFileSync } from 'node:fs';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeOnePlace, fuzz, FUZZ_MS, oddValue, ODD_DATES } from '../../scripts/lib/fuzz.ts';
import { ACCURACY, CLASSICS } from './accuracy.ts';
import { PROMPTS } from './prompts.ts';
import { RESOURCES } from './resources.ts';
import { connect, resultOf } from './testing.ts';
import { TOOLS } from './tools.ts';

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
    [
      'ask',
      { birth: BIRTH, question: '天气怎么样' },
      'which kind of question is "天气怎么样"? These are answered: 换工作',
    ],
    ['ask', { birth: BIRTH }, 'missing argument question'],
    ['report', { birth: BIRTH, section: 'money' }, 'no section money; there are: overview'],
    ['compare_charts', { first: BIRTH, second: BIRTH }, 'missing argument kind: relation'],
    ['compare_charts', { first: BIRTH, second: '1988-02-15 23:30 北京', kind: 'couple' }, 'missing sex'],
    ['calendar_day', { date: '2026-02-30' }, 'the date does not exist: 2026-02-30'],
    ['month', { month: '2026-13' }, 'wrong month "2026-13"'],
    ['hours', { date: 'tomorrow' }, 'no date in "tomorrow"'],
    ['pick_days', { affair: '打游戏' }, 'no affair "打游戏"'],
    ['pick_days', { affair: '嫁娶', to: '2029-01-01' }, 'expected 1 to 400 days'],
    ['pick_hours', { affair: '嫁娶' }, 'missing argument date'],
    ['find_birth_times', { pillars: '庚午 壬午' }, '"庚午 壬午" is not four pillars'],
    ['luck', { birth: '庚午 壬午 辛亥 乙未 女' }, 'a date is needed: find_birth_times lists'],
    ['convert_date', { date: '5/6/1990' }, 'can be read in 2 ways'],
    ['solar_terms', { year: 0 }, 'wrong year, expected: year of the solar calendar'],
    ['public_holidays', { year: 2030 }, 'no notice for 2030'],
    ['yunqi_year', {}, 'missing year or date'],
    ['hexagram', {}, 'missing name, coins, numbers or at'],
    ['hexagram', { numbers: [5] }, 'one number needs the double hour: give hour: "午"'],
    ['compass', { heading: 400 }, 'wrong heading, expected: degrees of the facing'],
    ['policy', { detail: [] }, 'wrong detail, expected: brief by default'],
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

test('a resource is read, another is refused', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toEqual(['rules', 'glossary', 'accuracy', 'classics']);
  const read = async (uri: string): Promise<unknown> => {
    const [content] = (await client.readResource({ uri })).contents;
    return JSON.parse(content !== undefined && 'text' in content ? content.text : '');
  };
  expect(await read('shangyuan://rules')).toMatchObject({
    options: expect.arrayContaining([
      expect.objectContaining({ option: 'clock', default: 'civil' }),
    ]) as unknown,
  });
  expect(await read('shangyuan://glossary')).toMatchObject({ 空亡: { source: '三命通会·论空亡' } });
  await expect(client.readResource({ uri: 'shangyuan://stars' })).rejects.toThrow(
    /no resource shangyuan:\/\/stars; there are/u,
  );
});

test('the prompt holds the birth and the question, and lacks nothing', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['read_chart']);
  const { messages } = await client.getPrompt({
    name: 'read_chart',
    arguments: { birth: BIRTH, question: '2027年换工作' },
  });
  expect(JSON.stringify(messages)).toMatch(/1990-06-15 14:30 女 成都.*2027年换工作.*cast_chart.*不要代填/u);
  await expect(client.getPrompt({ name: 'read_chart' })).rejects.toThrow('missing argument birth');
  await expect(client.getPrompt({ name: 'dream' })).rejects.toThrow('no prompt dream');
});

test('the figures of accuracy are those that docs/ACCURACY.md measures', async () => {
  const page = readFileSync(new URL('../../docs/ACCURACY.md', import.meta.url), 'utf8');
  const worst = /solar terms \|([^\n]*)\n[^\n]*\n\| phases of the Moon \|([^\n]*)/u.exec(page);
  const seconds = (worst?.slice(1).join('|') ?? '').split('|').map(Number);
  expect(Math.max(...seconds)).toBeGreaterThan(0.7);
  expect(Math.max(...seconds)).toBeLessThan(0.75);
  expect(ACCURACY.chart.en).toContain('1,593 charts');
  for (const words of ['1,593 charts of 1900-2100', 'tzdb 2025b', '3.5 s of the theory'])
    expect(page.replaceAll('\n', ' ')).toContain(words);
  const cells = (start: string) =>
    new RegExp(`^\\| ${start}[^|]*\\|(.*)\\|$`, 'mu')
      .exec(page)?.[1]
      ?.split('|')
      .map((cell) => Number.parseFloat(cell));
  const { class: kind, useful, harmful, decades } = CLASSICS.percent;
  const measures = [kind, useful, harmful, decades];
  expect(measures.map(({ ours }) => ours)).toEqual(cells('ours, every school together'));
  expect(measures.map(({ chance }) => chance)).toEqual(cells('chance'));
  expect(
    Object.entries(CLASSICS.usefulByConfidence).map(([word]) => cells(`– confidence ${word}`)?.[1]),
  ).toEqual(Object.values(CLASSICS.usefulByConfidence));
  expect(ACCURACY.judgement.en).toContain(`${kind.ours} %`);
  expect(ACCURACY.judgement.en).toContain(`${useful.ours} %`);
});

test('the README names every tool and resource', () => {
  const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = [...TOOLS, ...PROMPTS].map(({ name }) => name).concat(RESOURCES.map(({ uri }) => uri));
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

/** Right values of arguments, by their names. */
const RIGHT_ARGUMENTS: Readonly<Record<string, unknown>> = {
  birth: BIRTH, first: BIRTH, second: '1988-02-15 23:30 男 北京', kind: 'couple', question: '2027年适合换工作吗', date: '2026-02-17', from: '2026-10-01', to: '2026-10-31',
  affair: '嫁娶', year: 2026, month: '2026-02', years: '2026-2027', time: '1990-06-15 14:30', place: '成都', pillars: '庚午 壬午 辛亥 乙未', name: '既济', bearing: 12, add: 2,
}; // prettier-ignore

test(
  'a tool answers random arguments or refuses them in one line',
  async () => {
    const cases = fc
    .tuple(fc.constantFrom(...TOOLS), fc.nat(20), fc.oneof(oddValue, fc.constantFrom(...ODD_DATES)), fc.constantFrom('replace' as const, 'drop' as const, 'add' as const))
    .map(([{ name, input }, place, odd, how]) => {
      const right = Object.fromEntries(Object.entries(RIGHT_ARGUMENTS).filter(([field]) => field in input.shape));
      return { name, args: changeOnePlace(right, place, odd, how) };
    }); // prettier-ignore
    await fuzz('mcpTools', cases, async ({ name, args }) => {
      const given =
        typeof args === 'object' && args !== null && !Array.isArray(args)
          ? (args as Record<string, unknown>)
          : {};
      const answer = await client.callTool({ name, arguments: given });
      expect(JSON.stringify(answer)).not.toMatch(/\\n\s+at |node_modules|\.ts:\d+/);
    });
  },
  FUZZ_MS,
);
