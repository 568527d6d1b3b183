import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { reportFactsOf, type ReportFacts } from '../reportFacts.ts';
import { reportPlanOf } from './reportPlan.ts';

const TODAY = { year: 2026, month: 11, day: 22 };

function factsOf(birth: Parameters<typeof castChart>[0]): ReportFacts {
  const chart = castChart(birth, {}, WORLD);
  return reportFactsOf(chart, analyseChart(chart), { today: TODAY });
}

// 庚午 壬午 辛亥 乙未: weak metal in summer, fire 39 % unwanted, wood unwanted, 用 metal.
const SAMPLE = factsOf({
  civil: { year: 1990, month: 6, day: 15, hour: 13, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
});

test('the sample is planned by its heaviest group, its other cost and its help', () => {
  const { theses } = reportPlanOf(SAMPLE);
  expect(theses.map(({ kind, key, wuxing }) => [kind, key, wuxing])).toEqual([
    ['decides', '官杀.弱', '火'],
    ['costs', '财.弱', '木'],
    ['helps', '比劫.弱', '金'],
  ]);
});

test('a plan names years ahead of the day of reading that its verdicts bear out, and past ones lived', () => {
  for (const birth of randomBirths(77, 60)) {
    const facts = factsOf(birth);
    for (const { kind, group, shown, ahead } of reportPlanOf(facts).theses) {
      for (const { year, verdict } of ahead) {
        expect(year).toBeGreaterThanOrEqual(TODAY.year);
        if (kind === 'helps') expect(verdict.lean).toBe('助');
        if (kind === 'costs' && group !== null) expect(verdict.lean).not.toBe('平');
      }
      for (const { year, ageXu } of shown) {
        expect(year).toBeLessThan(TODAY.year);
        expect(ageXu).toBeGreaterThan(0);
      }
    }
  }
});

test('what costs is unwanted or missing, what helps is the 用神, and every part of life has a thesis', () => {
  const kinds = new Map<string, number>();
  for (const birth of randomBirths(78, 200)) {
    const facts = factsOf(birth);
    const { theses, leads } = reportPlanOf(facts);
    kinds.set(theses[0]?.key ?? '', (kinds.get(theses[0]?.key ?? '') ?? 0) + 1);
    for (const { kind, key, wuxing } of theses) {
      if (kind === 'helps') expect(wuxing).toBe(facts.analysis.yongshen.yong);
      if (kind === 'costs' && wuxing !== null) {
        expect(facts.benefit[wuxing]).toBe(key.startsWith('缺') ? '助' : '累');
      }
    }
    expect(Object.values(leads).every((thesis) => theses.includes(thesis))).toBe(true);
  }
  expect(kinds.size).toBeGreaterThan(12);
});

test('the plan is the same for the same day, and data that survives JSON', () => {
  const plan = reportPlanOf(SAMPLE);
  expect(JSON.parse(JSON.stringify(reportPlanOf({ ...SAMPLE })))).toEqual(JSON.parse(JSON.stringify(plan)));
});
