import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropDragged, cropWithin, MAX_ZOOM, placeOf, squareOf, WHOLE } from './cropView.ts';

const wide = { width: 300, height: 200 };

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9_000 }),
  height: fc.integer({ min: 1, max: 9_000 }),
});
const crops = fc.record({
  zoom: fc.double({ min: -1, max: 9, noNaN: true }),
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
});

describe('the square cut out of a picture', () => {
  it('is the largest in the middle before anything is moved', () => {
    expect(squareOf(wide, WHOLE)).toEqual({ left: 50, top: 0, side: 200 });
    expect(placeOf(wide, WHOLE)).toEqual({ width: 1.5, left: -0.25, top: 0 });
  });

  it('follows the finger: a picture dragged to the right shows what lies left', () => {
    const moved = cropDragged(wide, WHOLE, 0.1, 0);
    expect(squareOf(wide, moved)).toMatchObject({ left: 30, side: 200 });
    expect(squareOf(wide, cropDragged(wide, WHOLE, 9, 9))).toMatchObject({ left: 0, top: 0 });
    expect(squareOf(wide, cropDragged(wide, { ...WHOLE, zoom: 2 }, 0, -0.1)).top).toBeCloseTo(60);
  });

  it('never leaves the picture, whatever is requested', () => {
    fc.assert(
      fc.property(sizes, crops, (size, crop) => {
        const { left, top, side } = squareOf(size, crop);
        const slack = 1e-6 * Math.max(size.width, size.height);
        expect(left).toBeGreaterThanOrEqual(-slack);
        expect(top).toBeGreaterThanOrEqual(-slack);
        expect(left + side).toBeLessThanOrEqual(size.width + slack);
        expect(top + side).toBeLessThanOrEqual(size.height + slack);
        const { zoom } = cropWithin(size, crop);
        expect(zoom >= 1 && zoom <= MAX_ZOOM).toBe(true);
      }),
    );
  });

  it('comes back where it was when dragged there and back within the picture', () => {
    const crop = { zoom: 3, x: 0.4, y: 0.6 };
    const back = cropDragged(wide, cropDragged(wide, crop, 0.1, -0.2), -0.1, 0.2);
    expect(back.x).toBeCloseTo(crop.x);
    expect(back.y).toBeCloseTo(crop.y);
  });
});
