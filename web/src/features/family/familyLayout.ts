/**
 * Where the people of a family stand, and where the lines between them end and carry their labels. Pure; lengths are CSS pixels.
 */
import type { Arrow, FamilyPair } from '@shangyuan/reading/family';

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A person of the picture: a circle, and the words outside it. */
export interface FamilyNode extends Point {
  readonly radius: number;
  readonly words: Point & { readonly anchor: 'start' | 'middle' | 'end' };
}

/** A box around its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line between two people. */
export interface FamilyLine {
  readonly from: Point;
  readonly to: Point;
  /** Tips of its arrows, as paths. */
  readonly heads: readonly string[];
  readonly label: Box;
  readonly text: string;
}

/** The picture. */
export interface FamilyLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly FamilyNode[];
  readonly lines: readonly FamilyLine[];
}

/** Below this width circles and words are smaller. */
const NARROW = 290;
const MAX_WIDTH = 420;
const LABEL_HEIGHT = 21;
/** Between a circle and the end of a line. */
const GAP = 4;
const HEAD = { length: 9, half: 4.5 } as const;
/** Height of the words of a person: name, relation, elements. */
const WORDS_HEIGHT = 48;
/** Where a label may stand along its line, as shares: the first that is clear is taken. */
const STANDS = [0, 3, 6, 9, -3, -6, 12, -9, 15, -12, 18, -15].flatMap((step) => [
  (30 + step) / 100,
  (70 - step) / 100,
]);
/** In the middle first where nothing crosses. */
const SIDE_STANDS = [0.5, ...STANDS];

interface Sizes {
  readonly width: number;
  readonly radius: number;
  readonly words: number;
  readonly glyph: number;
}

function sizesOf(count: number, boxWidth: number): Sizes {
  const width = Math.min(MAX_WIDTH, boxWidth);
  const isNarrow = width < NARROW;
  const radius = count > 4 ? (isNarrow ? 18 : 24) : isNarrow ? 24 : 29;
  return { width, radius, words: isNarrow ? (count > 4 ? 37 : 40) : 50, glyph: isNarrow ? 12 : 13 };
}

type Side = 'left' | 'right' | 'below';

interface Place extends Point {
  readonly side: Side;
}

/** Places by the number of people, from the first: in rows of two, those of a middle row further out. */
function placesOf(count: number, { width, radius, words }: Sizes): Place[] {
  const top = Math.max(radius, WORDS_HEIGHT / 2) + 4;
  const step = count > 4 ? 118 : 140;
  const outer = words + 2 + radius;
  // A line from the first row to the last passes beside the circles between them.
  const inner = count > 4 ? outer + radius + 14 : outer;
  const row = (index: number, x: number): Place[] => [
    { x, y: top + index * step, side: 'left' },
    { x: width - x, y: top + index * step, side: 'right' },
  ];
  const last = (index: number): Place => ({ x: width / 2, y: top + index * step, side: 'below' });
  const first = row(0, inner);
  if (count === 2) return first;
  if (count === 3) return [...first, last(1)];
  const second = row(1, outer);
  if (count === 4) return [...first, ...second];
  return [...first, ...second, ...(count === 5 ? [last(2)] : row(2, inner))];
}

function nodeOf({ x, y, side }: Place, { radius }: Sizes): FamilyNode {
  const beside = radius + 6;
  const words = {
    left: { x: x - beside, y: y - 16, anchor: 'end' },
    right: { x: x + beside, y: y - 16, anchor: 'start' },
    below: { x, y: y + radius + 14, anchor: 'middle' },
  } as const satisfies Readonly<Record<Side, FamilyNode['words']>>;
  return { x, y, radius, words: words[side] };
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** A point at a distance from the middle of a circle, toward another. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return between(from, to, distance / length);
}

/** The tip of an arrow that ends at a point. */
function headAt(tip: Point, from: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const back = { x: tip.x - dx * HEAD.length, y: tip.y - dy * HEAD.length };
  const wings = [1, -1].map((side) => `${back.x - dy * HEAD.half * side} ${back.y + dx * HEAD.half * side}`);
  return `M${tip.x} ${tip.y}L${wings.join('L')}Z`;
}

function headsOf(arrow: Arrow, from: Point, to: Point): string[] {
  return [
    ...(arrow === 'b' || arrow === 'both' ? [headAt(to, from)] : []),
    ...(arrow === 'a' || arrow === 'both' ? [headAt(from, to)] : []),
  ];
}

const meets = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** Whether a line passes through a box, looked at every few pixels. */
function crosses(from: Point, to: Point, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return Array.from({ length: steps + 1 }, (_, i) => between(from, to, i / steps)).some((point) =>
    meets({ ...point, width: 1, height: 1 }, box),
  );
}

/** Whether a line lies or stands. */
const isSide = (from: Point, to: Point): boolean =>
  Math.abs(from.x - to.x) < 1 || Math.abs(from.y - to.y) < 1;

/** Whether a box lies over a circle. */
function covers({ x, y, width, height }: Box, node: FamilyNode): boolean {
  const dx = Math.max(0, Math.abs(node.x - x) - width / 2);
  const dy = Math.max(0, Math.abs(node.y - y) - height / 2);
  return Math.hypot(dx, dy) < node.radius + 1;
}

type DrawnPair = Pick<FamilyPair, 'a' | 'b' | 'arrow' | 'label' | 'short'>;

/** A line with the boxes that its label may have, the best first. */
interface End {
  readonly pair: DrawnPair;
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  readonly boxes: readonly Box[];
}

function endsOf(
  pairs: readonly DrawnPair[],
  nodes: readonly FamilyNode[],
  isShort: boolean,
  glyph: number,
): End[] {
  return pairs.flatMap((pair) => {
    const [a, b] = [nodes[pair.a], nodes[pair.b]];
    if (a === undefined || b === undefined) return [];
    const [from, to] = [toward(a, b, a.radius + GAP), toward(b, a, b.radius + GAP)];
    const text = isShort ? pair.short : pair.label;
    const width = text.length * glyph + (text.length > 1 ? 12 : 8);
    const boxes = (isSide(from, to) ? SIDE_STANDS : STANDS)
      .map((share) => ({ ...between(from, to, share), width, height: LABEL_HEIGHT }))
      .filter((box) => !nodes.some((node) => covers(box, node)));
    return [{ pair, from, to, text, boxes }];
  });
}

/** A box for each label: those with the fewest that are free choose first, a box that no other line passes through if there is one. */
function standsOf(ends: readonly End[]): ReadonlyMap<End, Box> {
  const placed = new Map<End, Box>();
  const freeOf = ({ boxes }: End): Box[] =>
    boxes.filter((box) => ![...placed.values()].some((other) => meets(box, other)));
  while (placed.size < ends.length) {
    const [next] = ends
      .filter((end) => !placed.has(end))
      .map((end) => ({ end, free: freeOf(end) }))
      .toSorted((x, y) => x.free.length - y.free.length);
    if (next === undefined) break;
    const { end, free } = next;
    const others = ends.filter((other) => other !== end);
    const crossed = (box: Box): number =>
      others.filter((other) => crosses(other.from, other.to, box)).length +
      // A box that leaves another label nowhere to stand is the last choice.
      others.filter((other) => !placed.has(other) && freeOf(other).every((its) => meets(its, box))).length *
        100;
    const [box] = (free.length === 0 ? end.boxes : free).toSorted((x, y) => crossed(x) - crossed(y));
    placed.set(end, box ?? { ...between(end.from, end.to, 0.5), width: 0, height: 0 });
  }
  return placed;
}

/**
 * The picture of a family.
 *
 * @param count people, two to six
 * @param boxWidth room for it
 */
export function layoutFamily(pairs: readonly DrawnPair[], count: number, boxWidth: number): FamilyLayout {
  const sizes = sizesOf(count, boxWidth);
  const nodes = placesOf(count, sizes).map((place) => nodeOf(place, sizes));
  const ends = endsOf(pairs, nodes, count > 4, sizes.glyph);
  const labels = standsOf(ends);
  const lines = ends.map((end): FamilyLine => {
    const { pair, from, to, text } = end;
    const label = labels.get(end) as Box;
    return { from, to, heads: headsOf(pair.arrow, from, to), label, text };
  });
  const bottom = Math.max(
    ...nodes.map(({ y, radius, words }) => Math.max(y + radius, words.y + WORDS_HEIGHT - 8)),
  );
  return { width: sizes.width, height: bottom + 2, nodes, lines };
}
