/**
 * What the book lists for the items of an affair, with the spirits that say so.
 */
import type { ItemRow } from '@shangyuan/engine/almanac';
import { fillText } from './fillText.ts';
import { PICKING_TEXTS } from './picking.texts.ts';

/**
 * 天德、月德当日，《协纪辨方书》列为宜嫁娶: items that the same spirits name share a clause, and every spirit names every item
 * beside it.
 */
export function itemsText(rows: readonly ItemRow[], verdict: '宜' | '忌'): string {
  const itemsBy = new Map<string, string[]>();
  for (const { item, by } of rows) {
    const spirits = by.map(({ name }) => name).join('、');
    itemsBy.set(spirits, [...(itemsBy.get(spirits) ?? []), item]);
  }
  const book = rows[0]?.by[0]?.source.book ?? '';
  return [...itemsBy]
    .map(([spirits, items]) =>
      fillText(PICKING_TEXTS.items, { spirits, book, verdict, items: items.join('、') }),
    )
    .join('；');
}
