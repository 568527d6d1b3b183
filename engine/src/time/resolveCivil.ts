/**
 * From a civil time in a zone to the instant. Zones of the Chinese world, and those abroad whose history hosts cut short, come
 * from tables generated from tzdb, so that a chart is the same on every device; for the others the host provides the offset.
 */
import { numberError } from '../numberError.ts';
import { civilOfEpochMs, epochMsOfUtc, MS_PER_DAY, MS_PER_MINUTE } from './epoch.ts';
import type { CivilTime } from './civil.ts';
import { hostOffsetMinutes } from './hostZone.ts';
import type { ZoneChange } from './tables/zones.ts';
import { HOME_CLOCK, type HomeZone, type ZoneClock, type ZoneEngine } from './zones.ts';

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
  /** Where the offset comes from. */
  readonly zoneSource: 'table' | 'host';
}

/** Offset of a zone at an instant. */
export interface ZoneOffset {
  readonly offsetMinutes: number;
  readonly dstMinutes: number;
  readonly zoneSource: 'table' | 'host';
}

/** Row of a table in force at a UTC second: binary search. */
function rowAt(changes: readonly (readonly [atSec: number, ...rest: number[]])[], utcSec: number): number {
  let low = 0;
  let high = changes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((changes[middle]?.[0] ?? Infinity) <= utcSec) low = middle;
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

type HostClock = Extract<ZoneClock, { source: 'host' }>;

/** No one put a clock forward before 1900. */
const FIRST_DAYLIGHT_MS = Date.UTC(1900, 0, 1);

/** Daylight time of a zone whose offset the host provides: how far it is ahead of the standard. */
function hostDstMinutes({ standards }: HostClock, offsetMinutes: number, epochMs: number): number {
  if (standards === null || epochMs < FIRST_DAYLIGHT_MS) return 0;
  const [, standardSec] = standards[rowAt(standards, epochMs / 1000)] as readonly [number, number];
  // Offsets of old local times have odd seconds.
  return Math.round(offsetMinutes * 60 - standardSec) / 60;
}

function resolveByHost(clock: HostClock, localMs: number, ambiguous: AmbiguousTime): ResolvedCivil {
  const { host } = clock;
  const before = hostOffsetMinutes(host, localMs - MS_PER_DAY);
  const after = hostOffsetMinutes(host, localMs + MS_PER_DAY);
  const instantBefore = localMs - Math.round(before * MS_PER_MINUTE);
  const instantAfter = localMs - Math.round(after * MS_PER_MINUTE);
  const isBefore = hostOffsetMinutes(host, instantBefore) === before;
  const isAfter = before !== after && hostOffsetMinutes(host, instantAfter) === after;
  const isSecond = isAfter && (!isBefore || ambiguous === 'second');
  const epochMs = isSecond ? instantAfter : instantBefore;
  const offsetMinutes = isSecond ? after : before;
  return {
    epochMs,
    offsetMinutes,
    // In a gap the instant lies after the jump, the offset used is the one before it.
    dstMinutes: hostDstMinutes(clock, offsetMinutes, isBefore || isAfter ? epochMs : epochMs - MS_PER_DAY),
    status: isBefore ? (isAfter ? 'ambiguous' : 'ok') : isAfter ? 'ok' : 'gap',
    zoneSource: 'host',
  };
}

/**
 * Instant of a civil time in a zone, by the rules of IANA's tzdb.
 *
 * A time the clock jumped over (`gap`) is read by the offset before the jump; a time it showed twice (`ambiguous`) is the
 * first of the two by default. Before standard time a zone keeps the local mean time of its city. How much of an
 * offset is daylight time follows from the standard offset of tzdb; a negative saving is read as the lower standard.
 *
 * @param civil dates before 1582-10-15 are Julian
 * @param zone IANA name. Asia/Shanghai, Hong_Kong, Taipei, Macau, Urumqi and the zones whose history hosts cut short come from
 *   tables (`TZDB_VERSION`), for the others the host's Intl provides the offset
 * @param ambiguous which of two readings, default the first
 * @param engine zones to read; the five of the Chinese world by default, `WORLD` of `@shangyuan/engine/world` has all
 * @throws RangeError for a civil time that does not exist, a zone that is not known or a reading that is none; TypeError
 *   where the zone is missing
 * Source: RFC 8536 (reading of gaps and repeated times); tzdb with its data before 1970.
 * @example resolveCivil({ year: 1990, month: 7, day: 4, hour: 12, minute: 0, second: 0 }, 'Asia/Shanghai').dstMinutes // 60
 */
export function resolveCivil(civil: CivilTime, zone: HomeZone, ambiguous?: AmbiguousTime): ResolvedCivil;
/** As {@link resolveCivil}, in any zone. */
export function resolveCivil(
  civil: CivilTime,
  zone: string,
  ambiguous: AmbiguousTime | undefined,
  engine: ZoneEngine,
): ResolvedCivil;
/** As {@link resolveCivil}. */
export function resolveCivil(
  civil: CivilTime,
  zone: string,
  ambiguous: AmbiguousTime = 'first',
  { zones }: ZoneEngine = HOME_CLOCK,
): ResolvedCivil {
  const localMs = epochMsOfUtc(civil);
  if (ambiguous !== 'first' && ambiguous !== 'second') {
    throw new RangeError(`Cannot resolve time: ambiguous "${String(ambiguous)}", expected first or second`);
  }
  const clock = zones.clockOf(zone);
  return clock.source === 'table'
    ? resolveByTable(clock.changes, localMs, ambiguous)
    : resolveByHost(clock, localMs, ambiguous);
}

/**
 * Offset of a zone at an instant.
 *
 * @param epochMs UTC milliseconds
 * @param zone IANA name, as for {@link resolveCivil}
 * @param engine zones to read, as for {@link resolveCivil}
 * @throws RangeError for an instant that is not finite or a zone that is not known
 * @example zoneOffsetAt(645427800000, 'Asia/Shanghai').offsetMinutes // 540
 */
export function zoneOffsetAt(epochMs: number, zone: HomeZone): ZoneOffset;
/** As {@link zoneOffsetAt}, in any zone. */
export function zoneOffsetAt(epochMs: number, zone: string, engine: ZoneEngine): ZoneOffset;
/** As {@link zoneOffsetAt}. */
export function zoneOffsetAt(epochMs: number, zone: string, { zones }: ZoneEngine = HOME_CLOCK): ZoneOffset {
  if (!Number.isFinite(epochMs)) throw numberError('instant', epochMs, 'milliseconds as a finite number');
  const clock = zones.clockOf(zone);
  if (clock.source === 'table') {
    const [, offsetSec, dstSec] = clock.changes[rowAt(clock.changes, epochMs / 1000)] as ZoneChange;
    return { offsetMinutes: offsetSec / 60, dstMinutes: dstSec / 60, zoneSource: 'table' };
  }
  const offsetMinutes = hostOffsetMinutes(clock.host, epochMs);
  return { offsetMinutes, dstMinutes: hostDstMinutes(clock, offsetMinutes, epochMs), zoneSource: 'host' };
}

/**
 * Civil time of an instant in a zone.
 *
 * @param epochMs UTC milliseconds
 * @param zone IANA name, as for {@link resolveCivil}
 * @param engine zones to read, as for {@link resolveCivil}
 * @throws RangeError for an instant that is not finite or a zone that is not known
 * @example civilInZone(645427800000, 'Asia/Shanghai').hour // 14
 */
export function civilInZone(epochMs: number, zone: HomeZone): CivilTime;
/** As {@link civilInZone}, in any zone. */
export function civilInZone(epochMs: number, zone: string, engine: ZoneEngine): CivilTime;
/** As {@link civilInZone}. */
export function civilInZone(epochMs: number, zone: string, engine: ZoneEngine = HOME_CLOCK): CivilTime {
  return civilOfEpochMs(epochMs, zoneOffsetAt(epochMs, zone, engine).offsetMinutes);
}
