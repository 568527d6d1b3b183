/**
 * Budgets of the built web app, brotli: everything a page loads before it can be used, which is the page of HTML, the script
 * of the first paint, the page's own files with all they import, their styles, and what fills in its content. Files are
 * counted too: a request costs a phone more than a kilobyte. `e2e/firstBytes.spec.ts` holds these lists against a browser.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fillersOf } from './web/firstFiles.ts';

const DIST = 'web/dist/';
const MANIFEST = `${DIST}.vite/manifest.json`;
const manifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
const keys = Object.keys(manifest);

/**
 * Most files of the first page, and of another. Forms and sheets travel apart from what the first page needs, which costs the
 * others a file, and so does what a whole day has beside the brief of the first page; the first script asks for all of them at
 * once. Some are opened from pages that have loaded all but two of theirs: figures, topics and reports from the chart, …
 */
const MOST_FIRST_FILES = 11;
const MOST_FILES = 14;
const MOST_OF = {
  AgendaPage: 21,
  ChangePassPage: 14,
  InfoListPage: 15,
  LoginPage: 14,
  PaymentPage: 15,
  PersonalCenterPage: 15,
  PhoneLoginPage: 14,
  RegisterPage: 14,
  picking: 14,
  AdvicePage: 14,
  BackupPage: 15,
  CastingPage: 14,
  ChartAnalysisPage: 16,
  HepanPage: 15,
  LauncherPage: MOST_FIRST_FILES,
  RecordsPage: 16,
  entry: 16,
  figures: 16,
  hepan: 17,
  report: 16,
};
/**
 * Most bytes of a page; a chart carries the engine, its analysis, all their words and what reads a chart's link; a report stands on
 * all of that. These are whole pages: what they share with the first page is 115 KiB of it, with the other pages 149. The hint at
 * the head of every file, by which it is compiled while it comes, is half a KiB of the largest.
 */
const LIMIT = '206 KiB';
const LIMIT_OF = {
  AgendaPage: '285 KiB',
  // Bars, matters and terms of the tab 分析, so all of chart, analysis and glossary.
  ChartAnalysisPage: '278 KiB',
  chart: '215 KiB',
  entry: '209 KiB',
  figures: '279 KiB',
  hepan: '280 KiB',
  picking: '230 KiB',
  report: '287 KiB',
};

/** Files that a chunk imports before it can run, itself included. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

const named = (name) => keys.filter((key) => manifest[key].name === name && key.startsWith('_'));
/** Pages with a chunk of their own, and the groups in which several pages stand. */
const pages = keys.filter((key) =>
  /^src\/pages\/\w+Page\.tsx$|^_(cases|chart|compared|entry|figures|hepan|picking|report)-.*\.js$/.test(key),
);

/** Scripts and styles that the page of HTML names. */
function entryFiles() {
  const html = readFileSync(`${DIST}index.html`, 'utf8');
  return [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*(?:src|href)="\.\/([^"]+)"/g)].map(
    (match) => match[1],
  );
}

/** Everything a page loads before it can be used. */
function filesOf(page, content) {
  const chunks = new Set([page, ...content.flatMap(named)].flatMap((key) => [...closure(key)]));
  const files = [...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(['index.html', ...entryFiles(), ...files])].map((file) => DIST + file);
}

/** Names of budgets: of a page, or of the pages of a group. */
const nameOf = (page) => page.replace(/^src\/pages\/|^_|\.tsx$|-[\w-]+\.js$/g, '');

function budget(name, path, limit) {
  const most = MOST_OF[name] ?? MOST_FILES;
  if (path.length > most)
    throw new Error(`${name} loads ${path.length} files before it can be used, at most ${most}`);
  return { name: `${name}, ${path.length} files`, path, brotli: true, limit };
}

const FIRST = 'LauncherPage';
/** Groups of web/chunks.ts that the first page must not wait for: one import in a shared file would bring the whole of them. */
const NEVER_FIRST = /^(analysis|cast|chart|controls|day|form|glossary|picking|report)$/;

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
function expectLightFirst(page) {
  for (const key of [page, ...fillersOf(FIRST).flatMap(named)]) {
    const way = wayToNeverFirst(key);
    if (way !== null)
      throw new Error(`The first page waits for a group it does not show: ${way.join(' → ')}`);
  }
}

export default pages.flatMap((page) => {
  const name = nameOf(page);
  const path = filesOf(page, fillersOf(name));
  if (name !== FIRST) return [budget(name, path, LIMIT_OF[name] ?? LIMIT)];
  expectLightFirst(page);
  // Drawn, with every way on to be tapped; then with what today brings.
  // The last KiB for the days that people call by name, seven of which are a third of it.
  return [budget(`${name} drawn`, filesOf(page, []), '117.5 KiB'), budget(name, path, '157 KiB')];
});
