import { describe, expect, test } from 'vitest';
import { accuracyPath, RADIUS } from './dialView.ts';

/** Bearings of the ends of the outer arc, and whether it is the longer way round. */
function endsOf(path: string) {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x1 = 0, y1 = 0, , , , large, , x2 = 0, y2 = 0] = numbers;
  const bearing = (x: number, y: number) => Math.round((Math.atan2(x, -y) * 180) / Math.PI);
  return { from: bearing(x1, y1), to: bearing(x2, y2), isLarge: large === 1 };
}

describe('the arc of accuracy', () => {
  test('is absent where the sensor does not report it', () => {
    expect(accuracyPath(null)).toBe('');
  });

  test.each([
    [5, { from: -5, to: 5, isLarge: false }],
    [40, { from: -40, to: 40, isLarge: false }],
    [120, { from: -120, to: 120, isLarge: true }],
  ])('±%s° reaches as far to both sides of north', (deg, ends) => {
    expect(endsOf(accuracyPath(deg))).toEqual(ends);
  });

  test('is seen at 0°, and does not close upon itself beyond 180°', () => {
    expect(endsOf(accuracyPath(0))).toEqual({ from: -1, to: 1, isLarge: false });
    expect(accuracyPath(300)).toBe(accuracyPath(180));
    expect(endsOf(accuracyPath(300)).isLarge).toBe(true);
  });

  test('is between the needle and the rim of the pool', () => {
    expect(RADIUS.accuracyInner).toBeGreaterThan(38);
    expect(RADIUS.accuracyOuter).toBeLessThan(RADIUS.pool - 3.5);
  });
});
