/**
 * Rise and set against npm astronomy-engine (its own theories and its own search), and the cases in which nothing rises.
 */
import * as peer from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { equationOfTimeMin } from '../time/index.ts';
import { moonIllumination, moonTimes, type Place, sunTimes, theoreticalEquationOfTimeMin } from './index.ts';
import { isFull } from '../../golden/sweep.ts';

const MS_PER_DAY = 86_400_000;
const CASE_COUNT = isFull ? 1500 : 120;

interface Case {
  readonly startMs: number;
  readonly place: Place;
}

/** Places below 60° and instants of 1900-2100, spread without a pattern by two irrational steps. */
const CASES: readonly Case[] = Array.from({ length: CASE_COUNT }, (_, i) => {
  const fraction = (step: number): number => (i * step) % 1;
  return {
    startMs: Math.floor(Date.UTC(1900, 0, 1) + fraction(0.6180339887) * 200 * 365.25 * MS_PER_DAY),
    place: {
      latitudeDeg: 120 * fraction(0.7548776662) - 60,
      longitudeDeg: 360 * fraction(0.5698402909) - 180,
    },
  };
});

/** A passage within this of an end of the window may stand in it for one side and not for the other. */
const EDGE_MS = 30_000;

/** Compares one time; `theirs` is the peer's first after the start, maybe past the window. Returns the seconds apart. */
function secondsApart(ours: number | null, theirs: peer.AstroTime | null, startMs: number): number {
  const their = theirs?.date.getTime() ?? null;
  if (ours !== null && their !== null && Math.abs(ours - their) < MS_PER_DAY / 2) {
    return Math.abs(ours - their) / 1000;
  }
  const nearEdge = (ms: number): boolean =>
    Math.abs(((ms - startMs + EDGE_MS) % MS_PER_DAY) - EDGE_MS) < EDGE_MS;
  const isOutside = their === null || their >= startMs + MS_PER_DAY;
  if (ours === null) return isOutside || nearEdge(their) ? 0 : Infinity;
  return nearEdge(ours) ? 0 : Infinity;
}

function searchRiseSet(body: peer.Body, { startMs, place }: Case, direction: 1 | -1): peer.AstroTime | null {
  const observer = new peer.Observer(place.latitudeDeg, place.longitudeDeg, 0);
  return peer.SearchRiseSet(body, observer, direction, new Date(startMs), 1.1);
}

describe(`sunTimes at ${CASE_COUNT} places below 60°`, () => {
  it('has rise and set within 2.5 s of astronomy-engine, true noon within 1 s', () => {
    for (const test of CASES) {
      const { startMs, place } = test;
      const times = sunTimes(startMs, place);
      const observer = new peer.Observer(place.latitudeDeg, place.longitudeDeg, 0);
      const noon = peer.SearchHourAngle(peer.Body.Sun, observer, 0, new Date(startMs)).time;
      const where = JSON.stringify(test);
      expect(secondsApart(times.riseMs, searchRiseSet(peer.Body.Sun, test, 1), startMs), where).toBeLessThan(
        2.5,
      );
      expect(secondsApart(times.setMs, searchRiseSet(peer.Body.Sun, test, -1), startMs), where).toBeLessThan(
        2.5,
      );
      expect(secondsApart(times.transitMs, noon, startMs), where).toBeLessThan(1);
    }
  });

  it('has the three twilights within 60 s, most of them within 10 s: where the Sun grazes the limit, arcseconds are half a minute', () => {
    for (const { startMs, place } of CASES) {
      const times = sunTimes(startMs, place);
      const observer = new peer.Observer(place.latitudeDeg, place.longitudeDeg, 0);
      const search = (direction: 1 | -1, altitudeDeg: number): peer.AstroTime | null =>
        peer.SearchAltitude(peer.Body.Sun, observer, direction, new Date(startMs), 1.1, altitudeDeg);
      for (const [ours, theirs] of [
        [times.civilDawnMs, search(1, -6)],
        [times.civilDuskMs, search(-1, -6)],
        [times.nauticalDawnMs, search(1, -12)],
        [times.astronomicalDuskMs, search(-1, -18)],
      ] as const) {
        expect(secondsApart(ours, theirs, startMs)).toBeLessThan(60);
      }
    }
  });
});

describe(`moonTimes at ${CASE_COUNT} places below 60°`, () => {
  it('has rise and set within 10 s of astronomy-engine, the transit within 6 s', () => {
    for (const test of CASES) {
      const { startMs, place } = test;
      const times = moonTimes(startMs, place);
      const observer = new peer.Observer(place.latitudeDeg, place.longitudeDeg, 0);
      const transit = peer.SearchHourAngle(peer.Body.Moon, observer, 0, new Date(startMs)).time;
      const where = JSON.stringify(test);
      expect(secondsApart(times.riseMs, searchRiseSet(peer.Body.Moon, test, 1), startMs), where).toBeLessThan(
        10,
      );
      expect(secondsApart(times.setMs, searchRiseSet(peer.Body.Moon, test, -1), startMs), where).toBeLessThan(
        10,
      );
      expect(secondsApart(times.transitMs, transit, startMs), where).toBeLessThan(6);
    }
  });

  it('leaves each time out on about one day in 29', () => {
    const place = { latitudeDeg: 39.9, longitudeDeg: 116.4 };
    const days = Array.from({ length: 590 }, (_, i) =>
      moonTimes(Date.UTC(2024, 0, 1, 16) + i * MS_PER_DAY, place),
    );
    for (const name of ['riseMs', 'setMs', 'transitMs'] as const) {
      const missing = days.filter((day) => day[name] === null).length;
      expect(missing).toBeGreaterThanOrEqual(19);
      expect(missing).toBeLessThanOrEqual(21);
    }
  });
});

describe('sunTimes', () => {
  it('agrees with the printed minute of the Hong Kong Observatory: 2024-06-21, 05:40 and 19:10', () => {
    const { riseMs, setMs } = sunTimes(Date.parse('2024-06-21T00:00+08:00'), {
      latitudeDeg: 22.302,
      longitudeDeg: 114.174,
    });
    expect(Math.abs((riseMs ?? 0) - Date.parse('2024-06-21T05:40+08:00'))).toBeLessThan(60_000);
    expect(Math.abs((setMs ?? 0) - Date.parse('2024-06-21T19:10+08:00'))).toBeLessThan(60_000);
  });

  it('is null where nothing rises or sets: the polar day, the polar night, the white night', () => {
    const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
    const midsummer = sunTimes(Date.UTC(2024, 5, 20, 22), tromso);
    expect(midsummer).toMatchObject({
      riseMs: null,
      setMs: null,
      civilDawnMs: null,
      astronomicalDuskMs: null,
    });
    expect(midsummer.transitMs).not.toBeNull();
    const midwinter = sunTimes(Date.UTC(2024, 11, 20, 23), tromso);
    expect(midwinter).toMatchObject({ riseMs: null, setMs: null });
    expect(midwinter.civilDawnMs).not.toBeNull();
    const petersburg = sunTimes(Date.UTC(2024, 5, 20, 21), { latitudeDeg: 59.94, longitudeDeg: 30.31 });
    expect(petersburg).toMatchObject({
      civilDawnMs: expect.any(Number),
      nauticalDawnMs: null,
      nauticalDuskMs: null,
    });
    expect(sunTimes(0, { latitudeDeg: 90, longitudeDeg: 0 })).toMatchObject({ riseMs: null, setMs: null });
  });

  it('is in order on every day of a year, and JSON-safe', () => {
    for (let day = 0; day < 366; day += 7) {
      const times = sunTimes(Date.UTC(2024, 0, day, 16), { latitudeDeg: 31.2, longitudeDeg: 121.5 });
      const order = [
        times.astronomicalDawnMs,
        times.nauticalDawnMs,
        times.civilDawnMs,
        times.riseMs,
        times.transitMs,
        times.setMs,
        times.civilDuskMs,
        times.nauticalDuskMs,
        times.astronomicalDuskMs,
      ].map(Number);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(times).toEqual(JSON.parse(JSON.stringify(times)));
    }
  });

  it('refuses what is no place and no instant', () => {
    const place = { latitudeDeg: 0, longitudeDeg: 0 };
    expect(() => sunTimes(Number.NaN, place)).toThrow(
      'wrong instant NaN, expected milliseconds, the years 0 to 10000',
    );
    expect(() => moonTimes(1e15, place)).toThrow('wrong instant 1000000000000000');
    expect(() => sunTimes(0, { ...place, latitudeDeg: 91 })).toThrow(
      'wrong latitude 91, expected degrees, -90 to 90',
    );
    expect(() => moonTimes(0, { ...place, longitudeDeg: Number.NaN })).toThrow(
      'wrong longitude NaN, expected degrees, -180 to 180',
    );
  });
});

describe('moonIllumination', () => {
  it('is the example of Meeus 48.a: 0.6786 at 1992-04-12, 0h TT', () => {
    expect(moonIllumination(Date.UTC(1992, 3, 12) - 58_900).litFraction).toBeCloseTo(0.6786, 4);
  });

  it('is within 0.0002 and 60 km of astronomy-engine', () => {
    for (const { startMs } of CASES) {
      const { litFraction, distanceKm, elongationDeg } = moonIllumination(startMs);
      const theirs = peer.Illumination(peer.Body.Moon, new Date(startMs));
      expect(Math.abs(litFraction - theirs.phase_fraction)).toBeLessThan(0.0002);
      expect(Math.abs(distanceKm - theirs.geo_dist * peer.KM_PER_AU)).toBeLessThan(60);
      // The peer leaves aberration out and takes another ΔT towards 2100: 20" and 15".
      const phaseDeg = peer.MoonPhase(new Date(startMs));
      expect(Math.abs(((elongationDeg - phaseDeg + 540) % 360) - 180)).toBeLessThan(0.015);
    }
  });

  it('refuses what is no instant', () => {
    expect(() => moonIllumination(Number.NaN)).toThrow('wrong instant NaN');
  });
});

describe('theoreticalEquationOfTimeMin', () => {
  it('is within 5 s of the published formula, 1900-2100', () => {
    for (const { startMs } of CASES) {
      const apart = 60 * (theoreticalEquationOfTimeMin(startMs) - equationOfTimeMin(startMs));
      expect(Math.abs(apart)).toBeLessThan(5);
    }
  });

  it('puts true noon where the transit is', () => {
    const noonMs = sunTimes(Date.UTC(2024, 10, 2), { latitudeDeg: 0, longitudeDeg: 0 }).transitMs ?? 0;
    const meanNoonMs = Date.UTC(2024, 10, 2, 12);
    expect((meanNoonMs - noonMs) / 60_000).toBeCloseTo(theoreticalEquationOfTimeMin(noonMs), 1);
  });
});
