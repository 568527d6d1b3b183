/**
 * Values read from the database and cached until their table changes. The database notifies us (see db/listen.ts);
 * where a notice is lost, the value is read again after half a minute.
 */
import { SECOND_MS } from './duration.ts';
import type { Clock } from './ports.ts';

const TTL_MS = 30 * SECOND_MS;

/** Tables whose rows are cached. */
export type CachedTable = 'feature_switch' | 'holiday_notice' | 'link_key' | 'quota_limit' | 'wire_key';

/** The cache. */
export type TableCache = {
  /** The value of a table, read on a miss. */
  readonly get: <T>(table: CachedTable, read: () => Promise<T>) => Promise<T>;
  /** Forgets what was read from a table, or everything where none is named. */
  readonly invalidate: (table?: string) => void;
};

export function createTableCache(clock: Clock): TableCache {
  const values = new Map<string, { value: Promise<unknown>; until: number }>();
  return {
    get: async <T>(table: CachedTable, read: () => Promise<T>): Promise<T> => {
      const now = clock.now().getTime();
      const found = values.get(table);
      if (found !== undefined && found.until > now && found.until <= now + TTL_MS)
        return found.value as Promise<T>;
      const value = read();
      const entry = { value, until: now + TTL_MS };
      values.set(table, entry);
      value.catch(() => {
        if (values.get(table) === entry) values.delete(table);
      });
      return value;
    },
    invalidate: (table) => {
      if (table === undefined) values.clear();
      else values.delete(table);
    },
  };
}
