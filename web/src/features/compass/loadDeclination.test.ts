import { expect, test } from 'vitest';
import { declinationAt } from './loadDeclination.ts';

/** From the test values published with WMM2025 (2025.0, height 0): 80°N 0°E 1.28°, 0°N 120°E −0.16°, 80°S 240°E 68.78°. */
test.each([
  [80, 0, 1.28],
  [0, 120, -0.16],
  [-80, 240, 68.78],
])('declinationAt %s° %s° follows the published values', async (latitudeDeg, longitudeDeg, expected) => {
  const atMs = Date.UTC(2025, 0, 1);
  expect(await declinationAt({ latitudeDeg, longitudeDeg }, atMs)).toBeCloseTo(expected, 1);
});
