import { pickDays } from '@shangyuan/engine/almanac';
import { describe, expect, test } from 'vitest';
import { dayOf, mainFilter, reasonsOf } from './pickView.ts';

const result = pickDays({
  affair: 'jiaqu',
  from: { year: 2026, month: 11, day: 21 },
  to: { year: 2026, month: 12, day: 20 },
  people: [{ role: '新郎', birthYear: '庚午', birthMonth: '壬午', birthDay: '辛亥' }],
  filters: ['chongDay'],
});

describe('the answer', () => {
  test('every day has a reason for it, and reasons are ordered by weight', () => {
    expect(result.candidates.length).toBeGreaterThan(0);
    for (const candidate of result.candidates) {
      const { good } = reasonsOf(candidate);
      expect(good.length).toBeGreaterThan(0);
      good.slice(1).forEach((reason, i) => expect(reason.points).toBeLessThanOrEqual(good[i]?.points ?? 0));
    }
  });

  test('an empty answer can say what removed the most days', () => {
    expect(mainFilter(result.rejected)).toMatch(/^其中 \d+ 天因“.+”被排除。$/);
    expect(mainFilter([])).toBeNull();
  });

  test('a day is a candidate, was removed, or is outside', () => {
    const [candidate] = result.candidates;
    const [rejected] = result.rejected;
    expect(candidate && dayOf(result, candidate.jdn)).toEqual({ kind: 'candidate', candidate });
    expect(rejected && dayOf(result, rejected.jdn)).toEqual({ kind: 'rejected', rejected });
    expect(dayOf(result, 2400000)).toEqual({ kind: 'outside' });
  });
});
