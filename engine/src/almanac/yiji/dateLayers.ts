/**
 * What comes after the closing rules: 诸事不忌 of the eight days of 德合 and 赦愿, and the layers that a date lays over the whole
 * list (上朔, 四离, 四绝, 晦日, 二分二至). 卷十 says of these 余事皆忌，与德合赦愿并犹忌，以下并同: what the date settles stays 忌 on
 * those days too.
 */
import { ITEMS } from '../tables/items.ts';
import { CLOSING_SOURCE } from '../tables/source.ts';
import type { SpiritEffect } from '../tables/spiritRow.ts';
import { CLOSED, JI, type ListState, STRONG, unlist, YI } from './closingRules.ts';
import { stepOf } from './closingSteps.ts';
import { spiritIdOf } from './ladder.ts';
import { itemIndexes } from './spirits.ts';
import type { YijiBase } from './yijiBase.ts';

/** A spirit that may lay something over the list. */
export interface Layer {
  readonly index: number;
  readonly effect: SpiritEffect | null;
}

/** Item sets of the few lists that layers leave open, and the items that each does not, read once. */
const ALLOWED = new Map<string, ReadonlySet<number>>();
const OTHERS = new Map<string, readonly number[]>();

/** Items that a layer leaves open. */
export function allowedBy(list: string): ReadonlySet<number> {
  let allowed = ALLOWED.get(list);
  if (allowed === undefined) {
    allowed = new Set(itemIndexes(list));
    ALLOWED.set(list, allowed);
  }
  return allowed;
}

/** Items that a layer does not leave open. */
function othersOf(list: string): readonly number[] {
  let others = OTHERS.get(list);
  if (others === undefined) {
    const allowed = allowedBy(list);
    others = ITEMS.map((_, item) => item).filter((item) => !allowed.has(item));
    OTHERS.set(list, others);
  }
  return others;
}

function applyLayer(base: YijiBase, list: ListState, { index, effect }: Layer, isDongzhi: boolean): void {
  if (effect?.type === 'unlist') {
    const more = isDongzhi ? itemIndexes(effect.atWinterSolstice) : [];
    unlist(list, 'fenzhi', [...itemIndexes(effect.items), ...more]);
  }
  if (effect?.type !== 'onlyAllow') return;
  const lifts = effect.unless !== undefined && base.counts(effect.unless);
  if (lifts && effect.exceptUnless !== base.day.name) return;
  if (effect.others === 'unlisted') {
    unlist(list, effect.layer === 'strict' ? 'strict' : 'huiri', othersOf(effect.allow));
    return;
  }
  for (const item of othersOf(effect.allow)) {
    list.marks[item] = ((list.marks[item] as number) & ~YI) | CLOSED;
  }
  list.steps.push(stepOf('closed', { by: spiritIdOf(index) }, CLOSING_SOURCE));
}

/** 诸事不忌: every 忌 that month and pillar settle falls; what the date forbids stands. */
function liftForbids(list: ListState, dated: readonly DatedLayer[]): void {
  list.marks.forEach((mark, item) => {
    if ((mark & JI) !== 0) list.marks[item] = list.isDated(item) ? STRONG : 0;
  });
  const still = dated.filter(({ forbidsAnything }) => forbidsAnything).map(({ index }) => spiritIdOf(index));
  list.steps.push(stepOf('lifted', { stillBy: still }, CLOSING_SOURCE));
}

/** A spirit of the date that is present today. */
export interface DatedLayer extends Layer {
  readonly forbidsAnything: boolean;
}

/**
 * Lays the date over a list that the closing rules have gone through.
 *
 * @param dated spirits of the date that are present today, in the order of the book
 * @param noForbid whether the day is one of the eight of 诸事不忌
 * @param isDongzhi whether today is 冬至, where 二分二至 also strike 伐木
 */
export function layDate(
  base: YijiBase,
  list: ListState,
  dated: readonly DatedLayer[],
  { noForbid, isDongzhi }: { readonly noForbid: boolean; readonly isDongzhi: boolean },
): void {
  if (noForbid) liftForbids(list, dated);
  for (const spirit of base.layered) applyLayer(base, list, spirit, isDongzhi);
  for (const spirit of dated) applyLayer(base, list, spirit, isDongzhi);
}
