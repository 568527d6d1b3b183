import { analyseChart, personalDays } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { bandCounts, listPlan, weekOf, weekPlan, type PlanCell } from './planView.ts';

const ANALYSIS = analyseChart(
  castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  }),
);
/** 2026-11-01, a Sunday. */
const FIRST = jdnOf({ year: 2026, month: 11, day: 1 });
const SUNDAY = jdnOf({ year: 2026, month: 11, day: 22 });

/** The five weeks of November 2026, today its 24th. */
const WEEKS = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (_, day): PlanCell => {
    const jdn = FIRST + week * 7 + day;
    const civil = civilDateOf(jdn);
    return {
      jdn,
      civil,
      inMonth: civil.month === 11,
      isWeekend: day === 0 || day === 6,
      isToday: civil.day === 24 && civil.month === 11,
      line: '',
      label: '',
    };
  }),
);

function rate(from: number, count: number, hours: boolean) {
  return personalDays(ANALYSIS, { from: civilDateOf(from), to: civilDateOf(from + count - 1) }, { hours })
    .days;
}

test('an address names the plan, and another text none', () => {
  expect(['month', 'week', 'list', 'year', undefined].map(planOf)).toEqual([
    'month',
    'week',
    'list',
    'month',
    'month',
  ]);
});

test('a week: seven days from Sunday, thirteen hours each, the best of what is left', () => {
  const week = weekOf(WEEKS, SUNDAY + 3);
  if (week === null) throw new Error('no week');
  const rated = rate(SUNDAY, 7, true);
  const plan = weekPlan(week, rated);
  expect(plan.from).toEqual({ year: 2026, month: 11, day: 22 });
  expect(plan.to).toEqual({ year: 2026, month: 11, day: 28 });
  expect(plan.days.map(({ weekday, ganzhi }) => weekday + ganzhi)).toEqual([
    '周日庚子',
    '周一辛丑',
    '周二壬寅',
    '周三癸卯',
    '周四甲辰',
    '周五乙巳',
    '周六丙午',
  ]);
  expect(plan.hours.map(({ name, begins }) => `${name} ${begins}`)).toEqual([
    '子时 00:00',
    '丑时 01:00',
    '寅时 03:00',
    '卯时 05:00',
    '辰时 07:00',
    '巳时 09:00',
    '午时 11:00',
    '未时 13:00',
    '申时 15:00',
    '酉时 17:00',
    '戌时 19:00',
    '亥时 21:00',
    '次日子时 23:00',
  ]);
  // Each cell is the hour of that same day.
  for (const [row, { cells }] of plan.hours.entries())
    expect(cells.map(({ score }) => score)).toEqual(rated.map(({ hours }) => hours[row]?.score));
  // Days before today, the 24th, are offered no more; none that is offered has less than one that is not.
  const left = rated.slice(2).flatMap(({ hours }) => hours.map(({ score }) => score));
  expect(plan.best.map(({ score }) => score)).toEqual(left.toSorted((a, b) => b - a).slice(0, 3));
  expect(plan.best.every(({ jdn }) => jdn >= SUNDAY + 2)).toBe(true);
});

test('a week without today offers hours of all its days', () => {
  const week = weekOf(WEEKS, FIRST);
  if (week === null) throw new Error('no week');
  const rated = rate(FIRST, 7, true);
  const all = rated.flatMap(({ hours }) => hours.map(({ score }) => score));
  expect(weekPlan(week, rated).best.map(({ score }) => score)).toEqual(
    all.toSorted((a, b) => b - a).slice(0, 3),
  );
  expect(weekOf(WEEKS, FIRST - 1)).toBeNull();
});

test('a list: only the days of the month, and how many of each band', () => {
  const rated = rate(FIRST, 35, false);
  const days = listPlan(WEEKS, new Map(rated.map((day) => [day.jdn, day])));
  expect(days).toHaveLength(30);
  expect(days[23]).toMatchObject({ weekday: '周二', ganzhi: '壬寅', god: '食神', isToday: true });
  const counts = bandCounts(days);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  for (const { band, count } of counts) expect(days.filter((day) => day.band === band)).toHaveLength(count);
});
