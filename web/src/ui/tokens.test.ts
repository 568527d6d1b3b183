/**
 * Contrast of the tokens (WCAG 2.x) in both themes: text at least 4.5 on every background it is used on, controls 3.0.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function themeOf(selector: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['bg', 'surface', 'surface-2'];
const WUXING = ['jin', 'mu', 'shui', 'huo', 'tu'].map((name) => `wuxing-${name}`);
const ON_GROUNDS = ['text', 'text-2', 'text-3', 'accent', 'link', 'danger', 'ok', ...WUXING];
const PAIRS = [
  ['on-accent', 'accent'],
  ['nav-title', 'nav-bg'],
  ['nav-gold', 'nav-bg'],
  ['nav-2', 'nav-bg'],
  ['tab-on', 'tab-bg'],
  ['tab-off', 'tab-bg'],
  ['notice', 'notice-bg'],
  ['toast', 'toast-bg'],
  ['on-ok', 'ok'],
  ['on-danger', 'danger'],
  ['on-seal', 'seal'],
  ...WUXING.map((name) => [name, `${name}-tint`] as const),
] as const;

describe.each([
  ['light', ":root,\n[data-theme='light']"],
  ['dark', "\n[data-theme='dark'] {"],
])('%s theme', (_name, selector) => {
  const theme = themeOf(selector);
  const colour = (token: string) => {
    const value = theme[token];
    if (value === undefined) throw new Error(`Cannot find token "${token}"`);
    return value;
  };
  test.each(ON_GROUNDS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)))(
    '%s on %s is readable',
    (ink, ground) => expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5),
  );
  test.each(PAIRS)('%s on %s is readable', (ink, ground) =>
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5),
  );
  test.each(GROUNDS)('borders of controls are seen on %s', (ground) =>
    expect(contrast(colour('control'), colour(ground))).toBeGreaterThanOrEqual(3),
  );
});

test('the contrast formula returns the known value for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});
