/**
 * The steps of `npm run check` and `npm test`. Each returns how many of its cases passed, failed and were skipped, and where
 * it has many the names of those that failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { spawnSync } from 'node:child_process';
import { readAudit } from './audit.mjs';
import { ensureBuilt, ensureDocsBuilt } from './build.mjs';
import { ensureChromium } from './browser.mjs';
import { newSubjects, subjectProblem } from './commits.mjs';
import { nodePath } from './install.mjs';
import { failedStories, failedTests, readReport } from './reports.mjs';
import { heading, ROOT, run } from './steps.mjs';
import { failuresOf } from './twoAtATime.mjs';

const CACHE = `${ROOT}node_modules/.cache/shangyuan`;
/**
 * Longest first. Rooms with the same options are one program, so that the engine is checked once; `engine/tsconfig.pure.json` is
 * the engine without tests: no Node, no DOM.
 */
const TYPE_PROJECTS = ['tsconfig.rooms.json', 'web', '.', 'embed', 'engine/tsconfig.pure.json'];

const tool = (path) => `${ROOT}node_modules/${path}`;

/** Two halves: Prettier works on one core. */
const FORMAT_PARTS = [['web'], ['.', '!web/**']];

/** A command that passes as a whole: one case. */
async function asOne(title, script, args) {
  heading(title);
  const code = await run(nodePath(), [tool(script), ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Subjects of the commits that are not on main yet. */
export function commits() {
  heading('提交说明 commit subjects');
  const wrong = newSubjects().flatMap((subject) => {
    const problem = subjectProblem(subject);
    return problem === null ? [] : [`${subject}: ${problem}`];
  });
  for (const line of wrong) console.log(line);
  return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length === 0 ? 0 : 1, skipped: 0 };
}

/** Known weaknesses of what the product runs on, as the registry has them; skipped where it cannot be asked. */
export function audit() {
  heading('依赖 audit');
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, npm_config_fetch_retries: '1', npm_config_fetch_timeout: '20000' },
  });
  const { text, ...counts } = readAudit(stdout ?? '');
  console.log(text);
  return counts;
}

/** All files, in two parts at the same time. */
export async function format() {
  heading('格式 format');
  const check = [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn'];
  const { length: failed } = await failuresOf(
    FORMAT_PARTS,
    async (part) => (await run(nodePath(), [...check, ...part])) === 0,
  );
  return { passed: FORMAT_PARTS.length - failed, failed, skipped: 0 };
}

export const lint = () => asOne('规范 lint', 'oxlint/bin/oxlint', ['--quiet']);
export const unused = () => asOne('无用代码 unused code', 'knip/bin/knip.js', ['--no-progress']);

/** Every TypeScript file of the house, tests and scripts included; two projects at a time. */
export async function types() {
  heading('类型 types');
  const { length: failed } = await failuresOf(
    TYPE_PROJECTS,
    async (project) => (await run(nodePath(), [tool('typescript/bin/tsc'), '-p', project])) === 0,
  );
  return { passed: TYPE_PROJECTS.length - failed, failed, skipped: 0 };
}

/** Unit, component and server suites. `full` also runs the heavy sweeps. */
export async function unit({ full = false } = {}) {
  heading('单元与服务端测试 unit and server tests');
  mkdirSync(CACHE, { recursive: true });
  const file = `${CACHE}/vitest.json`;
  rmSync(file, { force: true });
  const code = await run(
    nodePath(),
    [tool('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env: full ? { FULL: '1' } : {} },
  );
  const result = readReport(file);
  if (result === null) return { passed: 0, failed: 1, skipped: 0 };
  const failed = result.numFailedTests + (code !== 0 && result.numFailedTests === 0 ? 1 : 0);
  return {
    passed: result.numPassedTests,
    failed,
    skipped: result.numPendingTests,
    names: failedTests(result),
  };
}

/** The built app is within its budgets. */
export async function size() {
  await ensureBuilt();
  return asOne('体积 size budgets', 'size-limit/bin.js', []);
}

/** A free port, so that concurrent or leftover runs do not collide. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The user's stories in a real browser against the real server. `full` also sweeps every page. */
export async function e2e(args = [], { full = false } = {}) {
  const chromium = await ensureChromium();
  await ensureBuilt();
  if (full) await ensureDocsBuilt();
  heading('端到端 end-to-end stories');
  mkdirSync(CACHE, { recursive: true });
  const file = `${CACHE}/playwright.json`;
  rmSync(file, { force: true });
  const code = await run(nodePath(), [tool('@playwright/test/cli.js'), 'test', ...args], {
    env: {
      ...(full && { FULL: '1' }),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
    },
  });
  const result = readReport(file);
  if (result === null) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = result;
  if (stats.flaky > 0)
    console.log(`${stats.flaky} passed on the second try: a story that is not steady has failed`);
  const bad = stats.unexpected + stats.flaky;
  const failed = bad + (code !== 0 && bad === 0 ? 1 : 0);
  return { passed: stats.expected, failed, skipped: stats.skipped, names: failedStories(result) };
}
