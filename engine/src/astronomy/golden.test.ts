/**
 * Positions and instants with a name, each from an authority that shares nothing with the series here.
 */
import { describe, expect, it } from 'vitest';
import { jdTTOfEpochMs } from '../time/index.ts';
import {
  moonLongitudeDeg,
  moonPhasesOfYear,
  phaseEpochMsOf,
  SOLAR_TERM_NAMES,
  solarLongitudeDeg,
  solarTermsOfYear,
  type SolarTermName,
} from './index.ts';
import { nutationRad } from './nutation.ts';

const ARCSEC = 1 / 3600;
const SECOND_MS = 1000;

describe('solarLongitudeDeg', () => {
  // Computed with ERFA 2.0.0: eraEpv00 (JPL DE405), light-time, eraAb, eraPnm06a, true obliquity of date.
  // prettier-ignore
  const ERFA: readonly (readonly [jdTT: number, longitudeDeg: number])[] = [
    [2415020.5, 280.1533857], [2424222.5, 351.9075997], [2433282.5, 280.0045151], [2442412.5, 278.9151429],
    [2448908.5, 199.9059993], [2451545.0, 280.3681638], [2460676.5, 280.8127967], [2469807.5, 280.7475601],
    [2478938.5, 280.6698423], [2488069.5, 280.6033259],
  ];

  it.each(ERFA)('at JD %f is within 0.015" of ERFA', (jdTT, longitudeDeg) => {
    expect(Math.abs(solarLongitudeDeg(jdTT) - longitudeDeg)).toBeLessThan(0.015 * ARCSEC);
  });

  it('refuses what is no date', () => {
    expect(() => solarLongitudeDeg(Number.NaN)).toThrow('wrong Julian Date NaN, expected a finite number');
    expect(() => moonLongitudeDeg(Infinity)).toThrow('wrong Julian Date Infinity, expected a finite number');
  });
});

describe('nutationRad', () => {
  // Computed with ERFA 2.0.0, eraNut06a, arcseconds.
  // prettier-ignore
  const ERFA: readonly (readonly [jdTT: number, nutationArcsec: number])[] = [
    [2305447.5, 15.102367], [2378496.5, -8.527613], [2415020.0, 17.346417], [2451545.0, -13.932003],
    [2460000.5, -9.274361], [2488069.5, 3.2884], [2634166.5, -1.200112],
  ];

  it.each(ERFA)('at JD %f is within 0.008" of IAU 2006/2000A', (jdTT, nutationArcsec) => {
    const arcsec = (nutationRad((jdTT - 2451545) / 36525) * 180 * 3600) / Math.PI;
    expect(Math.abs(arcsec - nutationArcsec)).toBeLessThan(0.008);
  });
});

describe('moonLongitudeDeg', () => {
  it('is the example of Meeus, Astronomical Algorithms, 47.a, within its 10"', () => {
    expect(Math.abs(moonLongitudeDeg(2448724.5) - 133.167265)).toBeLessThan(10 * ARCSEC);
  });
});

describe('phaseEpochMsOf', () => {
  it('gives the new moon of February 1977 as Meeus quotes it from Chapront, 49.a: 18 February 3:37:40 TT', () => {
    const jdTT = jdTTOfEpochMs(phaseEpochMsOf(4 * -283));
    expect(Math.abs(jdTT - (2443192.5 + (3 * 3600 + 37 * 60 + 40) / 86400)) * 86400).toBeLessThan(1);
  });
});

describe('solarTermsOfYear', () => {
  // Hong Kong Observatory, "The 24 Solar Terms" 2026, Hong Kong Time; printed to the minute.
  // prettier-ignore
  const HKO_2026: readonly (readonly [SolarTermName, string])[] = [
    ['小寒', '2026-01-05T16:23'], ['立春', '2026-02-04T04:02'], ['雨水', '2026-02-18T23:52'],
    ['春分', '2026-03-20T22:46'], ['立夏', '2026-05-05T19:49'], ['芒种', '2026-06-05T23:48'],
  ];

  it.each(HKO_2026)('has %s 2026 at the printed minute %s', (name, printed) => {
    const term = solarTermsOfYear(2026)[SOLAR_TERM_NAMES.indexOf(name)];
    expect(term?.name).toBe(name);
    expect(Math.abs((term?.epochMs ?? 0) - Date.parse(`${printed}+08:00`))).toBeLessThan(35 * SECOND_MS);
  });
});

describe('moonPhasesOfYear', () => {
  // U.S. Naval Observatory, "Phases of the Moon" 2024 (Universal Time, to the minute), the first row of the year.
  it('has the phases of January 2024 at the printed minutes', () => {
    const printed = ['2024-01-04T03:30Z', '2024-01-11T11:57Z', '2024-01-18T03:53Z', '2024-01-25T17:54Z'];
    const phases = moonPhasesOfYear(2024).slice(0, 4);
    expect(phases.map(({ phase }) => phase)).toEqual([3, 0, 1, 2]);
    for (const [i, { epochMs }] of phases.entries()) {
      expect(Math.abs(epochMs - Date.parse(printed[i] ?? ''))).toBeLessThan(35 * SECOND_MS);
    }
  });
});
