/**
 * The arcs of a 四柱图: pure geometry in CSS pixels for a width, so that text has its full size on a narrow phone instead
 * of shrinking with the drawing.
 */

import type { Branch, Stem } from '@shangyuan/engine/ganzhi';

/** One pillar as the picture shows it; stem and branch are null where the hour is unknown. */
export interface ArcTile {
  readonly key: string;
  /** 年 月 日 时, 大运, 流年. */
  readonly name: string;
  readonly tenGod: string;
  readonly stem: Stem | null;
  readonly branch: Branch | null;
  readonly hidden: string;
  readonly isDay: boolean;
  readonly isTransit: boolean;
}

/** How a relation is drawn: each family has its own line and colour. */
export const ARC_FAMILIES = ['合', '冲', '刑', '拱', '害'] as const;
/** A family that is drawn. */
export type ArcFamily = (typeof ARC_FAMILIES)[number];

/** A relation to draw between columns; three members are drawn as two arcs under one label. */
export interface ArcInput {
  readonly id: string;
  readonly side: 'stem' | 'branch';
  /** Indexes of the columns it joins, ascending, two or three. */
  readonly columns: readonly number[];
  readonly family: ArcFamily;
  readonly label: string;
  /** Drawn dashed and thinner: it involves a transit. */
  readonly transit: boolean;
}

/** One drawn arc. */
export interface Arc {
  readonly id: string;
  readonly family: ArcFamily;
  readonly transit: boolean;
  readonly path: string;
  readonly ends: readonly { readonly x: number; readonly y: number }[];
  readonly label: { readonly x: number; readonly y: number; readonly text: string; readonly width: number };
}

/** The whole drawing. */
export interface ArcView {
  readonly width: number;
  readonly height: number;
  readonly tile: { readonly width: number; readonly height: number; readonly top: number };
  readonly columnX: readonly number[];
  readonly arcs: readonly Arc[];
}

/** Layout of tiles: whole, or only the two characters where two charts are side by side. */
export interface TileLook {
  readonly height: number;
  readonly isSmall: boolean;
  /** Index of the column before which a second chart begins. */
  readonly breakBefore: number | null;
}

/** Tiles of one chart. */
export const WHOLE_TILES: TileLook = { height: 144, isSmall: false, breakBefore: null };
/** Tiles of two charts, four and four. */
export const PAIR_TILES: TileLook = { height: 84, isSmall: true, breakBefore: 4 };

/** Space between two charts side by side, beside the gap of tiles. */
const BREAK_PX = 28;
const LEAST_WIDTH = 200;
const END_GAP = 6;
const LABEL_HEIGHT = 22;
const CHAR_WIDTH = 13;
/** Apex of a cubic whose two control points lie at height h. */
const APEX = 0.75;

interface Segment {
  readonly input: ArcInput;
  readonly from: number;
  readonly to: number;
  readonly labelled: boolean;
}

function segmentsOf(inputs: readonly ArcInput[], side: ArcInput['side']): Segment[] {
  return inputs
    .filter((input) => input.side === side)
    .flatMap((input) =>
      input.columns.slice(1).map((to, i) => ({ input, from: input.columns[i] ?? 0, to, labelled: i === 0 })),
    )
    .sort((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from);
}

/** Stacks segments: each takes the lowest level at which it overlaps nothing placed before it. */
function levelsOf(segments: readonly Segment[]): number[] {
  const placed: { from: number; to: number; level: number }[] = [];
  return segments.map(({ from, to }) => {
    const over = placed.filter((other) => from < other.to && other.from < to);
    const level = over.length === 0 ? 0 : Math.max(...over.map((other) => other.level)) + 1;
    placed.push({ from, to, level });
    return level;
  });
}

/** Horizontal offsets of the ends at each column, so that no two ends meet. */
function endOffsets(
  segments: readonly Segment[],
  columnCount: number,
  tileWidth: number,
): Map<string, number> {
  const offsets = new Map<string, number>();
  for (let column = 0; column < columnCount; column++) {
    const here = segments
      .flatMap((segment, i) => [
        ...(segment.from === column ? [{ key: `${i}a`, towards: segment.to - column }] : []),
        ...(segment.to === column ? [{ key: `${i}b`, towards: segment.from - column }] : []),
      ])
      // Left-going ends are left, right-going right; the longest reaches are nearest the middle line.
      .sort((a, b) => Math.sign(a.towards) - Math.sign(b.towards) || a.towards - b.towards);
    const step = Math.min(12, (tileWidth - 16) / Math.max(1, here.length - 1));
    here.forEach((end, i) => offsets.set(end.key, (i - (here.length - 1) / 2) * step));
  }
  return offsets;
}

function heightOf(level: number): number {
  return 52 + level * 38;
}

function sideArcs(
  inputs: readonly ArcInput[],
  side: ArcInput['side'],
  columnX: readonly number[],
  tileWidth: number,
  edgeY: number,
): Arc[] {
  const segments = segmentsOf(inputs, side);
  const levels = levelsOf(segments);
  const offsets = endOffsets(segments, columnX.length, tileWidth);
  const sign = side === 'stem' ? -1 : 1;
  const y = edgeY + sign * END_GAP;
  return segments.map((segment, i) => {
    const x1 = (columnX[segment.from] ?? 0) + (offsets.get(`${i}a`) ?? 0);
    const x2 = (columnX[segment.to] ?? 0) + (offsets.get(`${i}b`) ?? 0);
    const bend = y + sign * heightOf(levels[i] ?? 0);
    const text = segment.labelled ? segment.input.label : '';
    return {
      id: segment.input.id,
      family: segment.input.family,
      transit: segment.input.transit,
      path: `M${x1} ${y}C${x1} ${bend} ${x2} ${bend} ${x2} ${y}`,
      ends: [
        { x: x1, y },
        { x: x2, y },
      ],
      label: { x: (x1 + x2) / 2, y: y + (bend - y) * APEX, text, width: text.length * CHAR_WIDTH + 14 },
    };
  });
}

function reachOf(inputs: readonly ArcInput[], side: ArcInput['side']): number {
  const levels = levelsOf(segmentsOf(inputs, side));
  if (levels.length === 0) return 8;
  return END_GAP + heightOf(Math.max(...levels)) * APEX + LABEL_HEIGHT / 2 + 4;
}

/**
 * Lays out the arcs over and under a row of pillars.
 *
 * @param givenWidth width to fill, CSS pixels
 * @param columnCount number of pillars, 3 to 9
 */
export function layoutArcs(
  inputs: readonly ArcInput[],
  columnCount: number,
  givenWidth: number,
  { height: tileHeight, isSmall, breakBefore }: TileLook = WHOLE_TILES,
): ArcView {
  // Before it has a place on the page, a drawing is as narrow as nothing.
  const width = Math.max(LEAST_WIDTH, givenWidth);
  const broken = breakBefore === null ? 0 : BREAK_PX;
  const gap = isSmall ? 3 : Math.max(6, Math.min(26, (width - 8) * 0.07 * (4 / columnCount)));
  const tileWidth = Math.min(72, (width - 8 - broken - gap * (columnCount - 1)) / columnCount);
  const used = tileWidth * columnCount + gap * (columnCount - 1) + broken;
  const left = (width - used) / 2 + tileWidth / 2;
  const columnX = Array.from(
    { length: columnCount },
    (_, i) => left + i * (tileWidth + gap) + (breakBefore !== null && i >= breakBefore ? broken : 0),
  );
  const top = reachOf(inputs, 'stem');
  const arcs = [
    ...sideArcs(inputs, 'stem', columnX, tileWidth, top),
    ...sideArcs(inputs, 'branch', columnX, tileWidth, top + tileHeight),
  ];
  return {
    width,
    height: top + tileHeight + reachOf(inputs, 'branch'),
    tile: { width: tileWidth, height: tileHeight, top },
    columnX,
    arcs,
  };
}
