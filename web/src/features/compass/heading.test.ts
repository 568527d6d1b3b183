import { describe, expect, test } from 'vitest';
import { headingOf, meanHeading, normaliseDeg, smoothHeadingDeg, turnDeg } from './heading.ts';

const FLAT = { beta: 0, gamma: 0, absolute: true };

describe('headingOf', () => {
  test('takes the ready heading of iOS, and its accuracy unless it is unusable', () => {
    const sample = { alpha: 10, beta: 2, gamma: 1, absolute: false, webkitCompassHeading: 182.4 };
    expect(headingOf({ ...sample, webkitCompassAccuracy: 5 }, 0)).toEqual({
      headingDeg: 182.4,
      accuracyDeg: 5,
      hold: 'flat',
    });
    expect(headingOf({ ...sample, webkitCompassAccuracy: -1 }, 0)?.accuracyDeg).toBeNull();
  });

  test('a flat device turns against alpha, and the screen rotation is added', () => {
    expect(headingOf({ alpha: 90, ...FLAT }, 0)?.headingDeg).toBe(270);
    expect(headingOf({ alpha: 90, ...FLAT }, 90)?.headingDeg).toBe(0);
  });

  test('held upright, the camera axis points: alpha 0 and beta 90 look north', () => {
    const north = headingOf({ alpha: 0, beta: 90, gamma: 0, absolute: true }, 0);
    expect(north?.hold).toBe('upright');
    expect(turnDeg(0, north?.headingDeg ?? 99)).toBeCloseTo(0, 6);
    expect(headingOf({ alpha: 270, beta: 90, gamma: 0, absolute: true }, 0)?.headingDeg).toBeCloseTo(90, 6);
  });

  test('a relative sensor or a desktop has no heading', () => {
    expect(headingOf({ alpha: 90, beta: 0, gamma: 0, absolute: false }, 0)).toBeNull();
    expect(headingOf({ alpha: null, beta: null, gamma: null, absolute: true }, 0)).toBeNull();
  });
});

describe('circular arithmetic', () => {
  test('smoothing crosses north the short way and comes to rest', () => {
    let deg = 358;
    for (let i = 0; i < 100; i++) deg = smoothHeadingDeg(deg, 2, 16);
    expect(turnDeg(2, deg)).toBeCloseTo(0, 2);
    expect(normaliseDeg(smoothHeadingDeg(359, 1, 1e9))).toBeCloseTo(1, 9);
  });

  test('the mean of 350° and 10° is north, 10° from each', () => {
    const mean = meanHeading([350, 10]);
    expect(turnDeg(0, mean?.meanDeg ?? 99)).toBeCloseTo(0, 9);
    expect(mean?.spreadDeg).toBeCloseTo(10, 9);
    expect(meanHeading([])).toBeNull();
  });
});
