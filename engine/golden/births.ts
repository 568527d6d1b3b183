/**
 * Births for measuring and for sweeps: uniform instants, the same on every run.
 */
import type { CivilBirth } from '../src/chart/index.ts';
import { civilOfEpochMs, type CivilTime } from '../src/time/index.ts';
import { randomFrom } from './random.ts';

const BEIJING_MINUTES = 480;

/** Births at uniform instants of 1930–2025 on the standard clock of UTC+8, men and women in turn. */
export function randomBirths(seed: number, count: number): (CivilBirth & { readonly civil: CivilTime })[] {
  const random = randomFrom(seed);
  const from = Date.UTC(1930, 0, 1);
  const span = Date.UTC(2026, 0, 1) - from;
  return Array.from({ length: count }, (_, i) => ({
    civil: civilOfEpochMs(from + Math.floor((random() * span) / 1000) * 1000, BEIJING_MINUTES),
    utcOffsetMinutes: BEIJING_MINUTES,
    sex: i % 2 === 0 ? '男' : '女',
    hour: 'minute',
  }));
}
