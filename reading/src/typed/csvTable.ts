/**
 * Tables as text: written for spreadsheets, and read back with the line every row begins on.
 */

/** A row of a table and the line of the file it begins on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell that a spreadsheet cannot take for a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table; begins with a BOM, so that Excel reads it as UTF-8. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** The apostrophe that was put before what looks like a formula. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const DELIMITERS = [',', '\t', ';', '，', '|'] as const;

/** The delimiter: the one most frequent in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replace(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((mark) => first.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads a table as RFC 4180 has it, separated by commas, tabs or semicolons. Empty lines are left out.
 *
 * @example parseCsv('a,"b\n""c"""\n1,2')[1] // { line: 3, cells: ["1", "2"] }
 */
export function parseCsv(input: string): readonly CsvRow[] {
  const text = input.replace(/^\uFEFF/, '');
  // The first line of some exports names the mark: sep=;
  const named = /^"?sep=(.)"?\r?\n/i.exec(text);
  const mark = named?.[1] ?? delimiterOf(text);
  const rows: CsvRow[] = [];
  let line = named === null ? 1 : 2;
  let begun = line;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = (): void => {
    cells.push(unguarded(cell));
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begun, cells });
    cells = [];
    cell = '';
  };
  for (let i = named?.[0].length ?? 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (isQuoted) {
      if (char === '\n') line += 1;
      if (char !== '"') cell += char;
      else if (text.charAt(i + 1) === '"') {
        cell += '"';
        i += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === mark) {
      cells.push(unguarded(cell));
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text.charAt(i + 1) === '\n') i += 1;
      endRow();
      line += 1;
      begun = line;
    } else cell += char;
  }
  endRow();
  return rows;
}
