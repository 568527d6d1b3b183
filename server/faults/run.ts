/**
 * `npm run faults`: faults on one machine under a mixed load with orders, and what they cost: acknowledged and lost, counted or
 * credited twice, time until calls are answered again. Starts everything itself on free ports and in temporary folders.
 * `-- --only <fault>` tries one, `-- --tries <n>` another number of times; `-- --results <file>` adds to what commands before
 * have found, `-- --write` puts the table into docs/RELIABILITY.md; `-- --seed <n>` plays another load. `-- --cluster` tries the faults of
 * a cluster (cluster/run.ts).
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { say, type Fault } from './fault.ts';
import { crashed, diskFull, frozen, stopped } from './databaseFaults.ts';
import { addRow, readResults, tableOf, writeTable } from './results.ts';
import { down, lying, slow } from './providerFaults.ts';
import { clockSteps, killed, startedTwice } from './serverFaults.ts';
import { closeAll } from './stage.ts';
import { migrationKilled, startedAtOnce } from './startFaults.ts';

// It ends the process itself.
if (process.argv.includes('--cluster')) await import('./cluster/run.ts');

const FAULTS: Readonly<Record<string, Fault>> = {
  kill: killed('postgres', 30),
  'kill-embedded': killed('embedded', 30),
  'database-stopped': stopped,
  'database-crashed': crashed,
  'database-frozen': frozen,
  'disk-full': diskFull('postgres', 4),
  'disk-full-embedded': diskFull('embedded', 4),
  clock: clockSteps,
  'provider-slow': slow,
  'provider-down': down,
  'provider-lies': lying,
  'migration-killed': migrationKilled('postgres', 10),
  'migration-killed-embedded': migrationKilled('embedded', 4),
  'started-at-once': startedAtOnce,
  'second-server': startedTwice,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    tries: { type: 'string' },
    results: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const chosen = values.only === undefined ? Object.keys(FAULTS) : values.only.split(',');
const unknown = chosen.filter((key) => !(key in FAULTS));
if (unknown.length > 0) {
  process.stderr.write(
    `No such fault: ${unknown.join(', ')}. There are ${Object.keys(FAULTS).join(', ')}.\n`,
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void closeAll().finally(() => process.exit(130));
  });

const file = values.results ?? null;
let results = readResults(file);
let hasFound = false;
try {
  for (const key of chosen) {
    const fault = FAULTS[key];
    if (fault === undefined) continue;
    const tries = Number(values.tries ?? fault.tries);
    say(`${key}: ${fault.title}, ${tries} tries`);
    const row = { title: fault.title, ...(await fault.run(tries, Number(values.seed))) };
    for (const line of row.lost) say(`  lost: ${line}`);
    for (const line of row.twice) say(`  twice: ${line}`);
    if (row.skipped !== undefined) say(`  skipped: ${row.skipped}`);
    hasFound ||= row.lost.length + row.twice.length > 0;
    results = addRow(results, key, row);
    if (file !== null) writeFileSync(file, JSON.stringify(results, null, 1));
  }
  const table = tableOf(results, 'faults');
  say(`\n${table}`);
  if (values.write) writeTable(table, 'faults');
} finally {
  await closeAll();
}
process.exitCode = hasFound ? 1 : 0;
