/**
 * From a civil time in a zone to the instant. Zones of the Chinese world come from a table generated from tzdb, so that
 * a chart is the same on every device; other zones are asked of the host through Intl, and the result says so.
 */
import { civilOfEpochMs, epochMsOfUtc, MS_PER_DAY, MS_PER_MINUTE } from './epoch.ts';
import type { CivilTime } from './civil.ts';
import { ZONE_ALIASES, ZONE_CHANGES, type ZoneChange } from './tables/zones.ts';
import { findHostZone, hostDstMinutes, hostOffsetMinutes } from './hostZone.ts';

/** Which of two instants an ambiguous civil time means: the earlier (daylight time, default) or the later. */
export type AmbiguousTime = 'first' | 'second';

/** An instant found from a civil time, and how. */
export interface ResolvedCivil {
  /** UTC milliseconds. */
  readonly epochMs: number;
  /** Offset in force, minutes east of Greenwich, daylight saving included; fractional for local mean times. */
  readonly offsetMinutes: number;
  /** How much of the offset is daylight saving, minutes. */
  readonly dstMinutes: number;
  /** `gap`: the clock jumped over this time; `ambiguous`: it showed this time twice. */
  readonly status: 'ok' | 'gap' | 'ambiguous';
  /** Where the rules of the zone come from. */
  readonly zoneSource: 'table' | 'host';
}

/** Offset of a zone at an instant. */
export interface ZoneOffset {
  readonly offsetMinutes: number;
  readonly dstMinutes: number;
  readonly zoneSource: 'table' | 'host';
}

function changesOf(zone: string): readonly ZoneChange[] | undefined {
  // The host would take a missing zone for its own.
  if (typeof zone !== 'string') {
    throw new TypeError(
      `Cannot resolve zone: it is ${typeof zone}, expected an IANA name such as Asia/Shanghai`,
    );
  }
  const name = Object.hasOwn(ZONE_ALIASES, zone) ? (ZONE_ALIASES[zone] as string) : zone;
  return Object.hasOwn(ZONE_CHANGES, name) ? ZONE_CHANGES[name] : undefined;
}

/** Row of a zone table in force at a UTC second: binary search. */
function rowAt(changes: readonly ZoneChange[], utcSec: number): number {
  let low = 0;
  let high = changes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((changes[middle] as ZoneChange)[0] <= utcSec) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** No zone of the tables is further from Greenwich, nor changes twice within two days. */
const DAY_SEC = 86_400;

function resolveByTable(
  changes: readonly ZoneChange[],
  localMs: number,
  ambiguous: AmbiguousTime,
): ResolvedCivil {
  const localSec = localMs / 1000;
  const from = rowAt(changes, localSec - DAY_SEC);
  const before = changes[from] as ZoneChange;
  const after = changes[from + 1];
  let row = before;
  let status: ResolvedCivil['status'] = 'ok';
  if (after !== undefined) {
    const isBefore = localSec - before[1] < after[0];
    const isAfter = localSec - after[1] >= after[0];
    if (isBefore && isAfter) status = 'ambiguous';
    // A time that the clock jumped over is read by the offset before the jump.
    if (!isBefore && !isAfter) status = 'gap';
    if (isAfter && (!isBefore || ambiguous === 'second')) row = after;
  }
  return {
    epochMs: localMs - row[1] * 1000,
    offsetMinutes: row[1] / 60,
    dstMinutes: row[2] / 60,
    status,
    zoneSource: 'table',
  };
}

function resolveByHost(zone: string, localMs: number, ambiguous: AmbiguousTime): ResolvedCivil {
  const format = findHostZone(zone);
  if (format === null) {
    throw new RangeError(
      `Cannot resolve zone "${zone}": not known, expected an IANA name such as Asia/Shanghai`,
    );
  }
  const before = hostOffsetMinutes(format, localMs - MS_PER_DAY);
  const after = hostOffsetMinutes(format, localMs + MS_PER_DAY);
  const instantBefore = localMs - Math.round(before * MS_PER_MINUTE);
  const instantAfter = localMs - Math.round(after * MS_PER_MINUTE);
  const isBefore = hostOffsetMinutes(format, instantBefore) === before;
  const isAfter = before !== after && hostOffsetMinutes(format, instantAfter) === after;
  const isSecond = isAfter && (!isBefore || ambiguous === 'second');
  const epochMs = isSecond ? instantAfter : instantBefore;
  return {
    epochMs,
    offsetMinutes: isSecond ? after : before,
    // In a gap the instant lies after the jump, the offset used is the one before it.
    dstMinutes: hostDstMinutes(format, isBefore || isAfter ? epochMs : epochMs - MS_PER_DAY),
    status: isBefore ? (isAfter ? 'ambiguous' : 'ok') : isAfter ? 'ok' : 'gap',
    zoneSource: 'host',
  };
}

/**
 * Instant of a civil time in a zone, by the rules of IANA's tzdb.
 *
 * A time the clock jumped over (`gap`) is read by the offset before the jump; a time it showed twice (`ambiguous`) is the
 * first of the two unless told otherwise. Before standard time a zone keeps the local mean time of its city.
 *
 * @param civil dates before 1582-10-15 are Julian
 * @param zone IANA name. Asia/Shanghai, Hong_Kong, Taipei, Macau, Urumqi and their aliases come from a table
 *   (`TZDB_VERSION`), others from the host's Intl
 * @param ambiguous which of two readings, default the first
 * @throws RangeError for a civil time that does not exist, a zone that is not known or a reading that is none; TypeError
 *   where the zone is missing
 * Source: RFC 8536 (reading of gaps and repeated times); tzdb for the five zones.
 * @example resolveCivil({ year: 1986, month: 5, day: 4, hour: 2, minute: 30, second: 0 }, 'Asia/Shanghai').status // 'gap'
 */
export function resolveCivil(
  civil: CivilTime,
  zone: string,
  ambiguous: AmbiguousTime = 'first',
): ResolvedCivil {
  const localMs = epochMsOfUtc(civil);
  if (ambiguous !== 'first' && ambiguous !== 'second') {
    throw new RangeError(`Cannot resolve time: ambiguous "${String(ambiguous)}", expected first or second`);
  }
  const changes = changesOf(zone);
  return changes === undefined
    ? resolveByHost(zone, localMs, ambiguous)
    : resolveByTable(changes, localMs, ambiguous);
}

/**
 * Offset of a zone at an instant.
 *
 * @param epochMs UTC milliseconds
 * @param zone IANA name, as for {@link resolveCivil}
 * @throws RangeError for an instant that is not finite or a zone that is not known
 * @example zoneOffsetAt(645427800000, 'Asia/Shanghai').offsetMinutes // 540
 */
export function zoneOffsetAt(epochMs: number, zone: string): ZoneOffset {
  if (!Number.isFinite(epochMs))
    throw new RangeError(`wrong instant ${epochMs} ms, expected a finite number`);
  const changes = changesOf(zone);
  if (changes !== undefined) {
    const [, offsetSec, dstSec] = changes[rowAt(changes, epochMs / 1000)] as ZoneChange;
    return { offsetMinutes: offsetSec / 60, dstMinutes: dstSec / 60, zoneSource: 'table' };
  }
  const format = findHostZone(zone);
  if (format === null) {
    throw new RangeError(
      `Cannot resolve zone "${zone}": not known, expected an IANA name such as Asia/Shanghai`,
    );
  }
  return {
    offsetMinutes: hostOffsetMinutes(format, epochMs),
    dstMinutes: hostDstMinutes(format, epochMs),
    zoneSource: 'host',
  };
}

/**
 * Civil time of an instant in a zone.
 *
 * @param epochMs UTC milliseconds
 * @param zone IANA name, as for {@link resolveCivil}
 * @throws RangeError for an instant that is not finite or a zone that is not known
 * @example civilInZone(645427800000, 'Asia/Shanghai').hour // 14
 */
export function civilInZone(epochMs: number, zone: string): CivilTime {
  return civilOfEpochMs(epochMs, zoneOffsetAt(epochMs, zone).offsetMinutes);
}
