/**
 * Zones outside the tables, from the host's Intl. Its answer depends on the tzdb the host was built with, which is
 * why results carry `zoneSource: 'host'`.
 */
import { MS_PER_MINUTE } from './epoch.ts';

/** A formatter that shows the wall clock of a zone. */
export type HostZone = Intl.DateTimeFormat;

/**
 * Formatters by zone name. A cache of pure facts: a formatter costs 30 µs to build and never changes; a page asks for
 * a handful of zones, so it is not bounded.
 */
const FORMATS = new Map<string, HostZone>();

/** Formatter that shows the wall clock of a zone, or null where the host does not know the zone. */
export function findHostZone(zone: string): HostZone | null {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    FORMATS.set(zone, format);
    return format;
  } catch {
    return null;
  }
}

/** Offset in minutes at an instant, from the difference of wall clock and UTC. */
export function hostOffsetMinutes(format: HostZone, epochMs: number): number {
  const wholeSecondMs = Math.floor(epochMs / 1000) * 1000;
  const parts = Object.fromEntries(
    format.formatToParts(wholeSecondMs).map(({ type, value }) => [type, value]),
  );
  const year = parts['era'] === 'BC' ? 1 - Number(parts['year']) : Number(parts['year']);
  // Both sides are proleptic Gregorian, so the difference is right in every century. setUTCFullYear takes years
  // below 100 as they are, which Date.UTC does not.
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(parts['month']) - 1, Number(parts['day']));
  wall.setUTCHours(Number(parts['hour']), Number(parts['minute']), Number(parts['second']), 0);
  return (wall.getTime() - wholeSecondMs) / MS_PER_MINUTE;
}
