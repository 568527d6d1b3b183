/**
 * `npm start`: everything from a fresh clone to a running app. Installs, builds, and hands over to the server, which
 * migrates its database (embedded in ./data unless DATABASE_URL says otherwise) and prints its address.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, nodePath } from './lib/install.mjs';
import { onOrphaned } from './lib/orphan.mjs';
import { childEnv, heading, ROOT } from './lib/steps.mjs';

await ensureInstalled();
await ensureBuilt();
heading('启动 starting the server');
const server = spawn(nodePath(), ['server/src/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: childEnv(),
  stdio: 'inherit',
});
onOrphaned(() => server.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
