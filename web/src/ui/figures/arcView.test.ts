import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutArcs, PAIR_TILES, type ArcInput } from './arcView.ts';

const arc = (id: string, side: ArcInput['side'], columns: number[]): ArcInput => ({
  id,
  side,
  columns,
  family: '合',
  label: '午未合',
  transit: false,
});

const anyArcs = fc.array(
  fc.record({
    side: fc.constantFrom('stem' as const, 'branch' as const),
    columns: fc
      .uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 3 })
      .map((c) => c.sort((a, b) => a - b)),
  }),
  { maxLength: 10 },
);

describe('layoutArcs', () => {
  test('fits tiles, arcs and labels inside the drawing at 304 to 480 px', () => {
    fc.assert(
      fc.property(anyArcs, fc.integer({ min: 304, max: 480 }), (list, width) => {
        const layout = layoutArcs(
          list.map((a, i) => arc(String(i), a.side, a.columns)),
          6,
          width,
        );
        for (const { label, ends } of layout.arcs) {
          expect(label.y).toBeGreaterThanOrEqual(0);
          expect(label.y).toBeLessThanOrEqual(layout.height);
          for (const end of ends) expect(end.x).toBeGreaterThan(0);
          for (const end of ends) expect(end.x).toBeLessThan(width);
        }
      }),
    );
  });

  test('no two ends of one side meet', () => {
    const layout = layoutArcs(
      [
        arc('a', 'branch', [0, 3]),
        arc('b', 'branch', [1, 3]),
        arc('c', 'branch', [2, 3]),
        arc('d', 'branch', [0, 1]),
      ],
      4,
      343,
    );
    const ends = layout.arcs.flatMap((a) => a.ends.map((end) => end.x));
    const distances = ends.flatMap((x, i) => ends.slice(i + 1).map((other) => Math.abs(x - other)));
    expect(Math.min(...distances)).toBeGreaterThan(5);
  });

  test('overlapping arcs stack, separate ones share a level', () => {
    const stacked = layoutArcs([arc('a', 'stem', [0, 3]), arc('b', 'stem', [2, 3])], 4, 343);
    expect(new Set(stacked.arcs.map((a) => a.label.y)).size).toBe(2);
    const level = layoutArcs([arc('a', 'stem', [0, 1]), arc('b', 'stem', [2, 3])], 4, 343);
    expect(new Set(level.arcs.map((a) => a.label.y)).size).toBe(1);
  });

  test('three members make two arcs and one label', () => {
    const { arcs } = layoutArcs([arc('a', 'branch', [0, 1, 3])], 4, 343);
    expect(arcs.map((a) => a.label.text)).toEqual(['午未合', '']);
  });

  test('two charts are separated, all eight tiles inside at 288 to 480 px', () => {
    for (const width of [288, 343, 480]) {
      const { columnX, tile } = layoutArcs([arc('a', 'stem', [2, 6])], 8, width, PAIR_TILES);
      expect((columnX[0] ?? 0) - tile.width / 2).toBeGreaterThanOrEqual(0);
      expect((columnX[7] ?? 0) + tile.width / 2).toBeLessThanOrEqual(width);
      const gaps = columnX.slice(1).map((x, i) => x - (columnX[i] ?? 0) - tile.width);
      expect(gaps[3]).toBeGreaterThan(20);
      expect(Math.max(...gaps.toSpliced(3, 1))).toBeLessThan(4);
    }
  });
});
