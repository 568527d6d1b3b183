/**
 * All zones of the IANA database. Offsets of zones outside the table come from the host's Intl, and the result says so; how
 * much of an offset is daylight time, no host provides: that comes from the table.
 */
import { findHostZone } from './hostZone.ts';
import { WORLD_TABLE } from './tables/worldZones.ts';
import { readWorldTable, type WorldZone } from './worldTable.ts';
import { findWrittenName, HOME_ZONES, isHomeZone, unknownZone, type ZoneClock, type Zones } from './zones.ts';

/** The table once it was read, which takes a few milliseconds. */
let table: ReadonlyMap<string, WorldZone> | null = null;

/** Clocks by name: pure facts, and no more than there are zones. */
const CLOCKS = new Map<string, ZoneClock>();

function abroadClock(zone: string): ZoneClock {
  table ??= readWorldTable(WORLD_TABLE);
  const found = table.get(zone) ?? table.get(findWrittenName(table.keys(), zone) ?? '');
  if (found !== undefined && 'changes' in found) return { source: 'table', changes: found.changes };
  const host = findHostZone(zone);
  if (host === null) throw unknownZone(zone);
  return { source: 'host', host, standards: found?.standards ?? null };
}

/** Every zone. */
export const WORLD_ZONES: Zones = {
  clockOf: (zone) => {
    const known = CLOCKS.get(zone);
    if (known !== undefined) return known;
    const clock = isHomeZone(zone) ? HOME_ZONES.clockOf(zone) : abroadClock(zone);
    CLOCKS.set(zone, clock);
    return clock;
  },
};
