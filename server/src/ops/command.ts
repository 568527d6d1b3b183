/**
 * A command of the operator: its words, what it says of itself, and its work on a system context.
 */
import type { SystemCtx } from '../context.ts';

/** A mistake in how a command was called; its message is for the operator. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command gets beside the context: the words after its name, its options, and whether it may change anything. */
export type Call = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly isDryRun: boolean;
};

/** A command; `run` gives what is printed as JSON. */
export type Command = {
  readonly usage: string;
  readonly about: string;
  readonly run: (ctx: SystemCtx, call: Call) => Promise<unknown>;
};

/** The word at a place. @throws UsageError when it is not there */
export function word(call: Call, index: number, name: string): string {
  const value = call.words[index];
  if (value === undefined || value === '') throw new UsageError(`<${name}> is missing`);
  return value;
}

/** One of a list of words. @throws UsageError naming the list */
export function oneOf<T extends string>(list: readonly T[], value: string, name: string): T {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new UsageError(`<${name}> is ${value}, expected one of ${list.join(', ')}`);
  return found;
}

/** A whole number from 0. @throws UsageError */
export function count(value: string, name: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`<${name}> is ${value}, expected a whole number from 0`);
  return Number(value);
}
