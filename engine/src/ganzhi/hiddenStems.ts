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

/**
 * 地支藏干, main stem first. Source: 渊海子平·论天干地支所藏.
 * Variants: 巳 by `SiOrder`; 午 with 丙 and 亥 with 戊 belong to the 司令 table only.
 */
// prettier-ignore
const STEMS_IN = {
  子: ['癸'],             丑: ['己', '癸', '辛'], 寅: ['甲', '丙', '戊'],
  卯: ['乙'],             辰: ['戊', '乙', '癸'], 巳: ['丙', '庚', '戊'],
  午: ['丁', '己'],       未: ['己', '丁', '乙'], 申: ['庚', '壬', '戊'],
  酉: ['辛'],             戌: ['戊', '辛', '丁'], 亥: ['壬', '甲'],
} as const satisfies ByBranch<readonly Stem[]>;

const SI_OLD_ORDER = ['丙', '戊', '庚'] as const satisfies readonly Stem[];

/** Made on first use. */
const CACHE: Partial<Record<Branch, readonly HiddenStem[]>> = {};
let siInOldOrder: readonly HiddenStem[] | undefined;

function hidden(stems: readonly Stem[]): readonly HiddenStem[] {
  const weights = WEIGHTS[stems.length] ?? [];
  return Object.freeze(
    stems.map((stem, i) => Object.freeze({ stem, role: ROLES[i] as HiddenRole, weight: weights[i] ?? 0 })),
  );
}

/**
 * Hidden stems of a branch, main first.
 *
 * @param si order of 巳, default 丙庚戊
 * @returns frozen and shared
 * @example hiddenStemsOf('亥').map((h) => h.stem) // ['壬', '甲']
 */
export function hiddenStemsOf(branch: Branch, si: SiOrder = 'bingengwu'): readonly HiddenStem[] {
  if (branch === '巳' && si === 'bingwugeng') return (siInOldOrder ??= hidden(SI_OLD_ORDER));
  return (CACHE[branch] ??= hidden(STEMS_IN[branch]));
}

/**
 * Main hidden stem 本气 of a branch.
 *
 * @example mainStemOf('亥') // '壬'
 */
export function mainStemOf(branch: Branch): Stem {
  return STEMS_IN[branch][0];
}
