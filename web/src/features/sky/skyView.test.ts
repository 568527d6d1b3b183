import { HOME } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { engineOf } from '../../lib/engine/engineOf.ts';
import { DEFAULT_PLACE } from './skyPlace.ts';
import { skyViewOf } from './skyView.ts';

const valuesOf = (view: ReturnType<typeof skyViewOf>) =>
  Object.fromEntries(view.facts.map(({ fact, value }) => [fact, value]));

// Clocks of this file: npm astronomy-engine 2.1.19, its own theories, rounded to the minute.
test('the sky of Beijing on the Beijing clock', () => {
  const view = skyViewOf(HOME, { year: 2024, month: 2, day: 20 }, DEFAULT_PLACE);
  expect(valuesOf(view)).toEqual({
    日出: '07:02',
    真正午: '12:28',
    日落: '17:55',
    天亮: '06:34',
    昼长: '10小时53分',
    天黑: '18:23',
    月出: '13:33',
    月中天: '21:34',
    月落: '04:44',
  });
  const { dawn, rise, noon, set, dusk } = view.bar ?? { dawn: 0, rise: 0, noon: 0, set: 0, dusk: 0 };
  expect([dawn, rise, noon, set, dusk].toSorted((a, b) => a - b)).toEqual([dawn, rise, noon, set, dusk]);
});

test('a place in China goes by the Beijing clock, also in Ürümqi', () => {
  const place = { ...DEFAULT_PLACE, code: '650100', longitudeDeg: 87.62, latitudeDeg: 43.82 };
  const view = skyViewOf(HOME, { year: 2026, month: 6, day: 21 }, place);
  expect(view.offsetMinutes).toBe(480);
  expect(valuesOf(view)['真正午']).toBe('14:11');
});

test('a place abroad goes by its own clock, daylight time included', async () => {
  const place = {
    ...DEFAULT_PLACE,
    code: null,
    zone: 'America/New_York',
    longitudeDeg: -74,
    latitudeDeg: 40.71,
  };
  const view = skyViewOf(await engineOf(2026, place.zone), { year: 2026, month: 6, day: 21 }, place);
  expect(view.offsetMinutes).toBe(-240);
  expect(valuesOf(view)).toMatchObject({ 日出: '05:25', 日落: '20:31', 真正午: '12:58' });
});

test('without a latitude there is only true noon, and in the polar night no rise', () => {
  const nowhere = skyViewOf(HOME, { year: 2026, month: 6, day: 21 }, { ...DEFAULT_PLACE, latitudeDeg: null });
  expect(nowhere.facts.map(({ fact }) => fact)).toEqual(['真正午']);
  const tromso = { ...DEFAULT_PLACE, longitudeDeg: 18.96, latitudeDeg: 69.65 };
  const night = skyViewOf(HOME, { year: 2026, month: 12, day: 21 }, tromso);
  expect(valuesOf(night)).toMatchObject({ 日出: '当日无', 日落: '当日无', 昼长: '当日无' });
  expect(night.bar).toBeNull();
});
