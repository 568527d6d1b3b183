/**
 * Rise, set, transit and twilight at a place, in a window of 24 hours: the caller says where its day begins, since a
 * civil day is a matter of zones.
 */
import { MS_PER_DAY } from '../time/index.ts';
import { RAD_PER_DEG, TWO_PI, wrapRad } from './angle.ts';
import { checkInstant } from './instant.ts';
import { type Observer, observerOf, type Place } from './place.ts';
import { type Body, type Height, heightOf, HORIZON_REFRACTION_RAD, hourAngleRad } from './sky.ts';

/** Times of the Sun in a window of 24 hours, UTC milliseconds; null where it does not happen in the window. */
export interface SunTimes {
  /** Upper limb at the horizon, with 34′ of refraction; null in polar day and night. */
  readonly riseMs: number | null;
  readonly setMs: number | null;
  /** Upper transit: true noon. */
  readonly transitMs: number | null;
  /** Centre 6° below the horizon, before sunrise and after sunset. */
  readonly civilDawnMs: number | null;
  readonly civilDuskMs: number | null;
  /** 12°. */
  readonly nauticalDawnMs: number | null;
  readonly nauticalDuskMs: number | null;
  /** 18°; null in white nights. */
  readonly astronomicalDawnMs: number | null;
  readonly astronomicalDuskMs: number | null;
}

/** Times of the Moon in a window of 24 hours, UTC milliseconds; each is missing (null) about once a month. */
export interface MoonTimes {
  readonly riseMs: number | null;
  readonly setMs: number | null;
  readonly transitMs: number | null;
}

/** Steps of the window: a body that shows itself for less than this, at the edge of the polar day, may be missed. */
const STEP_MS = 900_000;
const STEP_COUNT = MS_PER_DAY / STEP_MS;
/** Halvings of a step down to 0.03 s. */
const HALVINGS = 15;
/** Milliseconds for a radian of hour angle: of the mean Sun, and the Moon's longer day. */
const MS_PER_TURN = { sun: MS_PER_DAY, moon: 89_428_329 } as const satisfies Record<Body, number>;
const TRANSIT_STEPS = 4;

/** How far a body is above a limit, radians; it rises where this passes zero upwards. */
type Excess = (height: Height) => number;

const limbExcess: Excess = ({ altitudeRad, radiusRad }) => altitudeRad + radiusRad + HORIZON_REFRACTION_RAD;

function centreExcess(depthDeg: number): Excess {
  return ({ altitudeRad }) => altitudeRad + depthDeg * RAD_PER_DEG;
}

/** A window of 24 hours over a horizon, with the heights of a body at its steps. */
interface Window {
  readonly body: Body;
  readonly observer: Observer;
  readonly startMs: number;
  readonly heights: readonly Height[];
}

function buildWindow(body: Body, startMs: number, place: Place): Window {
  const observer = observerOf(place);
  const heights = Array.from({ length: STEP_COUNT + 1 }, (_, i) =>
    heightOf(body, startMs + i * STEP_MS, observer),
  );
  return { body, observer, startMs, heights };
}

/** The zero in the step that ends at number `step`. */
function findZero(
  { body, observer, startMs }: Window,
  excess: Excess,
  step: number,
  isRising: boolean,
): number {
  let low = startMs + (step - 1) * STEP_MS;
  let high = startMs + step * STEP_MS;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (excess(heightOf(body, middle, observer)) < 0 === isRising) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/** First passage upwards and first passage downwards in the window. */
function findCrossings(window: Window, excess: Excess): { upMs: number | null; downMs: number | null } {
  let upMs: number | null = null;
  let downMs: number | null = null;
  let isUp = excess(window.heights[0] as Height) >= 0;
  for (let step = 1; step <= STEP_COUNT; step++) {
    const wasUp = isUp;
    isUp = excess(window.heights[step] as Height) >= 0;
    if (isUp && !wasUp) upMs ??= findZero(window, excess, step, true);
    else if (wasUp && !isUp) downMs ??= findZero(window, excess, step, false);
  }
  return { upMs, downMs };
}

function findTransit({ body, startMs, observer }: Window): number | null {
  const msPerRad = MS_PER_TURN[body] / TWO_PI;
  const missing = -hourAngleRad(body, startMs, observer.longitudeRad);
  let ms = startMs + (missing - TWO_PI * Math.floor(missing / TWO_PI)) * msPerRad;
  for (let i = 0; i < TRANSIT_STEPS; i++) {
    ms -= wrapRad(hourAngleRad(body, ms, observer.longitudeRad)) * msPerRad;
  }
  return ms >= startMs && ms < startMs + MS_PER_DAY ? Math.round(ms) : null;
}

/**
 * Sunrise, sunset, true noon and the three twilights in the 24 hours from an instant.
 *
 * @param startMs UTC milliseconds of the start of the local day, years 0 to 10000
 * @param place at sea level with a free horizon
 * @throws RangeError where the instant or a coordinate is out of range
 * Accuracy: docs/ACCURACY.md; real air shifts sunrise by up to a minute.
 * Source: VSOP87D cut to 15"; refraction 34′ and WGS 84.
 * @example sunTimes(Date.UTC(2024, 2, 19, 16), { latitudeDeg: 39.9, longitudeDeg: 116.4 }).riseMs // 1710886668407
 */
export function sunTimes(startMs: number, place: Place): SunTimes {
  checkInstant(startMs);
  const window = buildWindow('sun', startMs, place);
  const day = findCrossings(window, limbExcess);
  const civil = findCrossings(window, centreExcess(6));
  const nautical = findCrossings(window, centreExcess(12));
  const astronomical = findCrossings(window, centreExcess(18));
  return {
    riseMs: day.upMs,
    setMs: day.downMs,
    transitMs: findTransit(window),
    civilDawnMs: civil.upMs,
    civilDuskMs: civil.downMs,
    nauticalDawnMs: nautical.upMs,
    nauticalDuskMs: nautical.downMs,
    astronomicalDawnMs: astronomical.upMs,
    astronomicalDuskMs: astronomical.downMs,
  };
}

/**
 * Moonrise, moonset and transit in the 24 hours from an instant.
 *
 * @param startMs UTC milliseconds of the start of the local day, years 0 to 10000
 * @param place at sea level with a free horizon
 * @throws RangeError where the instant or a coordinate is out of range
 * Accuracy: docs/ACCURACY.md.  Source: ELP/MPP02, largest terms; parallax, refraction 34′ and WGS 84.
 * @example moonTimes(Date.UTC(2024, 2, 19, 16), { latitudeDeg: 39.9, longitudeDeg: 116.4 }).riseMs // 1710912602623
 */
export function moonTimes(startMs: number, place: Place): MoonTimes {
  checkInstant(startMs);
  const window = buildWindow('moon', startMs, place);
  const { upMs, downMs } = findCrossings(window, limbExcess);
  return { riseMs: upMs, setMs: downMs, transitMs: findTransit(window) };
}
