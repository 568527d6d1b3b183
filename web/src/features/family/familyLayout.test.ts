import type { FamilyPair } from '@shangyuan/reading/family';
import { describe, expect, test } from 'vitest';
import { layoutFamily, type Box } from './familyLayout.ts';

/** Every two of some people, with labels as long as they come. */
const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (_, i) => ({
      a,
      b: a + 1 + i,
      arrow: 'both' as FamilyPair['arrow'],
      label: '丙辛相合',
      short: '合',
    })),
  ).flat();

const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

const CASES = [2, 3, 4, 5, 6].flatMap((count) => [256, 311, 420].map((width) => ({ count, width })));

describe.each(CASES)('$count people on $width', ({ count, width }) => {
  const { nodes, lines, height, ...layout } = layoutFamily(pairsOf(count), count, width);

  test('stands inside its room, no two circles over one another', () => {
    expect(layout.width).toBeLessThanOrEqual(width);
    expect(nodes).toHaveLength(count);
    for (const [i, { x, y, radius }] of nodes.entries()) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(width);
      expect(y + radius).toBeLessThanOrEqual(height);
      for (const other of nodes.slice(i + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius + other.radius + 20);
    }
  });

  test('no label stands over another or over a circle, and none outside', () => {
    for (const [i, { label }] of lines.entries()) {
      expect(label.x - label.width / 2).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width / 2).toBeLessThanOrEqual(width);
      for (const other of lines.slice(i + 1)) expect(meet(label, other.label)).toBe(false);
      for (const { x, y, radius } of nodes) {
        const [dx, dy] = [Math.abs(x - label.x) - label.width / 2, Math.abs(y - label.y) - label.height / 2];
        expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThan(radius);
      }
    }
  });

  test('no line passes through a circle of a third, or through the words of anyone', () => {
    for (const { from, to } of lines)
      for (let share = 0; share <= 1; share += 0.02) {
        const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        for (const { x, y, radius, words } of nodes) {
          expect(Math.hypot(point.x - x, point.y - y)).toBeGreaterThan(radius);
          const middle = { start: words.x + 18, middle: words.x, end: words.x - 18 }[words.anchor];
          const box = { x: middle, y: words.y + 14, width: 36, height: 40 };
          expect(meet(box, { ...point, width: 0, height: 0 }), JSON.stringify({ point, box })).toBe(false);
        }
      }
  });
});

test('four people: rows carry their labels in the middle, diagonals off the crossing', () => {
  const { lines } = layoutFamily(pairsOf(4), 4, 311);
  const shareOf = ({ from, to, label }: (typeof lines)[number]): number =>
    Math.hypot(label.x - from.x, label.y - from.y) / Math.hypot(to.x - from.x, to.y - from.y);
  const shares = lines.map((line) => Math.round(shareOf(line) * 100));
  // Pairs in order: 01, 02, 03, 12, 13, 23; 03 and 12 are the diagonals.
  expect([shares[0], shares[5]]).toEqual([50, 50]);
  for (const share of [shares[1], shares[4]]) expect(Math.abs((share ?? 0) - 50)).toBeLessThanOrEqual(20);
  for (const share of [shares[2], shares[3]]) expect(Math.abs((share ?? 50) - 50)).toBeGreaterThanOrEqual(8);
});

test('an arrow stands at the end it points to', () => {
  const [pair] = pairsOf(2);
  if (pair === undefined) throw new Error('no pair');
  const heads = (arrow: FamilyPair['arrow']) => {
    const [line] = layoutFamily([{ ...pair, arrow }], 2, 311).lines;
    return line?.heads.map((path) => {
      const x = Number(/^M(\S+)/.exec(path)?.[1]);
      return Math.abs(x - line.to.x) < 1 ? 'b' : Math.abs(x - line.from.x) < 1 ? 'a' : '?';
    });
  };
  expect([heads('a'), heads('b'), heads('both'), heads('none')]).toEqual([['a'], ['b'], ['b', 'a'], []]);
});
