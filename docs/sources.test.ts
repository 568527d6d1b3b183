/**
 * What a docstring or a page of docs/ names, a reader can open: tests that are there, books and pages of this repository, links that
 * lead somewhere. Nothing outside is cited as a source.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders of the repository with text of ours; what is built or installed lies in none, or in `dist`. */
const FOLDERS = [
  'bench',
  'contract',
  'docs',
  'e2e',
  'engine',
  'reading',
  'scripts',
  'server',
  'site',
  'web',
  '.ci',
];
const files = [
  ...readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ).filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
];
const sources = files.filter((path) => /\.(tsx?|mjs|css|sql)$/.test(path) && path !== 'docs/sources.test.ts');
const pages = files.filter((path) => path.endsWith('.md'));
const names = new Set(files.map((path) => basename(path)));

/** Lines of files that a pattern finds, as `path:line text`. */
function linesWith(
  paths: readonly string[],
  pattern: RegExp,
): { path: string; line: number; text: string }[] {
  return paths.flatMap((path) =>
    readFileSync(ROOT + path, 'utf8')
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [{ path, line: index + 1, text }] : [])),
  );
}

test('every test named by a docstring is there', () => {
  const found = linesWith(sources, /[\w./]+\.(test|suite|spec)\.tsx?\b/).flatMap(({ path, line, text }) =>
    [...text.matchAll(/[\w./-]+\.(?:test|suite|spec)\.tsx?\b/g)]
      .map(([name]) => name)
      .filter((name) => /[a-z]\.(test|suite|spec)/.test(name) && !names.has(basename(name)))
      .map((name) => `${path}:${line} ${name}`),
  );
  expect(found).toEqual([]);
});

/** Where a rule was read that a reader of this repository cannot open, and the machine the files were written on. */
const CLOSED = /domain rules?\b|\bdomain\/(bazi|almanac)|\b(bazi|almanac)\/0\d\b|\/work\/|\.\.\/shared/i;
/** The files that pack the golden data name where they take it from. */
const PACKERS = /^engine\/(golden\/(catalogue|reference|golden\.test)|scripts\/goldens)\b/;

test('nothing outside the repository is cited', () => {
  const found = linesWith([...sources, ...pages], CLOSED)
    .filter(({ path }) => !PACKERS.test(path))
    .map(({ path, line, text }) => `${path}:${line} ${text.trim()}`);
  expect(found).toEqual([]);
});

test('every decision that is cited is there', () => {
  const numbers = new Set(files.flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []));
  const found = linesWith([...sources, ...pages], /decisions\/\d{3}|\bdecision \d{3}/).flatMap(
    ({ path, line, text }) =>
      [...text.matchAll(/(?:decisions\/|decision )(\d{3})/g)]
        .filter(([, number]) => !numbers.has(number ?? ''))
        .map(([words]) => `${path}:${line} ${words}`),
  );
  expect(found).toEqual([]);
});

test('every link of a page leads to a file', () => {
  const found = pages.flatMap((path) =>
    [...readFileSync(ROOT + path, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => !existsSync(ROOT + posix.join(posix.dirname(path), decodeURI(target))))
      .map((target) => `${path}: ${target}`),
  );
  expect(found).toEqual([]);
});
