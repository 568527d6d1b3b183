/**
 * Births of a file: CSV with a head or one birth a line, or NDJSON with texts or records.
 */
import { parseCsv } from '@shangyuan/reading/typed';
import { UsageError } from '../context.ts';
import type { FlagValues } from '../flagValues.ts';
import { text } from '../language.ts';

/** A line of a file. */
export interface Row {
  /** From 1. */
  readonly line: number;
  /** The birth as it would be typed. */
  readonly birth: string;
  /** Two births, each as it would be typed; null where the row has no two. */
  readonly pair: readonly [first: string, second: string] | null;
  /** Flags that the row gives itself. */
  readonly flags: FlagValues;
  /** Other columns, repeated in the output. */
  readonly given: Readonly<Record<string, string>>;
}

/** What a column may be called. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  birth: ['birth', 'born', '生辰', '出生', '出生时间'],
  first: ['first', '甲', '第一人'],
  second: ['second', '乙', '第二人'],
  calendar: ['calendar', '历法', '历'],
  date: ['date', '日期', '出生日期', '生日'],
  time: ['time', '时间', '时辰', '钟点'],
  sex: ['sex', 'gender', '性别'],
  place: ['place', '地点', '出生地', '出生地点'],
  zone: ['zone', 'timezone', '时区'],
  longitude: ['longitude', 'lng', '经度'],
  latitude: ['latitude', 'lat', '纬度'],
};
const COLUMN_OF = new Map(
  Object.entries(COLUMNS).flatMap(([key, names]) => names.map((name) => [name, key] as const)),
);
/** Columns that are flags of the command. */
const FLAGS = ['sex', 'place', 'zone', 'longitude', 'latitude'] as const;
const UNKNOWN_TIME = /^(?:unknown|不详|未知|时辰不详)$/i;
const CALENDARS: Readonly<Record<string, string>> = { lunar: '农历', solar: '公历' };

/** The key of a column; null for one that is only repeated. */
const keyOf = (name: string): string | null => COLUMN_OF.get(name.trim().toLowerCase()) ?? null;

function rowOf(
  line: number,
  cells: readonly (readonly [name: string, key: string | null, cell: string])[],
): Row {
  const known: Record<string, string> = {};
  const given: Record<string, string> = {};
  for (const [name, key, cell] of cells) {
    const value = cell.trim();
    if (key === null) given[name] = value;
    else if (value !== '') known[key] = value;
  }
  const { birth, first, second, calendar = '', date = '', time = '' } = known;
  const isUnknown = UNKNOWN_TIME.test(time);
  const flags: Record<string, string | boolean> = {};
  for (const flag of FLAGS) if (known[flag] !== undefined) flags[flag] = known[flag];
  if (isUnknown) flags['hourUnknown'] = true;
  const parts = [CALENDARS[calendar] ?? calendar, date, isUnknown ? '' : time];
  return {
    line,
    birth: birth ?? parts.filter((part) => part !== '').join(' '),
    pair: first === undefined || second === undefined ? null : [first, second],
    flags,
    given,
  };
}

/** A row whose cells have no names: one birth, or two. */
function plainRow(line: number, cells: readonly string[]): Row {
  const [first = '', second = ''] = cells.map((cell) => cell.trim());
  return {
    line,
    birth: cells.join(' ').trim(),
    pair: cells.length === 2 ? [first, second] : null,
    flags: {},
    given: {},
  };
}

function csvRows(file: string): Row[] {
  const [head, ...rows] = parseCsv(file);
  if (head === undefined) return [];
  const columns = head.cells.map((name) => [name.trim(), keyOf(name)] as const);
  // Without a head a line is a birth as it is typed.
  if (!columns.some(([, key]) => key === 'birth' || key === 'date' || key === 'first'))
    return [head, ...rows].map(({ line, cells }) => plainRow(line, cells));
  return rows.map(({ line, cells }) =>
    rowOf(
      line,
      columns.map(([name, key], i) => [name, key, cells[i] ?? '']),
    ),
  );
}

/** A line of NDJSON; what cannot be read becomes a row whose birth is refused by the parser. */
function jsonRow(line: number, source: string): Row {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    value = source;
  }
  if (Array.isArray(value)) return plainRow(line, value.map(String));
  if (typeof value !== 'object' || value === null) return plainRow(line, [String(value)]);
  return rowOf(
    line,
    Object.entries(value).map(([name, cell]) => [name, keyOf(name), String(cell)]),
  );
}

/**
 * Rows of a file.
 *
 * @throws UsageError where it is not UTF-8 or has no rows
 */
export function rowsOf(bytes: Uint8Array, path: string, format: 'csv' | 'ndjson'): Row[] {
  let file: string;
  try {
    file = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UsageError(text(`${path} 不是 UTF-8 文件`, `${path} is not a UTF-8 file`), { cause: error });
  }
  const rows =
    format === 'csv'
      ? csvRows(file)
      : file.split(/\r?\n/).flatMap((source, i) => (source.trim() === '' ? [] : [jsonRow(i + 1, source)]));
  if (rows.length === 0) throw new UsageError(text(`${path} 没有内容`, `${path} has no rows`));
  return rows;
}
