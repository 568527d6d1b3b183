/**
 * Comments, documents, titles of tests and names use the plain words of docs/GLOSSARY.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = /\.(?:tsx?|mjs|css|sql)$/;
/** Applied migrations are kept by their hash, the other three quote or list the words themselves. */
const LEFT_OUT =
  /^(?:server\/migrations\/|CHANGELOG\.md$|docs\/GLOSSARY\.md$|docs\/words\.test\.ts$|reading\/src\/classics\/)/;

/** Names of the wire, of columns and of stored records, which cannot change any more. */
const FIXED_NAMES: readonly string[] = ['kept', 'keptAt', 'kept_at', 'asked_at', 'isDstKept'];

/** Words of one column of the table of plain words. */
function refused(column: 2 | 3): string[] {
  const table = readFileSync(`${ROOT}docs/GLOSSARY.md`, 'utf8').split('## Plain words')[1] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
  return rows.flatMap((row) =>
    [...(row.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
}

function trackedFiles(): string[] {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return names.filter(
    (name) =>
      (SOURCE.test(name) || name.endsWith('.md')) && !LEFT_OUT.test(name) && existsSync(`${ROOT}${name}`),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g;
const SQL_COMMENT = /--[^\n]*/g;
const TITLE = /\b(?:test|it|describe|suite|scenario|story)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const NAME =
  /\b(?:function\*?|const|let|interface|type|class)\s+([A-Za-z_$][\w$]*)|^\s+(?:readonly\s+)?([A-Za-z_]\w*)\??:/gm;

/** What a person reads in a file: the whole of a document, comments and titles of tests in a source. */
function proseOf(name: string, text: string): string[] {
  if (name.endsWith('.md')) return [text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')];
  const comments = [...text.matchAll(name.endsWith('.sql') ? SQL_COMMENT : COMMENT)].map(([whole]) => whole);
  return [...comments, ...[...text.matchAll(TITLE)].map((match) => match[2] ?? '')];
}

/** `toldOf` → told, of. */
const partsOf = (name: string): string[] =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

const namesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(NAME)].map((match) => match[1] ?? match[2] ?? '')),
];

test('the table has two dozen words for text and a dozen for names', () => {
  expect(refused(2).length).toBeGreaterThanOrEqual(24);
  expect(refused(3).length).toBeGreaterThanOrEqual(12);
});

test('comments, titles and names are found, strings and code are not', () => {
  const text = [
    '/** Read anew. */',
    "const url = 'https://told.example';  // said",
    "test('is told', () => {});",
    'interface A {',
    '  readonly keptRows: string;',
    '}',
  ].join('\n');
  expect(proseOf('a.ts', text)).toEqual(['/** Read anew. */', '// said', 'is told']);
  expect(namesOf(text)).toEqual(['url', 'A', 'keptRows']);
  expect(proseOf('a.md', 'told `said` again')).toEqual(['told  again']);
});

test('no comment, document or title of a test uses a word that has a plainer one', () => {
  const pattern = new RegExp(`\\b(?:${refused(2).join('|').replaceAll(' ', '\\s+')})\\b`, 'gi');
  const found = trackedFiles().flatMap((name) =>
    proseOf(name, readFileSync(`${ROOT}${name}`, 'utf8')).flatMap((prose) =>
      [...prose.matchAll(pattern)].map(
        (match) => `${name}: … ${prose.slice(Math.max(0, match.index - 40), match.index + 40)} …`,
      ),
    ),
  );
  expect(found).toEqual([]);
});

test('no function, constant, type or field is named by such a word', () => {
  const words = new Set(refused(3));
  const found = trackedFiles()
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.spec\.|\/test\//.test(name))
    .flatMap((name) =>
      namesOf(readFileSync(`${ROOT}${name}`, 'utf8'))
        .filter((own) => !FIXED_NAMES.includes(own) && partsOf(own).some((part) => words.has(part)))
        .map((own) => `${name}: ${own}`),
    );
  expect(found).toEqual([]);
});
