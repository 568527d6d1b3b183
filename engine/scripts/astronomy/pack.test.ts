import { describe, expect, it } from 'vitest';
import { aberrationRad, sunLongitudeRad } from '../../src/astronomy/sun.ts';
import { horner, RAD_PER_ARCSEC } from '../../src/astronomy/angle.ts';
import { moonLongitudeRad } from '../../src/astronomy/moon.ts';
import { sumVsop } from '../../src/astronomy/series.ts';
import { moonMainTerms, moonPlanetTerms, MOON_POLYNOMIAL } from '../../src/astronomy/tables/moonSeries.ts';
import { SUN_POLYNOMIAL, sunTerms } from '../../src/astronomy/tables/sunSeries.ts';
import { type Packing, unpackMultiples, unpackPhases } from '../../src/astronomy/unpack.ts';
import { packMultiples, packPhases, wholeSeries } from './pack.ts';
import { type ElpRow, loadElp, loadVsop } from './theory.ts';

describe('packPhases and unpackPhases', () => {
  const packing: Packing = { unit: 0.5, edge: 2, columns: 3 };

  it('give each term back within a unit, largest first', () => {
    const rows = [
      [3, 6.2, -1234.5],
      [-1_000_000, 0.123456789, 7771.377],
      [40.25, -2, 0],
    ];
    const [flat = []] = unpackPhases(packPhases([rows], packing), packing);
    const sorted = rows.toSorted((x, y) => Math.abs(y[0] ?? 0) - Math.abs(x[0] ?? 0));
    for (const x of [-2, -0.7, 0, 1, 2]) {
      for (const [i, [a = 0, b = 0, c = 0]] of sorted.entries()) {
        const [a2 = 0, b2 = 0, c2 = 0] = flat.slice(3 * i);
        const apart = a * Math.cos(b + c * x) - a2 * Math.cos(b2 + c2 * x);
        expect(Math.abs(apart)).toBeLessThan(2 * packing.unit);
      }
    }
  });

  it('count amplitudes in smaller units at higher powers', () => {
    const rows = [[0.25, 1, 1]];
    const [, flat] = unpackPhases(packPhases([[], rows], packing), packing);
    expect(flat?.[0]).toBe(0.25);
  });
});

describe('wholeSeries and sumVsop', () => {
  const packing = { unit: 0.5, edge: 2 };
  const rows = [
    [3, 6.2, -1234.5],
    [1_000_000, 0.123456789, 7771.377],
    [40.25, -2, 0],
  ];
  const sumOf = (terms: typeof rows, x: number): number =>
    terms.reduce((sum, [a = 0, b = 0, c = 0]) => sum + a * Math.cos(b + c * x), 0);

  it('sum the terms within a unit each, those of a power times the time', () => {
    const series = wholeSeries([rows, rows.slice(1)], packing);
    for (const x of [-2, -0.7, 0, 1, 2]) {
      const apart = sumVsop(series, x) - sumOf(rows, x) - x * sumOf(rows.slice(1), x);
      expect(Math.abs(apart)).toBeLessThan(5 * 2 * packing.unit);
    }
  });

  it('take the largest terms where some are requested', () => {
    const apart = sumVsop(wholeSeries([rows], packing), 0.3, 2) - sumOf(rows.slice(1), 0.3);
    expect(Math.abs(apart)).toBeLessThan(2 * 2 * packing.unit);
  });

  it('refuse an amplitude below 0', () => {
    expect(() => wholeSeries([[[-3, 0, 1]]], packing)).toThrow('Cannot pack a negative amplitude');
  });
});

describe('packMultiples and unpackMultiples', () => {
  it('give whole multiples back as they are', () => {
    const packing: Packing = { unit: 1, edge: 5, columns: 5 };
    const rows = [
      [900, 2, 0, -1, 0],
      [-31, 0, -4, 7, -6],
      [-31, 17, 0, 0, 1],
    ];
    expect(unpackMultiples(packMultiples([rows], packing), packing)).toEqual([rows.flat()]);
  });

  it('refuse what is not whole', () => {
    const packing: Packing = { unit: 1, edge: 5, columns: 2 };
    expect(() => packMultiples([[[5, 0.3]]], packing)).toThrow('Cannot pack 0.6: expected a whole number');
  });
});

describe('the series of the engine', () => {
  it('have amplitudes from the largest down and only finite numbers', () => {
    for (const { drops, phases, rates } of sunTerms().powers) {
      expect([phases.length, rates.length]).toEqual([drops.length, drops.length]);
      expect([...drops, ...phases, ...rates].every(Number.isSafeInteger)).toBe(true);
      expect(drops.slice(1).every((drop) => drop >= 0)).toBe(true);
      expect(drops.reduce((units, drop) => units - drop, 0)).toBeGreaterThan(0);
    }
    for (const [powers, columns] of [
      [moonMainTerms(), 5],
      [moonPlanetTerms(), 4],
    ] as const) {
      for (const rows of powers) {
        expect(rows.length % columns).toBe(0);
        expect(rows.every(Number.isFinite)).toBe(true);
        const sizes = rows.filter((_, i) => i % columns === 0).map(Math.abs);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }
    }
  });

  it('stay within 0.035" of all of VSOP87D and 0.25" of all of ELP/MPP02, 1600-2500', async () => {
    const vsop = await loadVsop();
    const elp = await loadElp();
    for (let year = 1600; year <= 2500; year += 60) {
      const t = (year - 2000) / 100;
      let sun = 0;
      for (const [power, rows] of Object.entries(vsop.L)) {
        const periodic = rows.filter(([, , c]) => c !== 0);
        sun +=
          (t / 10) ** Number(power) *
          periodic.reduce((sum, [a, b, c]) => sum + a * Math.cos(b + (c * t) / 10), 0);
      }
      const ours = sunLongitudeRad(t) - aberrationRad(t) - horner(t / 10, SUN_POLYNOMIAL);
      // The three fitted terms, 0.015" together, stand in our sum and not in theirs.
      expect(Math.abs(ours - sun) / RAD_PER_ARCSEC, `Sun ${year}`).toBeLessThan(0.035);
      let moon = 0;
      const angle = ([, p0, p1, p2, p3, p4]: ElpRow): number => p0 + t * (p1 + t * (p2 + t * (p3 + t * p4)));
      for (const [power, rows] of Object.entries(elp.L)) {
        moon += t ** Number(power) * rows.reduce((sum, row) => sum + row[0] * Math.sin(angle(row)), 0);
      }
      const apart = (moonLongitudeRad(t) - horner(t, MOON_POLYNOMIAL)) / RAD_PER_ARCSEC - moon;
      expect(Math.abs(apart), `Moon ${year}`).toBeLessThan(0.25);
    }
  });
});
