/**
 * Reasons and rows: who speaks for or against an item, as records that the answers of one base share. Made once each.
 */
import { type Item, ITEMS } from '../tables/items.ts';
import { CLASSIC, ITEM_SOURCE, type Source } from '../tables/source.ts';
import { type Spirit, SPIRITS } from './spirits.ts';
import type { YijiBase } from './yijiBase.ts';
import type { ItemRecord, Reason } from './yijiTypes.ts';

const RULE_SOURCES: readonly Source[] = SPIRITS.map(({ book, chapter }) => Object.freeze({ book, chapter }));

/** Why a spirit favours or forbids, made once for each base. */
function reasonOf(base: YijiBase, index: number, side: Reason['side']): Reason {
  const key = side === 'favours' ? -1 - index : index;
  const known = base.reasons.get(key);
  if (known !== undefined) return known;
  const spirit = SPIRITS[index] as Spirit;
  const ruleSource = RULE_SOURCES[index] as Source;
  const rung = side === 'forbids' ? base.rungs.get(index) : undefined;
  const reason: Reason = Object.freeze({
    spirit: spirit.id,
    name: spirit.name,
    side,
    mode: rung?.mode ?? 'usual',
    case: rung?.case ?? null,
    why: rung?.why ?? null,
    source: spirit.book === CLASSIC ? ITEM_SOURCE : ruleSource,
    ruleSource,
  });
  base.reasons.set(key, reason);
  return reason;
}

/** Reasons of several spirits in the order given, one list for the same spirits. Spirits of the date have no rung. */
export function reasonList(
  base: YijiBase,
  side: Reason['side'],
  spirits: readonly number[],
): readonly Reason[] {
  const key = side + spirits.join();
  let list = base.reasonLists.get(key);
  if (list === undefined) {
    list = Object.freeze(spirits.map((index) => reasonOf(base, index, side)));
    base.reasonLists.set(key, list);
  }
  return list;
}

/** A row of an item, not cached. */
export function recordOf(
  base: YijiBase,
  item: number,
  side: Reason['side'],
  spirits: readonly number[],
): ItemRecord {
  const by = reasonList(base, side, spirits);
  return { row: Object.freeze({ item: ITEMS[item] as Item, by }), results: [] };
}
