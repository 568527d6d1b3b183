/** The audit log. */
import { countsSince, type Since } from '../../db/counts.ts';
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

/** A page of what was done to a target, in the order of the ids. */
export async function findAuditPage(tx: Tx, target: string, after: string, limit: number) {
  return tx
    .selectFrom('audit')
    .select(['id', 'actor', 'action', 'at'])
    .where('target', '=', target)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How often something was done to a target since each of the instants. */
export async function countAuditEntries(
  tx: Tx,
  target: string,
  action: string,
  since: Since,
): Promise<readonly number[]> {
  const row = await tx
    .selectFrom('audit')
    .select(countsSince('at', since).as('n'))
    .where('target', '=', target)
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return row.n;
}
