/**
 * From a device orientation event to a compass heading: pure arithmetic, no events and no clock.
 *
 * iOS provides a magnetic heading; on other systems the heading comes from the rotation of the device, flat (its top
 * edge points) or upright (its camera points). Source: W3C DeviceOrientation, worked example "compass heading".
 */

/** What we read of a device orientation event. Angles in degrees; null where the platform has none. */
export interface OrientationSample {
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
  readonly absolute: boolean;
  /** iOS: magnetic heading of the top edge, clockwise. */
  readonly webkitCompassHeading?: number;
  /** iOS: ± degrees, negative where unusable. */
  readonly webkitCompassAccuracy?: number;
}

/** One reading of the sensor. */
export interface Heading {
  /** Clockwise from magnetic north, [0, 360). */
  readonly headingDeg: number;
  /** ± degrees where the platform says, else null. */
  readonly accuracyDeg: number | null;
  /** Whether the top edge points (flat) or the camera (upright). */
  readonly hold: 'flat' | 'upright';
}

const RAD = Math.PI / 180;
const UPRIGHT_DEG = 60;

/** An angle normalised to [0, 360). */
export function normaliseDeg(deg: number): number {
  const turned = deg % 360;
  return turned < 0 ? turned + 360 : turned + 0;
}

/** Shortest way from one bearing to another, (−180, 180]. */
export function turnDeg(fromDeg: number, toDeg: number): number {
  const turn = normaliseDeg(toDeg - fromDeg);
  return turn > 180 ? turn - 360 : turn;
}

/** Heading of the camera axis of a device held upright. */
function uprightHeadingDeg(alpha: number, beta: number, gamma: number): number {
  const [sA, cA] = [Math.sin(alpha * RAD), Math.cos(alpha * RAD)];
  const sB = Math.sin(beta * RAD);
  const [sG, cG] = [Math.sin(gamma * RAD), Math.cos(gamma * RAD)];
  return Math.atan2(-cA * sG - sA * sB * cG, -sA * sG + cA * sB * cG) / RAD;
}

/**
 * Heading of a sample, or null where the sample carries no absolute direction (a desktop, a relative sensor).
 *
 * @param screenAngleDeg rotation of the screen against the device, degrees
 */
export function headingOf(sample: OrientationSample, screenAngleDeg: number): Heading | null {
  const { alpha, beta, gamma } = sample;
  const upright =
    beta !== null && gamma !== null && (Math.abs(beta) > UPRIGHT_DEG || Math.abs(gamma) > UPRIGHT_DEG);
  if (sample.webkitCompassHeading !== undefined) {
    const accuracy = sample.webkitCompassAccuracy ?? -1;
    return {
      headingDeg: normaliseDeg(sample.webkitCompassHeading + screenAngleDeg),
      accuracyDeg: accuracy < 0 ? null : accuracy,
      hold: upright ? 'upright' : 'flat',
    };
  }
  if (!sample.absolute || alpha === null) return null;
  const deviceDeg = upright ? uprightHeadingDeg(alpha, beta, gamma) : -alpha;
  return {
    headingDeg: normaliseDeg(deviceDeg + screenAngleDeg),
    accuracyDeg: null,
    hold: upright ? 'upright' : 'flat',
  };
}

/**
 * One step of a circular low-pass filter: angles are smoothed as points on the circle, so 359° and 1° meet at 0°.
 *
 * @param elapsedMs time since the previous step
 * @param timeConstantMs the longer, the calmer
 */
export function smoothHeadingDeg(
  previousDeg: number,
  nextDeg: number,
  elapsedMs: number,
  timeConstantMs = 150,
): number {
  const share = 1 - Math.exp(-elapsedMs / timeConstantMs);
  return normaliseDeg(previousDeg + share * turnDeg(previousDeg, nextDeg));
}

/** Circular mean of several readings and how far the widest lies from it; null for none. */
export function meanHeading(readingsDeg: readonly number[]): { meanDeg: number; spreadDeg: number } | null {
  if (readingsDeg.length === 0) return null;
  const x = readingsDeg.reduce((sum, deg) => sum + Math.cos(deg * RAD), 0);
  const y = readingsDeg.reduce((sum, deg) => sum + Math.sin(deg * RAD), 0);
  const meanDeg = normaliseDeg(Math.atan2(y, x) / RAD);
  return { meanDeg, spreadDeg: Math.max(...readingsDeg.map((deg) => Math.abs(turnDeg(meanDeg, deg)))) };
}
