/**
 * `--fields pillars,time.utc`: the named parts of a record.
 */
import { UsageError } from '../context.ts';
import { text } from '../language.ts';

/** A name that no record of the command has: the whole call is wrong, not a line of it. */
export class FieldError extends UsageError {}

function fieldOf(record: object, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) {
    // What is not known in one record, or a place past the end of a list, may be there in another.
    if (value === null || value === undefined) return null;
    if (Array.isArray(value) && /^\d+$/.test(name))
      value = (value as readonly unknown[])[Number(name)] ?? null;
    else if (typeof value === 'object' && Object.hasOwn(value, name))
      value = (value as Record<string, unknown>)[name];
    else {
      const known = typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).join(' ') : '–';
      throw new FieldError(text(`没有字段 ${path}；可用：${known}`, `no field ${path}; there are: ${known}`));
    }
  }
  return value;
}

/**
 * The record with only some of its fields, by their paths.
 *
 * @throws FieldError for a field it does not have
 */
export function pickFields(record: object, paths: readonly string[]): object {
  return Object.fromEntries(paths.map((path) => [path, fieldOf(record, path)]));
}
