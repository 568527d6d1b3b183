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

/** Which entries; each word is compared whole. `after` is the id of the last entry of the page before. */
export type AuditFilter = {
  readonly actor?: string;
  readonly action?: string;
  readonly target?: string;
  readonly after?: string;
  readonly limit: number;
};

/** Entries, the newest first. */
export async function findAudit(tx: Tx, { actor, action, target, after, limit }: AuditFilter) {
  let query = tx.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (action !== undefined) query = query.where('action', '=', action);
  if (target !== undefined) query = query.where('target', '=', target);
  if (after !== undefined) query = query.where('id', '<', after);
  return query.execute();
}

/** The last entry of an action for each of some targets. */
export async function findLastOf(tx: Tx, action: string, targets: readonly string[]) {
  return tx
    .selectFrom('audit')
    .select(['target', 'actor', 'at'])
    .distinctOn('target')
    .where('target', 'in', targets)
    .where('action', '=', action)
    .orderBy('target')
    .orderBy('at', 'desc')
    .execute();
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

/** The newest of what was done to a target since an instant, of some actions. */
export async function findRecentAudit(
  tx: Tx,
  target: string,
  actions: readonly string[],
  { since, limit }: { readonly since: Date; readonly limit: number },
) {
  return tx
    .selectFrom('audit')
    .select(['id', 'actor', 'action', 'detail', 'at'])
    .where('target', '=', target)
    .where('action', 'in', actions)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
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
