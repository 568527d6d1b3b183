/**
 * How two 纳音 stand to each other, with the ones that are made by what controls them.
 */
import { KE, nayinWuxing, SHENG, type Nayin } from '@shangyuan/engine/ganzhi';
import type { NayinKey } from './families.ts';

/**
 * 纳音 that are made by what controls them: fire shapes 剑锋 and 沙中, water honours three fires, metal lifts 平地.
 * Source: 三命通会·论纳音取象.
 */
// prettier-ignore
const TEMPERED: readonly Nayin[] = [
  '剑锋金', '沙中金', // 逢火成形
  '天上火', '霹雳火', '山下火', // 得水为福
  '平地木', // 得金成材
  '天河水', '大海水', // 不畏土
  '路旁土', '大驿土', '沙中土', // 不畏木
];

/**
 * Of two 纳音 that control, the one that is made by it; null where none is.
 *
 * @example temperedOf('剑锋金', '炉中火') // '剑锋金'
 */
export function temperedOf(a: Nayin, b: Nayin): Nayin | null {
  const [x, y] = [nayinWuxing(a), nayinWuxing(b)];
  if (KE[x] === y && TEMPERED.includes(b)) return b;
  return KE[y] === x && TEMPERED.includes(a) ? a : null;
}

/** The text of two 纳音, and whether the first gives or controls; where they are alike it is the first. */
export function nayinKeyOf(a: Nayin, b: Nayin): { readonly key: NayinKey; readonly isFirst: boolean } {
  const [x, y] = [nayinWuxing(a), nayinWuxing(b)];
  if (x === y) return { key: `同.${x}`, isFirst: true };
  const isFirst = SHENG[x] === y || KE[x] === y;
  const by = isFirst ? x : y;
  if (SHENG[by] === (isFirst ? y : x)) return { key: `生.${by}`, isFirst };
  return { key: `${temperedOf(a, b) === null ? '克' : '成'}.${by}`, isFirst };
}
