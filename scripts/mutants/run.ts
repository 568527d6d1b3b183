/**
 * `npm run mutants [-- id …]`: puts each fault of list.ts into a copy of the tree, runs the tests that should notice, and
 * prints who noticed. Fails when a fault is not noticed, when its text is not found, or when the tests fail without it.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MUTANTS } from './list.ts';
import type { Mutant } from './mutant.ts';
import { copyTree, putIn, removeTree, spotsOf } from './tree.ts';

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs suites in a tree. @returns null when the runner wrote no report */
function runSuites(tree: string, { suites, only }: Mutant): Promise<Report | null> {
  const file = join(tree, 'report.json');
  rmSync(file, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...suites,
    '--reporter=json',
    `--outputFile=${file}`,
    '--bail=1',
  ];
  const child = spawn(process.execPath, only === undefined ? args : [...args, '-t', only], {
    cwd: tree,
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      try {
        resolve(JSON.parse(readFileSync(file, 'utf8')) as Report);
      } catch {
        resolve(null);
      }
    });
  });
}

/** Name of the first test that failed, or of the suite that could not run; null when all is well. */
function firstFailure(report: Report | null, tree: string): string | null {
  if (report === null) return 'the runner itself';
  for (const { name, assertionResults } of report.testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed');
    if (failed !== undefined) return `${name.slice(tree.length + 1)}: ${failed.fullName}`;
  }
  // The first failure ends the run; suites it leaves out are `failed` as well, but say nothing.
  const broken = report.testResults.find(({ status, message }) => status === 'failed' && message !== '');
  return broken === undefined ? null : `${broken.name.slice(tree.length + 1)}: ${broken.message}`;
}

interface Verdict {
  readonly isNoticed: boolean;
  readonly where: string;
  readonly by: string;
}

/** Suites without the fault, once each: a test that fails anyway notices nothing. */
const sound = new Map<string, string | null>();

async function tryMutant(tree: string, mutant: Mutant): Promise<Verdict> {
  const spots = spotsOf(tree, mutant);
  const [spot] = spots;
  if (spot === undefined || spots.length > 1)
    return {
      isNoticed: false,
      where: mutant.room,
      by: `its text stands ${spots.length} times, expected once`,
    };
  const where = `${spot.path}:${spot.line}`;
  const key = [...mutant.suites, mutant.only].join(' ');
  if (!sound.has(key)) {
    const report = await runSuites(tree, mutant);
    const ran = (report?.numPassedTests ?? 0) > 0;
    sound.set(key, firstFailure(report, tree) ?? (ran ? null : 'no test of that name'));
  }
  const broken = sound.get(key) ?? null;
  if (broken !== null) return { isNoticed: false, where, by: `fails without it: ${broken}` };
  const takeOut = putIn(tree, mutant, spot);
  const by = firstFailure(await runSuites(tree, mutant), tree);
  takeOut();
  return { isNoticed: by !== null, where, by: by ?? 'nobody' };
}

const wanted = process.argv.slice(2);
const mutants = MUTANTS.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const tree = copyTree();
let alive = 0;
try {
  for (const mutant of mutants) {
    const started = Date.now();
    const { isNoticed, where, by } = await tryMutant(tree, mutant);
    if (!isNoticed) alive += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${isNoticed ? '✓' : '✗'} ${mutant.id.padEnd(4)} ${mutant.fault}\n       ${where}  ${seconds} s\n       ${by}`,
    );
  }
} finally {
  removeTree(tree);
}
console.log(`\n${mutants.length - alive} noticed, ${alive} alive`);
process.exitCode = alive === 0 ? 0 : 1;
