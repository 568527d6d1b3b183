/**
 * Exported names keep to docs/GLOSSARY.md: a word the glossary rejects must not appear in the name of an export.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Words of the column "not", one or more to a row of the glossary. */
function rejectedWords(): string[] {
  const rows = readFileSync(`${ROOT}docs/GLOSSARY.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) =>
    [...(row.split('|')[4] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
  );
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}

/** Names of the exports of a file. */
function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)].map(
    (match) => match[1] ?? '',
  );
}

/** Fields of the interfaces of a file, those inside others too. */
function fieldsOf(text: string): string[] {
  const interfaces = [...text.matchAll(/^(?:export )?interface [^{]*\{\n([\s\S]*?)^\}/gm)];
  return interfaces.flatMap(([, body = '']) =>
    [...body.matchAll(/^\s+(?:readonly )?(\w+)\??:/gm)].map((match) => match[1] ?? ''),
  );
}

/** `tenGodOf` → ten, god, of: so that a rejected word is found as a word, not inside another. */
function wordsOf(name: string): string {
  return ` ${name
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()} `;
}

test('the glossary rejects at least thirty synonyms', () => {
  expect(rejectedWords().length).toBeGreaterThanOrEqual(30);
});

test('fields are read, nested ones too, and other lines are not', () => {
  const text = [
    'export interface A {',
    '  readonly trueSun: string;',
    '  readonly inner: {',
    '    readonly trueSolar?: string;',
    '  };',
    '}',
    'const eightChar: string = x;',
  ].join('\n');
  expect(fieldsOf(text)).toEqual(['trueSun', 'inner', 'trueSolar']);
});

test('no exported name and no field of the engine or of reading uses a rejected synonym', () => {
  const rejected = rejectedWords().map((word) => [word, wordsOf(word)] as const);
  const texts = ['engine', 'reading'].flatMap((room) => sourcesOf(`${ROOT}${room}/src`));
  const names = new Set(texts.flatMap((text) => [...exportsOf(text), ...fieldsOf(text)]));
  const found = [...names].flatMap((name) =>
    rejected.filter(([, words]) => wordsOf(name).includes(words)).map(([word]) => `${name} uses ${word}`),
  );
  expect(names.size).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
