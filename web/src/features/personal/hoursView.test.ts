import { analyseChart, personalDays } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { personalHourReadings } from '@shangyuan/reading/personal';
import { expect, test } from 'vitest';
import { hourRows } from './hoursView.ts';

test('the hours of a day: thirteen, the two 子 apart, each with its own text', () => {
  const chart = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  });
  const date = { year: 2026, month: 11, day: 21 };
  const analysis = analyseChart(chart);
  const [day] = personalDays(analysis, { from: date, to: date }, { hours: true }).days;
  if (day === undefined) throw new Error('no day');
  const rows = hourRows(personalHourReadings(analysis, day));
  expect(rows.map(({ name, span }) => `${name} ${span}`)).toEqual([
    '子时 00:00-00:59',
    '丑时 01:00-02:59',
    '寅时 03:00-04:59',
    '卯时 05:00-06:59',
    '辰时 07:00-08:59',
    '巳时 09:00-10:59',
    '午时 11:00-12:59',
    '未时 13:00-14:59',
    '申时 15:00-16:59',
    '酉时 17:00-18:59',
    '戌时 19:00-20:59',
    '亥时 21:00-22:59',
    '次日子时 23:00-23:59',
  ]);
  // 己亥 day: its hours begin with 甲子, which a 庚 man sees as 偏财.
  expect(rows[0]?.pillar).toBe('甲子 · 偏财');
  expect(new Set(rows.map(({ text }) => text)).size).toBe(13);
  for (const { text } of rows) expect(text).toMatch(/^.{20,}。$/u);
});
