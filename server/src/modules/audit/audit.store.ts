/** The audit log. */
import { sql } from 'kysely';
import type { Json, Tx } from '../../db/tables.ts';
import { jsonb, newId } from '../../db/values.ts';

export type AuditEntry = { actor: string; action: string; target: string; detail?: Json; at: Date };

export async function addAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actor, action, target, detail = {}, at } = entry;
  await tx
    .insertInto('audit')
    .values({ id: newId(at), actor, action, target, detail: jsonb(detail), at })
    .execute();
}

export async function findAudit(tx: Tx, filter: { target?: string; limit: number }) {
  let query = tx.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(filter.limit);
  if (filter.target !== undefined) query = query.where('target', '=', filter.target);
  return query.execute();
}

export async function countAuditEntries(
  tx: Tx,
  target: string,
  action: string,
  since: Date,
): Promise<number> {
  const row = await tx
    .selectFrom('audit')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('target', '=', target)
    .where('action', '=', action)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return row.n;
}
