/**
 * Runs every `@example expression // value` of the public docstrings, and checks that every export has a docstring.
 * An example is one line; its value is a literal, or `RangeError: …` (or TypeError, SyntaxError) for a call that throws.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = [
  'ganzhi',
  'time',
  'astronomy',
  'calendar',
  'almanac',
  'chart',
  'analysis',
  'yunqi',
  'compass',
  'hexagram',
];
const EXAMPLE = /@example (.+?) \/\/ (.+)$/;
const EXPORT = /^export (?:declare )?(?:async )?(?:abstract )?(?:function|const|interface|type|class) (\w+)/;

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
    .map((file) => `${folder}/${file}`)
    .sort();
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n');
}

const scope: Record<string, unknown> = {};
for (const room of ROOMS) Object.assign(scope, await import(`@shangyuan/engine/${room}`));
Object.assign(scope, await import('@shangyuan/engine/world'), await import('@shangyuan/engine/history'));
for (const room of ['chart', 'hepan', 'hexagrams', 'mansions', 'yunqi', 'almanac', 'picking']) {
  Object.assign(scope, await import(`@shangyuan/reading/${room}`));
}

/** Evaluates with everything the doors export and, first of all, what the file itself exports. */
function evaluate(expression: string, own: Record<string, unknown>): unknown {
  const names = { ...scope, ...own };
  return new Function(...Object.keys(names), `return (${expression});`)(...Object.values(names));
}

describe('docstring examples give the value they print', () => {
  for (const file of [...sourcesOf(`${ROOT}engine/src`), ...sourcesOf(`${ROOT}reading/src`)]) {
    for (const [index, line] of linesOf(file).entries()) {
      const example = EXAMPLE.exec(line);
      if (example === null) continue;
      const [, expression = '', value = ''] = example;
      test(`${file.slice(ROOT.length)}:${index + 1} ${expression}`, async () => {
        const own = (await import(file)) as Record<string, unknown>;
        const error = /^(RangeError|TypeError|SyntaxError): (.*)$/.exec(value.trim());
        if (error === null) expect(evaluate(expression, own)).toEqual(evaluate(value.trim(), own));
        else expect(() => evaluate(expression, own)).toThrow(error[2]?.replace(/…$/, ''));
      });
    }
  }
});

/** Lines of an export that no docstring stands above, as `file:line name`. */
function bareExports(file: string): string[] {
  const lines = linesOf(file);
  return lines.flatMap((line, index) => {
    const name = EXPORT.exec(line)?.[1];
    if (name === undefined) return [];
    let above = index - 1;
    while (/^(\/\/|@)/.test(lines[above] ?? '')) above--;
    const overload = (lines[above] ?? '').startsWith('export function');
    // A call carries its text in its `summary`, from which the OpenAPI document is made.
    if (lines[index]?.includes('= defineCall(')) return [];
    return (lines[above] ?? '').trimEnd().endsWith('*/') || overload
      ? []
      : [`${file.slice(ROOT.length)}:${index + 1} ${name}`];
  });
}

test('every export of engine, reading and contract has a docstring', () => {
  const files = ['engine', 'reading', 'contract'].flatMap((room) => sourcesOf(`${ROOT}${room}/src`));
  expect(files.flatMap(bareExports)).toEqual([]);
});
