/**
 * Runs a command for one call, without the parser of arguments and without printing: the program and the MCP server do it alike.
 */
import type { Answer, Call, CommandModule } from './command.ts';
import { UsageError } from './context.ts';
import { birthReader } from './input/birth.ts';
import { text } from './language.ts';

/** The module of a command that answers one call. */
type OneCall = Exclude<CommandModule, { readonly summaryOf: unknown }>;

/** Answer of a command to one call. @throws UsageError for what cannot be used */
export async function answerOf(module: OneCall, call: Call): Promise<Answer> {
  if ('run' in module) return module.run(call);
  if (call.args.length === 0)
    throw new UsageError(
      text(
        '缺少生辰，如 1990-06-15 14:30 女 成都；成批用 --file',
        'missing birth, such as 1990-06-15 14:30 female Chengdu; for a batch use --file',
      ),
    );
  const read = await birthReader(call.flags);
  return module.ofBirth(read(call.args.join(' '), call.flags), call, read);
}
