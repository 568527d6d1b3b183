/**
 * Births abroad: daylight time by tzdb's own standard offset, for every zone that ever had it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../golden/random.ts';
import { goldenRows } from '../../golden/golden.ts';
import { isFull } from '../../golden/sweep.ts';
import { changeAt, changesOfZone, readTzSource, type TzChange } from '../../scripts/tz/compile.ts';
import type { CivilTime } from './civil.ts';
import { civilOfEpochMs } from './epoch.ts';
import { civilInZone, resolveCivil, zoneOffsetAt } from './resolveCivil.ts';
import { TZDB_VERSION, ZONE_CHANGES } from './tables/zones.ts';
import { WORLD_TABLE } from './tables/worldZones.ts';
import { readWorldTable } from './worldTable.ts';
import { HOME_ZONES, isHomeZone } from './zones.ts';
import { WORLD } from '../chart/world.ts';

const civil = (text: string): CivilTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[- :T]/u).map(Number);
  return { year, month, day, hour, minute, second };
};
const at = (zone: string, text: string): readonly [offset: number, dst: number] => {
  const { offsetMinutes, dstMinutes } = resolveCivil(civil(text), zone, 'first', WORLD);
  return [offsetMinutes, dstMinutes];
};

describe('daylight time abroad', () => {
  it('400 births in 63 zones: offset, daylight time and status of every row', () => {
    const wrong: string[] = [];
    for (const row of goldenRows('zones-abroad')) {
      const { zone = '', local = '', utcOffsetMinutes, dstMinutes, status } = row;
      const found = resolveCivil(civil(local), zone, 'first', WORLD);
      // The rows of a gap have what is in force at the instant, which is read by the offset before the jump.
      const inForce = status === 'gap' ? zoneOffsetAt(found.epochMs, zone, WORLD) : found;
      const own = [inForce.offsetMinutes, inForce.dstMinutes, found.status].join(' ');
      if (own !== `${utcOffsetMinutes} ${dstMinutes} ${status}`)
        wrong.push(`${zone} ${local}: ${own}, expected ${utcOffsetMinutes} ${dstMinutes} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  // What 2.0 had wrong by an hour or a day: its guess compared the offsets of January and July.
  it.each([
    ['War Time all year', 'America/New_York', '1943-01-15 12:00', [-240, 60]],
    ['a new standard in August', 'Asia/Seoul', '1961-09-15 12:00', [540, 0]],
    ['the standard moved with the war', 'Asia/Ho_Chi_Minh', '1975-05-15 12:00', [480, 0]],
    ['decree time given up and taken back', 'Europe/Moscow', '1991-05-15 12:00', [180, 60]],
    ['decree time back', 'Europe/Moscow', '1992-11-15 12:00', [180, 0]],
    ['summer time for good', 'Europe/Moscow', '2011-12-15 12:00', [240, 0]],
    ['one zone for the country', 'Asia/Almaty', '2024-07-15 12:00', [300, 0]],
    ['across the date line', 'Pacific/Apia', '2011-12-31 12:00', [840, 60]],
    ['double summer time', 'Europe/London', '1943-07-15 12:00', [120, 120]],
    ['summer time in winter', 'Europe/London', '1943-01-15 12:00', [60, 60]],
    ['British standard time', 'Europe/London', '1970-01-15 12:00', [60, 0]],
    ['Irish standard time, then winter time', 'Europe/Dublin', '1970-07-15 12:00', [60, 0]],
    ['Irish summer', 'Europe/Dublin', '1980-07-15 12:00', [60, 60]],
    ['Irish winter', 'Europe/Dublin', '1980-01-15 12:00', [0, 0]],
    ['Morocco since 2018', 'Africa/Casablanca', '2020-12-15 12:00', [60, 60]],
    ['Namibian winter', 'Africa/Windhoek', '2000-07-15 12:00', [60, 0]],
    ['Prague 1946/47', 'Europe/Prague', '1947-01-15 12:00', [0, 0]],
    ['half an hour', 'Australia/Lord_Howe', '2024-01-15 12:00', [660, 30]],
    ['no zone of daylight time', 'Asia/Bangkok', '1990-07-15 12:00', [420, 0]],
    ['another name', 'US/Eastern', '1943-01-15 12:00', [-240, 60]],
    ['before any daylight time', 'America/New_York', '1850-07-15 12:00', [-296 - 2 / 60, 0]],
  ] as const)('%s: %s %s', (_, zone, text, expected) => {
    const [offset, dst] = at(zone, text);
    expect(offset).toBeCloseTo(expected[0], 9);
    expect(dst).toBe(expected[1]);
  });

  it('names are read in any case, as hosts read them: daylight time and table are those of the name as written', () => {
    for (const [zone, text] of [
      ['America/New_York', '1943-01-15 12:00'],
      ['US/Eastern', '2024-07-01 12:00'],
      ['Europe/London', '1943-07-15 12:00'],
      ['Asia/Shanghai', '1988-07-01 12:00'],
      ['PRC', '1988-07-01 12:00'],
      ['Asia/Bangkok', '1990-07-15 12:00'],
    ] as const) {
      const written = resolveCivil(civil(text), zone, 'first', WORLD);
      expect(resolveCivil(civil(text), zone.toLowerCase(), 'first', WORLD), zone).toEqual(written);
      expect(resolveCivil(civil(text), zone.toUpperCase(), 'first', WORLD), zone).toEqual(written);
    }
    expect(isHomeZone('asia/hong_kong')).toBe(true);
    expect(HOME_ZONES.clockOf('asia/shanghai')).toBe(HOME_ZONES.clockOf('Asia/Shanghai'));
  });

  it('a gap in a zone of the host is read by the offset before it', () => {
    // Clocks in New York jumped from 2:00 to 3:00 EDT.
    expect(resolveCivil(civil('2024-03-10 02:30'), 'America/New_York', 'first', WORLD)).toEqual({
      epochMs: Date.UTC(2024, 2, 10, 7, 30),
      offsetMinutes: -300,
      dstMinutes: 0,
      status: 'gap',
      zoneSource: 'host',
    });
    expect(civilInZone(Date.UTC(2024, 2, 10, 7, 30), 'America/New_York', WORLD).hour).toBe(3);
    // Algiers took the next standard that night: neither side of the jump is daylight time.
    const algiers = resolveCivil(civil('1981-05-01 00:30'), 'Africa/Algiers', 'first', WORLD);
    expect(algiers).toMatchObject({ offsetMinutes: 0, dstMinutes: 0, status: 'gap', zoneSource: 'host' });
  });
});

describe('the zones of the Chinese world only', () => {
  it('know the five under any of their names, and no other', () => {
    for (const zone of ['Asia/Shanghai', 'PRC', 'ROC', 'Asia/Macao', 'Asia/Kashgar'])
      expect(HOME_ZONES.clockOf(zone).source).toBe('table');
    expect([isHomeZone(undefined), isHomeZone('Hongkong'), isHomeZone('Asia/Tokyo')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(() => HOME_ZONES.clockOf('America/New_York')).toThrow(/pass WORLD/);
    expect(() => HOME_ZONES.clockOf('Asia/Atlantis')).toThrow('"Asia/Atlantis": not known');
  });
});

it('the table of the world stays within 12 KiB', () => {
  expect(gzipSync(WORLD_TABLE, { level: 9 }).length).toBeLessThan(12 * 1024);
  expect(readWorldTable(WORLD_TABLE).size).toBeGreaterThan(400);
});

const FROM = Date.UTC(1900, 0, 1);
const TO = Date.UTC(2101, 0, 1);
const ZONES = [...readWorldTable(WORLD_TABLE).keys(), ...Object.keys(ZONE_CHANGES)].toSorted();

/** Random local times in all zones, the same at every run. */
function localTimes(count: number): (readonly [zone: string, localMs: number])[] {
  const random = randomFrom(20250);
  return Array.from({ length: count }, () => [
    ZONES[Math.floor(random() * ZONES.length)] as string,
    FROM + Math.floor((random() * (TO - FROM)) / 1000) * 1000,
  ]);
}

/** A resolved time as a line: instant, offset and daylight time in seconds, status. */
function lineOf([zone, localMs]: readonly [string, number]): string {
  const { epochMs, offsetMinutes, dstMinutes, status } = resolveCivil(
    civilOfEpochMs(localMs, 0),
    zone,
    'first',
    WORLD,
  );
  return [zone, localMs, epochMs, Math.round(offsetMinutes * 60), Math.round(dstMinutes * 60), status].join(
    ' ',
  );
}

const digestOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
const SAMPLE = 6_000;
/** Of the lines that tzdata.zi gives: the sweep below works them out again where it is there. */
const TZDB_DIGEST = '823803e9a41b3a07';

it('6,000 random local times in every zone come to what tzdata.zi gives', () => {
  expect(digestOf(localTimes(SAMPLE).map(lineOf))).toBe(TZDB_DIGEST);
});

const SOURCE = '/usr/share/zoneinfo/tzdata.zi';
const text = isFull && existsSync(SOURCE) ? readFileSync(SOURCE, 'utf8') : '';

// Registered only where the machine has this tzdb with its data before 1970, so that the short run has nothing to skip.
if (text.startsWith(`# version ${TZDB_VERSION}\n# ddeps backzone`))
  describe('beside tzdata.zi of this system', () => {
    const source = readTzSource(text);
    const names = [...source.zones.keys()].filter((zone) => zone !== 'Factory');
    const changes = new Map(names.map((zone) => [zone, changesOfZone(source, zone, 2100)]));
    const changesOf = (zone: string): readonly TzChange[] =>
      changes.get(source.links.get(zone) ?? zone) ?? [];

    /** As {@link lineOf}, by brute force over the changes near the time. */
    function lineByTzdb([zone, localMs]: readonly [string, number]): string {
      const own = changesOf(zone);
      const localSec = localMs / 1000;
      const near = [-26, -13, 0, 13, 26].map((hours) => changeAt(own, localSec + hours * 3600));
      const instants = near
        .map((change) => ({ change, atSec: localSec - change.standardSec - change.saveSec }))
        .filter(({ change, atSec }) => changeAt(own, atSec) === change)
        .toSorted((a, b) => a.atSec - b.atSec);
      const first = instants[0];
      const count = new Set(instants.map(({ atSec }) => atSec)).size;
      // In a gap the offset before the jump holds.
      const change = first?.change ?? (near[0] as TzChange);
      const offsetSec = change.standardSec + change.saveSec;
      const status = count === 0 ? 'gap' : count === 1 ? 'ok' : 'ambiguous';
      return [zone, localMs, (localSec - offsetSec) * 1000, offsetSec, change.saveSec, status].join(' ');
    }

    it('100,000 random local times come to the instants, offsets and daylight times that tzdb gives', () => {
      const times = localTimes(100_000);
      const wrong = times.filter((time) => lineOf(time) !== lineByTzdb(time));
      expect(wrong.slice(0, 20).map((time) => [lineOf(time), lineByTzdb(time)])).toEqual([]);
      expect(digestOf(times.slice(0, SAMPLE).map(lineByTzdb))).toBe(TZDB_DIGEST);
    });

    it('every zone and every other name: both sides of every change since 1900', () => {
      const wrong: string[] = [];
      for (const zone of [...names, ...source.links.keys()]) {
        for (const { atSec } of changesOf(zone).filter((change) => change.atSec * 1000 >= FROM)) {
          for (const sec of [atSec - 1, atSec]) {
            const { standardSec, saveSec } = changeAt(changesOf(zone), sec);
            const own = zoneOffsetAt(sec * 1000, zone, WORLD);
            if (own.offsetMinutes !== (standardSec + saveSec) / 60 || own.dstMinutes !== saveSec / 60)
              wrong.push(`${zone} ${sec}: ${own.offsetMinutes} ${own.dstMinutes}`);
          }
        }
      }
      expect(wrong.slice(0, 20)).toEqual([]);
    });
  });
