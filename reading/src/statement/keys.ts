/**
 * Words that keys of statements are made of.
 */
import type { Role } from '@shangyuan/engine/analysis';
import type { Branch } from '@shangyuan/engine/ganzhi';

/** Name of a pillar, 甲子 to 癸亥: only stems and branches of one polarity meet. */
export type GanzhiName =
  | `${'甲' | '丙' | '戊' | '庚' | '壬'}${'子' | '寅' | '辰' | '午' | '申' | '戌'}`
  | `${'乙' | '丁' | '己' | '辛' | '癸'}${'丑' | '卯' | '巳' | '未' | '酉' | '亥'}`;

/** The benefit of a wuxing or god: 助 it helps (用 喜), 平 neither (闲), 累 it burdens (仇 忌). */
export type Benefit = '助' | '平' | '累';

/** Benefit of each role. */
export const BENEFIT_OF_ROLE = {
  用神: '助',
  喜神: '助',
  闲神: '平',
  仇神: '累',
  忌神: '累',
} as const satisfies Readonly<Record<Role, Benefit>>;

/** The claim that each benefit makes. */
export const CLAIM_OF_BENEFIT = {
  助: '喜',
  平: '平',
  累: '忌',
} as const satisfies Readonly<Record<Benefit, '喜' | '平' | '忌'>>;

/** A season of birth, by the month branch. */
export type Season = '春' | '夏' | '秋' | '冬';

/** Season of each month branch; the earth months belong to the season they close. */
export const SEASON_OF_BRANCH = {
  寅: '春',
  卯: '春',
  辰: '春',
  巳: '夏',
  午: '夏',
  未: '夏',
  申: '秋',
  酉: '秋',
  戌: '秋',
  亥: '冬',
  子: '冬',
  丑: '冬',
} as const satisfies Readonly<Record<Branch, Season>>;
