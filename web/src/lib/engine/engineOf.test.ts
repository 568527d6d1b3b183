import { almanacDay } from '@shangyuan/engine/almanac';
import { MODERN } from '@shangyuan/engine/calendar';
import { castChart, compareRules, HOME, type DatedBirth } from '@shangyuan/engine/chart';
import { HISTORY } from '@shangyuan/engine/history';
import { expect, test } from 'vitest';
import { calendarOf } from './calendarOf.ts';
import { engineOf, yearOfBirth } from './engineOf.ts';

const NEW_YORK: DatedBirth = {
  sex: '女',
  hour: 'minute',
  zone: 'America/New_York',
  civil: { year: 1943, month: 1, day: 15, hour: 12, minute: 30, second: 0 },
};

test('a year of today and a birth at home need nothing that is not in hand', async () => {
  expect(await calendarOf(1646)).toBe(MODERN);
  expect(await engineOf(1990, 'Asia/Taipei')).toBe(HOME);
  expect(await engineOf(1990, undefined)).toBe(HOME);
  expect(await engineOf(Infinity, undefined)).toBe(HOME);
});

test('a year before 1646 needs the table of history', async () => {
  expect(await calendarOf(1645)).toBe(HISTORY);
  const date = { year: 1582, month: 10, day: 15 };
  expect(() => almanacDay(date, undefined, MODERN)).toThrow(RangeError);
  expect(almanacDay(date, undefined, await calendarOf(1582)).lunar.year).toBe(1582);
});

test('a birth abroad needs the zones of the world: War Time of 1943', async () => {
  expect(() => castChart(NEW_YORK, undefined, HOME)).toThrow(RangeError);
  const engine = await engineOf(yearOfBirth(NEW_YORK), NEW_YORK.zone);
  expect(castChart(NEW_YORK, undefined, engine).time).toMatchObject({ offsetMinutes: -240, dstMinutes: 60 });
  expect(compareRules(NEW_YORK, {}, { clock: 'wall' }, engine).options).toHaveLength(1);
});

test('a birth abroad before 1645 has the table of history and the zones', async () => {
  const civil = { year: 1600, month: 1, day: 15, hour: 12, minute: 30, second: 0 };
  const birth: DatedBirth = { sex: '女', hour: 'minute', civil, zone: 'Europe/Paris' };
  expect(castChart(birth, {}, await engineOf(1600, 'Europe/Paris')).lunar?.year).toBe(1599);
});

test('a birth whose zone may be any text does not compile without an engine', () => {
  // @ts-expect-error: only a birth of the five zones of China may leave the engine out.
  expect(() => castChart(NEW_YORK)).toThrow(RangeError);
});
