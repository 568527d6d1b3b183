/**
 * How sure the choice of 用神 is, with every deduction.
 */
import { STEM_WUXING, type Stem } from '../../ganzhi/index.ts';
import { clampRound } from '../round.ts';
import type { Strength } from '../model/strength.ts';
import { CLASS_BORDERS } from '../tables/strengthParams.ts';
import type { Ledger } from './ledger.ts';

/** Confidence of a reading. */
export interface Confidence {
  /** 10–95. */
  readonly score: number;
  readonly word: '高' | '中' | '低';
  /** Every step from the start of 80. */
  readonly why: readonly { readonly code: ConfidenceCode; readonly points: number }[];
}

/** What moved the confidence. */
export type ConfidenceCode =
  | 'MARGIN_BELOW_10'
  | 'MARGIN_BELOW_4'
  | 'NEAR_CLASS_BORDER'
  | 'TICKS_DISAGREE'
  | 'SPECIAL_TRUE'
  | 'SPECIAL_FALSE'
  | 'HOUR_UNKNOWN'
  | 'TIAOHOU_AGREES'
  | 'TIAOHOU_OPPOSED';

/** Points of each step. Our own model. */
export const CONFIDENCE_POINTS = {
  MARGIN_BELOW_10: -10,
  MARGIN_BELOW_4: -5,
  NEAR_CLASS_BORDER: -12,
  TICKS_DISAGREE: -12,
  SPECIAL_TRUE: -5,
  SPECIAL_FALSE: -20,
  HOUR_UNKNOWN: -20,
  TIAOHOU_AGREES: 5,
  TIAOHOU_OPPOSED: -8,
} as const satisfies Record<ConfidenceCode, number>;

const START = 80;
const NEAR_BORDER = 3;

function stepsOf(strength: Strength, ledger: Ledger, first: Stem, isHourKnown: boolean): ConfidenceCode[] {
  const steps: ConfidenceCode[] = [];
  const [top, second] = ledger.ranking.map((wuxing) => ledger.votes[wuxing]) as [number, number];
  if (top - second < 10) steps.push('MARGIN_BELOW_10');
  if (top - second < 4) steps.push('MARGIN_BELOW_4');
  const { support, follow } = strength;
  if (follow === null) {
    const borders = [CLASS_BORDERS.weakMax, CLASS_BORDERS.strongMin];
    if (borders.some((border) => Math.abs(support - border) <= NEAR_BORDER)) steps.push('NEAR_CLASS_BORDER');
    const ticks = [strength.isDeling, strength.isDedi, strength.isDeshi].filter(Boolean).length;
    if ((strength.class === '身强' && ticks <= 1) || (strength.class === '身弱' && ticks >= 2)) {
      steps.push('TICKS_DISAGREE');
    }
  } else steps.push(follow.isTrue ? 'SPECIAL_TRUE' : 'SPECIAL_FALSE');
  if (!isHourKnown) steps.push('HOUR_UNKNOWN');
  const role = ledger.roles[STEM_WUXING[first]];
  if (role === '用神') steps.push('TIAOHOU_AGREES');
  if (role === '忌神') steps.push('TIAOHOU_OPPOSED');
  return steps;
}

/**
 * Confidence of a ledger's choice.
 *
 * @param first the first 调候 stem of the month
 */
export function confidenceOf(
  strength: Strength,
  ledger: Ledger,
  first: Stem,
  isHourKnown: boolean,
): Confidence {
  const why = stepsOf(strength, ledger, first, isHourKnown).map((code) => ({
    code,
    points: CONFIDENCE_POINTS[code],
  }));
  const score = clampRound(
    why.reduce((sum, { points }) => sum + points, START),
    10,
    95,
  );
  return { score, word: score >= 80 ? '高' : score >= 65 ? '中' : '低', why };
}
