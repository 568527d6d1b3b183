/** What was found, added up over several commands, and its table in docs/RELIABILITY.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Milliseconds until reads, writes and payments were answered again. */
export type Recovery = { readonly read: number; readonly write: number; readonly pay: number };

/** What the tries of a fault on a database came to. */
export type Row = {
  readonly title: string;
  readonly tries: readonly Recovery[];
  /** Acknowledged acts that were compared. */
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly skipped?: string;
};

export type Results = Readonly<Record<string, Row>>;

const PAGE = fileURLToPath(new URL('../../docs/RELIABILITY.md', import.meta.url));
const COLUMNS = [
  'fault',
  'tries',
  'acknowledged',
  'lost',
  'twice',
  'reads back: median, worst',
  'writes back: median, worst',
  'payments back',
] as const;

/** The table of faults, and that of a cluster, where payments are back with the writes. */
type TableName = 'faults' | 'cluster';

export function readResults(file: string | null): Results {
  return file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Adds the tries of a row to those before it. */
export function addRow(results: Results, key: string, row: Row): Results {
  const before = results[key];
  if (before === undefined || before.skipped !== undefined) return { ...results, [key]: row };
  if (row.skipped !== undefined) return results;
  return {
    ...results,
    [key]: {
      title: row.title,
      tries: [...before.tries, ...row.tries],
      acknowledged: before.acknowledged + row.acknowledged,
      lost: [...before.lost, ...row.lost],
      twice: [...before.twice, ...row.twice],
    },
  };
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)} s, ${seconds(sorted.at(-1) ?? 0)} s`;
}

function cellsOf({ title, tries, acknowledged, lost, twice, skipped }: Row): readonly unknown[] {
  return skipped === undefined
    ? [
        title,
        tries.length,
        acknowledged.toLocaleString('en'),
        `**${lost.length}**`,
        `**${twice.length}**`,
        spread(tries.map(({ read }) => read)),
        spread(tries.map(({ write }) => write)),
        spread(tries.map(({ pay }) => pay)),
      ]
    : [title, 0, '–', '–', '–', skipped, '–', '–'];
}

/** The table, with a line about the machine. */
export function tableOf(results: Results, name: TableName): string {
  const columns = name === 'cluster' ? COLUMNS.length - 1 : COLUMNS.length;
  const lineOf = (cells: readonly unknown[]) => `| ${cells.slice(0, columns).join(' | ')} |`;
  const marks = `|---|${'--:|'.repeat(columns - 1)}`;
  const lines = [lineOf(COLUMNS), marks, ...Object.values(results).map(cellsOf).map(lineOf)];
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
  const note = `${cpus().length} cores that others used at the same time; load of the machine at the end ${load}.`;
  return `${lines.join('\n')}\n\n${note}\n`;
}

/** Puts a table into the page, between the marks of its name. */
export function writeTable(table: string, name: TableName): void {
  const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(`<!-- ${name} -->\n`);
  const after = rest.split(`<!-- /${name} -->`)[1] ?? '';
  writeFileSync(PAGE, `${before}<!-- ${name} -->\n\n${table}\n<!-- /${name} -->${after}`);
}
