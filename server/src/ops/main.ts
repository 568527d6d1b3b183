/**
 * `npm run ops -- <command>`: the operator's commands, on the database of the configuration.
 */
import { userInfo } from 'node:os';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { isUpToDate } from '../db/migrate.ts';
import { StartError } from '../errors.ts';
import { buildParts } from '../parts.ts';
import { withSimulators } from '../withSimulators.ts';
import { backup, restore } from './backup.ts';
import { UsageError } from './command.ts';
import { helpText } from './commands.ts';
import { runCommand } from './run.ts';

const args = process.argv.slice(2);
const log = {
  info: () => {},
  warn: () => {},
  error: (fields: object, message: string) => console.error(message, fields),
};

try {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) console.log(helpText());
  else if (args[0] === 'db' && (args[1] === 'backup' || args[1] === 'restore')) await copy(args[1]);
  else await runOnDatabase();
} catch (error) {
  console.error(`✗ ${messageOf(error)}`);
  if (error instanceof UsageError) console.error('\nnpm run ops -- help lists the commands.');
  process.exitCode = 1;
}

/** Before anything migrates: a copy is made of what is there, and read into what is empty. */
async function copy(name: 'backup' | 'restore'): Promise<void> {
  const file = args[2];
  if (file === undefined) throw new UsageError('<file> is missing');
  const config = loadConfig(process.env);
  const done = await (name === 'backup' ? backup(config, file) : restore(config, file));
  console.log(JSON.stringify(done, null, 2));
}

/** What an operator may read of an error: those of the database quote rows. */
function messageOf(error: unknown): string {
  if (error instanceof StartError || error instanceof UsageError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code)) return `The database refused this (SQLSTATE ${code}).`;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
}

async function runOnDatabase(): Promise<void> {
  const baseConfig = { ...loadConfig(process.env), DATABASE_WAIT_SEC: 0 };
  const database = await openDatabase(baseConfig, () => {});
  const { config, stop } = await withSimulators(baseConfig);
  try {
    if (args.includes('--dry-run') && !(await isUpToDate(database.db)))
      throw new StartError(
        'The schema is not up to date, and a dry run changes nothing: run `db migrate` first.',
      );
    const parts = await buildParts(config, database);
    const operator = `operator:${config.OPS_USER ?? userInfo().username}`;
    const result = await runCommand({ ...parts, db: database.db, log, operator }, args);
    console.log(JSON.stringify(result, null, 2));
  } finally {
    await stop();
    await database.close();
  }
}
