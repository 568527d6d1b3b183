/**
 * Budgets of the built web app, brotli: everything the first page and a chart load before they can be used, which is the page of
 * HTML, the script of the first paint, the page's own files with all they import, their styles, and what fills in its content.
 * `e2e/firstBytes.spec.ts` holds these lists against a browser, and some other pages beside.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fillersOf } from './web/firstFiles.ts';

const DIST = 'web/dist/';
const MANIFEST = `${DIST}.vite/manifest.json`;
const manifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
const keys = Object.keys(manifest);

/** Files are counted too: a request costs a phone more than a kilobyte. */
const MOST_FILES = 12;
const FIRST = 'LauncherPage';
/** A chart carries the engine of charts and the words of its grid. */
const LIMITS = { [FIRST]: '150 KiB', chart: '190 KiB' };

/** Files that a chunk imports before it can run, itself included. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

const named = (name) => keys.filter((key) => manifest[key].name === name);

/** Scripts and styles that the page of HTML names. */
function entryFiles() {
  const html = readFileSync(`${DIST}index.html`, 'utf8');
  return [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*(?:src|href)="\.\/([^"]+)"/g)].map(
    (match) => match[1],
  );
}

/** Everything a page loads before it can be used. */
function filesOf(page) {
  const chunks = new Set([page, ...fillersOf(page)].flatMap(named).flatMap((key) => [...closure(key)]));
  const files = [...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(['index.html', ...entryFiles(), ...files])].map((file) => DIST + file);
}

/** Groups of web/chunks.ts that the first page must not wait for: one import in a shared file would bring the whole of them. */
const NEVER_FIRST =
  /^(analysis|beside|brief|cast|chart|controls|day|fields|form|glossary|link|matters|picking|report|resource|tabs)$/;

/** The way of imports from a chunk to one that the first page must not wait for, by names; null where there is none. */
function wayToNeverFirst(key, seen = new Set()) {
  if (seen.has(key)) return null;
  seen.add(key);
  const { name, imports = [] } = manifest[key];
  if (NEVER_FIRST.test(name)) return [name];
  for (const imported of imports) {
    const rest = wayToNeverFirst(imported, seen);
    if (rest !== null) return [name, ...rest];
  }
  return null;
}

/** @throws Error where the first page, or what fills it in, waits for such a group: says by which way */
function expectLightFirst() {
  for (const key of [FIRST, ...fillersOf(FIRST)].flatMap(named)) {
    const way = wayToNeverFirst(key);
    if (way !== null)
      throw new Error(`The first page waits for a group it does not show: ${way.join(' → ')}`);
  }
}

function budget(name, limit) {
  if (named(name).length === 0) throw new Error(`The build has no chunk ${name}`);
  const path = filesOf(name);
  if (path.length > MOST_FILES)
    throw new Error(`${name} loads ${path.length} files before it can be used, at most ${MOST_FILES}`);
  return { name: `${name}, ${path.length} files`, path, brotli: true, limit };
}

/** The web components, which a page of others includes. */
const COMPONENTS = { name: 'components', path: `${DIST}embed/shangyuan.js`, brotli: true, limit: '80 KiB' };

if (keys.length > 0) expectLightFirst();
export default keys.length === 0
  ? []
  : [...Object.entries(LIMITS).map(([name, limit]) => budget(name, limit)), COMPONENTS];
