/**
 * Civil times as text. Seconds are whole.
 */
import type { CivilTime } from './civil.ts';
import { civilOfEpochMs, UTC8_MINUTES } from './epoch.ts';
import { zoneOffsetAt } from './resolveCivil.ts';
import { HOME_CLOCK, type ZoneEngine } from './zones.ts';

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * A civil time as `2024-02-04 16:27:07`; a fraction of the second is cut off, and years before 1 begin with a minus (0 is 1 BC).
 *
 * @example formatCivilTime({ year: 2024, month: 2, day: 4, hour: 16, minute: 27, second: 7.4 }) // '2024-02-04 16:27:07'
 */
export function formatCivilTime({ year, month, day, hour, minute, second }: CivilTime): string {
  const date = `${year < 0 ? '-' : ''}${padded(Math.abs(year), 4)}-${padded(month)}-${padded(day)}`;
  return `${date} ${padded(hour)}:${padded(minute)}:${padded(Math.floor(second))}`;
}

/**
 * An instant as `2024-02-04 16:27:07`, to the nearest second.
 *
 * @param epochMs UTC milliseconds
 * @param zone IANA name; without one the time of Beijing all year, UTC+8, in which almanacs print the terms
 * @param engine zones to read, those of the Chinese world by default
 * @throws RangeError where the instant is not finite or the zone not known
 * @example formatInstant(1707035227000) // '2024-02-04 16:27:07'
 */
export function formatInstant(epochMs: number, zone?: string, engine: ZoneEngine = HOME_CLOCK): string {
  const wholeMs = Math.round(epochMs / 1000) * 1000;
  const offsetMinutes = zone === undefined ? UTC8_MINUTES : zoneOffsetAt(wholeMs, zone, engine).offsetMinutes;
  return formatCivilTime(civilOfEpochMs(wholeMs, offsetMinutes));
}
