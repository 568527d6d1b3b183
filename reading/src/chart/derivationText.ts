/**
 * Why a chart says what it says, in sentences: each step of the engine's derivation by the rule in force, and the books.
 */
import {
  derivationOf,
  type DerivationStep,
  type DerivedPlace,
  type PillarsChart,
} from '@shangyuan/engine/chart';
import { ATTRIBUTE_TEXTS } from './attributeTexts.ts';
import { FACT_TEXTS } from './factTexts.ts';
import { LUCK_TEXTS } from './luckTexts.ts';
import { PILLAR_TEXTS } from './pillarTexts.ts';
import { RELATION_TEXTS } from './relationTexts.ts';
import type { StepTexts } from './stepTexts.ts';
import { TIME_TEXTS } from './timeTexts.ts';

const TEXTS: StepTexts<DerivationStep['code']> = {
  ...TIME_TEXTS,
  ...PILLAR_TEXTS,
  ...ATTRIBUTE_TEXTS,
  ...FACT_TEXTS,
  ...LUCK_TEXTS,
  ...RELATION_TEXTS,
};

/**
 * A step in a sentence.
 *
 * @example stepText({ code: 'yearIndex', values: { cycleYear: 1990, index: 6, ganzhi: '庚午' }, source: '六十甲子纪年' }) // '(1990 − 4) ÷ 60 余 6，甲子为 0，数到 6 是庚午。'
 */
export function stepText(step: DerivationStep): string {
  const textOf = TEXTS[step.code] as (values: DerivationStep['values']) => string;
  return textOf(step.values);
}

/** Why a value is what it is: the steps in order, and where the rules stand. */
export interface WhyText {
  readonly steps: readonly string[];
  /** Distinct, in the order of the steps. */
  readonly sources: readonly string[];
}

/**
 * Why a value of a chart is what it is.
 *
 * @param place what is requested, see `derivationOf`
 * @returns no steps where the chart has no such value
 * @example whyText(castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }), { row: 'stem', pillar: { place: 'dayun', dayunNumber: 4 } }).steps[1] // '阳年女命逆行，从月柱壬午逆数第 4 步，是戊寅。'
 */
export function whyText(chart: PillarsChart, place: DerivedPlace): WhyText {
  const steps = derivationOf(chart, place);
  return { steps: steps.map(stepText), sources: [...new Set(steps.map(({ source }) => source))] };
}
