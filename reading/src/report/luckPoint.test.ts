import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, type Chart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import { portraitOf } from '../statement/joinStatements.ts';
import { plainsOf } from '../statement/family.ts';
import { curveBandOf, LOOK_BACK } from './curve.ts';
import { YEAR_LATE } from './library/yearLateText.ts';
import { reportFrameOf } from './reportFrame.ts';
import { decadePointOf, yearPointOf } from './sections/luckPoint.ts';
import { WORLD } from '@shangyuan/engine/world';

const TODAY = { year: 2026, month: 11, day: 22 };

function subjectOf(birth: Parameters<typeof castChart>[0]) {
  const chart = castChart(birth, {}, WORLD);
  return { chart: chart as Chart, facts: reportFrameOf(chart, analyseChart(chart), { today: TODAY }).facts };
}

const XIAOYUE = subjectOf({
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
});

test('a year of the curve says its age, its decade, 太岁 and how its score came about', () => {
  const point = yearPointOf(XIAOYUE.facts, XIAOYUE.chart, 2026);
  expect(point).toMatchObject({ title: '2026 丙午年', band: '缓' });
  expect(point.facts).toEqual(expect.arrayContaining(['虚岁37', '戊寅运', '值太岁']));
  // 丙午: a year of authority over a chart that wants metal, and nearly over on the day of reading.
  expect(point.meanings[0]?.name).toBe('2026丙午宜守');
  expect(point.meanings[0]?.text).toContain('明里是规矩，暗里是压力');
  expect(point.steps.some((step) => step.startsWith('流年本身'))).toBe(true);
  expect(point.steps.some((step) => /^流年本身从60分起.*是\d+分。$/u.test(step))).toBe(true);
  expect(point.source).toContain('本应用的计分');
});

test('before the first decade 童限 is described with its 小运, and no god speaks of work', () => {
  const point = yearPointOf(XIAOYUE.facts, XIAOYUE.chart, 1991);
  expect(point.facts).toEqual(expect.arrayContaining(['虚岁2', '童限']));
  expect(point.facts.some((fact) => fact.startsWith('小运'))).toBe(true);
  expect(point.meanings.map(({ name }) => name)).toEqual(['1991辛未平稳', '童限']);
  expect(point.meanings[0]?.text).not.toMatch(/进项|摊子|名分/u);
  expect(point.steps.some((step) => step.includes('从时柱'))).toBe(true);
});

test('a year past retirement is about home and friends, after the words of its decade', () => {
  const { meanings, facts } = yearPointOf(XIAOYUE.facts, XIAOYUE.chart, 2060);
  expect(facts).toContain('虚岁71');
  const late = Object.values(YEAR_LATE.words).flatMap((words) => plainsOf(words).map(portraitOf));
  const isLate = (text: string): boolean => late.some((each) => text.includes(each.slice(0, -1)));
  expect(meanings.findIndex(({ text }) => isLate(text))).toBe(2);
});

test('what a year is not goes unsaid', () => {
  for (let year = 2000; year < 2040; year++) {
    const { steps } = yearPointOf(XIAOYUE.facts, XIAOYUE.chart, year);
    expect(steps.join('')).not.toMatch(/没有/u);
  }
});

test('a decade begins with what it comes to, then its age; an unknown number gives null', () => {
  const point = decadePointOf(XIAOYUE.facts, 4);
  expect(point).toMatchObject({ title: '戊寅运', band: '缓', facts: ['2023–2032', '虚岁34–43'] });
  expect(point?.meanings.slice(0, 2).map(({ name }) => name)).toEqual(['戊寅运宜守', '34–43岁宜守']);
  expect(decadePointOf(XIAOYUE.facts, 99)).toBeNull();
});

test('every point of a life has a meaning or gives only its reason, and reads well', () => {
  const faults = new Set<string>();
  const check = (texts: readonly string[]) => {
    for (const text of texts)
      for (const { rule, found } of lintText(text, 'prose')) faults.add(`${rule} ${found} ${text}`);
  };
  check([LOOK_BACK]);
  for (const birth of randomBirths(11, 12)) {
    const { chart, facts } = subjectOf(birth);
    if (!('time' in chart)) continue;
    for (let year = chart.cycleYear; year < chart.cycleYear + 80; year += 7) {
      const point = yearPointOf(facts, chart, year);
      expect(point.steps.length).toBeGreaterThan(2);
      check([...point.meanings.map(({ text }) => text), ...point.steps]);
    }
    for (const { dayunNumber, score } of facts.analysis.dayun) {
      const point = decadePointOf(facts, dayunNumber);
      expect(point?.band).toBe(curveBandOf(score));
      check([...(point?.meanings.map(({ text }) => text) ?? []), ...(point?.steps ?? [])]);
    }
  }
  expect([...faults].slice(0, 8)).toEqual([]);
});
