/** A result as rows of a small table: its fields by their paths, as far as they are one value. */
export type Row = readonly [path: string, value: string];

const DEEPEST = 3;
/** Of one field of the result, so that a long one leaves room for the others. */
const MOST_OF_FIELD = 8;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string | null {
  if (value === null) return '–';
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return texts.every((text) => text !== null) ? texts.join(' ') : null;
  }
  // A pillar or a term is shown by its name.
  return 'name' in value && typeof value.name === 'string' ? value.name : null;
}

/** Rows of a result, in the order of its fields, of each at most the first eight. */
function rowsOf(value: unknown, path = '', depth = 0): Row[] {
  const text = textOf(value);
  if (text !== null) return text === '' ? [] : [[path === '' ? '结果' : path, text]];
  if (depth === DEEPEST) return [];
  const fields = isRecord(value) ? Object.entries(value) : Array.isArray(value) ? [...value.entries()] : [];
  return fields.flatMap(([key, field]) =>
    rowsOf(field, path === '' ? String(key) : `${path}.${key}`, depth + 1).slice(0, MOST_OF_FIELD),
  );
}

/** Rows of the fields that a table shows. */
export function rowsShown(result: unknown, shown?: readonly string[]): Row[] {
  if (shown === undefined || !isRecord(result)) return rowsOf(result);
  return shown.flatMap((field) => (field in result ? rowsOf({ [field]: result[field] }) : []));
}
