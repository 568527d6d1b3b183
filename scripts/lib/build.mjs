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
  'embed/app',
  'embed/page',
  'embed/src',
  'scripts/lib/embedFile.ts',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/boot.js',
  'web/chunks.ts',
  'web/firstFiles.ts',
  'web/scripts',
  'package-lock.json',
];
const BUILT = `${ROOT}web/dist/index.html`;
const DOCS_SOURCES = [
  'engine/src',
  'reading/src',
  'compat-6tail/src',
  'docs',
  'site/lib',
  'site/browser',
  'site/layouts',
  'site/pages',
  'site/styles',
  'CHANGELOG.md',
  'engine/README.md',
  'reading/README.md',
  'cli/README.md',
  'mcp/README.md',
  'embed/README.md',
  'compat-6tail/README.md',
  'package-lock.json',
];
const DOCS_BUILT = `${ROOT}site/dist/index.html`;

function newestMs(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestMs(`${path}/${name}`)));
}

const isNewer = (built, sources) =>
  existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map((path) => newestMs(ROOT + path)));

/** Whether the documentation is there and newer than what it is made from. */
export const isDocsBuilt = () => isNewer(DOCS_BUILT, DOCS_SOURCES);

/** Builds site/dist unless it is newer than every source. */
export async function ensureDocsBuilt() {
  if (isDocsBuilt()) return;
  heading('构建文档 building the documentation');
  if ((await run(nodePath(), [`${ROOT}scripts/docs.ts`])) !== 0)
    fail('The documentation could not be built; the message above says where.');
}

/** Builds web/dist unless it is newer than every source. */
export async function ensureBuilt() {
  if (isNewer(BUILT, SOURCES)) return;
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
