/**
 * The table of docs/ACCURACY.md says what the benchmark measures now.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { classicsTable } from '../bench/classics.ts';

it('the figures of judgement beside a book are those of the benchmark', () => {
  const page = readFileSync(new URL('ACCURACY.md', import.meta.url), 'utf8');
  const written = /<!-- classics -->\n([\s\S]*)\n<!-- \/classics -->/.exec(page)?.[1];
  expect(written).toBe(classicsTable());
});
