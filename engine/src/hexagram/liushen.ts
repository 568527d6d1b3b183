/**
 * 六神: the six spirits of the lines, by the day stem.
 */
import type { ByStem, Stem } from '../ganzhi/index.ts';
import type { SixLines } from './hexagram.ts';

/** The six spirits in their order from line to line. */
export const LIUSHEN = ['青龙', '朱雀', '勾陈', '螣蛇', '白虎', '玄武'] as const;
/** One of the six spirits 六神. */
export type Liushen = (typeof LIUSHEN)[number];

/**
 * 六神 of the first line by day stem: 甲乙起青龙, 丙丁起朱雀, 戊日起勾陈, 己日起螣蛇, 庚辛起白虎, 壬癸起玄武.
 * Source: 卜筮正宗·卷一.
 */
// prettier-ignore
export const FIRST_LIUSHEN = {
  甲: '青龙', 乙: '青龙', 丙: '朱雀', 丁: '朱雀', 戊: '勾陈',
  己: '螣蛇', 庚: '白虎', 辛: '白虎', 壬: '玄武', 癸: '玄武',
} as const satisfies ByStem<Liushen>;

/**
 * 六神 of the six lines on a day, bottom first.
 *
 * @example liushenOf('戊')[0] // '勾陈'
 */
export function liushenOf(dayStem: Stem): SixLines<Liushen> {
  const first = LIUSHEN.indexOf(FIRST_LIUSHEN[dayStem]);
  return LIUSHEN.map((_, i) => LIUSHEN[(first + i) % 6] as Liushen) as unknown as SixLines<Liushen>;
}
