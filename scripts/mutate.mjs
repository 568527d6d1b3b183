/**
 * `npm run mutate [-- FILE …]`: breaks the lines of source files one at a time and lists what no test noticed. Without files it
 * takes those that differ from `main`, or from the last commit on main itself. Files are changed in place and put back: commit
 * first.
 */
import { execFileSync } from 'node:child_process';
import { nodePath } from './lib/install.mjs';
import { fail, ROOT, run } from './lib/steps.mjs';

const SOURCE = /^(?:engine|reading|contract|server|web)\/src\/(?!.*\.(?:test|texts|d)\.tsx?$).*\.ts$/;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function changedFiles() {
  const base = git('merge-base', 'HEAD', 'main');
  const from = base === git('rev-parse', 'HEAD') ? 'HEAD~1' : base;
  return git('diff', '--name-only', '--diff-filter=d', from).split('\n');
}

if (git('status', '--porcelain', '--untracked-files=no') !== '')
  fail('Commit or stash your changes first: files are changed in place.');
const given = process.argv.slice(2);
const files = (given.length > 0 ? given : changedFiles()).filter((file) => SOURCE.test(file));
if (files.length === 0) fail('No source file to change. Name some: npm run mutate -- engine/src/modulo.ts');
const code = await run(nodePath(), [
  `${ROOT}node_modules/@stryker-mutator/core/bin/stryker.js`,
  'run',
  '--mutate',
  files.join(','),
]);
process.exit(code);
