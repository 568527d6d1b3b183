/**
 * `npm run ops -- <command>`: the operator's commands, on the database of the configuration.
 */
import { userInfo } from 'node:os';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { StartError } from '../errors.ts';
import { buildParts } from '../parts.ts';
import { withSimulators } from '../withSimulators.ts';
import { UsageError } from './command.ts';
import { helpText } from './commands.ts';
import { runCommand } from './run.ts';

const args = process.argv.slice(2);
const log = { info: () => {}, warn: () => {}, error: () => {} };

try {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help')) console.log(helpText());
  else await runOnDatabase();
} catch (error) {
  if (!(error instanceof StartError || error instanceof UsageError)) throw error;
  console.error(`✗ ${error.message}`);
  if (error instanceof UsageError) console.error('\nnpm run ops -- help lists the commands.');
  process.exitCode = 1;
}

async function runOnDatabase(): Promise<void> {
  const given = loadConfig(process.env);
  const database = await openDatabase(given, () => {});
  const { config, stop } = await withSimulators(given);
  try {
    const parts = await buildParts(config, database);
    const operator = `operator:${config.OPS_USER ?? userInfo().username}`;
    const result = await runCommand({ ...parts, db: database.db, log, operator }, args);
    console.log(JSON.stringify(result, null, 2));
  } finally {
    await stop();
    await database.close();
  }
}
