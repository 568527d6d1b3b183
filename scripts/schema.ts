/**
 * Writes docs/chart.schema.json from the types of engine/src/document, so that a field is described once.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHART_OPTIONS } from '@shangyuan/engine/chart';
import { format, resolveConfig } from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const SCHEMA_FILE = `${ROOT}docs/chart.schema.json`;

/** The types hold the rules as a mapped type, which the generator cannot read; the options list their values. */
const RULES = {
  type: 'object',
  description: 'Every rule of casting by name (engine/src/chart/rules.ts).',
  additionalProperties: false,
  required: CHART_OPTIONS.names,
  properties: Object.fromEntries(
    CHART_OPTIONS.names.map((name) => [name, { enum: CHART_OPTIONS.values[name] }]),
  ),
};

export async function chartSchema(): Promise<string> {
  const { definitions = {} } = createGenerator({
    path: `${ROOT}engine/src/document/chartDocument.ts`,
    tsconfig: `${ROOT}engine/tsconfig.json`,
    type: 'ChartDocument',
    additionalProperties: false,
    skipTypeCheck: true,
    encodeRefs: false,
  }).createSchema('ChartDocument');
  const { ChartDocument, ...others } = definitions;
  const named = Object.entries(others).filter(([name]) => !name.startsWith('RulesOf'));
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'shangyuan-chart-1',
    title: 'A BaZi chart of 上元, format version 1',
    ...(ChartDocument as object),
    $defs: { ...Object.fromEntries(named), ChartRules: RULES },
  };
  const text = JSON.stringify(schema)
    .replaceAll('#/definitions/', '#/$defs/')
    // A reference is a URI: no angle brackets.
    .replaceAll(/ByWuxing<(\w+)>/g, 'ByWuxingOf$1');
  return await format(text, { ...(await resolveConfig(SCHEMA_FILE)), parser: 'json' });
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, await chartSchema());
