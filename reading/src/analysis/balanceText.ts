/**
 * 强弱 on a screen: what helps the day master and what draws on it, in words, and the three supports, each with its reason.
 */
import type { Analysis, EvidenceValues, ExplanationStep } from '@shangyuan/engine/analysis';
import { STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { evidenceText, type Explanation } from '../chart/index.ts';
import { countOf } from '../statement/figures.ts';

/** One of 得令 得地 得势. */
export interface Tick {
  readonly name: '得令' | '得地' | '得势';
  readonly isMet: boolean;
  /** In two short clauses. */
  readonly short: string;
  readonly explanation: Explanation;
  readonly source: string;
}

/** 强弱 as a card shows it. */
export interface BalanceCard {
  /** 帮身约三成, 耗身约七成. */
  readonly helps: string;
  readonly draws: string;
  /** 身弱, 从财格. */
  readonly name: string;
  readonly explanation: Explanation;
  readonly ticks: readonly Tick[];
  readonly source: string;
}

/** A share in tenths: 约三成. */
export function tenthsText(percent: number): string {
  const tenths = Math.round(percent / 10);
  if (tenths === 0) return '不到一成';
  if (tenths === 10) return '几乎全部';
  return tenths === 5 ? '约一半' : `约${tenths === 2 ? '二' : countOf(tenths)}成`;
}

function shortText(step: ExplanationStep): string {
  switch (step.code) {
    case 'TICK_DELING': {
      const { dayMaster, branch, main, state } = step.values as EvidenceValues['TICK_DELING'];
      return `${branch}月${STEM_WUXING[main]}当令，${STEM_WUXING[dayMaster]}为${state}`;
    }
    case 'TICK_DEDI': {
      const { value, isMet } = step.values as EvidenceValues['TICK_DEDI'];
      return isMet ? '四支之中，有根可依' : value === 0 ? '四支之中，没有根' : '四支之中，根气太浅';
    }
    default: {
      const { value } = step.values as EvidenceValues['TICK_DESHI'];
      return value === 0 ? '其余干支，没有帮手' : `其余干支，${countOf(value)}处帮手`;
    }
  }
}

/** 强弱 of a chart for a card. */
export function balanceCardOf({ strength, explanation }: Analysis): BalanceCard {
  const stepOf = (name: ExplanationStep['step']) =>
    explanation.find(({ step }) => step === name) as ExplanationStep;
  const tickOf = (name: Tick['name'], of: '令' | '地' | '势', isMet: boolean): Tick => {
    const step = stepOf(of);
    return { name, isMet, short: shortText(step), explanation: evidenceText(step), source: step.source };
  };
  const { support, follow, possibleFollow } = strength;
  const score = evidenceText(stepOf('分数'));
  const kind = evidenceText(stepOf('类别'));
  const maybe = possibleFollow === null ? '' : `时辰不详，也可能是${possibleFollow}。`;
  return {
    helps: `帮身${tenthsText(support)}`,
    draws: `耗身${tenthsText(100 - support)}`,
    name: follow?.name ?? strength.class,
    explanation: {
      sentence: kind.sentence + maybe,
      arithmetic: [score.arithmetic, kind.arithmetic].filter((each) => each !== null).join(''),
    },
    ticks: [
      tickOf('得令', '令', strength.isDeling),
      tickOf('得地', '地', strength.isDedi),
      tickOf('得势', '势', strength.isDeshi),
    ],
    source: stepOf('类别').source,
  };
}
