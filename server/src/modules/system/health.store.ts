/** Whether the database answers. */
import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';

/** Rejects where it does not. */
export async function pingDatabase(tx: Tx): Promise<void> {
  await sql`SELECT 1`.execute(tx);
}
