/**
 * 藏干: the stems hidden in each branch, main 本气 first.
 */
import type { Branch, ByBranch } from './branch.ts';
import type { Stem } from './stem.ts';

/** Rank of a hidden stem in its branch. */
export type HiddenRole = '本气' | '中气' | '余气';

/** One hidden stem with its rank and weight (our model: 60/30/10, 70/30, 100 hundredths). */
export interface HiddenStem {
  readonly stem: Stem;
  readonly role: HiddenRole;
  /** Share of the branch, 0–1; the shares of a branch sum to 1. */
  readonly weight: number;
}

/** How 巳 orders its second and third stem: 丙庚戊 (庚 has its 长生 there) or 丙戊庚 (older rhyme). */
export type SiOrder = 'bingengwu' | 'bingwugeng';

const ROLES = ['本气', '中气', '余气'] as const;
const WEIGHTS: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [0.7, 0.3], 3: [0.6, 0.3, 0.1] };

function hidden(...stems: Stem[]): readonly HiddenStem[] {
  const weights = WEIGHTS[stems.length] ?? [];
  return Object.freeze(
    stems.map((stem, i) => Object.freeze({ stem, role: ROLES[i] as HiddenRole, weight: weights[i] ?? 0 })),
  );
}

/**
 * 地支藏干, main stem first. Source: 渊海子平·论天干地支所藏.
 * Variants: 巳 by `SiOrder`; 午 with 丙 and 亥 with 戊 belong to the 司令 table only.
 */
// prettier-ignore
export const HIDDEN_STEMS: ByBranch<readonly HiddenStem[]> = Object.freeze({
  子: hidden('癸'),             丑: hidden('己', '癸', '辛'), 寅: hidden('甲', '丙', '戊'),
  卯: hidden('乙'),             辰: hidden('戊', '乙', '癸'), 巳: hidden('丙', '庚', '戊'),
  午: hidden('丁', '己'),       未: hidden('己', '丁', '乙'), 申: hidden('庚', '壬', '戊'),
  酉: hidden('辛'),             戌: hidden('戊', '辛', '丁'), 亥: hidden('壬', '甲'),
});

const SI_OLD_ORDER = hidden('丙', '戊', '庚');

/**
 * Hidden stems of a branch, main first.
 *
 * @param si order of 巳, default 丙庚戊
 * @example hiddenStemsOf('亥').map((h) => h.stem) // ['壬', '甲']
 */
export function hiddenStemsOf(branch: Branch, si: SiOrder = 'bingengwu'): readonly HiddenStem[] {
  return branch === '巳' && si === 'bingwugeng' ? SI_OLD_ORDER : HIDDEN_STEMS[branch];
}

/**
 * Main hidden stem 本气 of a branch.
 *
 * @example mainStemOf('亥') // '壬'
 */
export function mainStemOf(branch: Branch): Stem {
  return (HIDDEN_STEMS[branch][0] as HiddenStem).stem;
}
