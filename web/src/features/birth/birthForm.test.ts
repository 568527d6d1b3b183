import { HISTORY } from '@shangyuan/engine/history';
import { HOME } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { birthOf, emptyForm, isSexed, lunarOf, withCivil, withLunar, type SexedForm } from './birthForm.ts';

const CHENGDU = {
  code: '510100',
  path: ['四川省', '成都市'],
  longitudeDeg: 104.07,
  latitudeDeg: 30.67,
  zone: 'Asia/Shanghai',
  precision: 'own',
} as const;

const form: SexedForm = {
  ...emptyForm(2026, null),
  sex: '女',
  hour: 'minute',
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  place: CHENGDU,
};

test('an empty form knows neither sex nor hour', () => {
  const empty = emptyForm(2026, CHENGDU);
  expect(empty).toMatchObject({ sex: null, hour: 'unknown', place: CHENGDU });
  expect(isSexed(empty)).toBe(false);
});

describe('dates', () => {
  test('those that do not exist are refused', () => {
    for (const [year, month, day] of [
      [1582, 10, 5],
      [2023, 2, 29],
      [1990, 13, 1],
    ] as const)
      expect(withCivil(form, { ...form.civil, year, month, day }).ok).toBe(false);
    expect(withLunar(HOME, form, { year: 1990, month: 6, isLeap: true, day: 1 }).ok).toBe(false);
    expect(withLunar(HOME, form, { year: 2026, month: 1, isLeap: false, day: 31 }).ok).toBe(false);
  });
  test('a lunar date preserves the clock and converts back', () => {
    const change = withLunar(HOME, form, { year: 1990, month: 5, isLeap: true, day: 1 });
    expect(change.ok && change.form.civil).toMatchObject({
      year: 1990,
      month: 6,
      day: 23,
      hour: 14,
      minute: 30,
    });
    expect(change.ok && lunarOf(HOME, change.form.civil)).toMatchObject({
      year: 1990,
      month: 5,
      isLeap: true,
      day: 1,
    });
  });
  test('birthOf returns the date in the calendar it was entered in', () => {
    expect(birthOf(HOME, { ...form, calendar: 'lunar' })).toMatchObject({
      lunar: { year: 1990, month: 5, isLeap: false, day: 23, hour: 14, minute: 30 },
      longitudeDeg: 104.07,
    });
    expect(birthOf(HOME, form)).toMatchObject({ civil: form.civil, zone: 'Asia/Shanghai' });
  });
});

test('lunar dates before 1645 are read by the table of history, and the birth stays a lunar one', async () => {
  const lunar = { year: 1500, month: 5, isLeap: false, day: 1 };
  expect(withLunar(HOME, form, lunar).ok).toBe(false);
  const engine = HISTORY;
  const change = withLunar(engine, { ...form, calendar: 'lunar' }, lunar);
  if (!change.ok || !isSexed(change.form)) throw new Error('no date');
  expect(birthOf(engine, change.form)).toMatchObject({ lunar });
  // Without the table only the civil date can be stored; the form has the engine with the table.
  expect(birthOf(HOME, change.form)).not.toHaveProperty('lunar');
});
