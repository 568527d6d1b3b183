/**
 * `npm run dev`: the server with reload on change, and Vite's development server, which passes /api on to it.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, nodePath } from './lib/install.mjs';
import { childEnv, ROOT } from './lib/steps.mjs';

await ensureInstalled();
const options = { cwd: ROOT, env: childEnv({ NODE_ENV: 'development' }), stdio: 'inherit' };
const children = [
  spawn(
    nodePath(),
    ['--watch', '--watch-path=server/src', '--watch-path=contract/src', 'server/src/main.ts'],
    options,
  ),
  spawn(nodePath(), ['node_modules/vite/bin/vite.js', 'web'], options),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
await Promise.race(children.map((child) => new Promise((resolve) => child.on('close', resolve))));
children.forEach((child) => child.kill('SIGTERM'));
