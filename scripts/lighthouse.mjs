/**
 * `npm run lighthouse [-- runs]`: four pages of the built app as Lighthouse sees them on a phone, the median of three runs; puts
 * the table into docs/PERFORMANCE.md. Only this command installs Lighthouse (docs/decisions/086-lighthouse-apart.md).
 */
import { existsSync } from 'node:fs';
import { ensureChromium } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, nodePath } from './lib/install.mjs';
import { fail, heading, ROOT, run } from './lib/steps.mjs';

const FOLDER = `${ROOT}bench/lighthouse`;

await ensureInstalled();
const chromium = await ensureChromium();
if (!existsSync(`${FOLDER}/node_modules/lighthouse`)) {
  heading('安装 Lighthouse installing Lighthouse (once, 176 MB)');
  const args = [
    'ci',
    '--prefix',
    FOLDER,
    '--workspaces=false',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  if ((await run('npm', args)) !== 0) fail('npm ci failed in bench/lighthouse; the message above says why.');
}
await ensureBuilt();
heading('Lighthouse');
const code = await run(nodePath(), [`${FOLDER}/run.ts`, ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium },
});
process.exit(code);
