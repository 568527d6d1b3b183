/** Values on their way into the database. */
import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Json } from './tables.ts';

/** Text cast to jsonb, which both drivers take alike. */
export function jsonb(value: Json): RawBuilder<Json> {
  return sql<Json>`${JSON.stringify(value)}::text::jsonb`;
}

/** An id before every other, to read pages from. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** A new id: UUID version 7, so that ids sort by time. Made here because PostgreSQL 15 has no uuidv7(). */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
