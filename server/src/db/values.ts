/** Values on their way into the database. */
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Json } from './tables.ts';

/** Text cast to jsonb, which both drivers take alike. */
export function jsonb<T extends Json | readonly Json[]>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::text::jsonb`;
}

/** An id before every other, to read pages from. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** A new id: UUID version 7, so that ids sort by time. Made here because PostgreSQL 15 has no uuidv7(). */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  // The rest of a random one, which Node has in store; its variant is the same.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
