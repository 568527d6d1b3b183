/**
 * What is printed for a reader: titles, lines and tables whose columns stand under each other.
 */
import { padTo, widthOf } from './width.ts';

/** A part of a text. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | {
      readonly kind: 'table';
      /** Null for a table without a head. */
      readonly head: readonly string[] | null;
      readonly rows: readonly (readonly string[])[];
    };

export const title = (words: string): Block => ({ kind: 'title', text: words });
export const lines = (...list: readonly string[]): Block => ({ kind: 'lines', lines: list });
export const table = (head: readonly string[] | null, rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});

const GAP = '  ';

/** A table as lines; a last column is not filled. */
function tableLines(rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(0, ...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : padTo(cell, widths[i] ?? 0)))
      .join(GAP)
      .trimEnd(),
  );
}

const BOLD = ['\u001B[1m', '\u001B[22m'] as const;
const DIM = ['\u001B[2m', '\u001B[22m'] as const;

/** Blocks as a text that ends with a line feed; colour only where it is allowed. */
export function textOfBlocks(blocks: readonly Block[], isColoured: boolean): string {
  const styled = (line: string, [on, off]: readonly [string, string]) =>
    isColoured && line !== '' ? on + line + off : line;
  const parts = blocks.map((block) => {
    if (block.kind === 'title') return `${styled(block.text, BOLD)}\n`;
    if (block.kind === 'lines') return block.lines.map((line) => `${line}\n`).join('');
    const all = tableLines(block.head === null ? block.rows : [block.head, ...block.rows]);
    return all.map((line, i) => `${i === 0 && block.head !== null ? styled(line, DIM) : line}\n`).join('');
  });
  // A title stands close to what it names.
  return parts.reduce(
    (whole, part, i) => whole + (i > 0 && blocks[i - 1]?.kind !== 'title' ? '\n' : '') + part,
    '',
  );
}

/** Whether to colour: on a terminal, unless NO_COLOR or `TERM=dumb` is set. */
export function isColoured(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  return isTerminal && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}
