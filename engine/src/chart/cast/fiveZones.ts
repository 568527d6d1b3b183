/**
 * 五时区: China's clocks of 1939–1949. The tables of zones have those of Shanghai, its summer times and the +9 of the
 * occupation among them; other parts of the country used the time of their meridian.
 */
import { DEFAULT_ZONE } from './chartTime.ts';
import type { ChartTime, ChinaZone, DatedBirth } from '../types.ts';
import type { Zones } from '../../time/index.ts';

/**
 * The five zones, from 1918 and by law from 1939 to 1949.
 *
 * Source: 中央观象台 1919; 内政部标准时间会议 1939; the comments on China of the IANA Time Zone Database, file asia.
 */
export const CHINA_ZONES: readonly ChinaZone[] = [
  { name: '中原', utcOffsetMinutes: 480 },
  { name: '陇蜀', utcOffsetMinutes: 420 },
  { name: '回藏', utcOffsetMinutes: 360 },
  { name: '昆仑', utcOffsetMinutes: 330 },
  { name: '长白', utcOffsetMinutes: 510 },
];

/** Years in which the five zones were the law. */
export const FIVE_ZONES_YEARS = { from: 1939, to: 1949 } as const;
/** The lower Yangtze, which went by Shanghai's clock: degrees east and north. */
const NEAR_SHANGHAI = { west: 118, east: 123, south: 28, north: 34 } as const;

function isNearShanghai({ longitudeDeg, latitudeDeg }: DatedBirth): boolean {
  const { west, east, south, north } = NEAR_SHANGHAI;
  if (longitudeDeg === undefined || longitudeDeg < west || longitudeDeg > east) return false;
  return latitudeDeg === undefined || (latitudeDeg >= south && latitudeDeg <= north);
}

/** Whether a birth was read by Shanghai's clock in the years when the country had five, at a place not known to have kept it. */
export function isOfFiveZones(birth: DatedBirth, time: ChartTime, zones: Zones): boolean {
  const { year } = time.civil;
  if (year < FIVE_ZONES_YEARS.from || year > FIVE_ZONES_YEARS.to) return false;
  if (time.zone === null || isNearShanghai(birth)) return false;
  const own = zones.clockOf(time.zone);
  const shanghai = zones.clockOf(DEFAULT_ZONE);
  return own.source === 'table' && shanghai.source === 'table' && own.changes === shanghai.changes;
}
