/**
 * Civil times and offsets in any zone.
 */
import type { CivilTime } from './civil.ts';
import { civilOfEpochMs } from './epoch.ts';
import {
  resolveCivilBy,
  zoneOffsetBy,
  type AmbiguousTime,
  type ResolvedCivil,
  type ZoneOffset,
} from './resolveCivil.ts';
import { WORLD_ZONES } from './worldZones.ts';

/**
 * Instant of a civil time in a zone, by the rules of IANA's tzdb.
 *
 * A time the clock jumped over (`gap`) is read by the offset before the jump; a time it showed twice (`ambiguous`) is the
 * first of the two unless told otherwise. Before standard time a zone keeps the local mean time of its city. How much of an
 * offset is daylight time is told by the standard offset of tzdb; a negative saving is read as the lower standard.
 *
 * @param civil dates before 1582-10-15 are Julian
 * @param zone IANA name. Asia/Shanghai, Hong_Kong, Taipei, Macau, Urumqi and the zones whose history hosts cut short come from
 *   tables (`TZDB_VERSION`), of the others the host's Intl tells the offset
 * @param ambiguous which of two readings, default the first
 * @throws RangeError for a civil time that does not exist, a zone that is not known or a reading that is none; TypeError
 *   where the zone is missing
 * Source: RFC 8536 (reading of gaps and repeated times); tzdb with its data before 1970.
 * @example resolveCivil({ year: 1943, month: 7, day: 4, hour: 12, minute: 0, second: 0 }, 'Europe/London').dstMinutes // 120
 */
export function resolveCivil(civil: CivilTime, zone: string, ambiguous?: AmbiguousTime): ResolvedCivil {
  return resolveCivilBy(WORLD_ZONES, civil, zone, ambiguous);
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
  return zoneOffsetBy(WORLD_ZONES, epochMs, zone);
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
