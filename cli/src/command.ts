/**
 * What a command is: its words for help and completion, and the module that runs it, loaded when it is called.
 */
import type { Block } from './output/blocks.ts';
import type { Context } from './context.ts';
import type { Text } from './language.ts';

/** An argument by its place. */
export interface Argument {
  /** As help shows it: `birth`. */
  readonly name: string;
  readonly about: Text;
  readonly isOptional?: boolean;
  /** Takes every word that is left. */
  readonly isMany?: boolean;
}

/** A flag of a command. */
export interface Flag {
  /** As commander takes it: `--year <number>`; without `<…>` it is on or off. */
  readonly flags: string;
  readonly about: Text;
  readonly choices?: readonly string[];
  /** May be given more than once. */
  readonly isMany?: boolean;
}

/** Flags as they were typed, by their name in camel case. */
export type FlagValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** A call of a command. */
export interface Call extends Context {
  readonly args: readonly string[];
  readonly flags: FlagValues;
}

/** What a command found. */
export interface Answer {
  /** Printed by `--json`. */
  readonly record: object;
  /** Printed without it. */
  readonly blocks: () => readonly Block[];
  /** Printed as it is instead of both: a calendar file, a script for a shell. */
  readonly file?: string;
}

/** Runs a call. */
export type Run = (call: Call) => Answer | Promise<Answer>;

/** A command. */
export interface Command {
  readonly name: string;
  readonly about: Text;
  readonly args: readonly Argument[];
  readonly flags: readonly Flag[];
  /** What follows `shangyuan` in the example of help. */
  readonly example: string;
  /** A batch of births may be given with `--file`. */
  readonly isBatch?: boolean;
  readonly load: () => Promise<{ readonly run: Run }>;
}

/** Value of a flag that takes a text. */
export function textOf(flags: FlagValues, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}
