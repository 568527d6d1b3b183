/**
 * 二十八宿 on the plate: widths in degrees of a 360° set of the Qing, one palace of seven a line from 角. They sum to 360.
 * Source: widths as engraved on Qing plates (360° set). Variants: 开禧度 and each maker's own zero. `uncertain`: drawing only.
 * Checked: rings.test.ts (28 names, sum 360).
 */

/** Width of each mansion, degrees. */
export const MANSION_WIDTHS_DEG = {
  角: 11, 亢: 9, 氐: 16, 房: 5, 心: 6, 尾: 18, 箕: 9,
  斗: 23, 牛: 7, 女: 11, 虚: 9, 危: 16, 室: 18, 壁: 9,
  奎: 18, 娄: 12, 胃: 15, 昴: 11, 毕: 16, 觜: 1, 参: 10,
  井: 31, 鬼: 2, 柳: 13, 星: 7, 张: 18, 翼: 20, 轸: 19,
} as const;
/** Name of a mansion 宿. */
export type MansionName = keyof typeof MANSION_WIDTHS_DEG;

/** Where 角 begins, in the 辰 sector. */
export const MANSION_RING_START_DEG = 113;
