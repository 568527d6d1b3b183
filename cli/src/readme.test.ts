/**
 * Every example of the README prints what stands there: output first, then what goes to standard error.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runLine } from './testing.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

interface Example {
  readonly line: string;
  readonly printed: string;
}

const examples: readonly Example[] = [...README.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(
  ([, block = '']) =>
    block
      .split(/^\$ /mu)
      .slice(1)
      .map((part) => {
        const [line = '', ...printed] = part.split('\n');
        return { line, printed: printed.join('\n') };
      }),
);

/** Files that the README shows. */
const files = Object.fromEntries(
  examples.flatMap(({ line, printed }) => (line.startsWith('cat ') ? [[line.slice(4), printed]] : [])),
);
const calls = examples.flatMap(({ line, printed }) =>
  line.startsWith('shangyuan ') ? [{ line: line.slice('shangyuan '.length), printed }] : [],
);

test('the README has a dozen examples', () => expect(calls.length).toBeGreaterThanOrEqual(12));

test.each(calls)('$line', async ({ line, printed }) => {
  const { out, err } = await runLine(line, { files });
  expect((out + err).replaceAll('\r\n', '\n')).toBe(printed);
});
