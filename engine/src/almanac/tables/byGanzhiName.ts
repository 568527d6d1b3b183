/**
 * Tables with one row for each of the sixty pairs, keyed by the two characters.
 */
import type { Branch, Stem } from '../../ganzhi/index.ts';

type YangStem = '甲' | '丙' | '戊' | '庚' | '壬';
type YangBranch = '子' | '寅' | '辰' | '午' | '申' | '戌';
/** Name of one of the sixty pairs: stem and branch of the same parity. */
export type GanzhiName =
  `${YangStem}${YangBranch}` | `${Exclude<Stem, YangStem>}${Exclude<Branch, YangBranch>}`;

/** A table with one row for each of the sixty pairs. */
export type ByGanzhiName<T> = Readonly<Record<GanzhiName, T>>;
