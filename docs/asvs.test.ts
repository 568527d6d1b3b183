/** ASVS.md is true to the tests and files it names, and counts what it lists. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(`${ROOT}docs/ASVS.md`, 'utf8');
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (met|part|gap|n\/a) \| (.+) \|$/gm),
].map(([, id = '', , , state = '', how = '']) => ({ id, state, how }));
const named = rows.flatMap(({ id, how }) =>
  [...how.matchAll(/`([\w/.]+\.ts)` _(.+?)_(?=[;.]|$)/g)].map(([, file = '', title = '']) => ({
    id,
    file,
    title,
  })),
);

test('every test that it names exists under its title', () => {
  expect(named.length).toBeGreaterThan(100);
  const lost = named.filter(
    ({ file, title }) =>
      !existsSync(ROOT + file) || !readFileSync(ROOT + file, 'utf8').includes(`'${title}'`),
  );
  expect(lost).toEqual([]);
});

test('every file that it names is there', () => {
  const files = rows.flatMap(({ how }) =>
    [...how.matchAll(/`((?:server|web|contract|deploy|docs|reading|scripts|e2e)\/[\w/.-]+)`/g)].map(
      ([, file = '']) => file,
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(ROOT + file))).toEqual([]);
});

test('each requirement stands once, with a reason, and the head counts them', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(text.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `${rows.length} requirements: ${count('met')} met, ${count('part')} in part, ${count('gap')} gaps, ${count('n/a')} do not apply.`,
  );
});
