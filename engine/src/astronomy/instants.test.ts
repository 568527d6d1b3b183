/**
 * What must hold in every year: terms and phases in order, each the instant the theory itself gives, the ordinals and
 * their inverse, and bad input.
 */
import { describe, expect, it } from 'vitest';
import { epochMsOfJdn, epochMsOfUtc, jdnOfEpochMs } from '../time/index.ts';
import {
  moonLongitudeDeg,
  moonPhasesOfYear,
  newMoonLunationAt,
  phaseEpochMsForDay,
  phaseEpochMsOf,
  phaseOrdinalAt,
  phaseOrdinalOnDay,
  SOLAR_TERM_NAMES,
  solarLongitudeDeg,
  solarTermsOfYear,
  TERM_YEAR_MAX,
  TERM_YEAR_MIN,
  termEpochMsForDay,
  termEpochMsOf,
  termOrdinalAt,
} from './index.ts';
import { isFull } from '../../golden/sweep.ts';

/** All years with FULL=1, else one in 29, and both ends. */
const STEP = isFull ? 1 : 29;
const YEARS = [...Array.from({ length: Math.ceil(9999 / STEP) }, (_, i) => 1 + i * STEP), 9999];

const MS_PER_DAY = 86_400_000;
/** Degrees that the Sun, and the Moon against the Sun, go in a second. */
const SUN_DEG_PER_SEC = 360 / (365.2422 * 86400);
const MOON_DEG_PER_SEC = 360 / (29.530589 * 86400);

function wrapDeg(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}

describe('solarTermsOfYear', () => {
  it('has 24 terms in order and 13.7 to 17.3 days apart, across the new year too', () => {
    for (const year of YEARS) {
      const terms = [...solarTermsOfYear(year), ...solarTermsOfYear(year + 1).slice(0, 1)];
      expect(terms).toHaveLength(25);
      for (const [i, { index, name, longitudeDeg, epochMs }] of terms.entries()) {
        expect(index).toBe(i % 24);
        expect(name).toBe(SOLAR_TERM_NAMES[i % 24]);
        expect(longitudeDeg).toBe((285 + 15 * i) % 360);
        const next = terms[i + 1];
        if (next === undefined) continue;
        const days = (next.epochMs - epochMs) / MS_PER_DAY;
        if (!(days > 13.7 && days < 17.3)) expect.fail(`${name} ${year}: ${days} days to the next`);
      }
    }
  });

  it('gives instants at which the theory has the longitude, within 0.2 s', () => {
    const far: string[] = [];
    for (const year of YEARS) {
      for (const { name, jdTT, longitudeDeg } of solarTermsOfYear(year)) {
        const errorSec = wrapDeg(solarLongitudeDeg(jdTT) - longitudeDeg) / SUN_DEG_PER_SEC;
        if (!(Math.abs(errorSec) < 0.2)) far.push(`${name} ${year}: ${errorSec} s`);
      }
    }
    expect(far).toEqual([]);
  });

  it('is JSON-safe, frozen and the same at each call', () => {
    const terms = solarTermsOfYear(2024);
    expect(terms).toEqual(JSON.parse(JSON.stringify(terms)));
    expect(Object.isFrozen(terms) && Object.isFrozen(terms[0])).toBe(true);
    expect(solarTermsOfYear(2024)).toBe(terms);
  });

  it('puts 冬至 into December, and 小寒 before it from 1100 to 1582 into the December before', () => {
    expect(solarTermsOfYear(1500)[0]?.epochMs).toBeLessThan(
      epochMsOfUtc({ year: 1500, month: 1, day: 1, hour: 0, minute: 0, second: 0 }),
    );
    expect(solarTermsOfYear(1600)[0]?.epochMs).toBeGreaterThan(Date.UTC(1600, 0, 1));
  });

  it('refuses years that it does not have', () => {
    for (const year of [Number.NaN, TERM_YEAR_MIN - 1, TERM_YEAR_MAX + 1, 2000.5, Infinity]) {
      expect(() => solarTermsOfYear(year)).toThrow(`wrong solar year ${year}, expected 0 to 10000`);
    }
  });
});

describe('termEpochMsOf, termOrdinalAt', () => {
  it('find each other at the instant, a millisecond before and after', () => {
    for (let ordinal = 1; ordinal < 24 * 10000; ordinal += 24 * STEP + 5) {
      const ms = termEpochMsOf(ordinal);
      expect(termOrdinalAt(ms)).toBe(ordinal);
      expect(termOrdinalAt(ms + 1)).toBe(ordinal);
      expect(termOrdinalAt(ms - 1)).toBe(ordinal - 1);
    }
  });

  it('refuse what is not there', () => {
    for (const ordinal of [-1, 240024, 0.5, 48578.5, Number.NaN, Infinity]) {
      expect(() => termEpochMsOf(ordinal)).toThrow(
        `wrong term ${ordinal}, expected a whole number, 0 to 240023`,
      );
    }
    expect(() => termOrdinalAt(Number.NaN)).toThrow(
      'wrong instant NaN, expected milliseconds, the years 0 to 10000',
    );
    expect(() => termOrdinalAt(-8e13)).toThrow(RangeError);
    expect(() => termOrdinalAt(3e14)).toThrow(RangeError);
  });
});

describe('moonPhasesOfYear', () => {
  it('has 48 to 51 phases, in turn and 6.4 to 8.4 days apart', () => {
    for (const year of YEARS) {
      const phases = moonPhasesOfYear(year);
      // 1582 has ten days less.
      expect(phases.length).toBeGreaterThanOrEqual(year === 1582 ? 47 : 48);
      expect(phases.length).toBeLessThanOrEqual(51);
      for (const [i, { phase, epochMs }] of phases.entries()) {
        const next = phases[i + 1];
        if (next === undefined) continue;
        const days = (next.epochMs - epochMs) / MS_PER_DAY;
        if (next.phase !== (phase + 1) % 4 || !(days > 6.4 && days < 8.4)) {
          expect.fail(`phase ${phase} of ${year}: ${days} days to phase ${next.phase}`);
        }
      }
    }
  });

  it('gives instants at which the theory has the elongation, within 0.3 s 1400-2600 and 1.5 s else', () => {
    const far: string[] = [];
    for (const year of YEARS) {
      for (const { phase, jdTT } of moonPhasesOfYear(year)) {
        const elongation = moonLongitudeDeg(jdTT) - solarLongitudeDeg(jdTT);
        const errorSec = wrapDeg(elongation - 90 * phase) / MOON_DEG_PER_SEC;
        if (!(Math.abs(errorSec) < (Math.abs(year - 2000) < 600 ? 0.3 : 1.5)))
          far.push(`${phase} ${year}: ${errorSec} s`);
      }
    }
    expect(far).toEqual([]);
  });

  it('joins at the new year of UTC+8: no phase twice, none left out', () => {
    for (let year = 1890; year < 2110; year++) {
      const last = moonPhasesOfYear(year).at(-1);
      const first = moonPhasesOfYear(year + 1)[0];
      const ordinal = phaseOrdinalAt(last?.epochMs ?? 0);
      expect(phaseEpochMsOf(ordinal + 1)).toBe(first?.epochMs);
      expect(last?.epochMs).toBeLessThan(Date.UTC(year + 1, 0, 1) - 8 * 3_600_000);
      expect(first?.epochMs).toBeGreaterThanOrEqual(Date.UTC(year + 1, 0, 1) - 8 * 3_600_000);
    }
  });

  it('refuses years that it does not have', () => {
    for (const year of [Number.NaN, -1, 10000, 1.5]) {
      expect(() => moonPhasesOfYear(year)).toThrow(`wrong solar year ${year}, expected 0 to 9999`);
    }
  });
});

describe('termEpochMsForDay, phaseEpochMsForDay', () => {
  const isSameDay = (a: number, b: number): boolean => jdnOfEpochMs(a) === jdnOfEpochMs(b);

  it('never give another day than the exact instant, and are exact near midnight', () => {
    for (let ordinal = 5; ordinal < 24 * 10000; ordinal += 24 * STEP + 7) {
      const rough = termEpochMsForDay(ordinal);
      const exact = termEpochMsOf(ordinal);
      if (!isSameDay(rough, exact) || Math.abs(rough - exact) > 30 * 60_000) expect.fail(`term ${ordinal}`);
      expect(termEpochMsForDay(ordinal)).toBe(exact);
    }
    for (let ordinal = -98_000; ordinal < 395_000; ordinal += 10 * STEP + 3) {
      const rough = phaseEpochMsForDay(ordinal);
      const exact = phaseEpochMsOf(ordinal);
      const hour = (((exact / 3_600_000 + 8) % 24) + 24) % 24;
      const isExact = hour < 0.1 || hour > 23.9;
      if (!isSameDay(rough, exact) || Math.abs(rough - exact) > (isExact ? 0 : 20 * 60_000)) {
        expect.fail(`phase ${ordinal}`);
      }
    }
  });

  it('refuse what is not there', () => {
    expect(() => termEpochMsForDay(-1)).toThrow('wrong term -1, expected a whole number, 0 to 240023');
    expect(() => phaseEpochMsForDay(Number.NaN)).toThrow('wrong phase NaN, expected a whole number');
  });
});

describe('phaseOrdinalAt, phaseOrdinalOnDay, newMoonLunationAt', () => {
  it('find the phase at its instant and a millisecond before', () => {
    for (let ordinal = -98_000; ordinal < 395_000; ordinal += 4 * STEP + 1) {
      const ms = phaseEpochMsOf(ordinal);
      expect(phaseOrdinalAt(ms)).toBe(ordinal);
      expect(phaseOrdinalAt(ms - 1)).toBe(ordinal - 1);
    }
    for (let lunation = -24_000; lunation < 98_000; lunation += 10 * STEP) {
      const ms = phaseEpochMsOf(4 * lunation);
      expect(newMoonLunationAt(ms)).toBe(lunation);
      expect(newMoonLunationAt(ms - 1)).toBe(lunation - 1);
    }
  });

  it('a day has the phase of its last millisecond', () => {
    for (let ordinal = -98_000; ordinal < 395_000; ordinal += 10 * STEP + 3) {
      const jdn = jdnOfEpochMs(phaseEpochMsOf(ordinal));
      for (const day of [jdn - 1, jdn]) {
        expect(phaseOrdinalOnDay(day)).toBe(phaseOrdinalAt(epochMsOfJdn(day + 1) - 1));
      }
    }
    expect(() => phaseOrdinalOnDay(Number.NaN)).toThrow(RangeError);
  });

  it('refuse what is not there', () => {
    for (const ordinal of [-98_993, 395_969, 0.5, Number.NaN]) {
      expect(() => phaseEpochMsOf(ordinal)).toThrow(`wrong phase ${ordinal}, expected a whole number`);
    }
    expect(() => phaseOrdinalAt(Number.NaN)).toThrow(
      'wrong instant NaN, expected milliseconds, the years 0 to 10000',
    );
    expect(() => newMoonLunationAt(Infinity)).toThrow(
      'wrong instant Infinity, expected milliseconds, the years 0 to 10000',
    );
    expect(() => phaseOrdinalAt(3e14)).toThrow(RangeError);
  });
});

describe('outside the range, after any earlier call', () => {
  // Pages are filled first, so that a cache which answers before it checks would answer.
  it('termEpochMsForDay and termEpochMsOf refuse -1, halves and what lies past the last', () => {
    for (let ordinal = 0; ordinal < 400; ordinal++) termEpochMsForDay(ordinal);
    for (const year of [0, 15, 16, 10_000]) solarTermsOfYear(year);
    for (const ordinal of [-1, -400, 0.5, 240_024, 240_400, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => termEpochMsForDay(ordinal), String(ordinal)).toThrow(RangeError);
      expect(() => termEpochMsOf(ordinal), String(ordinal)).toThrow(RangeError);
    }
  });

  it('phaseEpochMsForDay and phaseEpochMsOf refuse what lies before the first and past the last', () => {
    for (let ordinal = -98_992; ordinal < -98_000; ordinal++) phaseEpochMsOf(ordinal);
    for (let ordinal = 395_500; ordinal <= 395_968; ordinal++) phaseEpochMsForDay(ordinal);
    for (const ordinal of [-98_993, -99_500, 0.5, 395_969, 396_500, Number.NaN]) {
      expect(() => phaseEpochMsForDay(ordinal), String(ordinal)).toThrow(RangeError);
      expect(() => phaseEpochMsOf(ordinal), String(ordinal)).toThrow(RangeError);
    }
  });

  it('moonPhasesOfYear(0) gives the first year it says it has', () => {
    const phases = moonPhasesOfYear(0);
    expect(phases.length).toBeGreaterThanOrEqual(48);
    expect(phases.length).toBeLessThanOrEqual(51);
    for (const [i, { epochMs, phase }] of phases.entries()) {
      const next = phases[i + 1];
      if (next === undefined) continue;
      expect(next.phase).toBe((phase + 1) % 4);
      expect((next.epochMs - epochMs) / MS_PER_DAY).toBeGreaterThan(6.5);
      expect((next.epochMs - epochMs) / MS_PER_DAY).toBeLessThan(8.5);
    }
    expect(() => moonPhasesOfYear(-1)).toThrow(RangeError);
  });
});
