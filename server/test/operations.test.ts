import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONFIG_KEYS } from '../src/config.ts';

it('docs/OPERATIONS.md names every configuration key', () => {
  const text = readFileSync(new URL('../../docs/OPERATIONS.md', import.meta.url), 'utf8');
  expect(CONFIG_KEYS.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});
