/** Range of the instants that rooms may ask about: the years 0 to 10000. */

const INSTANT_MIN_MS = -62_167_392_000_000;
const INSTANT_MAX_MS = 253_433_923_200_000;

/** @throws RangeError where the instant is not finite or outside the years 0 to 10000 */
export function checkInstant(epochMs: number): void {
  if (!(epochMs >= INSTANT_MIN_MS && epochMs <= INSTANT_MAX_MS)) {
    throw new RangeError(`wrong instant ${epochMs} ms, expected the years 0 to 10000`);
  }
}
