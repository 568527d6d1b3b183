import { expect, test } from 'vitest';
import { modulo } from './modulo.ts';

test('modulo is never negative and keeps whole turns apart', () => {
  for (let value = -30; value <= 30; value++) {
    const rest = modulo(value, 12);
    expect(rest >= 0 && rest < 12).toBe(true);
    expect(Number.isInteger((value - rest) / 12)).toBe(true);
  }
  expect(modulo(-0.5, 360)).toBe(359.5);
});
