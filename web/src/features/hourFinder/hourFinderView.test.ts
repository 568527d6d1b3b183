import { HOME, castChart } from '@shangyuan/engine/chart';
import { hourReadingsOf } from '@shangyuan/engine/analysis';
import { expect, test } from 'vitest';
import { hourRows } from './hourFinderView.ts';
import { clockOfHour } from './hours.ts';

const BIRTH = {
  civil: { year: 1990, month: 5, day: 15, hour: 0, minute: 0, second: 0 },
  sex: '男',
  hour: 'unknown',
} as const;
const hours = hourReadingsOf(BIRTH, undefined, undefined, HOME);

test('thirteen hours in the order of the day, without points while nothing was answered', () => {
  const rows = hourRows(hours, {});
  expect(rows.map(({ name }) => name)).toEqual([
    '子时', '丑时', '寅时', '卯时', '辰时', '巳时', '午时', '未时', '申时', '酉时', '戌时', '亥时', '晚子时',
  ]); // prettier-ignore
  expect(rows.every(({ points }) => points === null)).toBe(true);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(13);
  expect(rows[0]?.pillar).toBe('丙子');
});

test('answers put those first that fit, each with its reasons', () => {
  const rows = hourRows(hours, { siblings: '中' });
  const fitting = rows.filter(({ points }) => (points ?? 0) > 0);
  expect(fitting.map(({ branch }) => branch).sort()).toEqual(['子', '子', '午', '卯', '酉'].sort());
  expect(rows.slice(0, fitting.length)).toEqual(fitting);
  expect(fitting[0]?.reasons.join()).toMatch(/居中.*2/);
});

test('the clock of an hour is within that hour', () => {
  const cast = (hour: number) =>
    castChart({ ...BIRTH, civil: { ...BIRTH.civil, hour }, hour: 'shichen' }, undefined, HOME).pillars.hour
      ?.name;
  for (const hour of hours) expect(cast(clockOfHour(hour))).toBe(hour.chart.pillars.hour?.name);
});
