/** Pages that are made from the code say what it does, and name tests that there are. */
import { existsSync, readFileSync } from 'node:fs';
import { CALLS } from '@shangyuan/contract';
import { expect, it } from 'vitest';
import { CONFIG_KEYS } from '../src/config.ts';
import { ENDS } from './pages/limits.ts';
import { pages } from './pages/pages.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

it('docs/OPERATIONS.md names every configuration key', () => {
  const text = read('docs/OPERATIONS.md');
  expect(CONFIG_KEYS.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});

it('docs/OPERATIONS.md says of every secret how it is replaced', () => {
  const [, chapter = ''] = read('docs/OPERATIONS.md').split('## Keys, and how each is replaced');
  const [first = ''] = chapter.split('\n## ');
  const rows = first.split('\n').filter((line) => line.startsWith('| `'));
  const secrets = CONFIG_KEYS.filter((key) => /SECRET|KEY|TOKEN|HEADERS|PASSWORD|DATABASE\w*_URL/.test(key));
  expect(secrets.length).toBeGreaterThan(12);
  expect(secrets.filter((key) => !rows.some((row) => row.includes(`\`${key}\``)))).toEqual([]);
});

it('docs/LIMITS.md, SECURITY.md, OPERATIONS.md and SCALING.md say what the code does (npm run pages)', () => {
  for (const { url, is, shouldBe } of pages()) expect(is, `${url.pathname}: npm run pages`).toBe(shouldBe);
});

it('every call that writes says where it ends', () => {
  const writes = Object.entries(CALLS).flatMap(([name, { kind }]) => (kind === 'write' ? [name] : []));
  const ends = Object.keys(ENDS);
  expect(
    writes.filter((name) => !ends.includes(name)),
    'name the limits of these in ENDS of test/pages/limits.ts, then npm run pages',
  ).toEqual([]);
  expect(
    ends.filter((name) => !writes.includes(name)),
    'remove from ENDS what does not write',
  ).toEqual([]);
});

it('docs/SECURITY.md names a test for every defect, and each of them is there', () => {
  const [, found = ''] = read('docs/SECURITY.md').split('## What was found');
  const rows = found.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| defect'));
  const rowsUnder = (title: string) =>
    (found.split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '')
      .split('\n')
      .filter((line) => rows.includes(line));
  // As many as the first audit of the server found.
  expect(['High', 'Medium', 'Low'].map((title) => rowsUnder(title).length)).toEqual([7, 14, 16]);
  for (const row of rows) {
    const tests = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)` _([^_]+)_/g)];
    expect(tests.length, row).toBeGreaterThan(0);
    for (const [, file = '', title = ''] of tests) {
      expect(existsSync(new URL(file, ROOT)), file).toBe(true);
      expect(read(file), `${file}: ${title}`).toContain(title);
    }
  }
});
