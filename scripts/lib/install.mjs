/**
 * Makes sure that node_modules matches the lock file, and that the pinned Node is there.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, heading, ROOT, run } from './steps.mjs';

const STAMP = `${ROOT}node_modules/.shangyuan-lock`;
const LOWEST_NODE = 24;

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
}

/** Installs exactly what the lock file says, unless that is what is there already. */
export async function ensureInstalled() {
  const hash = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  heading('安装依赖 installing dependencies (once, about half a minute)');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    fail('npm ci failed. Check the network connection to your npm registry and run the command again.');
  writeFileSync(STAMP, hash);
}

/**
 * Path of the Node that runs the project: the pinned one from node_modules, else the one that runs this script where
 * it is new enough (a platform without a pinned binary).
 */
export function nodePath() {
  const pinned = `${ROOT}node_modules/.bin/node`;
  if (existsSync(pinned)) {
    try {
      execFileSync(pinned, ['--version'], { stdio: 'pipe' });
      return pinned;
    } catch {
      // A binary for another platform: fall through to the running Node.
    }
  }
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= LOWEST_NODE) return process.execPath;
  return fail(
    `There is no pinned Node for ${process.platform}-${process.arch}, and this one is ${process.versions.node}. ` +
      `Install Node ${LOWEST_NODE} or newer and run the command again.`,
  );
}
