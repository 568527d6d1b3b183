import { expect, test } from 'vitest';
import { modulo } from './modulo.ts';

test('modulo is never negative and 0 for whole turns', () => {
  for (let value = -30; value <= 30; value++) {
    const rest = modulo(value, 12);
    expect(rest >= 0 && rest < 12).toBe(true);
    expect(Number.isInteger((value - rest) / 12)).toBe(true);
  }
  expect(modulo(-0.5, 360)).toBe(359.5);
  expect([modulo(-60, 60), modulo(0, 60), modulo(-0, 60)]).toEqual([0, 0, 0]);
  // Past what a register of 32 bits holds.
  expect([modulo(2 ** 40 + 7, 60), modulo(-(2 ** 40) - 7, 60)]).toEqual([
    (2 ** 40 + 7) % 60,
    60 - ((2 ** 40 + 7) % 60),
  ]);
});
