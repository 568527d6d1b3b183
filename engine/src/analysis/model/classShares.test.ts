import { expect, test } from 'vitest';
import { castChart } from '../../chart/index.ts';
import { civilOfEpochMs } from '../../time/index.ts';
import { DOCTRINE_OPTIONS } from '../doctrine.ts';
import { strengthOf, type StrengthClass } from './strength.ts';
import { subjectOf } from './subject.ts';

const BIRTHS = 4000;
const SEED = 20260101;
const BEIJING_MINUTES = 480;

/** Shares of the classes that the model was calibrated to, percent. Origin: 20,000 births by a second program. */
const SHARES: Readonly<Record<StrengthClass, number>> = {
  身弱: 37.5,
  中和: 15.6,
  身强: 37.2,
  从弱: 6.1,
  从强: 3.0,
  化气: 0.7,
};

/** A small generator (mulberry32), so that the births are the same on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

test('4,000 random births of 1930–2025 fall within 3 points of the class shares', () => {
  const random = randomFrom(SEED);
  const from = Date.UTC(1930, 0, 1);
  const span = Date.UTC(2026, 0, 1) - from;
  const counts: Record<StrengthClass, number> = { 身弱: 0, 中和: 0, 身强: 0, 从弱: 0, 从强: 0, 化气: 0 };
  for (let i = 0; i < BIRTHS; i++) {
    const epochMs = from + Math.floor((random() * span) / 1000) * 1000;
    const { pillars, rules } = castChart({
      civil: civilOfEpochMs(epochMs, BEIJING_MINUTES),
      utcOffsetMinutes: BEIJING_MINUTES,
      sex: i % 2 === 0 ? '男' : '女',
      hour: 'minute',
    });
    counts[strengthOf(subjectOf(pillars, rules), DOCTRINE_OPTIONS.defaults).strength.class]++;
  }
  for (const name of Object.keys(SHARES) as StrengthClass[]) {
    const share = (counts[name] * 100) / BIRTHS;
    expect(Math.abs(share - SHARES[name]), `${name} ${share.toFixed(1)} %`).toBeLessThanOrEqual(3);
  }
});
