/**
 * Runs commands and shows the user what is going on. Plain JavaScript, because these scripts also run on a system
 * Node before the pinned one is installed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter } from 'node:path';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The environment of a child: the pinned Node and the local tools come first on PATH. */
export function childEnv(extra = {}) {
  return { ...process.env, PATH: `${ROOT}node_modules/.bin${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Prints a step heading such as `[2/4] 构建网页 build the web app`. */
export function heading(text) {
  console.log(`\n▸ ${text}`);
}

/** Ends the script with a plain message: what is missing, and what to do about it. */
export function fail(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}

/**
 * Runs a command with its output shown.
 *
 * @returns {Promise<number>} exit code
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: childEnv(env),
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
