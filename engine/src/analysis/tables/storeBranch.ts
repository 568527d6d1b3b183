/**
 * 墓库: the branch that stores each wuxing. 土 shares the store of 水.
 *
 * Source: 渊海子平·论十二长生; 子平真诠·论墓库刑冲之说. Variants: 土 in 戌 with 火. Checked: facts.test.ts.
 */
import type { Branch, ByWuxing } from '../../ganzhi/index.ts';

/** Branch of the 墓 of each wuxing. */
export const STORE_BRANCH = {
  木: '未', 火: '戌', 土: '辰', 金: '丑', 水: '辰',
} as const satisfies ByWuxing<Branch>;
