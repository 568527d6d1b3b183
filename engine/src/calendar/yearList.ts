/**
 * Lists indexed by year for the caches of this room.
 */

/**
 * An empty list with room for the years 0 to `lastYear`. Its length is set at once: an empty array whose first write is at
 * index 2024 becomes a hash table, three times slower to read.
 */
export function yearList<T>(lastYear: number): (T | undefined)[] {
  const list: (T | undefined)[] = [];
  list.length = lastYear + 1;
  return list;
}
