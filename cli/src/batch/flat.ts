/**
 * A record as cells of a table: names of nested fields joined by full stops.
 */

/**
 * The texts and numbers of a record by their path; lists of them in one cell.
 *
 * @example flatOf({ a: 1, b: { c: ['x', 'y'] } }) // { a: '1', 'b.c': 'x y' }
 */
export function flatOf(record: object, path = ''): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, value] of Object.entries(record)) {
    const key = path + name;
    if (Array.isArray(value)) {
      const plain = value.filter((each) => typeof each !== 'object');
      if (plain.length === value.length) cells[key] = plain.join(' ');
    } else if (typeof value === 'object' && value !== null)
      Object.assign(cells, flatOf(value as object, `${key}.`));
    else cells[key] = value === null ? '' : String(value);
  }
  return cells;
}
