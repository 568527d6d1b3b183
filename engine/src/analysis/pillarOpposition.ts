/**
 * 天克地冲 between two pillars, as the scores and the key years read it.
 */
import { CHONG_OF, STEM_WUXING, wuxingRelation, type Ganzhi } from '../ganzhi/index.ts';

/**
 * 天克地冲: branches opposed and one stem controlling the other.
 *
 * @example isPillarOpposed(ganzhiOf(16), ganzhiOf(22)) // true
 */
export function isPillarOpposed(a: Ganzhi, b: Ganzhi): boolean {
  const relation = wuxingRelation(STEM_WUXING[a.stem], STEM_WUXING[b.stem]);
  return CHONG_OF[a.branch] === b.branch && (relation === '克' || relation === '被克');
}
