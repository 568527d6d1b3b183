/**
 * A command of the operator: its words, what it says of itself, and its work.
 */
import type { OpsCtx } from '../context.ts';
import { shanghaiDay } from '../modules/quota/shanghaiDay.ts';

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
  readonly run: (ctx: OpsCtx, call: Call) => Promise<unknown>;
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

/** A whole number from 0 to `max`. @throws UsageError */
export function count(value: string, name: string, max: number): number {
  if (!/^\d{1,9}$/.test(value) || Number(value) > max)
    throw new UsageError(`<${name}> is ${value}, expected a whole number from 0 to ${max}`);
  return Number(value);
}

/** The id at a place. @throws UsageError */
export function id(call: Call, index: number, name: string): string {
  const value = word(call, index, name);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
    throw new UsageError(`<${name}> is ${value}, expected a UUID in lower case`);
  return value;
}

/** The line of text at a place. @throws UsageError */
export function line(call: Call, index: number, name: string, max: number): string {
  const value = word(call, index, name).trim();
  if (value === '' || value.length > max || /[\p{Cc}\p{Cs}]/u.test(value))
    throw new UsageError(`<${name}> is no line of 1 to ${max} characters`);
  return value;
}

const REASON_LENGTH = 2_000;

/** Why a command is given, for the audit. */
export const reasonOf = (call: Call): string => String(call.options['why'] ?? '').slice(0, REASON_LENGTH);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first moment of a day in Shanghai. @throws UsageError for a day that there is not */
export function dayStart(text: string, name: string): Date {
  const start = new Date(`${text}T00:00:00+08:00`);
  // 30 February is read as a day of March.
  if (!DAY.test(text) || Number.isNaN(start.getTime()) || shanghaiDay(start) !== text)
    throw new UsageError(`${name} is ${text}, expected YYYY-MM-DD`);
  return start;
}
