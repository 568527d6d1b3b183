import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeOnePlace, FUZZ_CASES } from './fuzz.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const shares = Object.values(FUZZ_CASES);
const sum = (run: 'short' | 'full') => shares.reduce((count, share) => count + share[run], 0);

test('a full run tries a hundred thousand cases, not counting that the server is tried on two databases', () => {
  expect(sum('full')).toBeGreaterThanOrEqual(100_000);
  expect(sum('short')).toBeLessThan(3_000);
});

test('every target is tried by one test', () => {
  const files = globSync('{web,cli,mcp,server}/{src,scripts,test}/**/*.{test,suite}.ts', { cwd: ROOT });
  const tried = files.flatMap((file) =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(/\bfuzz\(\s*'(\w+)'/g)].map(([, target]) => target),
  );
  expect(tried).toHaveLength(new Set(tried).size);
  expect(new Set(tried)).toEqual(new Set(Object.keys(FUZZ_CASES)));
});

test('one place of a value is changed', () => {
  const value = { a: [1, { b: 'x' }], c: null };
  const replaced = [0, 1, 2, 3, 4, 5].map((place) => changeOnePlace(value, place, '!', 'replace'));
  expect(replaced).toEqual([
    '!',
    { a: '!', c: null },
    { a: ['!', { b: 'x' }], c: null },
    { a: [1, '!'], c: null },
    { a: [1, { b: '!' }], c: null },
    { a: [1, { b: 'x' }], c: '!' },
  ]);
  expect(changeOnePlace(value, 4, '!', 'drop')).toEqual({ a: [1, {}], c: null });
  expect(JSON.stringify(changeOnePlace({ __proto__: null, x: 1 }, 0, 2, 'add'))).toBe(
    '{"x":1,"constructor":2}',
  );
  const own = JSON.parse('{"__proto__":{"a":1}}') as object;
  expect(JSON.stringify(changeOnePlace(own, 2, 2, 'replace'))).toBe('{"__proto__":{"a":2}}');
});
