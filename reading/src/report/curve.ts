/**
 * Bands of the life curve: three words for what the scores of decades and years say. Texts keep the five bands of a period.
 */

/** Band of the curve. */
export type CurveBand = '顺' | '平' | '缓';

/** Lowest score of each band. The division is ours. */
export const CURVE_EDGES = { 顺: 70, 平: 60 } as const;

/**
 * Band of a score.
 *
 * @example [70, 69, 60, 59].map(curveBandOf) // ['顺', '平', '平', '缓']
 */
export function curveBandOf(score: number): CurveBand {
  if (score >= CURVE_EDGES.顺) return '顺';
  return score >= CURVE_EDGES.平 ? '平' : '缓';
}

/** What leads the notes a reader is invited to write. */
export const LOOK_BACK =
  '走过的几步大运最能对照。把升学、搬家、换工作的年份记下来，看看合不合；不合的地方，比合的更值得记。';
