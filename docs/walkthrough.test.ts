/**
 * Runs the code of README.md and of docs/WALKTHROUGH.md, each from top to bottom: what it imports exists, and every line that ends
 * in a comment has that value.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const IMPORT = /^import \{ (.+) \} from '(.+)';$/;
const CHECK = /^(.+?) \/\/ (.+)$/;

function linesOf(name: string): string[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap((block) => (block[1] ?? '').split('\n'));
}

async function scopeOf(lines: readonly string[]): Promise<Record<string, unknown>> {
  const scope: Record<string, unknown> = {};
  for (const line of lines) {
    const [, names = '', door = ''] = IMPORT.exec(line) ?? [];
    if (door === '') continue;
    const module = (await import(door)) as Record<string, unknown>;
    for (const name of names.split(', ')) scope[name] = module[name];
  }
  return scope;
}

/** The blocks as one function: plain lines run, checked lines report their value. */
function bodyOf(lines: readonly string[]): string {
  return lines
    .filter((line) => !IMPORT.test(line))
    .map((line) => {
      const [, expression, value] = CHECK.exec(line) ?? [];
      return expression === undefined
        ? line
        : `check(${JSON.stringify(line)}, ${expression}, ${value ?? ''});`;
    })
    .join('\n');
}

describe.each([
  ['../README.md', 2],
  ['WALKTHROUGH.md', 25],
])('%s', (name, checks) => {
  const lines = linesOf(name);

  test('imports what exists', async () => {
    expect(Object.entries(await scopeOf(lines)).filter(([, value]) => value === undefined)).toEqual([]);
  });

  test('prints the values there are', async () => {
    const scope = await scopeOf(lines);
    const seen: { line: string; value: unknown; printed: unknown }[] = [];
    const check = (line: string, value: unknown, printed: unknown) => seen.push({ line, value, printed });
    new Function('check', ...Object.keys(scope), bodyOf(lines))(check, ...Object.values(scope));
    expect(seen.length).toBeGreaterThanOrEqual(checks);
    expect(seen.filter(({ value, printed }) => JSON.stringify(value) !== JSON.stringify(printed))).toEqual(
      [],
    );
  });
});
