/**
 * Runs the code of docs/WALKTHROUGH.md from top to bottom: what it imports exists, and every line that ends in a comment has that
 * value. The examples of the READMEs run from the packed tarballs (scripts/packages.test.ts).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplesOf, type Imports } from '../scripts/lib/examples.ts';

const { imports, body, checks } = examplesOf(
  readFileSync(new URL('WALKTHROUGH.md', import.meta.url), 'utf8'),
);

async function scopeOf(from: Imports): Promise<Record<string, unknown>> {
  const scope: Record<string, unknown> = {};
  for (const [door, names] of from) {
    const module = (await import(door)) as Record<string, unknown>;
    for (const name of names) scope[name] = module[name];
  }
  return scope;
}

test('imports what exists', async () => {
  const missing = Object.entries(await scopeOf(imports)).filter(([, value]) => value === undefined);
  expect(missing).toEqual([]);
});

test('prints the values there are', async () => {
  const scope = await scopeOf(imports);
  const seen: { line: string; value: unknown; printed: unknown }[] = [];
  const check = (line: string, value: unknown, printed: unknown) => seen.push({ line, value, printed });
  new Function('check', ...Object.keys(scope), body)(check, ...Object.values(scope));
  expect(checks).toBeGreaterThanOrEqual(25);
  expect(seen).toHaveLength(checks);
  expect(seen.filter(({ value, printed }) => JSON.stringify(value) !== JSON.stringify(printed))).toEqual([]);
});
