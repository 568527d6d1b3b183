/**
 * What a command is: its words for help and completion, and the module that runs it, loaded when it is called.
 */
import type { Block } from './output/blocks.ts';
import type { Context } from './context.ts';
import type { FlagValues } from './flagValues.ts';
import type { ReadBirth, Subject } from './input/birth.ts';
import type { Row } from './input/rows.ts';
import type { Text } from './language.ts';

/** An argument by its place. */
export interface Argument {
  /** As help shows it: `birth`. */
  readonly name: string;
  readonly about: Text;
  readonly choices?: readonly string[];
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

/** Runs a call for one birth; a batch runs it for each of its lines. */
export type OfBirth = (subject: Subject, call: Call, read: ReadBirth) => Answer;

/** Runs a call for a row of a file, which has more than a birth. */
export type OfRow = (row: Row, read: ReadBirth, call: Call) => Answer;

/** What the module of a command exports: one of three ways to run it. */
export type CommandModule =
  | {
      readonly run: Run;
      /** For each row of `--file`. */
      readonly ofRow?: OfRow;
    }
  | { readonly ofBirth: OfBirth }
  | {
      readonly ofRow: OfRow;
      /** All answers together, for a reader. */
      readonly summaryOf: (records: readonly object[], call: Call) => readonly Block[];
    };

/** A command. */
export interface Command {
  readonly name: string;
  readonly about: Text;
  readonly args: readonly Argument[];
  readonly flags: readonly Flag[];
  /** What follows `shangyuan` in the example of help. */
  readonly example: string;
  readonly load: () => Promise<CommandModule>;
}
