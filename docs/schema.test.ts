/**
 * The schemas are what `npm run schema` writes from the types, and the records that the engine returns obey them.
 */
import { readFileSync } from 'node:fs';
import { almanacDay, pickDays, pickHours } from '@shangyuan/engine/almanac';
import { analyseChart, compareCharts, personalDays } from '@shangyuan/engine/analysis';
import { solarTermsOfYear } from '@shangyuan/engine/astronomy';
import { festivalsOf, lunarDateOf, lunarYear, publicHolidaysOfYear } from '@shangyuan/engine/calendar';
import { castChart, luckOf, pillarsOf, type Chart } from '@shangyuan/engine/chart';
import { chartDocument } from '@shangyuan/engine/document';
import { readCompass } from '@shangyuan/engine/compass';
import { castHexagram } from '@shangyuan/engine/hexagram';
import { WORLD } from '@shangyuan/engine/world';
import { yunqiOfYear } from '@shangyuan/engine/yunqi';
import { beforeAll, expect, test } from 'vitest';
import { randomBirths } from '../engine/golden/births.ts';
import { SCHEMA_FILE, schemaFile, schemas } from '../scripts/schema.ts';

let texts: ReadonlyMap<string, string>;
beforeAll(async () => {
  texts = await schemas();
});

test('the files are what `npm run schema` writes from the types', () => {
  for (const [name, text] of texts) expect(readFileSync(schemaFile(name), 'utf8'), name).toBe(text);
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(texts.get('chart'));
});

test('no two schemas have one id', () => {
  const ids = Array.from(texts.values(), (text) => (JSON.parse(text) as { $id: string }).$id);
  expect(new Set(ids).size).toBe(texts.size);
  expect(ids.filter((id) => !/^shangyuan-[a-z-]+-1$/.test(id))).toEqual([]);
});

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | readonly Schema[];
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** What of a value a schema refuses, as paths. The words of JSON Schema that our generator writes. */
function refused(schema: Schema, value: unknown, root: Schema, path = ''): string[] {
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.slice('#/$defs/'.length)];
    return target === undefined ? [`${path}: no ${schema.$ref}`] : refused(target, value, root, path);
  }
  const wrong: string[] = [];
  if (schema.anyOf?.every((one) => refused(one, value, root, path).length > 0))
    wrong.push(`${path}: none of anyOf`);
  for (const one of schema.allOf ?? []) wrong.push(...refused(one, value, root, path));
  const types = schema.type === undefined ? null : [schema.type].flat();
  if (
    types !== null &&
    !types.includes(typeOf(value)) &&
    !(types.includes('integer') && Number.isInteger(value))
  )
    return [`${path}: ${typeOf(value)}, expected ${types.join()}`];
  if (schema.enum !== undefined && !schema.enum.includes(value))
    wrong.push(`${path}: ${String(value)} not in enum`);
  if ('const' in schema && schema.const !== value) wrong.push(`${path}: not const`);
  if (Array.isArray(value)) {
    const { items } = schema;
    for (const [i, item] of value.entries()) {
      const own = Array.isArray(items) ? (items as readonly Schema[])[i] : (items as Schema | undefined);
      if (own !== undefined) wrong.push(...refused(own, item, root, `${path}[${i}]`));
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const name of schema.required ?? []) if (!(name in value)) wrong.push(`${path}.${name} is missing`);
    for (const [name, field] of Object.entries(value)) {
      const own = schema.properties?.[name] ?? schema.additionalProperties;
      if (own === false) wrong.push(`${path}.${name} is unknown`);
      else if (typeof own === 'object') wrong.push(...refused(own, field, root, `${path}.${name}`));
    }
  }
  return wrong;
}

const births = randomBirths(29, 12);
const charts = births.map((birth) => castChart({ ...birth, longitudeDeg: 120 }, {}, WORLD));
const [first, second] = charts as [Chart, Chart];
const DAY = { year: 2026, month: 4, day: 22 };
const dates = births.map(({ civil: { year, month, day } }) => ({ year, month, day }));
const pillarNames = { year: '庚午', month: '壬午', day: '辛亥', hour: null } as const;

test.each<[string, () => readonly unknown[]]>([
  ['chart', () => charts.map((chart) => chartDocument(chart, { name: '', disclaimer: '' }))],
  ['birth', () => births],
  ['cast', () => charts],
  ['cast-of-pillars', () => [castChart({ pillars: pillarNames, sex: '女', hour: 'unknown' })]],
  ['four-pillars', () => births.map(({ civil }) => pillarsOf(civil))],
  ['luck', () => charts.map((chart) => luckOf(chart))],
  ['analysis', () => charts.map((chart) => analyseChart(chart))],
  [
    'comparison',
    () => [compareCharts(analyseChart(first), analyseChart(second), { mode: 'couple', refYear: 2026 })],
  ],
  ['personal-calendar', () => [personalDays(analyseChart(first), { from: DAY, to: DAY })]],
  ['picked-days', () => [pickDays({ affair: 'jiaqu', from: DAY, to: { ...DAY, day: 30 } })]],
  ['picked-hours', () => [pickHours({ affair: '开市', date: DAY })]],
  ['solar-term', () => solarTermsOfYear(2024)],
  ['compass-reading', () => [readCompass({ headingDeg: 184 })]],
  ['lunar-date', () => dates.map((date) => lunarDateOf(date))],
  ['lunar-year', () => [1645, 2033].map((year) => lunarYear(year))],
  ['festival', () => [festivalsOf({ year: 2024, month: 2, day: 10 })].flat()],
  ['public-holiday', () => publicHolidaysOfYear(2024)],
  ['almanac-day', () => dates.map((date) => almanacDay(date))],
  ['yunqi-year', () => [yunqiOfYear(2024)]],
  ['time-hexagram', () => births.map(({ civil }) => castHexagram(civil))],
])('%s: what the engine returns obeys it', (name, made) => {
  const schema = JSON.parse(texts.get(name) ?? '') as Schema;
  const values = JSON.parse(JSON.stringify(made())) as readonly unknown[];
  expect(values.length).toBeGreaterThan(0);
  expect(values.flatMap((value) => refused(schema, value, schema))).toEqual([]);
  expect(refused(schema, { ...(values[0] as object), other: 1 }, schema)).not.toEqual([]);
});
