/** A birth time parsed from a line of text: in the form, and in the import of tables. */
import type { Sex } from '@shangyuan/engine/chart';

/** What could be read from a line of text. Parts that were not there are absent. */
export interface TypedBirth {
  /** Null where the line does not say: the date is then of the calendar the form is in. */
  readonly calendar: 'solar' | 'lunar' | null;
  readonly year: number;
  /** The year has two digits: which century is for the reader to say. */
  readonly isShortYear: boolean;
  readonly month: number;
  readonly isLeap: boolean;
  readonly day: number;
  /** Null without a time. */
  readonly hour: number | null;
  readonly minute: number;
  /** The hour was typed as a 时辰. */
  readonly isShichen: boolean;
  readonly sex: Sex | null;
  /** What is left over: a place, perhaps. */
  readonly rest: string;
  /** Numbers of the line that were not understood; empty for a line that was read whole. */
  readonly unread: string;
}
