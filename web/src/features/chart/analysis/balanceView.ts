/**
 * The scales of 强弱 as geometry: how far the beam falls, and the blocks in each pan.
 */
import {
  SHENG_BY,
  STEM_WUXING,
  WUXING,
  type ByWuxing,
  type Stem,
  type Wuxing,
} from '@shangyuan/engine/ganzhi';
import { wholeShares } from '../../../lib/words/wholeShares.ts';

/** A block of a pan, from its foot up. */
export interface Block {
  readonly wuxing: Wuxing;
  /** Whole per cent. */
  readonly share: number;
  /** Distance of its foot from the foot of the pan, and its height. */
  readonly y: number;
  readonly height: number;
}

/** The scales. */
export interface BalanceView {
  /** Degrees the beam falls to the right; negative to the left. */
  readonly tilt: number;
  readonly helps: readonly Block[];
  readonly draws: readonly Block[];
}

/** Capacity of a pan, in units of the drawing. */
export const PAN_HEIGHT = 92;
const LEAST_BLOCK = 18;
const MOST_TILT = 10;
/** The beam falls 1° for each 5 % away from even. */
const PERCENT_A_DEGREE = 5;

function blocksOf(shares: ByWuxing<number>, of: readonly Wuxing[]): readonly Block[] {
  const shown = of.filter((wuxing) => shares[wuxing] > 0).toSorted((a, b) => shares[b] - shares[a]);
  let y = 0;
  return shown.map((wuxing) => {
    const height = Math.max(LEAST_BLOCK, (shares[wuxing] / 100) * PAN_HEIGHT);
    const block = { wuxing, share: shares[wuxing], y, height };
    y += height;
    return block;
  });
}

/**
 * Lays the scales out.
 *
 * @param percent share of each phase
 * @param support what helps the day master, percent
 */
export function balanceView(percent: ByWuxing<number>, dayMaster: Stem, support: number): BalanceView {
  const own = STEM_WUXING[dayMaster];
  const helping = [own, SHENG_BY[own]];
  const shares = wholeShares(percent);
  const fall = (50 - support) / PERCENT_A_DEGREE;
  return {
    tilt: Math.max(-MOST_TILT, Math.min(MOST_TILT, fall)),
    helps: blocksOf(shares, helping),
    draws: blocksOf(
      shares,
      WUXING.filter((wuxing) => !helping.includes(wuxing)),
    ),
  };
}
