/**
 * Finds and runs the command of a command line.
 */
import { parseArgs } from 'node:util';
import type { OpsCtx } from '../context.ts';
import { UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';

/**
 * Runs a command.
 *
 * @param args words after the program's name
 * @returns what is to be printed
 * @throws UsageError
 */
export async function runCommand(ctx: OpsCtx, args: readonly string[]): Promise<unknown> {
  const { positionals, values } = parseLine(args);
  const name = positionals.slice(0, 2).join(' ');
  const command = COMMANDS[name];
  if (command === undefined)
    throw new UsageError(`there is no command ${name === '' ? '(none given)' : name}`);
  const isDryRun = values['dry-run'] === true;
  return command.run(ctx, { words: positionals.slice(2), options: values, isDryRun });
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  since: TEXT,
  limit: TEXT,
  from: TEXT,
  until: TEXT,
  why: TEXT,
  confirm: TEXT,
  amount: TEXT,
  days: TEXT,
  reason: TEXT,
  name: TEXT,
  expires: TEXT,
  sheet: TEXT,
} as const;

function parseLine(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...OPTIONS },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'cannot read the command line');
  }
}
