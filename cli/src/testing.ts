/**
 * Runs the command line in a test: what it printed, and its exit code.
 */
import type { Io } from './context.ts';
import { run } from './run.ts';

/** What a call printed. */
export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Words of a line as a shell splits them: by spaces, what is in quotes together. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
}

/** Runs a line as it is typed behind `shangyuan`; today is 2026-11-23. */
export async function runLine(
  line: string,
  world: Partial<Io> & { readonly files?: Readonly<Record<string, string | Uint8Array>> } = {},
): Promise<Printed> {
  let out = '';
  let err = '';
  const { files = {}, ...io } = world;
  const code = await run(wordsOf(line), {
    write: (words) => (out += words),
    warn: (words) => (err += words),
    readFile: (path) => {
      const file = files[path];
      if (file === undefined)
        throw Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT' });
      return typeof file === 'string' ? new TextEncoder().encode(file) : file;
    },
    isTerminal: false,
    isErrorTerminal: false,
    env: {},
    today: { year: 2026, month: 11, day: 23 },
    ...io,
  });
  return { code, out, err };
}

/** The record that a line prints with `--json`. */
export async function recordOf(line: string): Promise<unknown> {
  const { out, err } = await runLine(`${line} --json`);
  if (err !== '') throw new Error(err);
  return JSON.parse(out);
}
