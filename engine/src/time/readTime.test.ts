/**
 * Times as callers have them. Values by hand: 2024-02-04T08:27:07Z is 16:27:07 in China; Temporal is that of the host.
 */
import { describe, expect, test } from 'vitest';
import { formatCivilTime, formatInstant, readCivilDate, readCivilTime, type TimeInput } from './index.ts';

const LICHUN = { year: 2024, month: 2, day: 4, hour: 16, minute: 27, second: 7 };
const SHANGHAI = 'Asia/Shanghai';

describe('a time on a wall is taken as it is', () => {
  test.each<[string, TimeInput]>([
    ['a record', LICHUN],
    ['text', '2024-02-04T16:27:07'],
    ['text with a space', '2024-02-04 16:27:07'],
    ['a PlainDateTime', Temporal.PlainDateTime.from('2024-02-04T16:27:07')],
    ['a PlainDateTime of another calendar', Temporal.PlainDateTime.from('2024-02-04T16:27:07[u-ca=chinese]')],
  ])('%s', (_, when) => {
    expect(readCivilTime(when)).toEqual(LICHUN);
    expect(readCivilTime(when, SHANGHAI)).toEqual(LICHUN);
  });

  test('seconds may be left out, and carry a fraction', () => {
    expect(readCivilTime('2024-02-04 16:27').second).toBe(0);
    expect(readCivilTime({ year: 2024, month: 2, day: 4, hour: 16, minute: 27 }).second).toBe(0);
    expect(readCivilTime('2024-02-04T16:27:07.25').second).toBe(7.25);
  });

  test('dates', () => {
    const date = { year: 2024, month: 2, day: 10 };
    expect(readCivilDate('2024-02-10')).toEqual(date);
    expect(readCivilDate('2024-02-10 23:30')).toEqual(date);
    expect(readCivilDate(Temporal.PlainDate.from('2024-02-10'))).toEqual(date);
    expect(readCivilDate(date)).toEqual(date);
  });
});

describe('an instant is read in a zone that is named', () => {
  const instants: [string, TimeInput][] = [
    ['a Date', new Date(Date.UTC(2024, 1, 4, 8, 27, 7))],
    ['text in UTC', '2024-02-04T08:27:07Z'],
    ['text with an offset', '2024-02-04T03:27:07-05:00'],
    ['text with an offset and a zone', '2024-02-04T03:27:07-05:00[America/New_York]'],
    ['an Instant', Temporal.Instant.from('2024-02-04T08:27:07Z')],
    ['a ZonedDateTime', Temporal.ZonedDateTime.from('2024-02-04T09:27:07[Europe/Paris]')],
  ];

  test.each(instants)('%s', (_, when) => {
    expect(readCivilTime(when, SHANGHAI)).toEqual(LICHUN);
    expect(() => readCivilTime(when)).toThrow(
      'expected the zone whose clock is meant, such as Asia/Shanghai',
    );
    expect(() => readCivilDate(when)).toThrow(TypeError);
  });

  test('with the daylight time of that zone', () => {
    expect(readCivilTime('1990-06-15T05:30Z', SHANGHAI).hour).toBe(14);
  });
});

describe('what is refused', () => {
  test.each<[unknown, string]>([
    [20240204, 'it is number, expected a record'],
    [undefined, 'it is undefined'],
    [null, 'it is null'],
    ['4 February 2024', "Cannot read time '4 February 2024', expected ISO 8601"],
    ['2024-02-30', 'wrong solar day 30, expected 1 to 29'],
    ['2024-02-04T24:00', 'wrong hour 24'],
    ['1500-02-29', 'civil dates before 1582-10-15 are Julian'],
    [new Date(Number.NaN), 'it is an Invalid Date'],
    [{ year: '1999', month: 1, day: 1 }, "wrong solar year: '1999' is text"],
    [{ year: 1999, month: 1, day: 1, hour: '8', minute: 0 }, "wrong hour: '8' is text"],
    [Temporal.PlainTime.from('16:27'), "Cannot read time '16:27:00'"],
  ])('%s', (when, message) => {
    expect(() => readCivilTime(when as TimeInput)).toThrow(message);
  });

  test('a date where a time is needed', () => {
    expect(() => readCivilTime('2024-02-04')).toThrow('hour and minute are missing');
  });
});

describe('text', () => {
  test('an instant in Beijing, or on the clock of a zone', () => {
    expect(formatInstant(Date.UTC(2024, 1, 4, 8, 27, 6, 600))).toBe('2024-02-04 16:27:07');
    expect(formatInstant(Date.UTC(1990, 5, 15, 5, 30))).toBe('1990-06-15 13:30:00');
    expect(formatInstant(Date.UTC(1990, 5, 15, 5, 30), SHANGHAI)).toBe('1990-06-15 14:30:00');
    expect(() => formatInstant(Number.NaN)).toThrow(RangeError);
  });

  test('a civil time, years before 1 too', () => {
    expect(formatCivilTime(LICHUN)).toBe('2024-02-04 16:27:07');
    expect(formatCivilTime({ ...LICHUN, year: -104 })).toBe('-0104-02-04 16:27:07');
  });
});
