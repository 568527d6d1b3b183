import { expect, test } from 'vitest';
import { randomBirths } from '../../../golden/births.ts';
import { castChart } from '../../chart/index.ts';
import { DOCTRINE_OPTIONS } from '../doctrine.ts';
import { strengthOf, type StrengthClass } from './strength.ts';
import { subjectOf } from './subject.ts';

const BIRTHS = 4000;
const SEED = 20260101;

/** Shares of the classes that the reference measured on 20,000 births of its own, percent. */
const SHARES: Readonly<Record<StrengthClass, number>> = {
  身弱: 36.5,
  中和: 16.4,
  身强: 38.4,
  从弱: 5.4,
  从强: 2.2,
  化气: 1.0,
};

test('4,000 random births of 1930–2025 fall within 2.5 points of the class shares', () => {
  const counts: Record<StrengthClass, number> = { 身弱: 0, 中和: 0, 身强: 0, 从弱: 0, 从强: 0, 化气: 0 };
  for (const birth of randomBirths(SEED, BIRTHS)) {
    const { pillars, rules } = castChart(birth);
    counts[strengthOf(subjectOf(pillars, rules), DOCTRINE_OPTIONS.defaults).class]++;
  }
  for (const name of Object.keys(SHARES) as StrengthClass[]) {
    const share = (counts[name] * 100) / BIRTHS;
    expect(Math.abs(share - SHARES[name]), `${name} ${share.toFixed(1)} %`).toBeLessThanOrEqual(2.5);
  }
});
