import { describe, expect, it } from 'vitest';

import { TRIGRAMS } from './mountain.ts';
import { findPalaceTrigram, PALACE_NUMBER, TRIGRAM_BITS, TRIGRAM_NUMBER, trigramOfBits } from './trigram.ts';

describe('trigrams', () => {
  it('TRIGRAM_BITS and TRIGRAM_NUMBER name the same eight', () => {
    // The 先天 order reads the lines from the bottom as a binary number, whole lines first: 乾 111 … 坤 000.
    for (const t of TRIGRAMS) {
      const bits = TRIGRAM_BITS[t];
      const fromBottom = ((bits & 1) << 2) | (bits & 2) | (bits >> 2);
      expect(TRIGRAM_NUMBER[t]).toBe(8 - fromBottom);
      expect(trigramOfBits(bits)).toBe(t);
    }
  });
  it('PALACE_NUMBER is the 洛书 square: palaces across the centre sum to ten', () => {
    for (const [i, t] of TRIGRAMS.entries()) {
      const across = TRIGRAMS[(i + 4) % 8];
      expect(PALACE_NUMBER[t] + PALACE_NUMBER[across!]).toBe(10);
      expect(findPalaceTrigram(PALACE_NUMBER[t])).toBe(t);
    }
    expect(findPalaceTrigram(5)).toBeNull();
  });
});
