/**
 * The other of each pair of `relations.ts`, by stem or branch: what a day needs without the lists.
 */
import type { Branch, ByBranch } from './branch.ts';
import type { ByStem, Stem } from './stem.ts';

/** Partner of each stem in 五合. */
// prettier-ignore
export const WUHE_OF = {
  甲: '己', 乙: '庚', 丙: '辛', 丁: '壬', 戊: '癸', 己: '甲', 庚: '乙', 辛: '丙', 壬: '丁', 癸: '戊',
} as const satisfies ByStem<Stem>;

/** Partner of each branch in 六合. */
// prettier-ignore
export const LIUHE_OF = {
  子: '丑', 丑: '子', 寅: '亥', 卯: '戌', 辰: '酉', 巳: '申', 午: '未', 未: '午', 申: '巳', 酉: '辰', 戌: '卯', 亥: '寅',
} as const satisfies ByBranch<Branch>;

/** The branch opposite, 六冲. */
// prettier-ignore
export const CHONG_OF = {
  子: '午', 丑: '未', 寅: '申', 卯: '酉', 辰: '戌', 巳: '亥', 午: '子', 未: '丑', 申: '寅', 酉: '卯', 戌: '辰', 亥: '巳',
} as const satisfies ByBranch<Branch>;

/** Partner of each branch in 六害. */
// prettier-ignore
export const LIUHAI_OF = {
  子: '未', 丑: '午', 寅: '巳', 卯: '辰', 辰: '卯', 巳: '寅', 午: '丑', 未: '子', 申: '亥', 酉: '戌', 戌: '酉', 亥: '申',
} as const satisfies ByBranch<Branch>;

/** Partner of each branch in 六破. */
// prettier-ignore
export const LIUPO_OF = {
  子: '酉', 丑: '辰', 寅: '亥', 卯: '午', 辰: '丑', 巳: '申', 午: '卯', 未: '戌', 申: '巳', 酉: '子', 戌: '未', 亥: '寅',
} as const satisfies ByBranch<Branch>;
