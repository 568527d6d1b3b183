import { readFileSync } from 'node:fs';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { describe, expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { buildCase } from '../../../lib/cases/caseRecord.ts';
import { chartFile } from './chartFile.ts';
import { linkContents } from './LinkPane.tsx';
import { WORLD } from '@shangyuan/engine/world';

const schema = fromJSONSchema(
  JSON.parse(
    readFileSync(new URL('../../../../../docs/chart.schema.json', import.meta.url), 'utf8'),
  ) as Parameters<typeof fromJSONSchema>[0],
);
const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const LUNAR = { year: 2020, month: 4, isLeap: true, day: 8, hour: 10, minute: 30, second: 0 };
const PILLARS = { year: '庚午', month: '壬午', day: '辛亥', hour: null };

const BIRTHS: readonly Birth[] = [
  {
    civil: CIVIL,
    sex: '女',
    hour: 'minute',
    zone: 'Asia/Shanghai',
    longitudeDeg: 104.07,
    latitudeDeg: 30.66,
  },
  { civil: CIVIL, sex: '男', hour: 'unknown', isNearMidnight: true },
  { lunar: LUNAR, sex: '女', hour: 'shichen', utcOffsetMinutes: -480, longitudeDeg: -118.2437 },
  { pillars: PILLARS, sex: '男', hour: 'unknown' },
  ...Array.from({ length: 60 }, (_, i): Birth => {
    const date = { ...CIVIL, year: 1930 + i, month: 1 + ((i * 5) % 12), hour: (i * 7) % 24 };
    return { civil: date, sex: i % 2 === 0 ? '男' : '女', hour: 'minute', longitudeDeg: 116.4 };
  }),
];

const sourceOf = (birth: Birth) => {
  const chart = castChart(birth, {}, WORLD);
  const record = buildCase({ id: '1', name: '小月', chart, place: null, rules: {}, nowMs: 0 });
  return { record, chart };
};

describe('the JSON of a chart', () => {
  test('is what docs/chart.schema.json describes, field by field', () => {
    for (const birth of BIRTHS) {
      const { text } = chartFile('json', sourceOf(birth), true);
      const read = schema.safeParse(JSON.parse(text));
      expect(read.error?.issues ?? []).toEqual([]);
    }
  });

  test('the schema refuses a field too many, one too few and a value that is none', () => {
    const document = JSON.parse(chartFile('json', sourceOf(BIRTHS[0] as Birth), false).text) as {
      dayMaster: string;
    };
    expect(schema.safeParse({ ...document, more: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...document, dayMaster: '龙' }).success).toBe(false);
    const { dayMaster: _, ...short } = document;
    expect(schema.safeParse(short).success).toBe(false);
  });

  test('reads a birth of before 1645 too', () => {
    const birth: Birth = { civil: { ...CIVIL, year: 1600 }, sex: '男', hour: 'minute' };
    const chart = castChart(birth, {}, HISTORY);
    const record = buildCase({ id: '1', name: '', chart, place: null, rules: {}, nowMs: 0 });
    const read = schema.safeParse(JSON.parse(chartFile('json', { record, chart }, true).text));
    expect(read.error?.issues ?? []).toEqual([]);
  });
});

test('a file is named by its pillars, and contains the name only on request', () => {
  const source = sourceOf(BIRTHS[0] as Birth);
  expect(chartFile('text', source, false)).toMatchObject({
    name: 'shangyuan-庚午-壬午-辛亥-乙未.txt',
    text: expect.not.stringContaining('小月') as string,
  });
  expect(chartFile('text', source, true).text).toContain('姓名 小月；性别 女');
  expect(chartFile('json', source, false).text).toContain('"name": null');
});

test('the content of a link is described in words', () => {
  expect(linkContents({ birth: BIRTHS[1] as Birth, place: null })).toBe('出生日期、性别');
  expect(linkContents({ birth: BIRTHS[2] as Birth, place: null })).toBe('出生日期与时刻、性别、出生地的经度');
  expect(linkContents({ birth: BIRTHS[3] as Birth, place: null })).toBe('四柱与性别');
});
