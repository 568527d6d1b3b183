import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatYuan, parseYuan } from './index.ts';

describe('money', () => {
  it('goes to yuan and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
        expect(parseYuan(formatYuan(fen))).toBe(fen === 0 ? 0 : fen);
      }),
    );
  });

  it('is written with two decimals', () => {
    expect([0, 1, 10, 100, 1800, -5, 123456].map(formatYuan)).toEqual([
      '0.00', '0.01', '0.10', '1.00', '18.00', '-0.05', '1234.56',
    ]); // prettier-ignore
    expect(() => formatYuan(0.5)).toThrow('expected a whole number');
  });

  it('is read only where it is exact', () => {
    expect(['18', '18.0', '18.00', '0.06000', '-0.01', '-0', '0.1'].map(parseYuan)).toEqual([
      1800, 1800, 1800, 6, -1, 0, 10,
    ]); // prettier-ignore
    for (const wrong of ['', '.5', '1.', '0.005', '1e3', ' 1', '1,000', '+1', '０', 'NaN', '9'.repeat(12)])
      expect(parseYuan(wrong), wrong).toBeNull();
  });
});
