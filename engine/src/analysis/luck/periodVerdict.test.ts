import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../golden/births.ts';
import { castChart, NATAL_KEYS, relationsWithLuck } from '../../chart/index.ts';
import { WORLD } from '../../chart/world.ts';
import { GANZHI } from '../../ganzhi/index.ts';
import { analyseChart, type Analysis } from '../analyseChart.ts';
import { decadeFactsOf, monthFactsOf, yearFactsOf } from './luckFacts.ts';
import { luckTouchesOf } from './luckTouches.ts';
import { dayVerdictOf, hourBalanceOf, type PeriodBalance, type PeriodVerdict } from './periodVerdict.ts';
import { personalDays } from './personalDays.ts';
import { scorePillar } from './luckScore.ts';

const CHARTS = randomBirths(31, 60).map((birth) => {
  const chart = castChart(birth, {}, WORLD);
  return { chart, analysis: analyseChart(chart) };
});

const sumOf = ({ lifts, weighs }: PeriodBalance): number =>
  [...lifts, ...weighs].reduce((sum, { points }) => sum + points, 60);

const TWO_MONTHS = { from: { year: 2026, month: 12, day: 1 }, to: { year: 2027, month: 1, day: 31 } };

/** Verdicts of every decade, of three years and of the months of one. */
function verdictsOf({ chart, analysis }: (typeof CHARTS)[number]): (PeriodVerdict | PeriodBalance)[] {
  return [
    ...decadeFactsOf(chart, analysis).flatMap(({ verdict, halves }) => [verdict, halves.stem, halves.branch]),
    ...yearFactsOf(chart, analysis, { fromYear: 2026, toYear: 2028 }).map(({ verdict }) => verdict),
    ...monthFactsOf(chart, analysis, 2026).map(({ verdict }) => verdict),
  ];
}

describe('the verdict of a period', () => {
  test('its grounds add up to its score, and its lean and band say the same', () => {
    const leans = { 顺: '助', 较顺: '助', 平稳: '平', 需谨慎: '累', 宜守: '累' } as const;
    for (const each of CHARTS) {
      for (const verdict of verdictsOf(each)) {
        expect(verdict.lean).toBe(leans[verdict.band]);
        // Scores are whole and lie between 20 and 95, grounds have one decimal.
        if (verdict.score > 20 && verdict.score < 95) {
          expect(Math.abs(sumOf(verdict) - verdict.score)).toBeLessThan(1.8);
        }
        const points = verdict.lifts.map((ground) => ground.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }
    }
  });

  test('the grounds of days and hours add up to their scores', () => {
    let read = 0;
    for (const { analysis } of CHARTS.slice(0, 20)) {
      for (const day of personalDays(analysis, TWO_MONTHS, { hours: true }).days) {
        const touches = luckTouchesOf(analysis, analysis, day.ganzhi, 'liuri');
        const verdicts = [
          { of: day, verdict: dayVerdictOf(analysis, day, () => touches) },
          ...day.hours.map((hour) => ({ of: hour, verdict: hourBalanceOf(analysis, hour, day) })),
        ];
        for (const { of, verdict } of verdicts) {
          expect(verdict.band).toBe(of.band);
          // The score of a pillar itself is bounded before the longer periods are added.
          if (of.pillarScore === 20 || of.pillarScore === 95) continue;
          read++;
          expect(Math.abs(sumOf(verdict) - of.score)).toBeLessThan(1.2);
        }
      }
    }
    expect(read).toBeGreaterThan(10_000);
  });

  test('the best facet never costs and the worst never helps where they lie apart', () => {
    let apart = 0;
    for (const each of CHARTS) {
      for (const verdict of verdictsOf(each)) {
        if (!('facets' in verdict)) continue;
        const compared = (['事业', '财运', '感情', '健康'] as const).map((facet) => verdict.facets[facet]);
        const scores = compared.map(({ score }) => score);
        const [best, worst] = [Math.max(...scores), Math.min(...scores)];
        if (best - worst < 4) continue;
        apart++;
        for (const { score, lean } of compared) {
          if (score === best) expect(lean).not.toBe('累');
          if (score === worst) expect(lean).not.toBe('助');
        }
      }
    }
    expect(apart).toBeGreaterThan(500);
  });

  test('a decade has every touch: 甲申 on 丁巳 壬寅 completes 寅巳申, opposes 寅, joins and breaks 巳', () => {
    const chart = castChart({
      pillars: { year: '丁巳', month: '壬寅', day: '辛丑', hour: '己亥' },
      sex: '男',
      hour: 'shichen',
    });
    const source = analyseChart(chart);
    const jiashen = GANZHI.find(({ name }) => name === '甲申') as (typeof GANZHI)[number];
    const touches = luckTouchesOf(chart, source, jiashen, 'dayun');
    const found = touches.map(({ kind, pillars }) => `${kind} ${pillars.join('+')}`);
    expect(found).toEqual(
      expect.arrayContaining(['三刑 month+year', '六冲 month', '六合 year', '六害 hour']),
    );
    expect(found.filter((each) => each.startsWith('刑'))).toEqual([]);
  });
});

/** Branches that a pillar of luck strikes by the records of relations, those that a combination resolves left out. */
function struckBy({ pillars, rules }: Analysis, chart: (typeof CHARTS)[number]['chart']) {
  return GANZHI.map((ganzhi) => {
    const open = relationsWithLuck({ ...chart, pillars, rules }, [{ place: 'dayun', ganzhi }]).filter(
      ({ kind, resolvedBy }) => kind === '六冲' && resolvedBy === undefined,
    );
    return NATAL_KEYS.filter((key) => open.some((relation) => relation.pillars.includes(key)));
  });
}

test('a clash that a combination resolves neither counts nor breaks', () => {
  let resolved = 0;
  for (const { chart, analysis } of CHARTS) {
    const open = struckBy(analysis, chart);
    for (const [i, ganzhi] of GANZHI.entries()) {
      const struck = scorePillar(analysis, ganzhi).why.filter(({ code }) => code.startsWith('冲'));
      expect(NATAL_KEYS.filter((key) => struck.some(({ pillars }) => pillars.includes(key)))).toEqual(
        open[i],
      );
      for (const touch of luckTouchesOf(chart, analysis, ganzhi, 'dayun')) {
        if (touch.kind !== '六冲' || !touch.isResolved) continue;
        resolved++;
        expect(touch.effect).toBeNull();
      }
    }
  }
  expect(resolved).toBeGreaterThan(100);
});
