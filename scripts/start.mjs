/**
 * `npm start`: everything from a fresh clone to a running app. Installs, builds, and hands over to the server, which
 * migrates its database (embedded in ./data unless DATABASE_URL says otherwise) and prints its address. The documentation is
 * built beside the running server.
 */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ensureBuilt, isDocsBuilt } from './lib/build.mjs';
import { ensureInstalled, nodePath } from './lib/install.mjs';
import { onOrphaned } from './lib/orphan.mjs';
import { childEnv, heading, ROOT } from './lib/steps.mjs';

const LOWEST_PRIORITY = 19;

await ensureInstalled();
await ensureBuilt();
heading('启动 starting the server');
const server = spawn(nodePath(), ['server/src/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: childEnv(),
  stdio: 'inherit',
});
onOrphaned(() => server.kill('SIGTERM'));
// The documentation follows while the app already answers, behind everything else; the server shows it once it is there.
if (!isDocsBuilt()) {
  const docs = spawn(nodePath(), ['scripts/docs.ts'], {
    cwd: ROOT,
    env: childEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (docs.pid !== undefined) setPriority(docs.pid, LOWEST_PRIORITY);
  server.on('close', () => docs.kill());
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
