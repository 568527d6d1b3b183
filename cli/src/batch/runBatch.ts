/**
 * A command for every birth of a file: a line of NDJSON or CSV each, progress and errors on standard error.
 */
import { formatCsv } from '@shangyuan/reading/typed';
import type { Answer, Call, CommandModule, OfRow } from '../command.ts';
import { EXIT, messageOf, UsageError } from '../context.ts';
import { textOf } from '../flagValues.ts';
import { birthReader } from '../input/birth.ts';
import { rowsOf, type Row } from '../input/rows.ts';
import { text } from '../language.ts';
import { isColoured, textOfBlocks } from '../output/blocks.ts';
import { FieldError, pickFields } from '../output/fields.ts';
import { flatOf } from './flat.ts';

/** Characters written at once. */
const PIECE = 65_536;
/** Rows between two signs of progress. */
const STEP = 500;

type Cells = Readonly<Record<string, string>>;

/** Writes lines in pieces. */
function writerOf(write: (words: string) => void): {
  readonly add: (line: string) => void;
  readonly end: () => void;
} {
  let waiting = '';
  const end = (): void => {
    if (waiting !== '') write(waiting);
    waiting = '';
  };
  return {
    add: (line) => {
      waiting += line;
      if (waiting.length >= PIECE) end();
    },
    end,
  };
}

/** Reads the rows of `--file`. */
export function readRows({ io, flags }: Call, path: string): Row[] {
  const named = textOf(flags, 'format');
  const format = named ?? (/\.(?:ndjson|jsonl)$/i.test(path) ? 'ndjson' : 'csv');
  let bytes: Uint8Array;
  try {
    bytes = io.readFile(path);
  } catch (error) {
    throw new UsageError(text(`读不了文件 ${path}`, `cannot read the file ${path}`), { cause: error });
  }
  return rowsOf(bytes, path, format as 'csv' | 'ndjson');
}

/**
 * Runs a batch.
 *
 * @param answerOf what a row becomes; what it throws is reported with the number of the line
 * @param onRecord takes the records instead of standard output
 * @returns the exit code: 3 where a line was refused
 */
export function runRows(
  call: Call,
  rows: readonly Row[],
  answerOf: (row: Row) => Answer,
  onRecord: ((record: object) => void) | null = null,
): number {
  const { io, say, flags } = call;
  const paths = textOf(flags, 'fields')?.split(',');
  const isCsv = flags['csv'] === true;
  const writer = writerOf(io.write);
  let columns: readonly string[] | null = null;
  const csvLine = (cells: readonly string[]) => formatCsv([cells]).slice(1);
  const printCsv = (cells: Cells): void => {
    if (columns === null) {
      columns = Object.keys(cells);
      writer.add(csvLine(columns));
    }
    writer.add(csvLine(columns.map((name) => cells[name] ?? '')));
  };
  let refused = 0;
  rows.forEach((row, i) => {
    try {
      const { record } = answerOf(row);
      const chosen = {
        line: row.line,
        ...row.given,
        ...(paths === undefined ? record : pickFields(record, paths)),
      };
      if (onRecord !== null) onRecord(chosen);
      else if (isCsv) printCsv(flatOf(chosen));
      else writer.add(`${JSON.stringify(chosen)}\n`);
    } catch (error) {
      if (error instanceof FieldError) throw error;
      refused += 1;
      io.warn(say(text(`第 ${row.line} 行：`, `line ${row.line}: `)) + `${say(messageOf(error))}\n`);
    }
    if (io.isErrorTerminal && (i + 1) % STEP === 0) io.warn(`\r${i + 1}/${rows.length}\r`);
  });
  writer.end();
  const done = rows.length - refused;
  io.warn(
    say(
      refused === 0
        ? text(`共 ${done} 行，全部完成\n`, `${done} lines, all done\n`)
        : text(
            `共 ${rows.length} 行，完成 ${done} 行，${refused} 行有误\n`,
            `${rows.length} lines, ${done} done, ${refused} refused\n`,
          ),
    ),
  );
  return refused === 0 ? EXIT.ok : EXIT.someLines;
}

/** Runs a command for every row of `--file`. */
export async function runFile(call: Call, path: string, ofRow: OfRow): Promise<number> {
  const rows = readRows(call, path);
  const read = await birthReader(call.flags);
  return runRows(call, rows, (row) => ofRow(row, read, call));
}

/** Runs a command that reads rows; without `--json` and `--csv` its answers are shown together. */
export async function runRowsOf(
  call: Call,
  path: string,
  { ofRow, summaryOf }: Extract<CommandModule, { readonly summaryOf: unknown }>,
): Promise<number> {
  const { io, flags } = call;
  const rows = readRows(call, path);
  const read = await birthReader(flags);
  const isForReader = flags['json'] !== true && flags['csv'] !== true && flags['fields'] === undefined;
  const records: object[] = [];
  const code = runRows(
    call,
    rows,
    (row) => ofRow(row, read, call),
    isForReader ? (record) => records.push(record) : null,
  );
  if (isForReader) io.write(textOfBlocks(summaryOf(records, call), isColoured(io.isTerminal, io.env)));
  return code;
}
