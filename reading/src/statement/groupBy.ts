/**
 * Items by a key, keys in the order of their first item: `Map.groupBy`, which Node 20 does not have.
 *
 * @example groupBy([1, 2, 3], (n) => n % 2).get(1) // [1, 3]
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
