import { LIFETIME_UNTIL } from '@shangyuan/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../duration.ts';
import { foldVip, isLifetime, type VipGrant } from './foldVip.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * DAY_MS);
const grant = (at: number, days: number | null, taken: number | null = 0): VipGrant => ({
  name: 'x',
  grantedAt: day(at),
  days,
  taken,
});

describe('foldVip', () => {
  it('adds a grant to the end of the one before it, or begins again after a gap', () => {
    expect(foldVip([]).until).toBeNull();
    expect(foldVip([grant(0, 30)]).until).toEqual(day(30));
    expect(foldVip([grant(0, 30), grant(10, 30)]).until).toEqual(day(60));
    expect(foldVip([grant(0, 30), grant(40, 30)]).until).toEqual(day(70));
    expect(foldVip([grant(0, 30), grant(30, 30)]).until).toEqual(day(60));
  });

  it('forgets what was taken back', () => {
    expect(foldVip([grant(0, 30, null), grant(10, 30)]).until).toEqual(day(40));
    expect(foldVip([grant(0, 30), grant(10, 30, null)]).until).toEqual(day(30));
    expect(foldVip([grant(0, 30, 10), grant(10, 30)]).until).toEqual(day(50));
    expect(foldVip([grant(0, 30, null)]).until).toBeNull();
  });

  it('has no end with a lifetime, whatever comes before and after, and an end again without it', () => {
    const lifetime = new Date(LIFETIME_UNTIL);
    expect(foldVip([grant(0, 30), grant(5, null), grant(6, 365)]).until).toEqual(lifetime);
    expect(isLifetime(lifetime)).toBe(true);
    expect(foldVip([grant(0, 30), grant(5, null, null), grant(6, 30)]).until).toEqual(day(60));
  });

  it('gives each grant its own days, in any order of ends', () => {
    const grants = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 1_000 }), days: fc.integer({ min: 1, max: 400 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(grants, (list) => {
        const sorted = list.toSorted((a, b) => a.at - b.at).map(({ at, days }) => grant(at, days));
        const { until, periods } = foldVip(sorted);
        periods.forEach((period, index) => {
          expect(period.to.getTime() - period.from.getTime()).toBe((sorted[index]?.days ?? 0) * DAY_MS);
          expect(period.from >= (periods[index - 1]?.to ?? period.from)).toBe(true);
        });
        expect(until).toEqual(periods.at(-1)?.to ?? null);
      }),
    );
  });
});
