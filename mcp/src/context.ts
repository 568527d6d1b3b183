/**
 * What a call gets from outside: the language, and the day.
 */
import type { Call, Context, FlagValues, Language } from '@shangyuan/cli';
import type { CivilDate } from '@shangyuan/engine/time';

/** What a server gets from outside. */
export interface World {
  /** The day of the clock, for what is asked of today. */
  readonly today: () => CivilDate;
  /** The page that hosts show with a chart; without it they show the result as text. */
  readonly chartPage?: string | null;
  /** Where a fault of ours is reported; the caller gets one line. */
  readonly report?: (error: unknown) => void;
}

/** The world of a call of a command: tools read no file and print nothing. */
function contextOf(language: Language, today: CivilDate): Context {
  const nothing = (): void => undefined;
  return {
    io: {
      write: nothing,
      warn: nothing,
      readFile: () => {
        throw new Error('tools read no files');
      },
      isTerminal: false,
      isErrorTerminal: false,
      env: {},
      today,
    },
    language,
    say: (message) => message[language],
  };
}

/** A call of a tool. */
export interface ToolCall extends Context {
  /** Whether the answer by default is enough, so that nothing more has to be worked out. */
  readonly isBrief: boolean;
  /** The call of a command with its arguments and flags. */
  readonly command: (args: readonly string[], flags: FlagValues) => Call;
}

/** A call in a language, on a day. */
export function toolCallOf(language: Language, today: CivilDate, isBrief: boolean): ToolCall {
  const context = contextOf(language, today);
  return { ...context, isBrief, command: (args, flags) => ({ ...context, args, flags }) };
}
