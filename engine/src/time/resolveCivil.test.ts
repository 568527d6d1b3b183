import { describe, expect, it } from 'vitest';
import type { CivilTime } from './civil.ts';
import { civilOfEpochMs } from './epoch.ts';
import { hostOffsetMinutes, findHostZone } from './hostZone.ts';
import { civilInZone, resolveCivil, zoneOffsetAt } from './resolveCivil.ts';
import { TZDB_VERSION, ZONE_CHANGES } from './tables/zones.ts';
import { HOME_ZONES } from './zones.ts';
import { WORLD } from '../chart/world.ts';

const SHANGHAI = 'Asia/Shanghai';
const civil = (text: string): CivilTime => {
  const [year, month, day, hour, minute, second] = text.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { year, month, day, hour, minute, second };
};
const utc = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 19);

const HOME_CHANGES = Object.keys(ZONE_CHANGES).map((zone) => {
  const clock = HOME_ZONES.clockOf(zone);
  if (clock.source !== 'table') throw new Error(`${zone} has no table`);
  return [zone, clock.changes] as const;
});

describe('resolveCivil', () => {
  // China daylight time, verified against tzdb, and the worked charts W09, W10.
  it.each([
    ['1990-06-15 14:30:00', '1990-06-15T05:30:00', 'ok', 60],
    ['1986-05-04 01:59:59', '1986-05-03T17:59:59', 'ok', 0],
    ['1986-05-04 02:30:00', '1986-05-03T18:30:00', 'gap', 0],
    ['1986-05-04 03:00:00', '1986-05-03T18:00:00', 'ok', 60],
    ['1986-09-14 00:59:59', '1986-09-13T15:59:59', 'ok', 60],
    ['1986-09-14 01:30:00', '1986-09-13T16:30:00', 'ambiguous', 60],
    ['1986-09-14 02:00:00', '1986-09-13T18:00:00', 'ok', 0],
    ['1944-07-01 12:00:00', '1944-07-01T03:00:00', 'ok', 60],
    ['2024-02-04 16:27:07', '2024-02-04T08:27:07', 'ok', 0],
  ] as const)('Asia/Shanghai %s', (text, instant, status, dstMinutes) => {
    const found = resolveCivil(civil(text), SHANGHAI);
    expect(utc(found.epochMs)).toBe(instant);
    expect(found).toMatchObject({ status, dstMinutes, offsetMinutes: 480 + dstMinutes, zoneSource: 'table' });
  });

  it('takes the second reading of an ambiguous time on request', () => {
    const found = resolveCivil(civil('1986-09-14 01:30:00'), SHANGHAI, 'second');
    expect(utc(found.epochMs)).toBe('1986-09-13T17:30:00');
    expect(found).toMatchObject({ status: 'ambiguous', offsetMinutes: 480, dstMinutes: 0 });
  });

  it('keeps local mean time before 1901: 8:05:43 in Shanghai', () => {
    const found = resolveCivil(civil('1900-01-01 00:00:00'), SHANGHAI);
    expect(found.offsetMinutes).toBeCloseTo(485 + 43 / 60, 9);
    expect(utc(found.epochMs)).toBe('1899-12-31T15:54:17');
    expect(resolveCivil(civil('0100-01-01 00:00:00'), SHANGHAI).offsetMinutes).toBe(found.offsetMinutes);
  });

  it('knows the other names of the five zones and only IANA names', () => {
    expect(zoneOffsetAt(0, 'PRC', WORLD)).toEqual({ offsetMinutes: 480, dstMinutes: 0, zoneSource: 'table' });
    expect(zoneOffsetAt(0, 'Asia/Urumqi').offsetMinutes).toBe(360);
    expect(() => resolveCivil(civil('2000-01-01 00:00:00'), 'Asia/Atlantis', 'first', WORLD)).toThrow(
      RangeError,
    );
    expect(() => resolveCivil(civil('2000-01-01 00:00:00'), 'Asia/Atlantis', 'first', WORLD)).toThrow(
      '"Asia/Atlantis"',
    );
    expect(() => zoneOffsetAt(0, 'toString', WORLD)).toThrow('"toString"');
  });

  it('asks the host for other zones and says so', () => {
    const zone = 'America/New_York';
    expect(resolveCivil(civil('2024-07-01 12:00:00'), zone, 'first', WORLD)).toEqual({
      epochMs: Date.UTC(2024, 6, 1, 16),
      offsetMinutes: -240,
      dstMinutes: 60,
      status: 'ok',
      zoneSource: 'host',
    });
    expect(resolveCivil(civil('2024-03-10 02:30:00'), zone, 'first', WORLD)).toMatchObject({
      status: 'gap',
      offsetMinutes: -300,
    });
    const first = resolveCivil(civil('2024-11-03 01:30:00'), zone, 'first', WORLD);
    const second = resolveCivil(civil('2024-11-03 01:30:00'), zone, 'second', WORLD);
    expect([first.status, first.offsetMinutes, second.offsetMinutes]).toEqual(['ambiguous', -240, -300]);
    expect(second.epochMs - first.epochMs).toBe(3_600_000);
    // Samoa left out 30 December 2011.
    expect(resolveCivil(civil('2011-12-30 12:00:00'), 'Pacific/Apia', 'first', WORLD).status).toBe('gap');
    expect(civilInZone(Date.UTC(2024, 0, 1), 'Asia/Tokyo', WORLD).hour).toBe(9);
  });

  it('agrees with the host’s own tables on either side of every change since 1970', () => {
    for (const [zone, changes] of HOME_CHANGES) {
      const format = findHostZone(zone);
      if (format === null) throw new Error(`The host does not know ${zone}`);
      for (const [atSec] of changes.filter(([sec]) => sec >= 0)) {
        for (const epochMs of [atSec * 1000 - 1000, atSec * 1000]) {
          expect([zone, utc(epochMs), zoneOffsetAt(epochMs, zone, WORLD).offsetMinutes]).toEqual([
            zone,
            utc(epochMs),
            hostOffsetMinutes(format, epochMs),
          ]);
        }
      }
    }
  });

  it('every instant around a change comes back from its civil time', () => {
    for (const [zone, changes] of HOME_CHANGES) {
      for (const [atSec] of changes.slice(1)) {
        for (const hours of [-30, -2, -1, -0.01, 0, 0.01, 1, 2, 30]) {
          const epochMs = atSec * 1000 + hours * 3_600_000;
          const shown = civilOfEpochMs(epochMs, zoneOffsetAt(epochMs, zone, WORLD).offsetMinutes);
          const readings = [
            resolveCivil(shown, zone, 'first', WORLD),
            resolveCivil(shown, zone, 'second', WORLD),
          ];
          expect(readings.map((reading) => reading.epochMs)).toContain(epochMs);
          expect(readings[0]?.status).not.toBe('gap');
        }
      }
    }
  });

  it('zone tables: five zones in order of time, version stated', () => {
    expect(HOME_CHANGES).toHaveLength(5);
    expect(TZDB_VERSION).toMatch(/^20\d\d[a-z]$/);
    for (const [, changes] of HOME_CHANGES) {
      const times = changes.map(([atSec]) => atSec);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBe(Number.NEGATIVE_INFINITY);
    }
  });
});
