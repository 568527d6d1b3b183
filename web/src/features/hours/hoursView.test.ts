import { almanacHours } from '@shangyuan/engine/almanac';
import { expect, test } from 'vitest';
import { leftText, rowLabel, hourStateOf, windowText } from './hoursView.ts';

const { rows } = almanacHours({ year: 2026, month: 11, day: 22 });

test('one row of the thirteen is now, those before it are past', () => {
  for (const clock of [0, 0.5, 1, 9.99, 10, 22.99, 23, 23.99]) {
    const states = rows.map((row) => hourStateOf(row, clock));
    expect(
      states.filter((state) => state === 'now'),
      String(clock),
    ).toHaveLength(1);
    expect(states.join(' ')).toMatch(/^(past )*now( ahead)*$/);
  }
});

test('the rows in short', () => {
  expect(rows.map(rowLabel).join(' ')).toBe('子 丑 寅 卯 辰 巳 午 未 申 酉 戌 亥 晚子');
});

test('on another day nothing is past', () => {
  expect(new Set(rows.map((row) => hourStateOf(row, null)))).toEqual(new Set(['ahead']));
});

test.each([
  [3552_000, true, '59分12秒'],
  [3552_000, false, '1小时0分'],
  [7_200_000, true, '2小时0分0秒'],
  [12_000, true, '12秒'],
  [60_000, true, '1分0秒'],
  [1, true, '1秒'],
  [-5, true, '0秒'],
  [12_000, false, '1分'],
])('%i ms left, seconds %s: %s', (ms, hasSeconds, text) => {
  expect(leftText(ms, hasSeconds)).toBe(text);
});

test('四大吉时 of every kind of month lie within the day', () => {
  for (const month of [1, 2, 3])
    for (const window of almanacHours({ year: 2026, month, day: 25 }).sidaji)
      expect(windowText(window)).toMatch(/^. ([01]\d|2[0-3]):[03]0-([01]\d|2[0-3]):[03]0$/);
});
