/**
 * `--fields pillars,time.utc`: the named parts of a record.
 */
import { UsageError } from '../context.ts';
import { text } from '../language.ts';

function fieldOf(record: object, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
      const known = typeof value === 'object' && value !== null ? Object.keys(value).join(' ') : '–';
      throw new UsageError(text(`没有字段 ${path}；可用：${known}`, `no field ${path}; there are: ${known}`));
    }
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/**
 * The record with only some of its fields, by their paths.
 *
 * @throws UsageError for a field it does not have
 */
export function pickFields(record: object, paths: readonly string[]): object {
  return Object.fromEntries(paths.map((path) => [path, fieldOf(record, path)]));
}
