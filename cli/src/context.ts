/**
 * What a call gets from outside: streams, files, the environment and the day. `main.ts` gives those of the process, tests their own.
 */
import type { CivilDate } from '@shangyuan/engine/time';
import type { Language, Text } from './language.ts';

/** The world of a call. */
export interface Io {
  readonly write: (text: string) => void;
  /** To standard error. */
  readonly warn: (text: string) => void;
  /** Bytes of a file; of standard input for `-`. */
  readonly readFile: (path: string) => Uint8Array;
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Whether standard error is one. */
  readonly isErrorTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The day of the reader's clock. */
  readonly today: CivilDate;
}

/** What every command has. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  /** A text in the language of the call. */
  readonly say: (text: Text) => string;
}

/** Exit codes, as the README lists them. */
export const EXIT = { ok: 0, failed: 1, usage: 2, someLines: 3, brokenPipe: 141 } as const;

/** What was typed cannot be used; the message is shown as one line. */
export class UsageError extends Error {
  readonly text: Text;
  constructor(message: Text, options?: ErrorOptions) {
    super(message.en, options);
    this.text = message;
  }
}

/** An error as one line. What lies beyond the years of the engine is named in its own words, which are English. */
export function messageOf(error: unknown): Text {
  if (error instanceof UsageError) return error.text;
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return { zh: error instanceof RangeError ? `超出能算的范围（${line}）` : line, en: line };
}
