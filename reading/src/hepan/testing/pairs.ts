/**
 * Pairs of random people for the checks of comparison reports, and what a report says sentence by sentence.
 */
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { statementsOfHepan, type HepanReport, type HepanSide } from '../index.ts';

/** The day of reading. */
export const TODAY = { year: 2026, month: 11, day: 22 };

/** A person of a comparison. */
export function sideOf(birth: Birth, name: string): HepanSide {
  const chart = castChart(birth, {}, WORLD);
  return { chart, analysis: analyseChart(chart), name };
}

/** Births two by two as 甲方 and 乙方. */
export function pairsOf(births: readonly Birth[]): (readonly [HepanSide, HepanSide])[] {
  return Array.from({ length: Math.floor(births.length / 2) }, (_, i) => {
    const [a, b] = births.slice(2 * i, 2 * i + 2) as [Birth, Birth];
    return [sideOf(a, '甲方'), sideOf(b, '乙方')];
  });
}

/** Sentences of a report as they are read in 通俗. */
export function sentencesIn(report: HepanReport): string[] {
  return statementsOfHepan(report)
    .flatMap(({ plain }) => (plain === null ? [] : plain.split(/(?<=[。！？])/u)))
    .filter((sentence) => sentence.length > 1);
}
