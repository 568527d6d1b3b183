/**
 * Builds the web app when its sources are newer than the build.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { nodePath } from './install.mjs';
import { fail, heading, ROOT, run } from './steps.mjs';

const SOURCES = [
  'engine/src',
  'reading/src',
  'contract/src',
  'embed/page',
  'embed/src',
  'scripts/lib/embedFile.ts',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/firstFiles.ts',
  'web/scripts',
  'package-lock.json',
];
const BUILT = `${ROOT}web/dist/index.html`;

function newestMs(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestMs(`${path}/${name}`)));
}

/** Builds web/dist unless it is newer than every source. */
export async function ensureBuilt() {
  const sourcesMs = Math.max(...SOURCES.map((path) => newestMs(ROOT + path)));
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs > sourcesMs) return;
  heading('构建网页 building the web app');
  const code = await run(nodePath(), [
    `${ROOT}node_modules/vite/bin/vite.js`,
    'build',
    'web',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) fail('The web app could not be built; the message above says where.');
}
