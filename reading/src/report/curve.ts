/**
 * Bands of the life curve: the lean of a period's verdict in three words. Texts keep the five bands of a period.
 */
import { LEAN_EDGES, leanOfScore, type PeriodLean } from '@shangyuan/engine/analysis';

/** Band of the curve. */
export type CurveBand = '顺' | '平' | '缓';

/** Lowest score of each band. */
export const CURVE_EDGES = { 顺: LEAN_EDGES.助, 平: LEAN_EDGES.平 } as const;

const BAND_OF: Readonly<Record<PeriodLean, CurveBand>> = { 助: '顺', 平: '平', 累: '缓' };

/**
 * Band of a score.
 *
 * @example [70, 69, 60, 59].map(curveBandOf) // ['顺', '平', '平', '缓']
 */
export function curveBandOf(score: number): CurveBand {
  return BAND_OF[leanOfScore(score)];
}

/** What leads the notes a reader is invited to write. */
export const LOOK_BACK =
  '走过的几步大运最能对照。把升学、搬家、换工作的年份记下来，看看合不合；不合的地方，比合的更值得记。';
