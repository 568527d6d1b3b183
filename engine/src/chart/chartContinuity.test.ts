import { describe, expect, it } from 'vitest';
import { SOLAR_TERM_NAMES, termEpochMsOf, TERMS_PER_YEAR } from '../astronomy/index.ts';
import { civilOfEpochMs } from '../time/index.ts';
import { castChart } from './index.ts';
import type { Chart } from './types.ts';
import { isFull } from '../../golden/sweep.ts';

const DAY_MS = 86_400_000;
const TWO_HOURS_MS = 7_200_000;
/** Every day of 600 years takes seconds: npm run test:full. */

function castAt(epochMs: number): Chart {
  return castChart({ civil: civilOfEpochMs(epochMs, 480), utcOffsetMinutes: 480, sex: '男', hour: 'minute' });
}

describe('continuity of cast pillars', () => {
  it('the month changes by one at the millisecond of every 节 of 1900-2100, the year at 立春 only, with a notice', () => {
    for (let ordinal = 1900 * TERMS_PER_YEAR; ordinal < 2101 * TERMS_PER_YEAR; ordinal += 2) {
      const termMs = termEpochMsOf(ordinal);
      const [before, after] = [castAt(termMs - 1), castAt(termMs)];
      expect((after.pillars.month.index - before.pillars.month.index + 60) % 60).toBe(1);
      const isLichun = SOLAR_TERM_NAMES[ordinal % TERMS_PER_YEAR] === '立春';
      expect((after.pillars.year.index - before.pillars.year.index + 60) % 60).toBe(isLichun ? 1 : 0);
      expect([before.nextJie, after.prevJie]).toEqual([after.prevJie, before.nextJie]);
      for (const [chart, other] of [
        [before, after],
        [after, before],
      ] as const) {
        const notice = chart.notices.find(({ code }) => code === 'nearTerm');
        expect(notice).toMatchObject({ pillars: { year: other.pillars.year, month: other.pillars.month } });
      }
    }
  });

  it('the hour goes on by one every two hours and the day at 23:00, through the reform of 1582', () => {
    for (const startMs of [Date.UTC(1582, 9, 10), Date.UTC(1900, 0, 1), Date.UTC(2099, 11, 20)]) {
      let last = castAt(startMs);
      for (let i = 1; i <= 12 * 20; i++) {
        const next = castAt(startMs + i * TWO_HOURS_MS);
        expect(((((next.pillars.hour?.index ?? 0) - (last.pillars.hour?.index ?? 0)) % 60) + 60) % 60).toBe(
          1,
        );
        const isNewDay = next.pillars.hour?.branch === '子';
        expect((next.pillars.day.index - last.pillars.day.index + 60) % 60).toBe(isNewDay ? 1 : 0);
        last = next;
      }
    }
  });

  if (isFull)
    it('the day goes on by one every day of 1600-2200', () => {
      let last = castAt(Date.UTC(1600, 0, 1));
      for (let ms = Date.UTC(1600, 0, 2); ms < Date.UTC(2200, 11, 31); ms += DAY_MS) {
        const next = castAt(ms);
        expect((next.pillars.day.index - last.pillars.day.index + 60) % 60).toBe(1);
        last = next;
      }
    });
});
