import { expect, test } from 'vitest';
import { CAST, isAbroad } from './castDoor.ts';
import { DAY } from './dayDoor.ts';
import { engineOf, joinDoors } from './engineOf.ts';
import { HOURS } from './hourDoor.ts';
import { LUNAR } from './lunarDoor.ts';
import { RULES } from './rulesDoor.ts';

const BORN = { sex: '女', hour: 'minute' } as const;
const NEW_YORK = {
  ...BORN,
  zone: 'America/New_York',
  civil: { year: 1943, month: 1, day: 15, hour: 12, minute: 30, second: 0 },
};

test('a birth at home or a day needs nothing beside what is in hand', async () => {
  expect(await engineOf(1990, CAST, isAbroad('Asia/Taipei'))).toBe(CAST.modern);
  expect(await engineOf(1990, CAST)).toBe(CAST.modern);
  expect(await engineOf(1990, DAY, true)).toBe(DAY.modern);
});

test('a birth abroad brings the zones of the world: War Time of 1943', async () => {
  expect(isAbroad(NEW_YORK.zone)).toBe(true);
  expect(() => CAST.modern.castChart(NEW_YORK)).toThrow(RangeError);
  const { castChart } = await engineOf(1943, CAST, true);
  expect(castChart(NEW_YORK).time).toMatchObject({ offsetMinutes: -240, dstMinutes: 60 });
  const { compareRules } = await engineOf(1943, RULES, true);
  expect(compareRules(NEW_YORK, {}, { clock: 'wall' }).options).toHaveLength(1);
  const { hourReadingsOf } = await engineOf(1943, HOURS, true);
  expect(hourReadingsOf(NEW_YORK)).toHaveLength(13);
});

test('a birth abroad before 1645 has the table of history and the zones', async () => {
  const { castChart } = await engineOf(1600, CAST, true);
  const civil = { ...NEW_YORK.civil, year: 1600 };
  expect(castChart({ ...BORN, civil, zone: 'Europe/Paris' }).lunar?.year).toBe(1599);
});

test('joined doors bring the zones of the one that reads clocks', async () => {
  const door = joinDoors(LUNAR, CAST);
  const engine = await engineOf(1943, door, true);
  expect(engine.lunarDateOf).toBe(LUNAR.modern.lunarDateOf);
  expect(engine.castChart(NEW_YORK).pillars.hour?.branch).toBe('午');
});
