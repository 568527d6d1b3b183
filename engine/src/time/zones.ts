/**
 * The known zones as a value: the five of the Chinese world by a small table, or all of them. The entry of a
 * room says which; a zone that they do not include is an error, never a guess.
 */
import { findHostZone, type HostZone } from './hostZone.ts';
import type { ZoneStandard } from './worldTable.ts';
import { ZONE_ALIASES, ZONE_CHANGES, type ZoneChange } from './tables/zones.ts';

/** Where a zone's clock comes from: every change from a table, or the offset from the host and its standard part from a table. */
export type ZoneClock =
  | { readonly source: 'table'; readonly changes: readonly ZoneChange[] }
  | {
      readonly source: 'host';
      readonly host: HostZone;
      /** Standard offsets since 1900; null for a zone that never had daylight time. */
      readonly standards: readonly ZoneStandard[] | null;
    };

/** The five zones of the Chinese world, which every engine has. Their other names are read too. */
export type HomeZone = 'Asia/Shanghai' | 'Asia/Hong_Kong' | 'Asia/Taipei' | 'Asia/Macau' | 'Asia/Urumqi';

/** Zones to read clocks from. */
export interface Zones {
  /**
   * The clock of a zone.
   *
   * @throws RangeError for a name that is no zone, or no zone of this set; TypeError where it is missing
   */
  readonly clockOf: (zone: string) => ZoneClock;
}

/** The zones that functions which read clocks take, by themselves or as part of an engine. */
export interface ZoneEngine {
  readonly zones: Zones;
}

/** The name among some that differs from one in nothing but capital letters: hosts take names of zones in any case. */
export function findWrittenName(names: Iterable<string>, zone: string): string | undefined {
  const lower = zone.toLowerCase();
  for (const name of names) if (name.toLowerCase() === lower) return name;
  return undefined;
}

/** Name of a zone as the table of the five has it; of other zones the name itself. */
function nameOf(zone: string): string {
  // The host would take a missing zone for its own.
  if (typeof zone !== 'string') {
    throw new TypeError(
      `Cannot resolve zone: it is ${typeof zone}, expected an IANA name such as Asia/Shanghai`,
    );
  }
  if (Object.hasOwn(ZONE_ALIASES, zone)) return ZONE_ALIASES[zone] as string;
  if (Object.hasOwn(ZONE_CHANGES, zone)) return zone;
  const written = findWrittenName([...Object.keys(ZONE_CHANGES), ...Object.keys(ZONE_ALIASES)], zone);
  return written === undefined ? zone : (ZONE_ALIASES[written] ?? written);
}

/** @param name as the table has it */
function homeClock(name: string): ZoneClock | null {
  if (!Object.hasOwn(ZONE_CHANGES, name)) return null;
  let dialSec = 0;
  let offsetSec = 0;
  const rows = JSON.parse(ZONE_CHANGES[name] as string) as [number, number, number][];
  const changes = rows.map(([halfHours, nextOffsetSec, dstSec], i): ZoneChange => {
    dialSec += halfHours * 1800;
    const atSec = i === 0 ? -Infinity : Math.round(dialSec - offsetSec);
    offsetSec = nextOffsetSec;
    return [atSec, offsetSec, dstSec];
  });
  return { source: 'table', changes };
}

/**
 * Whether a zone is one of the five of the Chinese world, under any of its names in any case; where none is named it is.
 *
 * @example isHomeZone('PRC') // true
 */
export function isHomeZone(zone: string | undefined): zone is HomeZone | undefined {
  return zone === undefined || Object.hasOwn(ZONE_CHANGES, nameOf(zone));
}

/** Clocks of the five by their names and by those that were requested: one zone under two names is one clock. */
const HOME_CLOCKS = new Map<string, ZoneClock>();

/** The error for a name that is no zone. */
export function unknownZone(zone: string): RangeError {
  return new RangeError(
    `Cannot resolve zone "${zone}": not known, expected an IANA name such as Asia/Shanghai`,
  );
}

/** Asia/Shanghai, Hong_Kong, Taipei, Macau, Urumqi and their other names. */
export const HOME_ZONES: Zones = {
  clockOf: (zone) => {
    const known = HOME_CLOCKS.get(zone);
    if (known !== undefined) return known;
    const name = nameOf(zone);
    const clock = HOME_CLOCKS.get(name) ?? homeClock(name);
    if (clock !== null) {
      HOME_CLOCKS.set(name, clock).set(zone, clock);
      return clock;
    }
    if (findHostZone(name) === null) throw unknownZone(zone);
    throw new RangeError(
      `Cannot resolve zone "${zone}": the default has the zones of the Chinese world alone, pass WORLD of @shangyuan/engine/world`,
    );
  },
};

/** The zones that functions read by default. */
export const HOME_CLOCK: ZoneEngine = { zones: HOME_ZONES };
