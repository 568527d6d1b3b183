/**
 * Fills the templates of a cluster with its addresses and secrets: `node deploy/cluster/fill.ts <cluster> <folder>` writes
 * `<folder>/db1/etc/…` and so on, to be copied to the machines. The trial of `npm run faults -- --cluster` fills the same.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('.', import.meta.url));

/** The machines, and which templates each gets. */
export const MACHINES = {
  db1: 'db',
  db2: 'db',
  db3: 'db',
  app1: 'app',
  app2: 'app',
  lb: 'lb',
} as const;

export type Machine = keyof typeof MACHINES;
export const MACHINE_NAMES = Object.keys(MACHINES) as readonly Machine[];

type Values = Readonly<Record<string, string>>;

/** Reads lines KEY='value'. */
export function readValues(text: string): Values {
  const pairs = text.split('\n').flatMap((line) => {
    const [, key, value] = /^(\w+)='(.*)'$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** @throws Error that names what has no value */
function fillText(template: string, values: Values): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined || value === '') throw new Error(`${key} has no value`);
    return value;
  });
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/**
 * The files of a machine, by their path on it.
 *
 * @throws Error that names the file and what has no value
 */
export function filledFiles(machine: Machine, values: Values): ReadonlyMap<string, string> {
  const folder = join(HOME, MACHINES[machine]);
  const own = { ...values, NAME: machine, ADDRESS: values[machine.toUpperCase()] ?? '' };
  return new Map(
    filesBelow(folder).map((path) => {
      const name = `/${relative(folder, path)}`;
      try {
        return [name, fillText(readFileSync(path, 'utf8'), own)];
      } catch (error) {
        throw new Error(`${machine}${name}: ${(error as Error).message}`, { cause: error });
      }
    }),
  );
}

/** Writes the files of every machine, readable only by their owner. */
export function fillAll(values: Values, folder: string): void {
  for (const machine of MACHINE_NAMES)
    for (const [name, text] of filledFiles(machine, values)) {
      const path = join(folder, machine, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { mode: 0o600 });
    }
}

if (import.meta.main) {
  const [cluster, folder] = process.argv.slice(2);
  if (cluster === undefined || folder === undefined) {
    process.stderr.write('usage: node deploy/cluster/fill.ts <cluster> <folder>\n');
    process.exit(2);
  }
  fillAll(readValues(readFileSync(cluster, 'utf8')), folder);
}
