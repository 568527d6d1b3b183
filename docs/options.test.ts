/**
 * Every option of a school says in its declaration what it changes and where each reading comes from: the comment above it
 * names a source, or links to the option it repeats.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OPTION = /^\s+(?<name>\w+|'\w+'): (?:\[|[A-Z]+,$|\w+\.values\.)/;

/** Lines of the calls of `defineOptions` and `extendOptions` in a file. */
function declarationLines(text: string): string[] {
  const lines: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    if (/= (?:\/\* @__PURE__ \*\/ )?(?:defineOptions\($|defineOptions\(\{|extendOptions\()/.test(line))
      isInside = true;
    if (isInside) lines.push(line);
    if (/^\}?\)?\);?$/.test(line)) isInside = false;
  }
  return lines;
}

/** Options whose comment is missing or names no source, and how many options there are. */
function examine(text: string): { count: number; bare: string[] } {
  const lines = declarationLines(text);
  const bare: string[] = [];
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const name = OPTION.exec(line)?.groups?.['name'];
    if (name === undefined) continue;
    count++;
    const end = index - 1;
    let start = end;
    while (start >= 0 && !(lines[start] ?? '').includes('/**')) start--;
    const comment = lines.slice(start, end + 1).join('\n');
    const isAbove = (lines[end] ?? '').trimEnd().endsWith('*/');
    if (!isAbove || !/Source:|\{@link /.test(comment)) bare.push(name);
  }
  return { count, bare };
}

function declarations(): { file: string; text: string }[] {
  const folder = `${ROOT}engine/src`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'options.ts')
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))
    .filter(({ text }) => text.includes('defineOptions('));
}

test('the check itself sees an option without a comment, and one without a source', () => {
  const text = [
    'export const X = defineOptions({',
    '  /** Changes this. Source: a book. */',
    "  a: ['x'],",
    "  b: ['x'],",
    '  /** Changes that. */',
    "  c: ['x'],",
    '});',
  ].join('\n');
  expect(examine(text)).toEqual({ count: 3, bare: ['b', 'c'] });
});

test('every option says what it changes and names its source', () => {
  const found = declarations().map(({ file, text }) => ({ file, ...examine(text) }));
  expect(found.filter(({ bare }) => bare.length > 0)).toEqual([]);
  expect(found.filter(({ count }) => count === 0)).toEqual([]);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(37);
});
