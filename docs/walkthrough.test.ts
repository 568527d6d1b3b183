/**
 * Runs docs/WALKTHROUGH.md from top to bottom: its imports exist, and every line that ends in a comment has that value.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('WALKTHROUGH.md', import.meta.url), 'utf8');
const lines = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap((block) => (block[1] ?? '').split('\n'));

const IMPORT = /^import \{ (.+) \} from '(.+)';$/;
const CHECK = /^(.+?) \/\/ (.+)$/;

const scope: Record<string, unknown> = {};
for (const line of lines) {
  const [, names = '', door = ''] = IMPORT.exec(line) ?? [];
  if (door === '') continue;
  const module = (await import(door)) as Record<string, unknown>;
  for (const name of names.split(', ')) scope[name] = module[name];
}

/** The blocks as one function: plain lines run, checked lines report their value. */
const body = lines
  .filter((line) => !IMPORT.test(line))
  .map((line) => {
    const [, expression, value] = CHECK.exec(line) ?? [];
    return expression === undefined ? line : `check(${JSON.stringify(line)}, ${expression}, ${value ?? ''});`;
  })
  .join('\n');

test('the walkthrough imports what exists', () => {
  expect(Object.entries(scope).filter(([, value]) => value === undefined)).toEqual([]);
});

test('every value of the walkthrough is the one it prints', () => {
  const seen: { line: string; value: unknown; printed: unknown }[] = [];
  const check = (line: string, value: unknown, printed: unknown) => seen.push({ line, value, printed });
  new Function('check', ...Object.keys(scope), body)(check, ...Object.values(scope));
  expect(seen.length).toBeGreaterThan(25);
  expect(seen.filter(({ value, printed }) => JSON.stringify(value) !== JSON.stringify(printed))).toEqual([]);
});
