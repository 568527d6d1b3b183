/**
 * One call of the command line: reads what was typed, runs the command, prints its answer, returns the exit code.
 */
import { CommanderError } from 'commander';
import { ENGINE_VERSION } from '@shangyuan/engine';
import { textOf, type Answer, type Call } from './command.ts';
import { EXIT, UsageError, type Context, type Io } from './context.ts';
import { languageOf, text } from './language.ts';
import { isColoured, textOfBlocks } from './output/blocks.ts';
import { pickFields } from './output/fields.ts';
import { parserErrorText, programOf } from './program.ts';

/** Prints an answer as the flags want it. */
function print({ io, flags }: Call, answer: Answer): void {
  if (answer.file !== undefined) return io.write(answer.file);
  const paths = textOf(flags, 'fields')?.split(',');
  if (paths !== undefined || flags['json'] === true)
    return io.write(
      `${JSON.stringify(paths === undefined ? answer.record : pickFields(answer.record, paths), null, 2)}\n`,
    );
  io.write(textOfBlocks(answer.blocks(), isColoured(io.isTerminal, io.env)));
}

/** An error as one line, and the exit code it has. */
function report(error: unknown, { io, say }: Context): number {
  const head = say(text('错误：', 'error: '));
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok;
    if (error.code === 'commander.help') return EXIT.usage;
    io.warn(`${head}${say(parserErrorText(error))}\n`);
    return EXIT.usage;
  }
  if (error instanceof UsageError) {
    io.warn(`${head}${say(error.text)}\n`);
    return EXIT.usage;
  }
  // The engine refuses what it cannot compute with a RangeError or TypeError that names the field.
  const isInput = error instanceof RangeError || error instanceof TypeError;
  io.warn(`${head}${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}\n`);
  return isInput ? EXIT.usage : EXIT.failed;
}

/**
 * Runs the command line.
 *
 * @param words what was typed behind `shangyuan`
 * @returns the exit code
 */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const language = languageOf(words, io.env);
  const context: Context = { io, language, say: (words_) => words_[language] };
  let code: number = EXIT.ok;
  const program = programOf(ENGINE_VERSION, language, io.write, async (command, args, flags) => {
    const call: Call = { ...context, args, flags };
    const { run: answerOf } = await command.load();
    print(call, await answerOf(call));
  });
  try {
    await program.parseAsync(words.length === 0 ? ['help'] : words, { from: 'user' });
  } catch (error) {
    code = report(error, context);
  }
  return code;
}
