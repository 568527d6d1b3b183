/**
 * The first sums of a process take the host's cosine for the small terms: no result may depend on which came first.
 */
import { expect, test } from 'vitest';
import { randomFrom } from '../../golden/random.ts';
import { sumVsop, sumVsopBy } from './series.ts';
import { sunTerms } from './tables/sunSeries.ts';

/** Radians that the Sun goes in 20 nanoseconds: a Julian Date resolves 40 microseconds, an instant a millisecond. */
const NOTHING_RAD = 4e-15;

test('a sum with the cosine of the host is the sum with our own, in all years', () => {
  const random = randomFrom(7);
  let largest = 0;
  for (let i = 0; i < 4_000; i++) {
    const tau = random() * 10 - 2;
    const count = i % 4 === 0 ? 40 : Infinity;
    const ours = sumVsopBy(sunTerms(), tau, count, false);
    largest = Math.max(largest, Math.abs(sumVsopBy(sunTerms(), tau, count, true) - ours));
  }
  expect(largest).toBeLessThan(NOTHING_RAD);
  expect(largest).toBeGreaterThan(0);
});

test('the sum of a date is the same from the first call on', () => {
  for (let call = 0; call < 20; call++) {
    const tau = -0.0095 + call / 1000;
    expect(Math.abs(sumVsop(sunTerms(), tau) - sumVsopBy(sunTerms(), tau, Infinity, false))).toBeLessThan(
      NOTHING_RAD,
    );
  }
});
