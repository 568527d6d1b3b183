/**
 * Pillars without a person are those of the chart; instants are those of the clock they stand for.
 */
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../golden/births.ts';
import { castChart, pillarsOf } from '../index.ts';
import { WORLD } from '../world.ts';

const namesOf = (pillars: ReturnType<typeof pillarsOf>) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map(({ name }) => name).join(' ');

test('the pillars of castChart, for births of all times and rules of the clock', () => {
  const rules = [
    {},
    { clock: 'trueSolar' },
    { dayBoundary: 'midnight' },
    { monthPillar: 'day' },
    { southern: 'flipMonth' },
  ] as const;
  for (const [i, birth] of randomBirths(107, 400).entries()) {
    const rule = rules[i % rules.length];
    const place = { utcOffsetMinutes: 480, longitudeDeg: 104.07, latitudeDeg: -30 };
    const chart = castChart({ ...birth, ...place }, rule, WORLD);
    expect(pillarsOf(birth.civil, rule, place)).toEqual(chart.pillars);
  }
});

describe('an instant', () => {
  test('in a zone that is named, by a Date or text', () => {
    const zone = 'Asia/Shanghai';
    expect(namesOf(pillarsOf('1990-06-15 14:30'))).toBe('庚午 壬午 辛亥 乙未');
    expect(namesOf(pillarsOf(new Date(Date.UTC(1990, 5, 15, 5, 30)), {}, { zone }))).toBe(
      '庚午 壬午 辛亥 乙未',
    );
    expect(namesOf(pillarsOf('1990-06-15T05:30Z', {}, { utcOffsetMinutes: 480 }))).toBe(
      '庚午 壬午 辛亥 乙未',
    );
    expect(() => pillarsOf(new Date(0))).toThrow('expected the zone');
    expect(() => pillarsOf('1990-06-15T05:30Z')).toThrow('expected the zone');
  });

  test('of a ZonedDateTime in its own zone', () => {
    const when = Temporal.ZonedDateTime.from('1990-06-15T23:30[America/New_York]');
    const typed = pillarsOf('1990-06-15 23:30', {}, { zone: 'America/New_York' }, WORLD);
    expect(pillarsOf(when, {}, {}, WORLD)).toEqual(typed);
    expect(pillarsOf(when.toString(), {}, {}, WORLD)).toEqual(typed);
    expect(pillarsOf(when, {}, { zone: 'Asia/Shanghai' })).toEqual(pillarsOf('1990-06-16 12:30'));
  });

  test('of a clock time that was shown twice', () => {
    // Clocks of Shanghai went back from 02:00 to 01:00 on 1990-09-16, 2:00 daylight time. Standard time decides the hour.
    const zone = 'Asia/Shanghai';
    const first = pillarsOf('1990-09-15T16:30Z', {}, { zone });
    const second = pillarsOf('1990-09-15T17:30Z', {}, { zone });
    expect([first.hour.name, second.hour.name].map((name) => name.slice(1))).toEqual(['子', '丑']);
  });
});

describe('seconds', () => {
  test('may be left out of a birth', () => {
    const birth = { sex: '女', hour: 'minute' } as const;
    const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30 };
    const chart = castChart({ ...birth, civil });
    expect(chart.time).toEqual(castChart({ ...birth, civil: { ...civil, second: 0 } }).time);
    const lunar = { year: 1990, month: 5, isLeap: false, day: 23, hour: 14, minute: 30 };
    expect(castChart({ ...birth, lunar }).time.civil).toEqual({ ...civil, second: 0 });
  });

  test('and a place is checked', () => {
    expect(() => pillarsOf('1990-06-15 14:30', {}, { longitudeDeg: 200 })).toThrow('longitudeDeg 200');
  });
});
