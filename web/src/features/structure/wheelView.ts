/**
 * Geometry of the five-phase wheel: five nodes on a ring, the phase of the day master on top, 生 clockwise along the
 * ring and 克 straight across. Node size and line width follow the share of the source.
 */
import { KE, SHENG, WUXING, type ByWuxing, type Wuxing } from '@shangyuan/engine/ganzhi';

/** A node of the wheel. */
export interface WheelNode {
  readonly wuxing: Wuxing;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly share: number;
}

/** An arrow of the wheel. */
export interface WheelArrow {
  readonly from: Wuxing;
  readonly to: Wuxing;
  readonly kind: '生' | '克';
  readonly path: string;
  readonly head: string;
  readonly width: number;
}

/** The whole wheel around the origin. */
export interface WheelView {
  readonly nodes: readonly WheelNode[];
  readonly arrows: readonly WheelArrow[];
}

const RING = 110;
const TRIM = 5;

function pointAt(angleDeg: number, radius: number): { x: number; y: number } {
  const angle = ((angleDeg - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Triangle with its tip at (x, y), pointing along `angle` (radians). */
function headAt(x: number, y: number, angle: number, width: number): string {
  const length = 5 + 1.15 * width;
  const half = length * 0.5;
  const corners = [
    [0, 0],
    [-length, half],
    [-length, -half],
  ].map(([along = 0, across = 0]) => {
    const cx = x + along * Math.cos(angle) - across * Math.sin(angle);
    const cy = y + along * Math.sin(angle) + across * Math.cos(angle);
    return `${round(cx)} ${round(cy)}`;
  });
  return `M${corners.join('L')}Z`;
}

function widthOf(share: number, kind: '生' | '克'): number {
  const width = Math.max(1.5, (share - 12) * 0.42);
  return round(Math.min(10, kind === '克' ? Math.max(1.2, width * 0.55) : width));
}

function alongRing(from: WheelNode, to: WheelNode, fromDeg: number): WheelArrow {
  const width = widthOf(from.share, '生');
  const degreesOf = (length: number): number => (length / RING) * (180 / Math.PI);
  const startDeg = fromDeg + degreesOf(from.radius + TRIM);
  const tipDeg = fromDeg + 72 - degreesOf(to.radius + TRIM);
  const endDeg = tipDeg - degreesOf(3 + width);
  const a = pointAt(startDeg, RING);
  const b = pointAt(endDeg, RING);
  const tip = pointAt(tipDeg, RING);
  const path = `M${round(a.x)} ${round(a.y)}A${RING} ${RING} 0 0 1 ${round(b.x)} ${round(b.y)}`;
  const tangent = ((tipDeg - degreesOf(5)) * Math.PI) / 180;
  return {
    from: from.wuxing,
    to: to.wuxing,
    kind: '生',
    path,
    head: headAt(tip.x, tip.y, tangent, width),
    width,
  };
}

function across(from: WheelNode, to: WheelNode): WheelArrow {
  const width = widthOf(from.share, '克');
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const at = (node: WheelNode, distance: number, sign: number): { x: number; y: number } => ({
    x: node.x + sign * distance * Math.cos(angle),
    y: node.y + sign * distance * Math.sin(angle),
  });
  const a = at(from, from.radius + TRIM, 1);
  const tip = at(to, to.radius + TRIM, -1);
  const end = at(to, to.radius + TRIM + 3 + width, -1);
  const path = `M${round(a.x)} ${round(a.y)}L${round(end.x)} ${round(end.y)}`;
  return {
    from: from.wuxing,
    to: to.wuxing,
    kind: '克',
    path,
    head: headAt(tip.x, tip.y, angle, width),
    width,
  };
}

/**
 * Lays the wheel out.
 *
 * @param percent share of each phase, hundredths, summing to 100
 * @param top phase on top, the day master's
 */
export function layoutWheel(percent: ByWuxing<number>, top: Wuxing): WheelView {
  const first = WUXING.indexOf(top);
  const nodes = WUXING.map((_, i): WheelNode => {
    const wuxing = WUXING[(first + i) % 5] as Wuxing;
    const { x, y } = pointAt(i * 72, RING);
    return {
      wuxing,
      x: round(x),
      y: round(y),
      radius: round(Math.min(46, 18 + 0.5 * percent[wuxing])),
      share: percent[wuxing],
    };
  });
  const nodeOf = (wuxing: Wuxing): WheelNode => nodes.find((node) => node.wuxing === wuxing) as WheelNode;
  const arrows = nodes.flatMap((node, i) =>
    node.share > 0
      ? [alongRing(node, nodeOf(SHENG[node.wuxing]), i * 72), across(node, nodeOf(KE[node.wuxing]))]
      : [],
  );
  return { nodes, arrows };
}
