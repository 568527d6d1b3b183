/**
 * Why a chart says what it says: the steps of the rule that the cast used, with this chart's own figures.
 */
import type { Ganzhi } from '../../ganzhi/index.ts';
import { dayFactsOf, pillarFactsOf } from '../cast/pillarFacts.ts';
import { isDated } from '../natalPillars.ts';
import type { PillarFacts, PillarsChart } from '../types.ts';
import { attributeSteps } from './attributeSteps.ts';
import { factSteps } from './factSteps.ts';
import { dayunStartSteps, liunianFactSteps, luckPillarOf, luckPillarSteps } from './luckSteps.ts';
import { pillarSteps } from './pillarSteps.ts';
import type { CellRow, ChartFact, DerivedPlace, PillarRef } from './places.ts';
import { relationSteps } from './relationSteps.ts';
import { shenshaSteps } from './shenshaSteps.ts';
import type { DerivationStep } from './steps.ts';
import { timeSteps } from './timeSteps.ts';

function factsOf(chart: PillarsChart, ref: PillarRef, ganzhi: Ganzhi): PillarFacts {
  return ref.place === 'day'
    ? dayFactsOf(ganzhi, chart.rules)
    : pillarFactsOf(chart.dayMaster, ganzhi, chart.rules);
}

function cellSteps(chart: PillarsChart, row: CellRow, pillar: PillarRef): DerivationStep[] {
  const ganzhi = luckPillarOf(chart, pillar);
  if (ganzhi === null) return [];
  const { place } = pillar;
  switch (row) {
    case 'stem':
    case 'branch':
      return place === 'year' || place === 'month' || place === 'day' || place === 'hour'
        ? pillarSteps(chart, place, row)
        : luckPillarSteps(chart, pillar);
    case 'shensha':
      return shenshaSteps(chart, place, ganzhi);
    default:
      return attributeSteps(chart, place, factsOf(chart, pillar, ganzhi), row);
  }
}

function labelSteps(chart: PillarsChart, fact: ChartFact): DerivationStep[] {
  if (fact !== 'time' && fact !== 'dayunStart') return factSteps(chart, fact);
  if (!isDated(chart)) return [];
  return fact === 'time' ? timeSteps(chart) : dayunStartSteps(chart);
}

/**
 * How a value of a chart was found, step by step: the rule in force, the figures it took, and its source.
 *
 * @param chart cast by any rules; the steps are those of the rules it carries
 * @param place a cell of the grid (of a natal pillar or one of luck), a label beside it, a relation of the chart, or what a
 *   flowing year is to it
 * @returns empty where the chart has no such value: the hour is not known, or a label needs a date
 * @throws RangeError for a pillar of luck that does not exist
 * @example derivationOf(castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }), { row: 'stem', pillar: { place: 'dayun', dayunNumber: 4 } })[1].values // { month: '壬午', yearYinyang: '阳', sex: '女', direction: '逆', number: 4, ganzhi: '戊寅' }
 */
export function derivationOf(chart: PillarsChart, place: DerivedPlace): readonly DerivationStep[] {
  if ('row' in place) return cellSteps(chart, place.row, place.pillar);
  if ('fact' in place) return labelSteps(chart, place.fact);
  if ('relation' in place) return relationSteps(chart, place.relation);
  return isDated(chart) ? liunianFactSteps(chart, place.liunian) : [];
}
