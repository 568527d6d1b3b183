import { analyseChart, personalDays } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { reportFactsOf } from '@shangyuan/reading/report';
import { plannedYearOf } from '@shangyuan/reading/report/yearMonths';
import { describe, expect, test } from 'vitest';
import {
  firstMonth,
  isNamed,
  markedDays,
  monthByKey,
  monthCurve,
  occasionsIn,
  openingYear,
  standingText,
} from './monthsView.ts';

const chart = castChart({
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
});
const analysis = analyseChart(chart);
const facts = reportFactsOf(chart, analysis, { today: { year: 2026, month: 11, day: 23 } });
const planned = plannedYearOf(facts, 2027);

/** Values of a cubic of a path between two points, at tenths. */
function valuesOf(from: number, first: number, second: number, to: number): number[] {
  return Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    return (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3 * to;
  });
}

test('names of neighbouring months do not lie on each other; all four stand on the chips', () => {
  const months = (pins: readonly (string | null)[]) =>
    ({ months: pins.map((pin) => ({ pin })) }) as unknown as Parameters<typeof isNamed>[0];
  const named = (...pins: (string | null)[]) => pins.map((_, i) => isNamed(months(pins), i));
  expect(named('最紧', '偏紧', null, '最顺', null, null, '次顺')).toEqual([
    true, false, false, true, false, false, true,
  ]); // prettier-ignore
  expect(named('次顺', null, '最顺', null, '偏紧', null, null, '最紧')).toEqual([
    false, false, true, false, true, false, false, true,
  ]); // prettier-ignore
});

describe('the year that opens', () => {
  const on = (year: number, month: number, day: number) =>
    reportFactsOf(chart, analysis, { today: { year, month, day } });

  test('is the running one to its last day, which is that of 立春, and the first of one not yet born', () => {
    expect([openingYear(facts, 1990), openingYear(on(2027, 2, 3), 1990)]).toEqual([2026, 2026]);
    expect([openingYear(on(2027, 2, 5), 1990), openingYear(facts, 2030)]).toEqual([2027, 2030]);
  });

  test('says how much of it is left, and another which one runs', () => {
    expect(standingText(plannedYearOf(facts, 2026), facts)).toBe('今年连这个月还有3个月');
    expect(standingText(planned, facts)).toBe('眼下走的是2026年');
    const january = on(2027, 1, 10);
    expect(standingText(plannedYearOf(january, 2026), january)).toBe('到立春为止，连这个月还有1个月');
  });
});

describe('the curve', () => {
  test('has a point a month, higher for a higher score', () => {
    const { points, edges } = monthCurve(planned);
    expect(points.map(({ x }) => x)).toEqual([
      4.17, 12.5, 20.83, 29.17, 37.5, 45.83, 54.17, 62.5, 70.83, 79.17, 87.5, 95.83,
    ]);
    const byScore = planned.months.toSorted((a, b) => a.score - b.score);
    const heights = byScore.map((month) => points[planned.months.indexOf(month)]?.y ?? 0);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    // A month of 70 stands on the edge of 顺.
    expect(edges.顺).toBeCloseTo(((90 - 70) / 54) * 100, 1);
    expect(edges.平).toBeCloseTo(((90 - 60) / 54) * 100, 1);
  });

  test('never goes beyond two neighbours', () => {
    const { points, path } = monthCurve(planned);
    const cubics = [...path.matchAll(/C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)(?=C|$)/gu)];
    expect(cubics).toHaveLength(11);
    for (const [i, [, , y1, , y2, , y]] of cubics.entries()) {
      const [a, b] = [points[i]?.y ?? 0, Number(y)];
      for (const value of valuesOf(a, Number(y1), Number(y2), b)) {
        expect(value).toBeGreaterThanOrEqual(Math.min(a, b) - 0.02);
        expect(value).toBeLessThanOrEqual(Math.max(a, b) + 0.02);
      }
    }
  });

  test('is walked by keys', () => {
    expect([monthByKey(3, 'ArrowRight'), monthByKey(0, 'ArrowLeft'), monthByKey(5, 'End')]).toEqual([
      4, 0, 11,
    ]);
    expect(monthByKey(5, 'Enter')).toBeNull();
  });
});

test('a year ahead begins at its easiest month, the running one at this month', () => {
  expect(planned.months[firstMonth(planned)]?.pin).toBe('最顺');
  expect(planned.months.filter(({ pin }) => pin !== null)).toHaveLength(4);
  // 23 November 2026 lies in 己亥.
  const running = plannedYearOf(facts, 2026);
  expect(running.months[firstMonth(running)]?.ganzhi).toBe('己亥');
});

test('every day of the year falls into one month', () => {
  const first = jdnOf({ year: 2027, month: 2, day: 4 });
  const occasions = Array.from({ length: 365 }, (_, i) => ({ jdn: first + i, text: String(i) }));
  expect(planned.months.flatMap((month) => occasionsIn(month, occasions))).toEqual(occasions);
});

test('at most three days are marked, the best of those ahead', () => {
  const { days } = personalDays(analysis, {
    from: { year: 2027, month: 12, day: 7 },
    to: { year: 2028, month: 1, day: 5 },
  });
  const today = jdnOf({ year: 2027, month: 12, day: 15 });
  const marked = markedDays(days, today);
  expect(marked).toHaveLength(3);
  const least = Math.min(...marked.map(({ score }) => score));
  expect(least).toBeGreaterThanOrEqual(60);
  for (const { jdn, score } of days)
    if (jdn >= today && !marked.some((day) => day.jdn === jdn)) expect(score).toBeLessThanOrEqual(least);
  expect(marked.every(({ jdn }) => jdn >= today)).toBe(true);
});
