/**
 * How a golden table is stored: its columns one after another, then Brotli. A column of numbers that all have the same
 * decimals is written as steps from row to row, which packs to half of what the figures take.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A table as text: the names of its columns, and its rows in that order. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What stands before the columns: how each is written (`null` text, else steps of figures with so many decimals). */
interface Head {
  readonly columns: readonly string[];
  readonly decimals: readonly (number | null)[];
  readonly rowCount: number;
}

/** Reads tab-separated text with a line of names; lines that begin with # are remarks. */
export function parseTable(text: string): Table {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [columns = [], ...rows] = lines.map((line) => line.split('\t'));
  return { columns, rows };
}

/** Writes what {@link parseTable} reads. */
export function formatTable({ columns, rows }: Table): string {
  return [columns, ...rows].map((row) => row.join('\t') + '\n').join('');
}

/** Packs bytes as small as Brotli can. */
export function packBytes(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Packs a table. */
export function packTable({ columns, rows }: Table): Buffer {
  const cells = columns.map((_, c) => rows.map((row) => row[c] ?? ''));
  const decimals = cells.map(decimalsOf);
  const head: Head = { columns, decimals, rowCount: rows.length };
  const body = cells.map((column, c) => {
    const digits = decimals[c] ?? null;
    return (digits === null ? column : stepsOf(column, digits)).join('\n');
  });
  return packBytes(Buffer.from([JSON.stringify(head), ...body].join('\f')));
}

/** Unpacks what {@link packTable} wrote. */
export function unpackTable(bytes: Uint8Array): Table {
  const [first = '', ...body] = brotliDecompressSync(bytes).toString('utf8').split('\f');
  const { columns, decimals, rowCount } = JSON.parse(first) as Head;
  const cells = body.map((text, c) => {
    const lines = rowCount === 0 ? [] : text.split('\n');
    const digits = decimals[c] ?? null;
    return digits === null ? lines : figuresOf(lines, digits);
  });
  const rows = Array.from({ length: rowCount }, (_, r) => cells.map((column) => column[r] ?? ''));
  return { columns, rows };
}

/** Decimals that every cell of a column has; null for text, and for figures too long to count in whole numbers. */
function decimalsOf(column: readonly string[]): number | null {
  const digits = column[0]?.split('.')[1]?.length ?? 0;
  const isPlain = column.every(
    (cell) =>
      Math.abs(Number(cell)) * 10 ** digits < 2 ** 52 && figure(unitsOf(cell, digits), digits) === cell,
  );
  return isPlain && column.length > 0 ? digits : null;
}

const unitsOf = (cell: string, digits: number): number => Math.round(Number(cell) * 10 ** digits);
const figure = (units: number, digits: number): string => (units / 10 ** digits).toFixed(digits);

function stepsOf(column: readonly string[], digits: number): string[] {
  const units = column.map((cell) => unitsOf(cell, digits));
  return units.map((value, i) => String(value - (units[i - 1] ?? 0)));
}

function figuresOf(steps: readonly string[], digits: number): string[] {
  let units = 0;
  return steps.map((step) => figure((units += Number(step)), digits));
}
