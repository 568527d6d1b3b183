/**
 * One call of the command line: reads what was typed, runs the command, prints its answer, returns the exit code.
 */
import { CommanderError } from 'commander';
import { ENGINE_VERSION } from '@shangyuan/engine';
import { answerOf } from './answer.ts';
import { runFile, runRowsOf } from './batch/runBatch.ts';
import type { Answer, Call, Command } from './command.ts';
import { EXIT, messageOf, UsageError, type Context, type Io } from './context.ts';
import { textOf } from './flagValues.ts';
import { languageOf, text } from './language.ts';
import { isColoured, textOfBlocks } from './output/blocks.ts';
import { pickFields } from './output/fields.ts';
import { parserErrorText, programOf } from './program.ts';

/** Prints an answer in the form that the flags name. */
function print({ io, flags }: Call, answer: Answer): void {
  if (answer.file !== undefined) return io.write(answer.file);
  const paths = textOf(flags, 'fields')?.split(',');
  if (paths === undefined && flags['json'] !== true)
    return io.write(textOfBlocks(answer.blocks(), isColoured(io.isTerminal, io.env)));
  const record = paths === undefined ? answer.record : pickFields(answer.record, paths);
  io.write(`${JSON.stringify(record, null, 2)}\n`);
}

/** Runs a command; the exit code. */
async function runCommand(command: Command, call: Call): Promise<number> {
  const loaded = await command.load();
  const path = textOf(call.flags, 'file');
  if ('summaryOf' in loaded) return runRowsOf(call, path ?? call.args[0] ?? '-', loaded);
  if (path !== undefined && 'ofBirth' in loaded)
    return runFile(call, path, ({ birth, flags }, read) =>
      loaded.ofBirth(read(birth, { ...call.flags, ...flags }), call, read),
    );
  if (path !== undefined && 'run' in loaded && loaded.ofRow !== undefined)
    return runFile(call, path, loaded.ofRow);
  print(call, await answerOf(loaded, call));
  return EXIT.ok;
}

/** An error as one line on standard error, and the exit code it has. */
function report(error: unknown, { io, say }: Context): number {
  const warn = (words: string): void => io.warn(say(text('错误：', 'error: ')) + `${words}\n`);
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok;
    warn(say(parserErrorText(error)));
    return EXIT.usage;
  }
  warn(say(messageOf(error)));
  // The engine refuses what it cannot compute with a RangeError that names the field.
  return error instanceof UsageError || error instanceof RangeError ? EXIT.usage : EXIT.failed;
}

/**
 * Runs the command line.
 *
 * @param words what was typed behind `shangyuan`
 * @returns the exit code
 */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const language = languageOf(words, io.env);
  const context: Context = { io, language, say: (message) => message[language] };
  let code: number = EXIT.ok;
  const program = programOf(ENGINE_VERSION, language, io.write, async (command, args, flags) => {
    code = await runCommand(command, { ...context, args, flags });
  });
  try {
    await program.parseAsync(words.length === 0 ? ['help'] : words, { from: 'user' });
  } catch (error) {
    code = report(error, context);
  }
  return code;
}
