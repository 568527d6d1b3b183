import { lunarBirthDateOf } from '@shangyuan/engine/calendar';
import {
  boneWeightOf,
  castChart,
  type Chart,
  type ChartRulesInput,
  type CivilBirth,
  type LunarDateBirth,
} from '@shangyuan/engine/chart';
import { chartDocument } from '@shangyuan/engine/document';
import { expect, test } from 'vitest';
import { boneReadingOf } from '../boneWeight/index.ts';
import { lunarBirthText } from './lunarBirthText.ts';
import { WORLD } from '@shangyuan/engine/world';

const at = (year: number, month: number, day: number, hour: number, minute: number) => ({
  year,
  month,
  day,
  hour,
  minute,
  second: 0,
});
type Born = Pick<CivilBirth, 'civil' | 'zone'> | Pick<LunarDateBirth, 'lunar' | 'zone'>;
const cast = (birth: Born, rules: ChartRulesInput = {}): Chart =>
  castChart({ ...birth, sex: '女', hour: 'minute' }, rules, WORLD);

test('abroad the date is that of the place, and Beijing stands beside it by name', () => {
  const chart = cast({ civil: at(1990, 6, 15, 14, 30), zone: 'America/New_York' });
  expect(lunarBirthText(chart)).toBe('农历五月廿三（按当地日期，北京当时是五月廿四）');
  expect(boneWeightOf(chart)?.day.of).toBe('23');
  expect(boneReadingOf(chart)?.basis).toBeNull();
});

test('after 23:00 the date is that of the evening, and the day of the chart stands beside it by name', () => {
  const civil = at(1984, 2, 4, 23, 40);
  const chart = cast({ civil });
  expect(lunarBirthText(chart)).toBe('农历正月初三（23 点换日作正月初四）');
  expect(boneWeightOf(chart)?.day.of).toBe('4');
  expect(boneReadingOf(chart)?.basis).toBe('称骨按命盘的日子算，23 点换日作正月初四');
  const midnight = cast({ civil }, { dayBoundary: 'midnight' });
  expect(lunarBirthText(midnight)).toBe('农历正月初三');
  expect(boneReadingOf(midnight)?.basis).toBeNull();
});

test('a lunar birth abroad keeps the date it was entered with', () => {
  const lunar = { year: 1990, month: 5, isLeap: false, day: 23, hour: 14, minute: 30, second: 0 };
  expect(lunarBirthText(cast({ lunar, zone: 'America/New_York' }))).toMatch(/^农历五月廿三（/);
});

test('chart, document and birthday have one lunar date', () => {
  for (const zone of ['Asia/Shanghai', 'America/New_York', 'Australia/Sydney', 'Europe/London'])
    for (let index = 0; index < 48; index++) {
      const civil = at(1930 + index * 2, 1 + ((index * 5) % 12), 1 + ((index * 11) % 28), index % 24, 35);
      const chart = cast({ civil, zone });
      const { year, month, isLeap, day } = chart.localLunar ?? {};
      expect(lunarBirthDateOf({ civil })).toEqual({ year, month, isLeap, day });
      const written = chartDocument(chart, { disclaimer: '' }).time?.lunar?.replace(/^\d+年/, '');
      expect(lunarBirthText(chart)?.replace(/（.*$/, '')).toBe(`农历${written}`);
    }
});
