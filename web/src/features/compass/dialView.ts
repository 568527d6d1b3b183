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
  accuracyOuter: 47,
  accuracyInner: 40,
} as const;

/** A mark on the rim, such as the direction of 喜神 today. */
export interface RimMark {
  readonly label: string;
  readonly bearingDeg: number;
  readonly tone: 'xi' | 'cai' | 'fu' | 'own';
}

/** A point on a circle, by bearing clockwise from the top. */
export function pointAt(radius: number, bearingDeg: number): { x: number; y: number } {
  const angle = ((bearingDeg - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** Path of a ring sector between two bearings (less than 360° apart). */
export function sectorPath(innerRadius: number, outerRadius: number, fromDeg: number, toDeg: number): string {
  const a = pointAt(outerRadius, fromDeg);
  const b = pointAt(outerRadius, toDeg);
  const c = pointAt(innerRadius, toDeg);
  const d = pointAt(innerRadius, fromDeg);
  const large = toDeg - fromDeg > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${outerRadius} ${outerRadius} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${innerRadius} ${innerRadius} 0 ${large} 0 ${d.x} ${d.y}Z`;
}

/** A sector of half a degree is a hair on a phone; one of 360° would be drawn as nothing. */
const ACCURACY_DEG = { least: 1, most: 179.5 } as const;

/**
 * Path of the arc within which the needle is right: as many degrees to both sides of north as the sensor may be out.
 *
 * @param accuracyDeg null where the sensor does not report it
 * @returns empty where there is nothing to draw
 */
export function accuracyPath(accuracyDeg: number | null): string {
  if (accuracyDeg === null) return '';
  const deg = Math.min(Math.max(accuracyDeg, ACCURACY_DEG.least), ACCURACY_DEG.most);
  return sectorPath(RADIUS.accuracyInner, RADIUS.accuracyOuter, -deg, deg);
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
