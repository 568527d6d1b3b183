/**
 * Writes the JSON Schemas of the records that the engine returns, from their types, so that a field is described once: into
 * engine/schemas, and that of the chart document into docs/chart.schema.json as well.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  EnumType,
  ObjectProperty,
  ObjectType,
  SchemaGenerator,
  type CompletedConfig,
  type SubNodeParser,
} from 'ts-json-schema-generator';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const SCHEMA_FILE = `${ROOT}docs/chart.schema.json`;
const FOLDER = `${ROOT}engine/schemas`;

/** Records by the name of their file; `chart` is the chart document, `cast` what casting returns. */
const RECORDS = {
  chart: 'ChartDocument',
  birth: 'Birth',
  cast: 'Chart',
  'cast-of-pillars': 'PillarsChart',
  'four-pillars': 'FourPillars',
  luck: 'Luck',
  analysis: 'Analysis',
  comparison: 'Comparison',
  'personal-calendar': 'PersonalCalendar',
  'lunar-date': 'LunarDate',
  'lunar-year': 'LunarYear',
  'solar-term': 'SolarTerm',
  festival: 'Festival',
  'public-holiday': 'PublicHoliday',
  'almanac-day': 'AlmanacDay',
  'picked-days': 'PickDaysResult',
  'picked-hours': 'PickHoursResult',
  'yunqi-year': 'YunqiYear',
  'time-hexagram': 'TimeHexagram',
  'compass-reading': 'CompassReading',
} as const;

/** Grows when a field of a record changes its meaning or goes. */
const FORMAT_VERSION = 1;

const CONFIG: CompletedConfig = {
  ...DEFAULT_CONFIG,
  path: `${ROOT}engine/src/*/index.ts`,
  tsconfig: `${ROOT}engine/tsconfig.json`,
  type: '*',
  additionalProperties: false,
  skipTypeCheck: true,
  encodeRefs: false,
};

/** What is used of the generator's own compiler, a TypeScript 5: that of this repository has no JavaScript API. */
interface Compiler {
  readonly SyntaxKind: { readonly IndexedAccessType: number; readonly TypeReference: number };
}
interface TypeNode {
  readonly kind: number;
  readonly pos: number;
  readonly typeName?: { readonly text?: string };
  readonly getSourceFile: () => { readonly fileName: string };
}
interface CheckedType {
  readonly value?: string | number;
  readonly types?: readonly CheckedType[];
  readonly isUnion: () => boolean;
  readonly getProperties: () => readonly { readonly name: string }[];
}
interface Checker {
  readonly getTypeFromTypeNode: (node: TypeNode) => CheckedType;
  readonly getTypeOfSymbolAtLocation: (property: { readonly name: string }, node: TypeNode) => CheckedType;
}

const { SyntaxKind } = createRequire(createRequire(import.meta.url).resolve('ts-json-schema-generator'))(
  'typescript',
) as Compiler;

/** Values of a type that is made of literals; null for another. */
function literalsOf(type: CheckedType): (string | number)[] | null {
  const values = (type.isUnion() ? (type.types ?? []) : [type]).map(({ value }) => value);
  const literals = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return literals.length === values.length ? literals : null;
}

const placeOf = (node: TypeNode): string => `${node.getSourceFile().fileName}:${node.pos}`;

/** `(typeof X)[number]` by its values, which the generator cannot read where X spreads other lists. */
function literalParser(checker: Checker): object {
  const read = (node: TypeNode) => literalsOf(checker.getTypeFromTypeNode(node));
  return {
    supportsNode: (node: TypeNode) => node.kind === SyntaxKind.IndexedAccessType && read(node) !== null,
    createType: (node: TypeNode) => new EnumType(`literals-${placeOf(node)}`, read(node) ?? []),
  };
}

/** `RulesOf<…>`: each option with its values. */
function rulesParser(checker: Checker): object {
  return {
    supportsNode: (node: TypeNode) =>
      node.kind === SyntaxKind.TypeReference && node.typeName?.text === 'RulesOf',
    createType: (node: TypeNode) => {
      const options = checker.getTypeFromTypeNode(node).getProperties();
      const properties = options.map((option) => {
        const values = literalsOf(checker.getTypeOfSymbolAtLocation(option, node)) ?? [];
        return new ObjectProperty(option.name, new EnumType(`option-${option.name}`, values), true);
      });
      return new ObjectType(`rules-${placeOf(node)}`, [], properties, false);
    },
  };
}

function newGenerator(): SchemaGenerator {
  const program = createProgram(CONFIG);
  const checker = program.getTypeChecker() as unknown as Checker;
  const parser = createParser(program, CONFIG, (parsers) => {
    for (const made of [rulesParser(checker), literalParser(checker)])
      parsers.addNodeParser(made as SubNodeParser);
  });
  return new SchemaGenerator(program, parser, createFormatter(CONFIG), CONFIG);
}

/** Texts of the schemas by the names of their files. */
export async function schemas(): Promise<ReadonlyMap<string, string>> {
  const generator = newGenerator();
  const options = await resolveConfig(SCHEMA_FILE);
  const texts = Object.entries(RECORDS).map(async ([file, type]): Promise<[string, string]> => {
    const { [type]: record, ...others } = generator.createSchema(type).definitions ?? {};
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `shangyuan-${file}-${FORMAT_VERSION}`,
      title: `${type} of 上元, format version ${FORMAT_VERSION}`,
      ...(record as object),
      ...(Object.keys(others).length > 0 && { $defs: others }),
    };
    const text = JSON.stringify(schema)
      .replaceAll('#/definitions/', '#/$defs/')
      // A reference is a URI: no brackets.
      .replaceAll(
        /(By\w+|SixLines)<\(?([\w|]+)\)?>/g,
        (_, name: string, of: string) => `${name}Of${of.replaceAll('|', 'Or')}`,
      );
    return [file, await format(text, { ...options, parser: 'json' })];
  });
  return new Map(await Promise.all(texts));
}

export const schemaFile = (name: string): string => `${FOLDER}/${name}.schema.json`;

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of await schemas()) {
    writeFileSync(schemaFile(name), text);
    if (name === 'chart') writeFileSync(SCHEMA_FILE, text);
  }
}
