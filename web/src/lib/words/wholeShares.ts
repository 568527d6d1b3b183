/**
 * Shares as whole per cents that add up to a hundred: rounded once, together, so that what is shown side by side never
 * contradicts its sum.
 */
import { WUXING, type ByWuxing, type Wuxing } from '@shangyuan/engine/ganzhi';

/**
 * Whole per cents of the five phases, by largest remainder.
 *
 * @param percent shares that add up to about 100
 */
export function wholeShares(percent: ByWuxing<number>): ByWuxing<number> {
  const shares = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };
  for (const wuxing of WUXING) shares[wuxing] = Math.floor(percent[wuxing]);
  const rest = (wuxing: Wuxing) => percent[wuxing] - Math.floor(percent[wuxing]);
  let missing = 100 - WUXING.reduce((sum, wuxing) => sum + shares[wuxing], 0);
  for (const wuxing of WUXING.toSorted((a, b) => rest(b) - rest(a))) {
    if (missing <= 0) break;
    shares[wuxing]++;
    missing--;
  }
  return shares;
}
