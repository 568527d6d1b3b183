/**
 * The look is that of the app: the same colours by the same names.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS, STYLE } from './style.ts';

const tokens = readFileSync(new URL('../../../web/src/ui/tokens.css', import.meta.url), 'utf8');

test.each(Object.entries(COLOURS))('%s, light and dark', (name, values) => {
  const inApp = [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, value]) => value);
  expect(inApp).toEqual(values);
  for (const value of values) expect(STYLE).toContain(`--${name}: var(--shangyuan-${name}, ${value});`);
});
