/**
 * Geometry of the dial: a plane of 342 units across, drawn north-up around the origin and turned as a whole.
 */

/** Radii of the rings, from the rim inward. */
export const RADIUS = {
  rim: 171,
  inner: 167.5,
  tick: 166,
  degrees: 148,
  mountainOuter: 139,
  mountainGlyph: 122.5,
  mountainInner: 107,
  trigramBars: 88,
  trigramName: 65,
  pool: 52,
} as const;

/** A point on a circle, by bearing clockwise from the top. */
export function pointAt(radius: number, bearingDeg: number): { x: number; y: number } {
  const angle = ((bearingDeg - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** Path of a ring sector between two bearings (less than 180° apart). */
export function sectorPath(innerRadius: number, outerRadius: number, fromDeg: number, toDeg: number): string {
  const a = pointAt(outerRadius, fromDeg);
  const b = pointAt(outerRadius, toDeg);
  const c = pointAt(innerRadius, toDeg);
  const d = pointAt(innerRadius, fromDeg);
  return `M${a.x} ${a.y}A${outerRadius} ${outerRadius} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${innerRadius} ${innerRadius} 0 0 0 ${d.x} ${d.y}Z`;
}

/** All degree ticks as one path: 3.5 units a degree, 6.5 every fifth, 9 every fifteenth. */
export function tickPath(): string {
  return Array.from({ length: 360 }, (_, deg) => {
    const length = deg % 15 === 0 ? 9 : deg % 5 === 0 ? 6.5 : 3.5;
    const from = pointAt(RADIUS.tick, deg);
    const to = pointAt(RADIUS.tick - length, deg);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
