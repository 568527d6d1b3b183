import { expect, test } from 'vitest';
import { hourSpanText, lunarText, presetOf, roadText } from './almanacText.ts';

test('lunar dates are printed as in a calendar', () => {
  expect(lunarText({ month: 5, isLeap: false, day: 23 })).toBe('五月廿三');
  expect(lunarText({ month: 12, isLeap: true, day: 1 })).toBe('闰腊月初一');
});

test('hours include their minutes', () => {
  expect(hourSpanText({ startHour: 23, endHour: 24 })).toBe('23:00-23:59');
});

test('黄道 and 黑道 are distinguished', () => {
  expect(roadText({ spirit: '宝光', isHuangdao: true })).toBe('天德黄道');
  expect(roadText({ spirit: '天刑', isHuangdao: false })).toBe('天刑黑道');
});

test('an unknown preset falls back to 协纪', () => {
  expect([presetOf(''), presetOf('通行')]).toEqual(['协纪', '通行']);
});
