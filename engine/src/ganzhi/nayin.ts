/**
 * 纳音: the thirty sounds, one to each consecutive pair of the sixty cycle.
 */
import type { Wuxing } from './wuxing.ts';

/**
 * 纳音 in cycle order: entry k belongs to the pairs 2k and 2k + 1 (甲子乙丑海中金 is entry 0).
 * Source: 三命通会·论纳音取象. Variants: 砂中金, 井泉水, 金泊金, 佛灯火 are other spellings of the same names.
 */
// prettier-ignore
export const NAYIN = [
  '海中金', '炉中火', '大林木', '路旁土', '剑锋金',
  '山头火', '涧下水', '城头土', '白蜡金', '杨柳木',
  '泉中水', '屋上土', '霹雳火', '松柏木', '长流水',
  '沙中金', '山下火', '平地木', '壁上土', '金箔金',
  '覆灯火', '天河水', '大驿土', '钗钏金', '桑柘木',
  '大溪水', '沙中土', '天上火', '石榴木', '大海水',
] as const;
/** A 纳音 name. */
export type Nayin = (typeof NAYIN)[number];

/**
 * The phase of a 纳音: its last character.
 *
 * @example nayinWuxing('海中金') // '金'
 */
export function nayinWuxing(nayin: Nayin): Wuxing {
  return nayin[2] as Wuxing;
}
