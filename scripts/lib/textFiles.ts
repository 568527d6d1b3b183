/**
 * Text files: the texts of the product that an editor or a translator changes without TypeScript, and the modules that
 * `npm run texts` writes from them. The format is described in CONTRIBUTING.md, "How to edit a text".
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A module that is written from text files. */
export interface TextModule {
  /** Name of its constant. */
  readonly name: string;
  /** Text files, in the order of their names. `a/b.tsv` becomes a/b.texts.ts, and so does `a/b/*.tsv`. */
  readonly from: string;
  /** Types of a key and of a value, and the module that declares them; a file with two columns has texts as values. */
  readonly key?: string;
  readonly value?: string;
  readonly types?: string;
}

/** Every module of texts. */
export const TEXT_MODULES = [
  {
    name: 'GLOSSARY_TEXTS',
    from: 'reading/src/glossary/glossary.tsv',
    value: 'GlossaryEntry',
    types: './entry.ts',
  },
  {
    name: 'NAMES',
    from: 'engine/src/names/names.tsv',
  },
  {
    name: 'WORDS',
    from: 'embed/src/language/words.tsv',
  },
  {
    name: 'HOUR_TEXTS',
    from: 'reading/src/picking/hour.tsv',
    key: 'HourKey',
    types: './pickingKeys.ts',
  },
  {
    name: 'PICKING_TEXTS',
    from: 'reading/src/picking/picking.tsv',
    key: 'PickingKey',
    types: './pickingKeys.ts',
  },
  {
    name: 'PHRASES',
    from: 'web/src/lib/script/english/phrases/*.tsv',
  },
  {
    name: 'SHORT',
    from: 'web/src/lib/script/english/short.tsv',
  },
] as const satisfies readonly TextModule[];

/** A line of a text file: its key, and the other columns by their names. */
export interface TextRow {
  /** `file:line`, from the root of the repository. */
  readonly place: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

const COLUMN = /^[a-z]\w*(\[\])?$/;
const SEPARATOR = '、';

/** The columns of a file by its first line. */
function columnsOf(line: string, place: string): readonly string[] {
  const columns = line.split('\t');
  if (columns.length < 2 || !columns.every((column) => COLUMN.test(column)))
    throw new Error(`${place}: expected names of columns separated by tabs, got "${line}"`);
  if (new Set(columns).size < columns.length) throw new Error(`${place}: two columns have the same name`);
  return columns;
}

function rowOf(line: string, columns: readonly string[], place: string): TextRow {
  const cells = line.split('\t');
  if (cells.length !== columns.length)
    throw new Error(`${place}: expected ${columns.length} cells separated by tabs, got ${cells.length}`);
  const values = cells.map((cell, i) => {
    const column = columns[i] ?? '';
    const parts = column.endsWith('[]') ? cell.split(SEPARATOR) : [cell];
    for (const part of parts)
      if (part === '' || part !== part.trim())
        throw new Error(`${place}: ${column} is empty or has a space at an end`);
    return [column.replace('[]', ''), column.endsWith('[]') ? parts : cell] as const;
  });
  return { place, key: cells[0] ?? '', values: Object.fromEntries(values.slice(1)) };
}

/**
 * The rows of a text file.
 *
 * @throws Error with file and line where a line is not sound
 */
export function parseTexts(source: string, file: string): readonly TextRow[] {
  let columns: readonly string[] | null = null;
  const rows: TextRow[] = [];
  for (const [i, line] of source.split(/\r?\n/).entries()) {
    const place = `${file}:${i + 1}`;
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (columns === null) columns = columnsOf(line, place);
    else rows.push(rowOf(line, columns, place));
  }
  return rows;
}

/** @throws Error where two rows have the same key */
export function expectUnique(rows: readonly TextRow[]): void {
  const places = new Map<string, string>();
  for (const { key, place } of rows) {
    const earlier = places.get(key);
    if (earlier !== undefined) throw new Error(`${place}: "${key}" is at ${earlier} already`);
    places.set(key, place);
  }
}

/** Path of a module, from the root of the repository. */
export const pathOf = ({ from }: TextModule): string => from.replace(/(\/\*)?\.tsv$/, '.texts.ts');

/** The rows of every text file of a module. */
export function rowsOf(name: (typeof TEXT_MODULES)[number]['name']): readonly TextRow[] {
  const from = TEXT_MODULES.find((module) => module.name === name)?.from ?? '';
  const rows = globSync(from, { cwd: ROOT })
    .sort()
    .flatMap((file) => parseTexts(readFileSync(ROOT + file, 'utf8'), file));
  expectUnique(rows);
  return rows;
}

/** The source of a module: its rows as one constant. */
export function moduleSource(module: TextModule, rows: readonly TextRow[]): string {
  const { name, from, key = 'string', value = 'string', types } = module;
  const imported = [key, value].filter((type) => type !== 'string').join(', ');
  const lines = rows.map((row) => {
    const columns = Object.values(row.values);
    return `  ${JSON.stringify(row.key)}: ${JSON.stringify(columns.length === 1 ? columns[0] : row.values)},\n`;
  });
  return [
    types === undefined ? '' : `import type { ${imported} } from '${types}';\n\n`,
    `/** Texts of ${relative(dirname(pathOf(module)), from)}. Written by \`npm run texts\`: edit the text file, not this. */\n`,
    `export const ${name} = {\n${lines.join('')}} as const satisfies Readonly<Record<${key}, ${value}>>;\n`,
  ].join('');
}

/** Path and source of every module as its text files have it now. */
export function textModuleFiles(): readonly { readonly path: string; readonly source: string }[] {
  return TEXT_MODULES.map((module) => ({
    path: ROOT + pathOf(module),
    source: moduleSource(module, rowsOf(module.name)),
  }));
}
