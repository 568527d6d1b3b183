import type { HepanMode } from '@shangyuan/engine/analysis';
import type { Birth } from '@shangyuan/engine/chart';

/** Years by which a parent is older at least, before one is asked whether it is so. */
const LEAST_YEARS = 14;

/** Year of a birth, of either calendar; null where only pillars are known. */
function yearOf(birth: Birth): number | null {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : null;
}

/** What is odd about the ages of a parent (甲方) and a child. */
export type ParentDoubt =
  { readonly kind: 'younger'; readonly years: number } | { readonly kind: 'close'; readonly years: number };

/**
 * Whether a parent is younger than the child, or hardly older; null where nothing is odd or a year is not known.
 *
 * @param parent birth of 甲方
 * @param child birth of 乙方
 */
export function parentDoubt(mode: HepanMode | null, parent: Birth, child: Birth): ParentDoubt | null {
  const [first, second] = [yearOf(parent), yearOf(child)];
  if (mode !== 'parentChild' || first === null || second === null) return null;
  const years = second - first;
  if (years < 0) return { kind: 'younger', years: -years };
  return years < LEAST_YEARS ? { kind: 'close', years } : null;
}
