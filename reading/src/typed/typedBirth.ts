/** A birth time parsed from a line of text: in the form, and in the import of tables. */
import type { Sex } from '@shangyuan/engine/chart';

/** What a line leaves open, and the line written out for each way to read it. */
export interface TypedQuestion {
  /** 是哪一年？ */
  readonly text: string;
  readonly readings: readonly { readonly text: string; readonly line: string }[];
}

/** What could be read from a line of text. Parts that were not there are absent. */
export interface TypedBirth {
  /** Null where the line does not say: the date is then of the calendar the form is in. */
  readonly calendar: 'solar' | 'lunar' | null;
  /** Null where the date can be read in one way only. */
  readonly question: TypedQuestion | null;
  /** As it was typed where that is the question; NaN where it was typed by its 干支. */
  readonly year: number;
  readonly month: number;
  readonly isLeap: boolean;
  readonly day: number;
  /** Null without a time. */
  readonly hour: number | null;
  readonly minute: number;
  readonly second: number;
  /** The hour was typed as a 时辰. */
  readonly isShichen: boolean;
  readonly sex: Sex | null;
  /** Which clock the line names, for a place with two; null where it names none. */
  readonly clock: 'beijing' | 'local' | null;
  /** What is left over: a place, perhaps. */
  readonly rest: string;
  /** Numbers of the line that were not understood; empty for a line that was read whole. */
  readonly unread: string;
}
