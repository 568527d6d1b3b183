import { expect, test } from 'vitest';
import { isTooLong, pictureRatio } from './sharePicture.ts';

test('a picture is 1080 wide as long as a phone can draw it', () => {
  expect(pictureRatio(343, 800) * 343).toBe(1080);
  expect(pictureRatio(343, 4900) * 343).toBeGreaterThan(1050);
});

test('a long one gets fewer pixels, and never more than a phone draws', () => {
  for (const height of [6000, 9000, 14_000, 40_000]) {
    const ratio = pictureRatio(343, height);
    expect(343 * height * ratio * ratio).toBeLessThanOrEqual(16_700_001);
    expect(height * ratio).toBeLessThanOrEqual(16_000.001);
  }
});

test('a picture too long to be readable is refused as too long', () => {
  expect(isTooLong(343, 9000)).toBe(false);
  expect(isTooLong(343, 14_000)).toBe(true);
});
